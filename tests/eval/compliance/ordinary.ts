/**
 * False alarms on ordinary talk: `node tests/eval/compliance/ordinary.ts FOLDER [--half set|measure] [--show 20]`. The folder
 * holds files of JSON lines with `dialogue`, `side` ("professional" leads) and `text`. Nothing in them breaks a rule, so what is
 * found there is a false alarm. Prints findings and marks of pressing (by fear too) and insulting per 1,000 turns of the leading
 * side. Which half a dialogue belongs to is fixed by its name: thresholds are set on one, figures come from the other.
 */
import { parseArgs } from "node:util";
import { loadLearned } from "#app/node/learned.ts";
import { falseAlarmsIn, halfSchema, perThousand } from "./ordinary-talk.ts";

loadLearned();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: "string", default: "set" }, show: { type: "string", default: "0" } },
});
const half = halfSchema.parse(values.half);
const measured = falseAlarmsIn(positionals[0] ?? "", half);
for (const { name, turns, findings, sure, alarms, rules } of measured) {
  const byRule = [...rules].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${rule} ${count}`);
  console.log(
    `${name} (${half}): ${turns} turns; per 1,000: findings ${perThousand(findings, turns)}, ` +
      `sure ${perThousand(sure, turns)}, alarms ${perThousand(alarms, turns)}; ${byRule.join(", ")}`,
  );
}
console.log(
  measured
    .flatMap(({ shown }) => shown)
    .slice(0, Number(values.show))
    .join("\n"),
);
