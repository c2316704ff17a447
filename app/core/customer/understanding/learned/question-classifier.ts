import { z } from "zod";
import type { CustomerWeights } from "./customer-weights.ts";
import { numberAt, packedRowsSchema, type Rows, readNames, readRows } from "./packed-rows.ts";

/**
 * A softmax classifier of short texts over weighted features (tf-idf with rows of length one, then logistic regression), as
 * `npm run train` writes it. The names of the features stand apart: classifiers of the same texts share them.
 */
export const questionWeightsSchema = z.object({
  classes: z.array(z.string()).readonly(),
  rarityStep: z.number(),
  weightStep: z.number(),
  /** Per class, in steps. */
  bias: z.array(z.number()).readonly(),
  /** How rare the rarest feature is, in steps. */
  rarest: z.number(),
  /** Per name, as a number of packed-rows.ts: how many steps the feature is less rare. */
  rarities: z.string(),
  rows: packedRowsSchema,
});
export type QuestionWeights = z.infer<typeof questionWeightsSchema>;

export type QuestionClassifier = {
  /** Of all questions, then those of the customer. */
  classes: readonly string[];
  /** Chance of each class, which add up to 1. `words`: of the text, where the classifier is one customer's. */
  chances(features: Iterable<string>, words?: Iterable<string>, penalties?: readonly number[]): number[];
  /** Whether anything was learned of a feature. */
  knows(feature: string): boolean;
};

/** A feature in a text: its row of weights, and how rare it is. */
type Found = { rarity: number; place: number; isWord: boolean };

/** `places`: of the names of the features. `customer`: whose own classes compete with those of all. */
export function readQuestionClassifier(
  weights: QuestionWeights,
  places: ReadonlyMap<string, number>,
  customer?: CustomerWeights,
): QuestionClassifier {
  const { rarityStep, weightStep, bias, rarest, rarities } = weights;
  const width = weights.classes.length;
  const classes = [...weights.classes, ...(customer?.classes ?? [])];
  const rows = readRows(weights.rows, width);
  const own = customer && {
    rows: readRows(customer.rows, classes.length - width),
    ...readWords(customer, classes.length),
  };
  const biases = [
    ...bias.map((one) => one * weightStep),
    ...(customer?.bias.map((one) => one * customer.weightStep) ?? []),
  ];
  const placeOf = (feature: string): number | undefined => {
    const place = places.get(feature);
    return place !== undefined && rows.has(place) ? place : undefined;
  };
  const rarityAt = (place: number) => (rarest - numberAt(rarities, place)) * rarityStep;
  return {
    classes,
    knows: (feature) => placeOf(feature) !== undefined,
    chances(features, words = [], penalties = []) {
      const found: Found[] = [];
      for (const feature of features) {
        const place = placeOf(feature);
        if (place !== undefined) found.push({ place, rarity: rarityAt(place), isWord: false });
      }
      for (const word of own ? words : []) {
        const place = own?.places.get(word);
        if (place !== undefined)
          found.push({ place, rarity: numberAt(own?.rarities ?? "", place) * rarityStep, isWord: true });
      }
      let squares = 0;
      for (const { rarity } of found) squares += rarity * rarity;
      const length = Math.sqrt(squares) || 1;
      const scores = Float64Array.from(biases);
      for (let at = 0; at < penalties.length; at++) scores[at] = (scores[at] ?? 0) - (penalties[at] ?? 0);
      for (const { place, rarity, isWord } of found) {
        const share = rarity / length;
        if (!isWord) add(scores, rows.entriesAt(place), share * weightStep, 0);
        if (own && isWord) add(scores, own.wordRows.entriesAt(place), share * own.weightStep, 0);
        else if (own?.rows.has(place)) add(scores, own.rows.entriesAt(place), share * own.weightStep, width);
      }
      return softmax(scores);
    },
  };
}

type Words = { places: ReadonlyMap<string, number>; rarities: string; wordRows: Rows; weightStep: number };

function readWords({ words, rarities, wordRows, weightStep }: CustomerWeights, classCount: number): Words {
  return { places: readNames(words), rarities, wordRows: readRows(wordRows, classCount), weightStep };
}

/** `entries`: class index, counted from `first`, and weight in turn. */
function add(scores: Float64Array, entries: Int16Array, share: number, first: number) {
  for (let at = 0; at < entries.length; at += 2) {
    const index = first + (entries[at] ?? 0);
    scores[index] = (scores[index] ?? 0) + (entries[at + 1] ?? 0) * share;
  }
}

/** Below this a score has no chance that a number could tell from 0. */
const NO_CHANCE = -40;

export function softmax(scores: ArrayLike<number>): number[] {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) highest = Math.max(highest, scores[at] ?? highest);
  const chances = new Array<number>(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    const below = (scores[at] ?? 0) - highest;
    const raised = below < NO_CHANCE ? 0 : Math.exp(below);
    chances[at] = raised;
    sum += raised;
  }
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) / sum;
  return chances;
}
