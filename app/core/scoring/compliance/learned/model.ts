/**
 * Linear classifiers over named features, small enough for the Worker: one byte a weight, and a feature is known by 24 bits of
 * its name's hash. Two names that share a hash share a weight, which costs less than the names would.
 */
export type PackedModel = {
  heads: PackedHead[];
  /** Base64 of, per feature by rising hash: hash (3 bytes), number of weights (1), and per weight head (1) and weight (1, signed). */
  features: string;
};

export type PackedHead = { id: string; bias: number /** Of one unit of a weight. */; scale: number; threshold: number };

export type LinearModel = { heads: PackedHead[]; weights: ReadonlyMap<number, Int8Array> };

export function unpackModel({ heads, features }: PackedModel): LinearModel {
  const bytes = Uint8Array.from(atob(features), (character) => character.charCodeAt(0));
  const weights = new Map<number, Int8Array>();
  for (let at = 0; at < bytes.length; ) {
    const [low = 0, middle = 0, high = 0, count = 0] = bytes.subarray(at, at + 4);
    const start = at + 4;
    at = start + 2 * count;
    weights.set(low | (middle << 8) | (high << 16), new Int8Array(bytes.buffer, start, 2 * count));
  }
  return { heads, weights };
}

/** How sure each head is, in its own units over its threshold: above 0 it says yes. In the order of the heads. */
export function marginsOf(model: LinearModel, features: readonly string[]): Float64Array {
  const sums = new Float64Array(model.heads.length);
  for (const feature of features) {
    const pairs = model.weights.get(hashOf(feature));
    if (!pairs) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const head = pairs[at] ?? 0;
      sums[head] = (sums[head] ?? 0) + (pairs[at + 1] ?? 0);
    }
  }
  const norm = 1 / Math.sqrt(Math.max(features.length, 1));
  return sums.map((sum, head) => {
    const { bias = 0, scale = 0, threshold = 0 } = model.heads[head] ?? {};
    return bias + sum * scale * norm - threshold;
  });
}

/** FNV-1a, folded to 24 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}
