/**
 * Logistic regression for short texts: features weighed by how much more often they stand with a yes than with a no
 * (Wang and Manning 2012, "Baselines and Bigrams"), L2, AdaGrad. The order of the rows is shuffled by a fixed seed, so the
 * same rows give the same weights.
 */
export type Row = { features: Int32Array /** 1 / sqrt(number of all features). */; norm: number; isYes: boolean };
export type Head = { weights: Float64Array; bias: number };
/** `strengths`: a prior factor for each feature. */
export type Training = { size: number; strengths: Float64Array; l1: number; l2: number; epochs: number };

export function trainHead(rows: readonly Row[], { size, strengths, l1, l2, epochs }: Training): Head {
  const scale = leanings(rows, size).map((leaning, feature) => leaning * (strengths[feature] ?? 1));
  const weights = new Float64Array(size);
  const spread = new Float64Array(size).fill(1e-6);
  let bias = START_BIAS;
  let biasSpread = 1e-6;
  const next = randomFrom(SEED);
  const order = rows.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, next);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      let sum = bias;
      for (const feature of row.features) sum += at(weights, feature) * at(scale, feature) * row.norm;
      const error = 1 / (1 + Math.exp(-sum)) - (row.isYes ? 1 : 0);
      for (const feature of row.features) {
        const slope = error * at(scale, feature) * row.norm + l2 * at(weights, feature);
        spread[feature] = at(spread, feature) + slope * slope;
        const step = RATE / Math.sqrt(at(spread, feature));
        weights[feature] = shrunk(at(weights, feature) - step * slope, step * l1);
      }
      biasSpread += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSpread);
    }
  }
  return { weights: weights.map((weight, feature) => weight * at(scale, feature)), bias };
}

export function scoreOf({ weights, bias }: Head, { features, norm }: Omit<Row, "isYes">): number {
  let sum = 0;
  for (const feature of features) sum += at(weights, feature);
  return bias + sum * norm;
}

/** Towards 0, and not past it: what proves little ends at exactly 0. */
function shrunk(weight: number, by: number): number {
  return Math.sign(weight) * Math.max(Math.abs(weight) - by, 0);
}

/** Log of how much likelier a feature is in a yes than in a no. */
function leanings(rows: readonly Row[], size: number): Float64Array {
  const yes = new Float64Array(size).fill(1);
  const no = new Float64Array(size).fill(1);
  let yesRows = 2;
  let noRows = 2;
  for (const { features, isYes } of rows) {
    if (isYes) yesRows++;
    else noRows++;
    const counts = isYes ? yes : no;
    for (const feature of features) counts[feature] = at(counts, feature) + 1;
  }
  return yes.map((count, feature) => Math.log(count / yesRows / (at(no, feature) / noRows)));
}

function shuffle(order: number[], next: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const pick = Math.floor(next() * (last + 1));
    [order[last], order[pick]] = [order[pick] ?? 0, order[last] ?? 0];
  }
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

const RATE = 0.15;
const SEED = 12345;
/** A rule is broken by about one training line in thirty. */
const START_BIAS = -3;
