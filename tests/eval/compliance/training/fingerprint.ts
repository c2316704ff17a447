import { packedRules } from "#core/scoring/compliance/learned/weights.ts";
import { type Fingerprint, fingerprintOf } from "../../training/fingerprint.ts";
import type { Example } from "./learning.ts";

/** The code that learns from the examples. */
const CODE = ["learning.ts", "../../training/logistic.ts", "../../training/pack.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the examples and of the weights as they are now. */
export function complianceFingerprint(examples: readonly Example[], weights: unknown = packedRules): Fingerprint {
  const taught = examples.map(({ stretches, whole, breaks, mayAlso, about }) => [
    stretches,
    whole,
    breaks,
    mayAlso,
    about,
  ]);
  return fingerprintOf(taught, CODE, weights);
}
