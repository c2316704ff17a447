import { expect, test } from "vitest";
import { formWeights, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { libraryQuestions } from "#tests/eval/questions/library-questions.ts";
import { readQuestionLines, TRAINING } from "#tests/eval/questions/question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "#tests/eval/questions/weights.ts";

/** Training takes 10 s on a free core. */
const TRAINING_LIMIT_MS = 120_000;

test(
  "the weights of questions are what their lines and the library teach (else: npm run train)",
  () => {
    const lines = readQuestionLines(TRAINING);
    expect(slotWeightsFrom([...lines, ...libraryQuestions()])).toEqual(slotWeights);
    expect(formWeightsFrom(lines)).toEqual(formWeights);
  },
  TRAINING_LIMIT_MS,
);
