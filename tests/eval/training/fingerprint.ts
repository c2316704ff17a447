import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** SHA-256 in hex: of all that decides what is learned, and of the weights in use. */
export type Fingerprint = { examples: string; weights: string };

/**
 * Learning takes minutes, so a test compares fingerprints instead; `npm run eval -- --only weights` learns anew. `taught`: every
 * example as the learner sees it. `code`: the files that learn from them.
 */
export function fingerprintOf(taught: Iterable<unknown>, code: readonly URL[], weights: unknown): Fingerprint {
  const hash = createHash("sha256");
  for (const file of code) hash.update(readFileSync(file));
  for (const example of taught) hash.update(JSON.stringify(example, asPlain));
  return { examples: hash.digest("hex"), weights: createHash("sha256").update(JSON.stringify(weights)).digest("hex") };
}

function asPlain(_: string, value: unknown): unknown {
  if (value instanceof Set) return [...value];
  return value instanceof Map ? [...value] : value;
}
