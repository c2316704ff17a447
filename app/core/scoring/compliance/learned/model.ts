import { z } from "zod";
import { digitAt, hashOf, numberAt } from "./digits.ts";

/**
 * Linear classifiers over named features, small enough to be read by every isolate: every weight is a whole number of steps from
 * -4 to 4, and was so in training. A feature has a weight in nearly every second head, so all of its weights are written, two in a
 * character.
 */
export const packedModelSchema = z.object({
  heads: z.array(z.object({ id: z.string(), bias: z.number(), threshold: z.number() })),
  /** What a weight of one is worth. */
  step: z.number(),
  /** Per feature by rising hash, how far its hash is from the one before: two digits. */
  gaps: z.string(),
  /** Per feature, its weights in the order of the heads: of two heads in one digit. */
  weights: z.string(),
});
export type PackedModel = z.infer<typeof packedModelSchema>;
export type PackedHead = PackedModel["heads"][number];

/** `weights`: one signed byte each. `places`: where the weights of a feature begin, by the hash of its name. */
export type LinearModel = {
  heads: Head[];
  step: number;
  weights: Int8Array;
  places: ReadonlyMap<number, number>;
};
/** `place`: which of the weights of a feature is for this head. */
export type Head = PackedHead & { place: number };

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
  return { heads: heads.map((head, place) => ({ ...head, place })), step, weights, places };
}

/** The head of that name. Throws an Error if the model has none. */
export function headOf({ heads }: LinearModel, id: string): Head {
  const head = heads.find((candidate) => candidate.id === id);
  if (!head) throw new Error(`the model has no head "${id}"`);
  return head;
}

/** Where the weights of these features begin. Features that the model does not know are left out. */
export function placesOf({ places }: LinearModel, features: readonly string[]): number[] {
  return features.flatMap((feature) => places.get(hashOf(feature)) ?? []);
}

/**
 * How far each head is over its threshold: above 0 it says yes. `known`: the features, as `placesOf` returns them. The weights of a
 * feature lie side by side, so all heads are summed in one pass.
 */
export function marginsOf({ step, weights, heads }: LinearModel, known: readonly number[]): (head: Head) => number {
  const sums = new Int32Array(heads.length);
  for (const place of known)
    for (let head = 0; head < sums.length; head++) sums[head] = (sums[head] ?? 0) + (weights[place + head] ?? 0);
  return (head) => head.bias + step * (sums[head.place] ?? 0) - head.threshold;
}

/** What one more feature adds to the margin of a head. */
export function gainOf({ step, weights, places }: LinearModel, head: Head, feature: string): number {
  const place = places.get(hashOf(feature));
  return place === undefined ? 0 : step * (weights[place + head.place] ?? 0);
}

/** The heaviest weight, in steps: two weights of nine values are one digit. */
export const MOST_STEPS = 4;
export const LEVELS = 2 * MOST_STEPS + 1;
