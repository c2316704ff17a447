import type { Suspicion } from "../customer/speaking/reading-request.ts";
import { complianceRules } from "./compliance/rules.ts";
import { findSpokenHits } from "./compliance/spoken-hits.ts";

/** The rules of conduct that the rules suspect a line of breaking, for a model to look at. `heard`: the customer's words before it. */
export function suspicionsIn(line: string, heard: string | null): Suspicion[] {
  const said = [
    ...(heard === null ? [] : [{ index: 0, speaker: "customer" as const, text: heard, atMs: 0 }]),
    { index: 1, speaker: "agent" as const, text: line, atMs: 0 },
  ];
  return findSpokenHits(said).map(({ rule, evidence }) => ({
    rule,
    title: complianceRules.find(({ id }) => id === rule)?.title ?? rule,
    quote: evidence.quote,
  }));
}
