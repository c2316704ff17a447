import { actsByRule } from "../acts.ts";
import type { Context } from "../heard.ts";
import type { Sentence } from "../normalise.ts";
import { matchesAny } from "../patterns.ts";
import { shapeOf } from "../set-phrases.ts";

/** What the rules make of a sentence, as features: the classifier learns how far to trust each of them. */
export function signalsOf(sentence: Sentence, context: Context): string[] {
  const shape = shapeOf(sentence);
  const signals = [`asks:${shape ?? "nothing"}`];
  for (const kind of actsByRule(sentence, shape, context)) signals.push(`rule:${kind}`);
  if (context.practice.scenario.gaps.some((gap) => matchesAny(sentence.text, gap.cues)))
    signals.push("gap-cue", `gap-cue:${shape ? "asked" : "said"}-${YOU.test(sentence.text) ? "you" : "nobody"}`);
  for (const [name, pattern] of SHAPES) if (pattern.test(sentence.quote)) signals.push(name);
  return signals;
}

const YOU = /\b(?:you|your|yours)\b/;

/** Capital letters, which only typed lines have. */
const SHAPES: [string, RegExp][] = [
  ["shape:with-name", /\b(?:with|from|at|reached|calling) (?:the )?[A-Z]/],
  ["shape:agency", /[A-Z][a-z]+ (?:[A-Z][a-z]+ )?(?:Insurance|Agency|Group|Partners|Financial|Life)\b/],
  [
    "shape:full-name",
    /^(?:(?:Hi|Hey|Hello|Good \w+),? ?)?(?:[A-Z][a-z]+[,!]? )?[A-Z][a-z]+ [A-Z][a-z]+(?:,| here| with| at| from)/,
  ],
];
