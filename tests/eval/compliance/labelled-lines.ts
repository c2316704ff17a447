import { RULE_IDS, type RuleId } from "#core/scoring/compliance/rules.ts";
import type { ComplianceCase } from "#tests/app/core/scoring/compliance-cases.ts";

/** One labelled agent line with the little context that decides it. */
export type EvalCase = Omit<ComplianceCase, "heldOut"> & {
  id: string;
  /** Rules a fair reader could name as well: found or not, they count neither way. */
  mayAlso: RuleId[];
  /** Rules of replacement and basis apply to life only. */
  line: "auto" | "life";
  /** The conversation is announced as recorded. */
  isRecorded: boolean;
};

export type LabelledLine =
  | string
  | { heard?: string; said: string; mayAlso?: RuleId[]; line?: "life"; isRecorded?: true };
export type LabelledLines = Record<RuleId, { breaks: LabelledLine[]; keeps: LabelledLine[] }>;

/** `breaks` of a rule break it; `keeps` come close and break none. */
export function casesOf(lines: LabelledLines): EvalCase[] {
  return RULE_IDS.flatMap((rule) => [
    ...lines[rule].breaks.map((line, index) => caseOf(line, `${rule}.breaks.${index + 1}`, [rule])),
    ...lines[rule].keeps.map((line, index) => caseOf(line, `${rule}.keeps.${index + 1}`, [])),
  ]);
}

function caseOf(line: LabelledLine, id: string, breaks: RuleId[]): EvalCase {
  const scene = typeof line === "string" ? { said: line } : line;
  return { id, heard: null, breaks, mayAlso: [], line: "auto", isRecorded: false, ...scene };
}
