import { learnedActs } from "#core/customer/understanding/learned/learned-acts.ts";
import { learnedHandling } from "#core/customer/understanding/learned/learned-handling.ts";
import { learnedTopics } from "#core/customer/understanding/learned/learned-topics.ts";
import { type Fingerprint, fingerprintOf } from "../../training/fingerprint.ts";
import type { Labelled } from "./examples.ts";
import { actExamples, handlingLessons, topicExamples } from "./weights.ts";

/** The code that learns from the cases, with its settings, and packs what it learned. */
const CODE = ["linear.ts", "weights.ts", "../../training/lehmer.ts", "../../training/pack-rows.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the cases and of the weights that are loaded. */
export function understandingFingerprint(cases: readonly Labelled[]): Fingerprint {
  const weights = [learnedActs, learnedTopics, learnedHandling].map((file) => file.content());
  const taught = [...actExamples(cases), ...topicExamples(cases), ...handlingLessons()];
  return fingerprintOf({ lines: [], taught, code: CODE }, weights);
}
