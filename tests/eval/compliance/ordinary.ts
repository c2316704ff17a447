/**
 * False alarms on ordinary talk: `node tests/eval/compliance/ordinary.ts FOLDER [--half set|measure] [--show 20]`. The folder
 * holds files of JSON lines with `dialogue`, `side` ("professional" leads) and `text`. Nothing in them breaks a rule, so what is
 * found there is a false alarm. Prints findings and marks of pressing (by fear too) and insulting per 1,000 turns of the leading
 * side. Which half a dialogue belongs to is fixed by its name: thresholds are set on one, figures come from the other.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { hashText } from "#core/seeded.ts";
import { findingsOf } from "./findings.ts";

const lineSchema = z.object({ dialogue: z.coerce.string(), side: z.string(), text: z.string() });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: "string", default: "set" }, show: { type: "string", default: "0" } },
});
const [folder = ""] = positionals;
const half = z.enum(["set", "measure"]).parse(values.half);
const shown: string[] = [];
for (const name of readdirSync(folder).filter((one) => one.endsWith(".jsonl"))) measure(name);
console.log(shown.slice(0, Number(values.show)).join("\n"));

function measure(name: string): void {
  const rules = new Map<string, number>();
  const counts = { turns: 0, findings: 0, sure: 0, alarms: 0 };
  for (const { heard, said } of turnsOf(readFileSync(join(folder, name), "utf8"))) {
    counts.turns++;
    const { hits, marks } = findingsOf({ heard, said, line: "auto", isRecorded: false });
    counts.findings += hits.length;
    counts.sure += hits.filter(({ certainty }) => certainty === "sure").length;
    const alarms = marks.filter(({ type }) => type === "pressure" || type === "insult");
    counts.alarms += alarms.length;
    for (const { rule } of hits) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    for (const hit of hits) shown.push(`${hit.rule} ${hit.certainty}: ${said}`);
    for (const { type } of alarms) shown.push(`${type}: ${said}`);
  }
  const per = (count: number) => ((1000 * count) / counts.turns).toFixed(1);
  const byRule = [...rules].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${rule} ${count}`);
  console.log(
    `${name} (${half}): ${counts.turns} turns; per 1,000: findings ${per(counts.findings)}, sure ${per(counts.sure)}, ` +
      `alarms ${per(counts.alarms)}; ${byRule.join(", ")}`,
  );
}

/** The turns of the leading side with what the other said before; where nobody leads, of both. */
function turnsOf(text: string): { heard: string | null; said: string }[] {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => lineSchema.parse(JSON.parse(line)));
  const isLed = lines.some(({ side }) => side === "professional");
  return lines.flatMap(({ dialogue, side, text: said }, at) => {
    if ((isLed && side !== "professional") || halfOf(dialogue) !== half) return [];
    const last = lines[at - 1];
    return [{ heard: last?.dialogue === dialogue ? last.text : null, said }];
  });
}

function halfOf(dialogue: string): string {
  return hashText(dialogue) % 2 === 0 ? "set" : "measure";
}
