import type { FoundFinding } from "./findings.ts";

/**
 * agree: as the score has it. met: a check was met, or a rule was not broken. not-met: a check was not met, or a rule was broken
 * for sure.
 */
export type FindingVerdict = "agree" | "met" | "not-met";

/** After the finding's title: "Agreed", "Met", "A breach". */
export function verdictWords({ kind }: Pick<FoundFinding, "kind">, verdict: FindingVerdict): string {
  return WORDS[kind][verdict];
}

const WORDS = {
  check: { agree: "Agreed", met: "Met", "not-met": "Not met" },
  rule: { agree: "Agreed", met: "No breach", "not-met": "A breach" },
} as const satisfies Record<FoundFinding["kind"], Record<FindingVerdict, string>>;
