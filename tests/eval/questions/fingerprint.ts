import { formWeights, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { type Fingerprint, fingerprintOf } from "../training/fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { formTexts, slotTexts } from "./weights.ts";

/** The code that learns from the lessons, with its settings. */
const CODE = ["learn.ts", "weights.ts", "../training/lehmer.ts"].map((file) => new URL(file, import.meta.url));

/** Of the lessons and of the weights as they are now, or of those that were just learned. */
export function questionFingerprint(weights: unknown = { slotWeights, formWeights }): Fingerprint {
  return fingerprintOf([...slotTexts(slotLessons()), ...formTexts(formLessons())], CODE, weights);
}
