import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { packedRules } from "#core/scoring/compliance/learned/weights.ts";
import type { Example } from "./learning.ts";

/** All that decides what is learned: the examples as they are read, and the code that learns from them. */
const CODE = ["learning.ts", "../../training/logistic.ts", "../../training/pack.ts"];

export type Fingerprint = { examples: string; weights: string };

/** Of the examples and of the weights as they are now. Learning takes minutes, so a test compares these instead. */
export function fingerprintOf(examples: readonly Example[], weights = packedRules): Fingerprint {
  const hash = createHash("sha256");
  for (const file of CODE) hash.update(readFileSync(new URL(file, import.meta.url)));
  for (const { stretches, whole, breaks, mayAlso, about } of examples)
    hash.update(JSON.stringify([stretches, whole, breaks, mayAlso, about]));
  return { examples: hash.digest("hex"), weights: createHash("sha256").update(JSON.stringify(weights)).digest("hex") };
}
