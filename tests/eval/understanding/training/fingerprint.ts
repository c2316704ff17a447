import { actWeights } from "#core/customer/understanding/learned/act-weights.ts";
import { handlingWeights } from "#core/customer/understanding/learned/handling-weights.ts";
import { topicWeights } from "#core/customer/understanding/learned/topic-weights.ts";
import { type Fingerprint, fingerprintOf } from "../../training/fingerprint.ts";
import type { Labelled } from "./examples.ts";
import { actExamples, handlingLessons, topicExamples } from "./weights.ts";

/** The code that learns from the cases, with its settings, and packs what it learned. */
const CODE = ["linear.ts", "weights.ts", "../../training/lehmer.ts", "../../training/pack-rows.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the cases and of the weights as they are now, or of those that were just learned. */
export function understandingFingerprint(
  cases: readonly Labelled[],
  weights: unknown = { actWeights, topicWeights, handlingWeights },
): Fingerprint {
  const taught = [...actExamples(cases), ...topicExamples(cases), ...handlingLessons()];
  return fingerprintOf({ lines: [], taught, code: CODE }, weights);
}
