import { existsSync, readFileSync } from "node:fs";
import { RULE_IDS } from "#core/scoring/compliance/rules.ts";
import { labelledLineSchema } from "#core/scoring/labelled-line.ts";
import type { TrainingLine } from "./lines.ts";

/**
 * Lines that agents disputed and let be used: the export of /admin/disputes, put beside this file as disputed-lines.jsonl. A
 * finding that stood is a breach, one that did not is a near miss of its rule; what nobody has settled, and checks, teach nothing
 * here. No file: no lines.
 */
export function disputedLines(file = new URL("disputed-lines.jsonl", import.meta.url)): TrainingLine[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line): TrainingLine[] => {
      const { finding, heard, said, isRight } = labelledLineSchema.parse(JSON.parse(line));
      const about = RULE_IDS.find((id) => id === finding);
      if (about === undefined || isRight === null) return [];
      return [{ heard, said, breaks: isRight ? [about] : [], mayAlso: [], about }];
    });
}
