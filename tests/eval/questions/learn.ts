import { softmax } from "#core/customer/understanding/learned/question-classifier.ts";
import { lehmer } from "../training/lehmer.ts";
import type { LearnedRow } from "../training/pack-rows.ts";

/**
 * A text to learn from: its features and the index of its class. `customer`: to whom it was said; its class may then be one of the
 * customer's own, which follow the shared ones. `words`: which show to whom it was said; where nobody is asked, there are none.
 */
export type Labelled = {
  features: ReadonlySet<string>;
  fitting: number;
  words?: ReadonlySet<string>;
  customer?: string;
};

/** What was learned of a feature. `rarity`: in steps of `RARITY_STEP`. */
export type LearnedFeature = { name: string; rarity: number; row: LearnedRow };

/** What was learned, before it is packed. Weights and bias in steps of `weightStep`. */
export type LearnedClasses = {
  classes: readonly string[];
  weightStep: number;
  bias: readonly number[];
  features: readonly LearnedFeature[];
};

/**
 * What was learned of one customer: rows of the shared features over the customer's own classes, and of the words said to this
 * customer over the shared classes and then the own.
 */
export type LearnedCustomer = LearnedClasses & { words: readonly LearnedFeature[] };

export type LearnedQuestions = { shared: LearnedClasses; customers: ReadonlyMap<string, LearnedCustomer> };

export type LearnSettings = {
  passes: number;
  rate: number;
  /** Features of fewer texts are left out. */
  leastTexts: number;
  /** The share of a text's features that are left out each time it is learned, so that no few of them decide. */
  dropout: number;
  /**
   * Before this pass, weights nearer to 0 than these are left out for good, and the rest goes on learning without them; the last
   * holds for what is packed. In one and the same measure for both.
   */
  leastWeights: readonly { pass: number; shared: number; own: number }[];
  /** Steps in which weights are kept. */
  steps: { shared: number; own: number };
};

export const RARITY_STEP = 0.1;
/** A text that is this nearly right teaches nothing. */
const SMALLEST_MISTAKE = 0.002;
/** A word said to a customer says more of what this customer is asked than the same word says of all. */
const WORD_OF_CUSTOMER = 2;
/** The classes of a customer have few texts each, and learn faster. */
const RATE_OF_OWN = 2;

/**
 * Logistic regression on tf-idf features in rows of length one, by stochastic gradient descent in an order shuffled by a fixed
 * seed: the same texts give the same weights on every machine. The classes of a customer compete with the shared ones wherever a
 * text was said to that customer. One that was said to nobody in particular is said to another of them in each pass, so that each
 * learns what is none of their own questions.
 */
export function learn(
  texts: readonly Labelled[],
  classes: readonly string[],
  ownClasses: ReadonlyMap<string, readonly string[]>,
  settings: LearnSettings,
): LearnedQuestions {
  const { passes, rate, leastTexts, dropout } = settings;
  const vocabulary = vocabularyOf(texts, leastTexts);
  const shared = matrixOf(vocabulary.size, classes.length);
  const own = new Map([...ownClasses].map(([key, of]) => [key, matrixOf(vocabulary.size, of.length)]));
  const random = lehmer(7);
  const customers = [...own.keys()];
  const examples = texts.map((text) => exampleOf(text, vocabulary));
  const order = examples.map((_, at) => at);
  for (let pass = 0; pass < passes; pass++) {
    for (const least of settings.leastWeights) {
      if (least.pass !== pass) continue;
      leaveOut(shared, least.shared);
      for (const one of own.values()) leaveOut(one, least.own);
    }
    shuffle(order, random);
    const rateNow = rate / (1 + pass * 0.15);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const customer = example.customer ?? customers[Math.floor(random() * customers.length)];
      const matrix = customer === undefined ? null : (own.get(customer) ?? null);
      const said = { ...example, features: [...example.features, ...wordsOf(example, customer, vocabulary)] };
      learnOne(said, rowsOf(said, matrix !== null, dropout, random), shared, matrix, rateNow);
    }
  }
  return inSteps(vocabulary, shared, own, classes, ownClasses, settings);
}

