import { expect, test } from "vitest";
import { packedRules } from "#core/scoring/compliance/learned/weights.ts";
import { packedRulesFrom, readExamples } from "#tests/eval/compliance/training/learning.ts";

/** Training takes about a minute of one core; the thresholds take four times as long and are taken as they are. */
const TRAINING_LIMIT_MS = 300_000;

test(
  "the weights are what the labelled lines teach (else: node tests/eval/compliance/train.ts)",
  () => {
    const thresholds = new Map(packedRules.heads.map(({ id, threshold }) => [id, threshold]));
    expect(packedRulesFrom(readExamples(), (rule) => thresholds.get(rule) ?? 0)).toEqual(packedRules);
  },
  TRAINING_LIMIT_MS,
);
