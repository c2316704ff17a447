import { askingWeights } from "#core/customer/understanding/learned/asking-weights.ts";
import { choiceWeights } from "#core/customer/understanding/learned/choice-weights.ts";
import { findCustomerWeights } from "#core/customer/understanding/learned/find-customer-weights.ts";
import { formWeights, questionNames, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { talkLines } from "../talks/talk-lines.ts";
import { type Fingerprint, fingerprintOf, someOf } from "../training/fingerprint.ts";
import { askingExamples } from "./asking.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { libraryQuestions } from "./library-questions.ts";
import { readOwnLines } from "./own-lines.ts";
import type { PackedQuestions } from "./pack.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { formTexts, ownIds, slotTexts } from "./weights.ts";

/** The code that learns from the lessons, with its settings, and packs what it learned. */
const CODE = [
  "learn.ts",
  "weights.ts",
  "pack.ts",
  "asking.ts",
  "choice.ts",
  "../../../app/core/customer/understanding/slot-evidence.ts",
  "../understanding/training/linear.ts",
  "../training/lehmer.ts",
  "../training/pack-rows.ts",
].map((file) => new URL(file, import.meta.url));

/** Of the lessons and of the weights as they are now, or of those that were just learned. */
export function questionFingerprint(
  packed: PackedQuestions = packedInUse(),
  asking: unknown = askingWeights,
  choice: unknown = choiceWeights,
): Fingerprint {
  const talks = readTalks(TALKS);
  const plain = readQuestionLines(TRAINING);
  const some = { talks: talkLines(someOf(talks)), plain: someOf(plain) };
  const slots = slotLessons(some.talks, some.plain);
  const taught = [...slotTexts(slots), ...formTexts(formLessons(some.talks)), ...askingExamples(someOf(talks))];
  const lines = [...talks, ...plain, ...readOwnLines(), ...libraryQuestions()];
  const weights = { packed: { ...packed, customers: [...packed.customers] }, asking, choice };
  return fingerprintOf({ lines, taught, code: CODE }, weights);
}

export function packedInUse(): PackedQuestions {
  const customers = [...ownIds.keys()].flatMap((key) => {
    const weights = findCustomerWeights(key);
    return weights ? [[key, weights] as const] : [];
  });
  return { questionNames, slotWeights, formWeights, customers: new Map(customers) };
}
