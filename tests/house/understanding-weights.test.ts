import { expect, test } from "vitest";
import { actWeights } from "#core/customer/understanding/learned/act-weights.ts";
import { topicWeights } from "#core/customer/understanding/learned/topic-weights.ts";
import { readCases, readTrainingCases } from "#tests/eval/understanding/cases.ts";
import { actWeightsFrom, topicWeightsFrom } from "#tests/eval/understanding/training/weights.ts";

/** Training takes 5 s on a free core. */
const TRAINING_LIMIT_MS = 150_000;

test(
  "the weights are what the lines and the library teach (else: npm run train)",
  () => {
    const cases = [...readTrainingCases(), ...readCases("seen")];
    expect(actWeightsFrom(cases)).toEqual(actWeights);
    expect(topicWeightsFrom(cases)).toEqual(topicWeights);
  },
  TRAINING_LIMIT_MS,
);
