import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** SHA-256 in hex: of all that decides what is learned, and of the weights in use. */
export type Fingerprint = { examples: string; weights: string };

/**
 * Learning takes minutes and reading all that is learned from takes half of one, so a test compares fingerprints instead;
 * `npm run eval -- --only weights` learns anew. `lines`: as they are written. `taught`: some of them as the learner sees them,
 * which changes when what reads them does. `code`: the files that learn from them.
 */
export function fingerprintOf(
  { lines, taught, code }: { lines: Iterable<unknown>; taught: Iterable<unknown>; code: readonly URL[] },
  weights: unknown,
): Fingerprint {
  const hash = createHash("sha256");
  for (const file of code) hash.update(readFileSync(file));
  for (const one of [...lines, ...taught]) hash.update(JSON.stringify(one, asPlain));
  return { examples: hash.digest("hex"), weights: createHash("sha256").update(JSON.stringify(weights)).digest("hex") };
}

/** One in ten, which is enough to tell that something reads them otherwise. */
export function someOf<One>(all: readonly One[]): One[] {
  return all.filter((_, at) => at % 10 === 0);
}

function asPlain(_: string, value: unknown): unknown {
  if (value instanceof Set) return [...value];
  return value instanceof Map ? [...value] : value;
}
