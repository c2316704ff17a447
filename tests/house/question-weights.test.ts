import { expect, test } from "vitest";
import { formWeights, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { formLessons, slotLessons } from "#tests/eval/questions/lessons.ts";
import { formWeightsFrom, slotWeightsFrom } from "#tests/eval/questions/weights.ts";

/** Training takes 10 s on a free core. */
const TRAINING_LIMIT_MS = 300_000;

test(
  "the weights of questions are what their lines and the library teach (else: npm run train)",
  () => {
    expect(slotWeightsFrom(slotLessons())).toEqual(slotWeights);
    expect(formWeightsFrom(formLessons())).toEqual(formWeights);
  },
  TRAINING_LIMIT_MS,
);
