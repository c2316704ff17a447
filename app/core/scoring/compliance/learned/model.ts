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

/** `places`: where in `bytes` the number of weights of a feature stands. */
export type LinearModel = { heads: PackedHead[]; bytes: Int8Array; places: ReadonlyMap<number, number> };

export function unpackModel({ heads, features }: PackedModel): LinearModel {
  const packed = atob(features);
  const bytes = new Int8Array(packed.length);
  for (let at = 0; at < packed.length; at++) bytes[at] = packed.charCodeAt(at);
  const places = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 4 + 2 * byteAt(bytes, at + 3))
    places.set(byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8) | (byteAt(bytes, at + 2) << 16), at + 3);
  return { heads, bytes, places };
}

/** How sure each head is, in its own units over its threshold: above 0 it says yes. In the order of the heads. */
export function marginsOf(model: LinearModel, features: readonly string[]): Float64Array {
  const sums = new Float64Array(model.heads.length);
  for (const feature of features)
    for (const [head, units] of weightsOf(model, feature)) sums[head] = (sums[head] ?? 0) + units;
  const norm = normOf(features.length);
  return sums.map((sum, head) => {
    const { bias = 0, scale = 0, threshold = 0 } = model.heads[head] ?? {};
    return bias + sum * scale * norm - threshold;
  });
}

/** What one more feature adds to a head before the norm; not counted in it. */
export function gainOf(model: LinearModel, head: number, feature: string): number {
  const [, units = 0] = weightsOf(model, feature).find(([of]) => of === head) ?? [];
  return units * (model.heads[head]?.scale ?? 0);
}

/** A long passage has more features, and no more to say for it; a very short one proves little. */
export function normOf(features: number): number {
  return 1 / Math.sqrt(Math.max(features, LEAST_FEATURES));
}

/** FNV-1a, folded to 24 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

function weightsOf({ bytes, places }: LinearModel, feature: string): [head: number, units: number][] {
  const place = places.get(hashOf(feature));
  if (place === undefined) return [];
  return Array.from({ length: byteAt(bytes, place) }, (_, nth) => {
    const at = place + 1 + 2 * nth;
    return [byteAt(bytes, at), bytes[at + 1] ?? 0];
  });
}

function byteAt(bytes: Int8Array, at: number): number {
  return (bytes[at] ?? 0) & 255;
}

const LEAST_FEATURES = 40;
