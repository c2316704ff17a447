import { learnedActs } from "#core/customer/understanding/learned/learned-acts.ts";
import { learnedHandling } from "#core/customer/understanding/learned/learned-handling.ts";
import { learnedTopics } from "#core/customer/understanding/learned/learned-topics.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { type ActTurn, readActTurns } from "../../talks/act-labels.ts";
import { type Fingerprint, fingerprintOf, someOf } from "../../training/fingerprint.ts";
import type { Labelled } from "./examples.ts";
import { actExamples, handlingLessons, topicExamples } from "./weights.ts";

/** The code that learns from the cases, with its settings, and packs what it learned. */
const CODE = ["linear.ts", "weights.ts", "../../training/lehmer.ts", "../../training/pack-rows.ts"].map(
  (file) => new URL(file, import.meta.url),
);

/** Of the cases and of the weights that are loaded. */
export function understandingFingerprint(cases: readonly Labelled[]): Fingerprint {
  const weights = [learnedActs, learnedTopics, learnedHandling].map((file) => file.content());
  const turns = readActTurns();
  const some = { cases: someOf(cases), turns: someOf(turns) };
  const taught = [...actExamples(some.cases, some.turns), ...topicExamples(some.cases), ...handlingLessons(some.turns)];
  return fingerprintOf({ lines: [...cases, ...turns.map(labelsOf)], taught, code: CODE }, weights);
}

/** A turn as it is written, with the codes of its sentences. */
function labelsOf({ text, before, objection, codes }: ActTurn) {
  return [text, before, objection, splitSentences(text).map((_, sentence) => [...codes(sentence)])];
}
