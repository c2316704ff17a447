import { countLabel, figureLabel } from "../count-label.ts";
import { findingTitle } from "../scoring/finding-title.ts";
import type { Talk } from "./ten-minutes.ts";

/** Rules are counted so far back. */
export const RULE_DAYS = 90;

export type HurtingRule = { rule: string; count: number };

/** What the page says first, and the email of Monday all of. `ready` null: there is no checklist. */
export function threeLines(of: {
  people: number;
  ready: number | null;
  rules: readonly HurtingRule[];
  talks: readonly Talk[];
}): [ready: string, hurts: string, talks: string] {
  const { people, ready, talks } = of;
  const [worst] = of.rules;
  return [
    ready === null
      ? `Nobody can be called ready yet: there is no checklist for ${people === 1 ? "your one person" : `your ${figureLabel(people)} people`}.`
      : `Ready: ${figureLabel(ready)} of ${figureLabel(people)}.`,
    worst
      ? `What hurts most: ${findingTitle(worst.rule) ?? worst.rule}, ${countLabel(worst.count, "sure finding")} in ${RULE_DAYS} days.`
      : `What hurts most: no sure finding in ${RULE_DAYS} days.`,
    talks.length === 0
      ? "Ten minutes with you: nobody needs them by these figures."
      : `Ten minutes with you: ${talks.map(({ name, reasons }) => `${name} (${reasons[0]?.words ?? ""})`).join("; ")}.`,
  ];
}
