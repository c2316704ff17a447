import { type QuestionWeights, softmax } from "#core/customer/understanding/learned/question-classifier.ts";
import { lehmer } from "../training/lehmer.ts";
import type { LearnedRow } from "../training/pack-rows.ts";

/** A text to learn from: its features and the index of its class. */
export type Labelled = { features: ReadonlySet<string>; fitting: number };

/** What was learned, before it is packed. `rarity`: in steps. */
export type LearnedQuestions = Pick<QuestionWeights, "classes" | "rarityStep" | "weightStep" | "bias"> & {
  features: readonly { name: string; rarity: number; row: LearnedRow }[];
};

export type LearnSettings = {
  passes: number;
  rate: number;
  /** Features of fewer texts are left out. */
  leastTexts: number;
  /** Weights nearer to 0 than this are left out. */
  leastWeight: number;
};

const RARITY_STEP = 0.1;
const WEIGHT_STEP = 0.1;
/** A text that is this nearly right teaches nothing. */
const SMALLEST_MISTAKE = 0.002;

/**
 * Logistic regression on tf-idf features in rows of length one, by stochastic gradient descent in an order shuffled by a fixed
 * seed: the same texts give the same weights on every machine.
 */
export function learn(
  texts: readonly Labelled[],
  classes: readonly string[],
  settings: LearnSettings,
): LearnedQuestions {
  const vocabulary = vocabularyOf(texts, settings.leastTexts);
  const width = classes.length;
  const rows = texts.map(({ features, fitting }) => ({ ...rowOf(features, vocabulary), fitting }));
  const weights = new Float32Array(vocabulary.size * width);
  const bias = new Float32Array(width);
  const random = lehmer(7);
  const order = rows.map((_, at) => at);
  for (let pass = 0; pass < settings.passes; pass++) {
    shuffle(order, random);
    const rate = settings.rate / (1 + pass * 0.15);
    for (const at of order) {
      const row = rows[at];
      if (row) learnOne(row, weights, bias, rate);
    }
  }
  return inSteps([...vocabulary.values()], weights, bias, classes, settings.leastWeight);
}

type Feature = { name: string; index: number; rarity: number };
type Row = { indices: Int32Array; shares: Float32Array; fitting: number };

function vocabularyOf(texts: readonly Labelled[], leastTexts: number): Map<string, Feature> {
  const counts = new Map<string, number>();
  for (const { features } of texts) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastTexts).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    kept.map(([name, count], index) => {
      const rare = (Math.log((1 + texts.length) / (1 + count)) + 1) * weightOf(name);
      const rarity = Math.round(rare / RARITY_STEP) * RARITY_STEP;
      return [name, { name, index, rarity }];
    }),
  );
}

/** What stood before a question counts for less than its own words. */
function weightOf(feature: string): number {
  return /^[tcgl]:/.test(feature) ? 0.5 : 1;
}

function rowOf(features: ReadonlySet<string>, vocabulary: ReadonlyMap<string, Feature>) {
  const found = [...features].flatMap((name) => vocabulary.get(name) ?? []);
  const length = Math.hypot(...found.map(({ rarity }) => rarity)) || 1;
  return {
    indices: Int32Array.from(found, ({ index }) => index),
    shares: Float32Array.from(found, ({ rarity }) => rarity / length),
  };
}

function learnOne({ indices, shares, fitting }: Row, weights: Float32Array, bias: Float32Array, rate: number) {
  const width = bias.length;
  const scores = Array.from(bias);
  for (const [at, index] of indices.entries()) {
    const share = shares[at] ?? 0;
    const start = index * width;
    for (let k = 0; k < width; k++) scores[k] = (scores[k] ?? 0) + (weights[start + k] ?? 0) * share;
  }
  const chances = softmax(scores);
  for (let k = 0; k < width; k++) {
    const mistake = (chances[k] ?? 0) - (k === fitting ? 1 : 0);
    if (Math.abs(mistake) < SMALLEST_MISTAKE) continue;
    bias[k] = (bias[k] ?? 0) - 0.01 * rate * mistake;
    for (const [at, index] of indices.entries()) {
      const cell = index * width + k;
      weights[cell] = (weights[cell] ?? 0) - rate * mistake * (shares[at] ?? 0);
    }
  }
}

function inSteps(
  vocabulary: readonly Feature[],
  weights: Float32Array,
  bias: Float32Array,
  classes: readonly string[],
  leastWeight: number,
): LearnedQuestions {
  const steps = (value: number) => Math.round(value / WEIGHT_STEP) + 0;
  return {
    classes,
    rarityStep: RARITY_STEP,
    weightStep: WEIGHT_STEP,
    bias: Array.from(bias, steps),
    features: vocabulary.map(({ name, index, rarity }) => ({
      name,
      rarity: Math.round(rarity / RARITY_STEP),
      row: classes.flatMap((_, k) => {
        const value = weights[index * classes.length + k] ?? 0;
        return Math.abs(value) < leastWeight ? [] : [[k, steps(value)] as const];
      }),
    })),
  };
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a = 0, b = 0] = [order[at], order[other]];
    order[at] = b;
    order[other] = a;
  }
}
