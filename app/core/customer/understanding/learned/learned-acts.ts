import { learnedFile } from "../../../learned-file.ts";
import { ACT_KINDS, type ActKind, type Context } from "../heard.ts";
import type { Sentence } from "../normalise.ts";
import { type Classifier, readClassifier, weightsSchema } from "./classifier.ts";
import { featuresOf } from "./line-features.ts";
import { customerNamesOf } from "./mask.ts";
import { signalsOf } from "./signals.ts";

export const learnedActs = learnedFile("acts", weightsSchema, readClassifier);

/** The acts of a sentence with these features; `by`: as learned by other weights. */
export function actsOf(features: readonly string[], by: Classifier = learnedActs.reader()): Set<ActKind> {
  const scores = by.scores(features);
  const rules = new Set(features.filter((one) => one.startsWith("rule:")));
  const neededFor = (kind: ActKind) =>
    (rules.has(`rule:${kind}`) ? NEEDED_WITH_RULE[kind] : undefined) ?? NEEDED[kind] ?? 0;
  const found = new Set(
    ACT_KINDS.filter((kind) => (scores[by.placeOf(kind)] ?? Number.NEGATIVE_INFINITY) > neededFor(kind)),
  );
  for (const kind of SURE_RULES) if (rules.has(`rule:${kind}`)) found.add(kind);
  return found;
}

/**
 * What a class must score above 0 before it counts: higher for acts that win trust and credit, where on whole calls that were not
 * learned from more of what is found is right; of those that cost trust, where ordinary talk holds next to none, since an annoyed
 * customer without cause is a false accusation.
 */
const NEEDED: Partial<Record<ActKind, number>> = {
  acknowledgement: 0.8,
  reflection: 0.6,
  "next-step": 0.8,
  gap: 0.6,
  recommendation: 0.8,
  limits: 1,
  price: 0.8,
  recap: 0.4,
  purpose: 0.8,
  "close-ask": 1.4,
  pressure: 3,
  scare: 3,
  insult: 1.2,
  "odd-request": 2.5,
};

/** Where a set phrase of the act stands in the sentence as well, two reasons speak for it. */
const NEEDED_WITH_RULE: Partial<Record<ActKind, number>> = { pressure: 1.2, scare: 1.2 };

/** Acts whose set phrases say nothing else: these rules were never wrong on the labelled lines. */
const SURE_RULES: ActKind[] = [
  "insult",
  "break-character",
  "odd-request",
  "stop-honoured",
  "clarification",
  "recording",
  "thanks",
  "name",
];

export function actFeatures(sentence: Sentence, place: { index: number; count: number }, context: Context): string[] {
  return [
    ...featuresOf(sentence, {
      previous: context.lastLine?.text ?? null,
      customerNames: customerNamesOf(context),
      isFirst: place.index === 0,
      isLast: place.index === place.count - 1,
    }),
    ...signalsOf(sentence, context),
  ];
}
