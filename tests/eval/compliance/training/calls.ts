import { readdirSync, readFileSync } from "node:fs";
import { RULE_IDS } from "#core/scoring/compliance/rules.ts";
import type { TrainingLine } from "./lines.ts";

/** Acts that annoy a customer with reason: a label may name one beside or instead of rules, and nothing learns it yet. */
const ALARMS = ["pressure", "scare", "insult", "odd"];

const TURN = /^(C|A(?<mark>[!?])?(?<labels>[\w ]*)):\s*(?<said>.+)$/;

/**
 * The agent turns of whole calls, one call a file: `# situation`, `C:` and `A:` lines; `A! R4 pressure:` breaks rule 4 and
 * presses, `A? R6:` is arguable. Throws for a line or label that is none of these.
 */
export function readCalls(folder: URL): TrainingLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) => readCall(readFileSync(new URL(name, folder), "utf8"), name));
}

function readCall(text: string, call: string): TrainingLine[] {
  const turns: TrainingLine[] = [];
  let heard: string | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const { mark, labels = "", said } = TURN.exec(line)?.groups ?? {};
    if (said === undefined) throw new Error(`${call}:${index + 1}: neither C: nor A:`);
    if (line.startsWith("C")) {
      heard = said;
      continue;
    }
    const names = labels.split(" ").filter((one) => one !== "");
    const rules = RULE_IDS.filter((rule) => names.includes(rule));
    const alarms = ALARMS.filter((alarm) => names.includes(alarm));
    if (rules.length + alarms.length !== new Set(names).size) throw new Error(`${call}:${index + 1}: label ${labels}`);
    const breaks = mark === "!" ? rules : [];
    const mayAlso = mark === "?" ? rules : [];
    turns.push({ heard, said, breaks, mayAlso, about: rules[0] ?? null });
    heard = null;
  }
  return turns;
}
