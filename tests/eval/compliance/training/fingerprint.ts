import { learnedRules } from "#core/scoring/compliance/spoken-hits.ts";
import { type Fingerprint, fingerprintOf, someOf } from "../../training/fingerprint.ts";
import { allLines } from "./all-lines.ts";
import { toExample } from "./learning.ts";

/** The code that learns from the examples. */
const CODE = ["learning.ts", "../../training/logistic.ts", "../../training/pack.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the lines and of the weights that are loaded. */
export function complianceFingerprint(): Fingerprint {
  const lines = allLines();
  const taught = someOf(lines).map((line) => {
    const { stretches, whole, breaks, mayAlso, about } = toExample(line);
    return [stretches, whole, breaks, mayAlso, about];
  });
  return fingerprintOf({ lines, taught, code: CODE }, learnedRules.content());
}
