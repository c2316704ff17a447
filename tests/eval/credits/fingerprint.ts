import { learnedProof } from "#core/scoring/learned-proof.ts";
import { type Fingerprint, fingerprintOf, someOf } from "../training/fingerprint.ts";
import { proofLessons } from "./lessons.ts";
import { type JudgedCall, readVerdicts } from "./verdicts.ts";

/** The code that learns from the verdicts, with its settings, and packs what it learned. */
const CODE = [
  "lessons.ts",
  "../understanding/training/linear.ts",
  "../training/lehmer.ts",
  "../training/pack-rows.ts",
].map((file) => new URL(file, import.meta.url));

/** Of the judged credits and of the weights that are loaded. */
export function proofFingerprint(calls: readonly JudgedCall[] = readVerdicts()): Fingerprint {
  return fingerprintOf({ lines: calls, taught: proofLessons(someOf(calls)), code: CODE }, learnedProof.content());
}
