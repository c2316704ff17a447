import { learnedFile } from "../../../learned-file.ts";
import type { Objection } from "../../../scenarios/schema.ts";
import { contentWords, type Sentence, sharedWords, wordsSaid } from "../normalise.ts";
import { matchesAny } from "../patterns.ts";
import { type Classifier, readClassifier, weightsSchema } from "./classifier.ts";

/** What a sentence may do with an objection: take it seriously, ask what is behind it, answer that, ask whether that settles it. */
export type HandlingPart = "acknowledges" | "explores" | "answers" | "confirms";
export const HANDLING_PARTS: readonly HandlingPart[] = ["acknowledges", "explores", "answers", "confirms"];

/** An objection that is on the table. */
export type OpenObjection = {
  objection: Objection;
  /** Its words, as this customer says them and as what is behind it is described. */
  says: string;
  /** How many agent turns have followed it: 0 where the customer has just raised it. */
  turnsAgo: number;
};

export const learnedHandling = learnedFile("handling", weightsSchema, readClassifier);

/** How far what was learned of whole calls speaks for each part, of a sentence with these features; `by`: other weights. */
export function handlingScores(
  features: readonly string[],
  by: Classifier = learnedHandling.reader(),
): Record<HandlingPart, number> {
  const scores = by.scores(features);
  const scoreOf = (part: HandlingPart) => scores[by.placeOf(part)] ?? 0;
  return {
    acknowledges: scoreOf("acknowledges"),
    explores: scoreOf("explores"),
    answers: scoreOf("answers"),
    confirms: scoreOf("confirms"),
  };
}

/** On whole calls that were not learned from: about seven of ten that score more are right. */
export const NEEDED_ALONE: Readonly<Record<HandlingPart, number>> = {
  acknowledges: 1.2,
  explores: 1.1,
  answers: 0.8,
  confirms: 0.4,
};

/**
 * Where the rules say so, too, two reasons speak for it. What answers it by its own patterns and what asks whether it is settled
 * needs no second one: of those, seven of ten are right.
 */
export const NEEDED_WITH_RULE: Readonly<Record<HandlingPart, number>> = {
  acknowledges: -0.4,
  explores: -2.8,
  answers: Number.NEGATIVE_INFINITY,
  confirms: Number.NEGATIVE_INFINITY,
};

/**
 * What ties a sentence to the objection beside what its acts are known by (`features`); null: none is known, as in most of the calls
 * that are learned.
 */
export function handlingFeatures(
  sentence: Sentence,
  features: readonly string[],
  open: OpenObjection | null,
): readonly string[] {
  return open ? [...features, ...tiesTo(open, sentence)] : features;
}

function tiesTo({ objection, says, turnsAgo }: OpenObjection, { text, asked }: Sentence): string[] {
  const { answerKeys, scriptCues, exampleAnswer, exampleAcknowledge } = objection;
  const words = contentWords(text);
  const shared = (of: string) => Math.min(2, sharedWords(words, wordsSaid(of)));
  return [
    "objection:open",
    `objection:turns-${Math.min(turnsAgo, 3)}`,
    ...(matchesAny(text, answerKeys) ? ["objection:key", `objection:key-${asked ? "asked" : "said"}`] : []),
    ...(matchesAny(text, scriptCues) ? ["objection:cue"] : []),
    `objection:shares-${shared(says)}`,
    `objection:answers-${shared(`${exampleAnswer} ${exampleAcknowledge}`)}`,
  ];
}
