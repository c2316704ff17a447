import { learnedAsking } from "#core/customer/understanding/learned/learned-asking.ts";
import { learnedQuestions } from "#core/customer/understanding/learned/learned-slots.ts";
import { learnedChoice } from "#core/customer/understanding/learned/slot-choice.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { talkLines } from "../talks/talk-lines.ts";
import { type Fingerprint, fingerprintOf, someOf } from "../training/fingerprint.ts";
import { askingExamples } from "./asking.ts";
import { callLines, readCalls } from "./call-lines.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { libraryQuestions } from "./library-questions.ts";
import { mendedQuestions } from "./mended-questions.ts";
import { readOwnLines } from "./own-lines.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { readRewordedLines } from "./reworded-lines.ts";
import { formTexts, slotTexts } from "./weights.ts";

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

/** Of the lessons and of the weights that are loaded. */
export function questionFingerprint(): Fingerprint {
  const talks = readTalks(TALKS);
  const plain = readQuestionLines(TRAINING);
  const calls = readCalls();
  const some = { talks: [...talkLines(someOf(talks)), ...callLines(someOf(calls))], plain: someOf(plain) };
  const reworded = readRewordedLines();
  const slots = slotLessons(some.talks, some.plain, someOf(reworded));
  const taught = [
    ...slotTexts(slots),
    ...formTexts(formLessons(some.talks)),
    ...askingExamples(someOf(talks), someOf(calls)),
  ];
  const said = calls.map(({ customer, turns }) => ({ customer, turns }));
  const lines = [
    ...talks,
    ...said,
    ...plain,
    ...readOwnLines(),
    ...libraryQuestions(),
    ...mendedQuestions(),
    ...reworded,
  ];
  const weights = [learnedQuestions, learnedAsking, learnedChoice].map((file) => file.content());
  return fingerprintOf({ lines, taught, code: CODE }, weights);
}
