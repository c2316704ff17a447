import { DIGITS, digitOf, hashOf, MOST_ROOT, type PackedModel } from "#core/scoring/compliance/learned/model.ts";
import type { Head } from "./logistic.ts";

export type TrainedHead = Head & { id: string; threshold: number };

/** Rounds every weight to a whole square root of `unit`; what rounds to nothing is left out. */
export function packModel(names: readonly string[], heads: readonly TrainedHead[], unit: number): PackedModel {
  const packed: PackedModel = {
    heads: heads.map(({ id, bias, threshold }) => ({ id, bias: rounded(bias), threshold: rounded(threshold) })),
    unit,
    gaps: "",
    counts: "",
    steps: "",
    roots: "",
  };
  let last = 0;
  for (const [hash, weights] of weightsByHash(names, heads, unit)) {
    for (; hash - last > WIDEST_GAP; last += WIDEST_GAP) addFeature(packed, WIDEST_GAP, []);
    addFeature(packed, hash - last, weights);
    last = hash;
  }
  return packed;
}

function addFeature(packed: PackedModel, gap: number, weights: readonly [head: number, root: number][]): void {
  packed.gaps += digitOf(Math.floor(gap / DIGITS)) + digitOf(gap % DIGITS);
  packed.counts += digitOf(weights.length);
  let last = 0;
  for (const [head, root] of weights) {
    packed.steps += digitOf(head - last);
    packed.roots += digitOf(root + MOST_ROOT);
    last = head;
  }
}

/** By rising hash, and in it by head. Of two names with one hash the heavier weight stands. */
function weightsByHash(names: readonly string[], heads: readonly TrainedHead[], unit: number) {
  const known = new Map<number, Map<number, number>>();
  for (const [feature, name] of names.entries())
    for (const [head, { weights }] of heads.entries()) {
      const root = rootOf((weights[feature] ?? 0) / unit);
      if (root === 0) continue;
      const hash = hashOf(name);
      const ofHash = known.get(hash) ?? new Map<number, number>();
      if (Math.abs(root) > Math.abs(ofHash.get(head) ?? 0)) ofHash.set(head, root);
      known.set(hash, ofHash);
    }
  return [...known]
    .sort(([a], [b]) => a - b)
    .map(([hash, weights]) => [hash, [...weights].sort(([a], [b]) => a - b)] as const);
}

function rootOf(units: number): number {
  return Math.sign(units) * Math.min(Math.round(Math.sqrt(Math.abs(units))), MOST_ROOT);
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

const WIDEST_GAP = DIGITS * DIGITS - 1;
