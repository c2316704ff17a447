import { digitAt, hashOf, numberAt } from "./digits.ts";

/**
 * Linear classifiers over named features, small enough for the Worker: every weight is a whole number of steps from -4 to 4, and
 * was so in training. A feature has a weight in nearly every second head, so all of its weights are written, two in a character.
 */
export type PackedModel = {
  heads: PackedHead[];
  /** What a weight of one is worth. */
  step: number;
  /** Per feature by rising hash, how far its hash is from the one before: two digits. */
  gaps: string;
  /** Per feature, its weights in the order of the heads: of two heads in one digit. */
  weights: string;
};

export type PackedHead = { id: string; bias: number; threshold: number };

/** `places`: where in `weights` those of a feature begin. */
export type LinearModel = {
  heads: PackedHead[];
  step: number;
  weights: Int8Array;
  places: ReadonlyMap<number, number>;
};

export function unpackModel({ heads, step, gaps, weights: packed }: PackedModel): LinearModel {
  const features = gaps.length / 2;
  const digits = Math.ceil(heads.length / 2);
  const weights = new Int8Array(features * heads.length);
  const places = new Map<number, number>();
  let hash = 0;
  for (let feature = 0; feature < features; feature++) {
    const place = feature * heads.length;
    hash += numberAt(gaps, 2 * feature);
    places.set(hash, place);
    for (let pair = 0; pair < digits; pair++) {
      const digit = digitAt(packed, feature * digits + pair);
      weights[place + 2 * pair] = Math.floor(digit / LEVELS) - MOST_STEPS;
      if (2 * pair + 1 < heads.length) weights[place + 2 * pair + 1] = (digit % LEVELS) - MOST_STEPS;
    }
  }
  return { heads, step, weights, places };
}

/** How sure each head is over its threshold: above 0 it says yes. In the order of the heads. */
export function marginsOf({ heads, step, weights, places }: LinearModel, features: readonly string[]): Float64Array {
  const sums = new Float64Array(heads.length);
  for (const feature of features) {
    const place = places.get(hashOf(feature));
    if (place === undefined) continue;
    for (let head = 0; head < sums.length; head++) sums[head] = (sums[head] ?? 0) + (weights[place + head] ?? 0);
  }
  return sums.map((sum, head) => {
    const { bias = 0, threshold = 0 } = heads[head] ?? {};
    return bias + step * sum - threshold;
  });
}

/** What one more feature adds to a head. */
export function gainOf({ step, weights, places }: LinearModel, head: number, feature: string): number {
  const place = places.get(hashOf(feature));
  return place === undefined ? 0 : step * (weights[place + head] ?? 0);
}

/** The heaviest weight, in steps: two weights of nine values are one digit. */
export const MOST_STEPS = 4;
export const LEVELS = 2 * MOST_STEPS + 1;