type Feature = { name: string; index: number; rarity: number; isOfOwn: boolean };

/** Weights by feature and class. `mayLearn`: 0 where a weight was left out for good; null: none was. */
type Matrix = { width: number; weights: Float32Array; bias: Float32Array; mayLearn: Uint8Array | null };

type Example = {
  features: readonly Feature[];
  fitting: number;
  words: readonly string[];
  customer: string | undefined;
};
type Row = { indices: number[]; shares: number[] };
/** What shared classes and what a customer's own classes learn from. */
type Rows = { shared: Row; own: Row };

function matrixOf(features: number, width: number): Matrix {
  return { width, weights: new Float32Array(features * width), bias: new Float32Array(width), mayLearn: null };
}

function leaveOut(matrix: Matrix, least: number) {
  const { weights } = matrix;
  const mayLearn = matrix.mayLearn ?? new Uint8Array(weights.length);
  for (let at = 0; at < weights.length; at++) {
    mayLearn[at] = Math.abs(weights[at] ?? 0) >= least ? 1 : 0;
    if (!mayLearn[at]) weights[at] = 0;
  }
  matrix.mayLearn = mayLearn;
}

/**
 * Runs of letters that do not begin a word: the classes of a customer learn nothing of them, which costs hardly a question and
 * saves a sixth of their weights.
 */
const INSIDE_A_WORD = /^~[^<]/;

/** The name of a word said to a customer; no feature of all has a tab. */
function nameOfWord(key: string, word: string): string {
  return `${key}\t${word}`;
}

function namesIn({ features, words = new Set(), customer }: Labelled): string[] {
  return [...features, ...(customer === undefined ? [] : [...words].map((word) => nameOfWord(customer, word)))];
}

function vocabularyOf(texts: readonly Labelled[], leastTexts: number): Map<string, Feature> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const one of namesIn(text)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastTexts).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    kept.map(([name, count], index) => {
      const rare = (Math.log((1 + texts.length) / (1 + count)) + 1) * (name.includes("\t") ? WORD_OF_CUSTOMER : 1);
      const rarity = Math.round(rare / RARITY_STEP) * RARITY_STEP;
      return [name, { name, index, rarity, isOfOwn: !INSIDE_A_WORD.test(name) }];
    }),
  );
}

function exampleOf(
  { features, fitting, words = new Set(), customer }: Labelled,
  vocabulary: ReadonlyMap<string, Feature>,
): Example {
  return {
    features: [...features].flatMap((name) => vocabulary.get(name) ?? []),
    fitting,
    words: [...words],
    customer,
  };
}

function wordsOf(
  { words }: Example,
  customer: string | undefined,
  vocabulary: ReadonlyMap<string, Feature>,
): Feature[] {
  return customer === undefined ? [] : words.flatMap((word) => vocabulary.get(nameOfWord(customer, word)) ?? []);
}

function rowsOf({ features }: Example, hasOwn: boolean, dropout: number, random: () => number): Rows {
  const kept = dropout === 0 ? features : features.filter(() => random() >= dropout);
  const length = Math.hypot(...kept.map(({ rarity }) => rarity)) || 1;
  const rowOf = (some: readonly Feature[]): Row => ({
    indices: some.map(({ index }) => index),
    shares: some.map(({ rarity }) => rarity / length),
  });
  return { shared: rowOf(kept), own: rowOf(hasOwn ? kept.filter(({ isOfOwn }) => isOfOwn) : []) };
}

