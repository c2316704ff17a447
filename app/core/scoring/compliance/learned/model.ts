/**
 * Linear classifiers over named features, small enough for the Worker: a feature is known by 24 bits of its name's hash (two
 * names that share one share a weight, which costs less than the names would), and a weight by its square root in one character.
 */
export type PackedModel = {
  heads: PackedHead[];
  /** What a weight of one is worth. */
  unit: number;
  /** Per feature by rising hash, how far its hash is from the one before: two characters. */
  gaps: string;
  /** Per feature: how many heads have a weight of it. */
  counts: string;
  /** Per weight: how far its head is from the one before in the same feature. */
  steps: string;
  /** Per weight: its signed square root. */
  roots: string;
};

export type PackedHead = { id: string; bias: number; threshold: number };

/** `places`: where in `entries` the weights of a feature begin: their number, then head and weight in turn. */
export type LinearModel = { heads: PackedHead[]; entries: Float32Array; places: ReadonlyMap<number, number> };

export function unpackModel({ heads, unit, gaps, counts, steps, roots }: PackedModel): LinearModel {
  const entries = new Float32Array(counts.length + 2 * roots.length);
  const places = new Map<number, number>();
  let hash = 0;
  let at = 0;
  let read = 0;
  for (let feature = 0; feature < counts.length; feature++) {
    hash += digitAt(gaps, 2 * feature) * DIGITS + digitAt(gaps, 2 * feature + 1);
    const count = digitAt(counts, feature);
    places.set(hash, at);
    entries[at++] = count;
    let head = 0;
    for (const last = read + count; read < last; read++) {
      const root = digitAt(roots, read) - MOST_ROOT;
      head += digitAt(steps, read);
      entries[at++] = head;
      entries[at++] = Math.sign(root) * root * root * unit;
    }
  }
  return { heads, entries, places };
}

/** How sure each head is over its threshold: above 0 it says yes. In the order of the heads. */
export function marginsOf(model: LinearModel, features: readonly string[]): Float64Array {
  const { entries, places } = model;
  const sums = new Float64Array(model.heads.length);
  for (const feature of features) {
    const place = places.get(hashOf(feature));
    if (place === undefined) continue;
    const end = place + 1 + 2 * (entries[place] ?? 0);
    for (let at = place + 1; at < end; at += 2) {
      const head = entries[at] ?? 0;
      sums[head] = (sums[head] ?? 0) + (entries[at + 1] ?? 0);
    }
  }
  const norm = normOf(features.length);
  return sums.map((sum, head) => {
    const { bias = 0, threshold = 0 } = model.heads[head] ?? {};
    return bias + sum * norm - threshold;
  });
}

/** What one more feature adds to a head before the norm; not counted in it. */
export function gainOf({ entries, places }: LinearModel, head: number, feature: string): number {
  const place = places.get(hashOf(feature));
  if (place === undefined) return 0;
  const end = place + 1 + 2 * (entries[place] ?? 0);
  for (let at = place + 1; at < end; at += 2) if (entries[at] === head) return entries[at + 1] ?? 0;
  return 0;
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

/** From 0 to 88 as a character that means nothing in a string: "%" to "~" without the backslash. */
export function digitOf(value: number): string {
  const code = FIRST_CODE + value;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export const DIGITS = 89;
/** The root of the heaviest weight, in units. */
export const MOST_ROOT = 44;

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - FIRST_CODE - (code > BACKSLASH ? 1 : 0);
}

const FIRST_CODE = 37;
const BACKSLASH = 92;
const LEAST_FEATURES = 40;
