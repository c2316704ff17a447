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
import type { Turn } from "#core/conversations/turns.ts";
import { findComplianceHits } from "#core/scoring/compliance.ts";
import { hashText } from "#core/seeded.ts";
import { practiceOf } from "../practice.ts";
import { findingsOf } from "./findings.ts";

const lineSchema = z.object({ dialogue: z.coerce.string(), side: z.string(), text: z.string() });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: "string", default: "set" }, show: { type: "string", default: "0" } },
});
const [folder = ""] = positionals;
const half = z.enum(["set", "measure"]).parse(values.half);
const practice = practiceOf({ scenarioId: "A-1", level: 2, seed: 7 });
const shown: string[] = [];
for (const name of readdirSync(folder).filter((one) => one.endsWith(".jsonl"))) measure(name);
console.log(shown.slice(0, Number(values.show)).join("\n"));

function measure(name: string): void {
  const rules = new Map<string, number>();
  const counts = { turns: 0, findings: 0, sure: 0, alarms: 0 };
  for (const turns of dialoguesOf(readFileSync(join(folder, name), "utf8"))) {
    const hits = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    counts.findings += hits.length;
    counts.sure += hits.filter(({ certainty }) => certainty === "sure").length;
    for (const { rule } of hits) rules.set(rule, (rules.get(rule) ?? 0) + 1);
    for (const hit of hits) shown.push(`${hit.rule} ${hit.certainty}: ${turns[hit.evidence.turn]?.text}`);
    for (const [place, { speaker, text: said }] of turns.entries()) {
      if (speaker !== "agent") continue;
      counts.turns++;
      const heard = turns[place - 1]?.text ?? null;
      const { marks } = findingsOf({ heard, said, line: "auto", isRecorded: false });
      const alarms = marks.filter(({ type }) => type === "pressure" || type === "insult");
      counts.alarms += alarms.length;
      for (const { type } of alarms) shown.push(`${type}: ${said}`);
    }
  }
  const per = (count: number) => ((1000 * count) / counts.turns).toFixed(1);
  const byRule = [...rules].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${rule} ${count}`);
  console.log(
    `${name} (${half}): ${counts.turns} turns; per 1,000: findings ${per(counts.findings)}, sure ${per(counts.sure)}, ` +
      `alarms ${per(counts.alarms)}; ${byRule.join(", ")}`,
  );
}

/** Whole dialogues with the leading side as the agent; where nobody leads, every turn is judged. */
function dialoguesOf(text: string): Turn[][] {
  const dialogues = new Map<string, { side: string; text: string }[]>();
  for (const line of text.trim().split("\n")) {
    const { dialogue, ...said } = lineSchema.parse(JSON.parse(line));
    if (halfOf(dialogue) === half) dialogues.set(dialogue, [...(dialogues.get(dialogue) ?? []), said]);
  }
  const isLed = [...dialogues.values()].flat().some(({ side }) => side === "professional");
  return [...dialogues.values()].map((lines) =>
    lines.map(({ side, text: said }, index) => ({
      index,
      speaker: !isLed || side === "professional" ? "agent" : "customer",
      text: said,
      atMs: 1000 * index,
    })),
  );
}

function halfOf(dialogue: string): string {
  return hashText(dialogue) % 2 === 0 ? "set" : "measure";
}
