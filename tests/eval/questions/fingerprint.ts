import { formWeights, questionNames, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { type Fingerprint, fingerprintOf } from "../training/fingerprint.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import type { PackedQuestions } from "./pack.ts";
import { formTexts, slotTexts } from "./weights.ts";

/** The code that learns from the lessons, with its settings, and packs what it learned. */
const CODE = ["learn.ts", "weights.ts", "pack.ts", "../training/lehmer.ts", "../training/pack-rows.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the lessons and of the weights as they are now, or of those that were just learned. */
export function questionFingerprint(
  weights: PackedQuestions = { questionNames, slotWeights, formWeights },
): Fingerprint {
  return fingerprintOf([...slotTexts(slotLessons()), ...formTexts(formLessons())], CODE, weights);
}
