import { digitOf, hashOf, MOST_NUMBER, numberOf } from "#core/scoring/compliance/learned/digits.ts";
import { LEVELS, MOST_STEPS, type PackedModel } from "#core/scoring/compliance/learned/model.ts";
import type { Head } from "./logistic.ts";

export type TrainedHead = Head & { id: string; threshold: number };

/** Features without a weight are left out. */
export function packModel(names: readonly string[], heads: readonly TrainedHead[], step: number): PackedModel {
  const rows = weightsByHash(names, heads);
  const hashes = [...rows.keys()].sort((a, b) => a - b);
  const none = heads.map(() => 0);
  let weights = "";
  const gaps = gapsOf(hashes, (hash) => {
    weights += digitsOf(hash === null ? none : (rows.get(hash) ?? none));
  });
  return {
    heads: heads.map(({ id, bias, threshold }) => ({ id, bias: rounded(bias), threshold: rounded(threshold) })),
    step,
    gaps,
    weights,
  };
}

/** The gaps between rising hashes, two digits each; `add` is called for each entry in turn, null where one only bridges a gap. */
export function gapsOf(hashes: readonly number[], add: (hash: number | null) => void): string {
  let gaps = "";
  let last = 0;
  for (const hash of hashes) {
    for (; hash - last > MOST_NUMBER; last += MOST_NUMBER) {
      gaps += numberOf(MOST_NUMBER);
      add(null);
    }
    gaps += numberOf(hash - last);
    add(hash);
    last = hash;
  }
  return gaps;
}

/** Of two names with one hash the heavier weight stands. */
function weightsByHash(names: readonly string[], heads: readonly TrainedHead[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const [feature, name] of names.entries()) {
    const weights = heads.map((head) => head.weights[feature] ?? 0);
    if (weights.every((weight) => weight === 0)) continue;
    const hash = hashOf(name);
    const known = rows.get(hash);
    const heavier = weights.map((weight, head) => {
      const other = known?.[head] ?? 0;
      return Math.abs(weight) > Math.abs(other) ? weight : other;
    });
    rows.set(hash, heavier);
  }
  return rows;
}

function digitsOf(weights: readonly number[]): string {
  let digits = "";
  for (let head = 0; head < weights.length; head += 2)
    digits += digitOf(((weights[head] ?? 0) + MOST_STEPS) * LEVELS + (weights[head + 1] ?? 0) + MOST_STEPS);
  return digits;
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
