/**
 * Logistic regression for short texts: AdaGrad with a falling rate, and a weight is drawn towards 0 by a set amount at each step,
 * so that what proves little ends there. Weights count as whole steps while they are learned (Courbariaux et al. 2015,
 * "BinaryConnect"): the others make up for what rounding takes from one. The order of the rows is shuffled by a fixed seed, so
 * the same rows give the same weights.
 */
export type Row = { features: Int32Array; isYes: boolean };
/** `weights`: in steps, whole numbers. */
export type Head = { weights: Int8Array; bias: number };
/** `allowed`: 1 for each feature that may have a weight. */
export type Training = { allowed: Uint8Array; step: number; mostSteps: number; l1: number; epochs: number };

export function trainHead(rows: readonly Row[], { allowed, step, mostSteps, l1, epochs }: Training): Head {
  const weights = new Float64Array(allowed.length);
  const spread = new Float64Array(allowed.length).fill(1e-6);
  const inSteps = (weight: number) => Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight / step)));
  let bias = logOddsOf(rows);
  let biasSpread = 1e-6;
  const next = randomFrom(SEED);
  const order = rows.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - (RATE_FALL * epoch) / epochs);
    const isStepped = epoch >= FREE_EPOCHS;
    shuffle(order, next);
    for (const index of order) {
      const row = rows[index];
      if (!row) continue;
      let sum = 0;
      if (isStepped) for (const feature of row.features) sum += step * inSteps(at(weights, feature));
      else for (const feature of row.features) sum += at(weights, feature);
      const error = 1 / (1 + Math.exp(-bias - sum)) - (row.isYes ? 1 : 0);
      for (const feature of row.features) {
        if (allowed[feature] !== 1) continue;
        spread[feature] = at(spread, feature) + error * error;
        const pace = rate / Math.sqrt(at(spread, feature));
        weights[feature] = shrunk(at(weights, feature) - pace * error, pace * l1);
      }
      biasSpread += error * error;
      bias -= (rate * error) / Math.sqrt(biasSpread);
    }
  }
  return { weights: Int8Array.from(weights, inSteps), bias };
}

export function scoreOf({ weights, bias }: Head, features: Int32Array, step: number): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + step * sum;
}

/**
 * Where a head begins: heads differ in how often they say yes, and what the bias has to catch up with the weights would
 * learn.
 */
function logOddsOf(rows: readonly Row[]): number {
  const yes = rows.filter(({ isYes }) => isYes).length;
  return Math.log((yes + 1) / (rows.length - yes + 1));
}

/** Towards 0, and not past it: what proves little ends at exactly 0. */
function shrunk(weight: number, by: number): number {
  return Math.sign(weight) * Math.max(Math.abs(weight) - by, 0);
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

const RATE = 0.05;
/** How much of the rate is gone at the end. */
const RATE_FALL = 0.9;
/** Before a weight counts in whole steps: it has to find its sign first. */
const FREE_EPOCHS = 5;
const SEED = 12345;