function learnOne({ fitting }: Example, rows: Rows, shared: Matrix, own: Matrix | null, rate: number) {
  const scores = own ? [...scoresOf(rows.shared, shared), ...scoresOf(rows.own, own)] : scoresOf(rows.shared, shared);
  const chances = softmax(scores);
  for (let at = 0; at < chances.length; at++) {
    const mistake = (chances[at] ?? 0) - (at === fitting ? 1 : 0);
    if (Math.abs(mistake) < SMALLEST_MISTAKE) continue;
    if (at < shared.width) correct(shared, at, rows.shared, rate, 0.01 * rate, mistake);
    else if (own) correct(own, at - shared.width, rows.own, RATE_OF_OWN * rate, 0.01 * rate, mistake);
  }
}

function scoresOf({ indices, shares }: Row, { width, weights, bias }: Matrix): number[] {
  const scores = Array.from(bias);
  for (let at = 0; at < indices.length; at++) {
    const share = shares[at] ?? 0;
    const start = (indices[at] ?? 0) * width;
    for (let k = 0; k < width; k++) scores[k] = (scores[k] ?? 0) + (weights[start + k] ?? 0) * share;
  }
  return scores;
}

function correct(matrix: Matrix, k: number, row: Row, rate: number, rateOfBias: number, mistake: number) {
  const { width, weights, bias, mayLearn } = matrix;
  bias[k] = (bias[k] ?? 0) - rateOfBias * mistake;
  for (let at = 0; at < row.indices.length; at++) {
    const cell = (row.indices[at] ?? 0) * width + k;
    if (mayLearn === null || mayLearn[cell])
      weights[cell] = (weights[cell] ?? 0) - rate * mistake * (row.shares[at] ?? 0);
  }
}

function inSteps(
  vocabulary: ReadonlyMap<string, Feature>,
  shared: Matrix,
  own: ReadonlyMap<string, Matrix>,
  classes: readonly string[],
  ownClasses: ReadonlyMap<string, readonly string[]>,
  { leastWeights, steps }: LearnSettings,
): LearnedQuestions {
  const least = leastWeights.at(-1) ?? { shared: 0, own: 0 };
  const features = [...vocabulary.values()];
  const ofAll = features.filter(({ name }) => !name.includes("\t"));
  const learnedOf = (feature: Feature, name: string, row: LearnedRow): LearnedFeature => ({
    name,
    rarity: Math.round(feature.rarity / RARITY_STEP),
    row,
  });
  const sharedRow = (feature: Feature, step: number) => rowInSteps(shared, feature.index, least.shared, step);
  return {
    shared: {
      classes,
      weightStep: steps.shared,
      bias: Array.from(shared.bias, (value) => Math.round(value / steps.shared) + 0),
      features: ofAll.map((feature) => learnedOf(feature, feature.name, sharedRow(feature, steps.shared))),
    },
    customers: new Map(
      [...own].map(([key, matrix]) => {
        const ownRow = (feature: Feature) => rowInSteps(matrix, feature.index, least.own, steps.own);
        const prefix = nameOfWord(key, "");
        return [
          key,
          {
            classes: ownClasses.get(key) ?? [],
            weightStep: steps.own,
            bias: Array.from(matrix.bias, (value) => Math.round(value / steps.own) + 0),
            features: ofAll
              .map((feature) => learnedOf(feature, feature.name, ownRow(feature)))
              .filter(({ row }) => row.length > 0),
            words: features
              .filter(({ name }) => name.startsWith(prefix))
              .map((feature) =>
                learnedOf(feature, feature.name.slice(prefix.length), [
                  ...sharedRow(feature, steps.own),
                  ...ownRow(feature).map(([at, weight]) => [classes.length + at, weight] as const),
                ]),
              ),
          },
        ];
      }),
    ),
  };
}

function rowInSteps({ width, weights }: Matrix, index: number, least: number, step: number): LearnedRow {
  const row: [number, number][] = [];
  for (let k = 0; k < width; k++) {
    const value = weights[index * width + k] ?? 0;
    const steps = Math.round(value / step);
    if (Math.abs(value) >= least && steps !== 0) row.push([k, steps]);
  }
  return row;
}

/** Puts the numbers in a random order, in place. */
export function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a = 0, b = 0] = [order[at], order[other]];
    order[at] = b;
    order[other] = a;
  }
}
