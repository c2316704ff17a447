import { numberAt, type PackedRows, readRows } from "./packed-rows.ts";

/**
 * A softmax classifier of short texts over weighted features (tf-idf with rows of length one, then logistic regression), as
 * `npm run train` writes it. The names of the features stand apart: classifiers of the same texts share them.
 */
export type QuestionWeights = {
  classes: readonly string[];
  rarityStep: number;
  weightStep: number;
  /** Per class, in steps. */
  bias: readonly number[];
  /** How rare the rarest feature is, in steps. */
  rarest: number;
  /** Per name, as a number of packed-rows.ts: how many steps the feature is less rare. */
  rarities: string;
  rows: PackedRows;
};

export type QuestionClassifier = {
  classes: readonly string[];
  /** Chance of each class, which add up to 1. */
  chances(features: Iterable<string>, penalties?: readonly number[]): number[];
  /** Whether anything was learned of a feature. */
  knows(feature: string): boolean;
  /** Undefined: nothing was learned of it. */
  rarityOf(feature: string): number | undefined;
};

/** `places`: of the names of the features. */
export function readQuestionClassifier(
  weights: QuestionWeights,
  places: ReadonlyMap<string, number>,
): QuestionClassifier {
  const { classes, rarityStep, weightStep, bias, rarest, rarities } = weights;
  const rows = readRows(weights.rows, classes.length);
  const placeOf = (feature: string): number | undefined => {
    const place = places.get(feature);
    return place !== undefined && rows.has(place) ? place : undefined;
  };
  const rarityAt = (place: number) => (rarest - numberAt(rarities, place)) * rarityStep;
  return {
    classes,
    knows: (feature) => placeOf(feature) !== undefined,
    rarityOf(feature) {
      const place = placeOf(feature);
      return place === undefined ? undefined : rarityAt(place);
    },
    chances(features, penalties = []) {
      const found: number[] = [];
      let squares = 0;
      for (const feature of features) {
        const place = placeOf(feature);
        if (place === undefined) continue;
        found.push(place);
        squares += rarityAt(place) * rarityAt(place);
      }
      const scores = bias.map((one, at) => one * weightStep - (penalties[at] ?? 0));
      const length = Math.sqrt(squares) || 1;
      for (const place of found) {
        const entries = rows.entriesAt(place);
        const share = (rarityAt(place) / length) * weightStep;
        for (let at = 0; at < entries.length; at += 2) {
          const index = entries[at] ?? 0;
          scores[index] = (scores[index] ?? 0) + (entries[at + 1] ?? 0) * share;
        }
      }
      return softmax(scores);
    },
  };
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - highest));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}
