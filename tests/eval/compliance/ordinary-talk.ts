import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Turn } from "#core/conversations/turns.ts";
import { findComplianceHits } from "#core/scoring/compliance.ts";
import { hashText } from "#core/seeded.ts";
import { practiceOf } from "../practice.ts";
import type { Section } from "../table.ts";
import { findingsOf } from "./findings.ts";

const lineSchema = z.object({ dialogue: z.coerce.string(), side: z.string(), text: z.string() });
export const halfSchema = z.enum(["set", "measure"]);
type Half = z.infer<typeof halfSchema>;

/**
 * False alarms in one file of talk that breaks no rule. `shown`: what was found, for looking at the half that thresholds are set
 * on.
 */
export type FalseAlarms = {
  name: string;
  turns: number;
  findings: number;
  sure: number;
  alarms: number;
  rules: Map<string, number>;
  shown: string[];
};

/** Of each file of JSON lines in a folder; see ordinary.ts. */
export function falseAlarmsIn(folder: string, half: Half): FalseAlarms[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => falseAlarmsOf(name, dialoguesOf(readFileSync(join(folder, name), "utf8"), half)));
}

export function perThousand(count: number, turns: number): string {
  return ((1000 * count) / turns).toFixed(1);
}

/** For `npm run eval`: the half that nothing was set on. */
export function reportOrdinaryTalk(folder: string): Section[] {
  const rows = falseAlarmsIn(folder, "measure").flatMap(({ name, turns, findings, sure, alarms }) => {
    const stem = name.replace(/\.jsonl$/, "");
    const set = `turns of ${KNOWN[stem] ?? `ordinary talk (${stem})`}`;
    const row = (what: string, count: number) => ({
      name: `${name}: ${what.toLowerCase()} (${turns} turns)`,
      cells: [perThousand(count, turns)],
      publish: { what: `${what} per 1,000 turns`, set, size: turns },
    });
    return [
      row("Findings shown", findings),
      row("Findings that count", sure),
      row("Pressing or insulting heard", alarms),
    ];
  });
  return [{ title: "False alarms in ordinary talk, per 1,000 turns", columns: ["value"], rows }];
}

/** Public sets by what their people talk about: CaSiNo (2021), Persuasion for Good (2019), PriMock57 (2022). */
const KNOWN: Readonly<Record<string, string>> = {
  casino: "negotiations about camping supplies",
  "persuasion-for-good": "fund raising by chat",
  primock57: "medical consultations",
};

const practice = practiceOf({ scenarioId: "A-1", level: 2, seed: 7 });

function falseAlarmsOf(name: string, dialogues: Turn[][]): FalseAlarms {
  const found: FalseAlarms = { name, turns: 0, findings: 0, sure: 0, alarms: 0, rules: new Map(), shown: [] };
  for (const turns of dialogues) {
    const hits = findComplianceHits({ practice, turns, marks: [], isRecorded: false });
    found.findings += hits.length;
    found.sure += hits.filter(({ certainty }) => certainty === "sure").length;
    for (const { rule } of hits) found.rules.set(rule, (found.rules.get(rule) ?? 0) + 1);
    for (const hit of hits) found.shown.push(`${hit.rule} ${hit.certainty}: ${turns[hit.evidence.turn]?.text}`);
    for (const [place, { speaker, text: said }] of turns.entries()) {
      if (speaker !== "agent") continue;
      found.turns++;
      const heard = turns[place - 1]?.text ?? null;
      const { marks } = findingsOf({ heard, said, line: "auto", isRecorded: false });
      const alarms = marks.filter(({ type }) => type === "pressure" || type === "insult");
      found.alarms += alarms.length;
      for (const { type } of alarms) found.shown.push(`${type}: ${said}`);
    }
  }
  return found;
}

/** Whole dialogues with the leading side as the agent; where nobody leads, every turn is judged. */
function dialoguesOf(text: string, half: Half): Turn[][] {
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

function halfOf(dialogue: string): Half {
  return hashText(dialogue) % 2 === 0 ? "set" : "measure";
}
