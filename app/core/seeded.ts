/** A repeatable stand-in for chance: the same seed and keys give the same choice on every machine. */

/** FNV-1a over UTF-16 code units with a final mix (murmur3's), 32-bit unsigned. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b) >>> 0;
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35) >>> 0;
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends on nothing but the seed and the key. */
export function chance(seed: number, key: string): number {
  return hashText(key, seed) / 0x1_0000_0000;
}

/** The items in an order that depends on nothing but the seed and the key. */
export function shuffled<T>(items: readonly T[], seed: number, key: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hashText(`${key}/${index}`, seed) }))
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.item);
}
