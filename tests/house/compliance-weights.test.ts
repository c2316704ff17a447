import { expect, test } from "vitest";
import learnt from "#tests/eval/compliance/training/fingerprint.json" with { type: "json" };
import { complianceFingerprint } from "#tests/eval/compliance/training/fingerprint.ts";
import { readExamples } from "#tests/eval/compliance/training/learning.ts";

/** Reading 16,000 lines takes seconds of one core; learning them takes minutes and is checked by `npm run eval -- --only weights`. */
const READING_LIMIT_MS = 120_000;

test(
  "the weights were learned from these lines by this code (else: node tests/eval/compliance/train.ts)",
  () => {
    expect(complianceFingerprint(readExamples())).toEqual(learnt);
  },
  READING_LIMIT_MS,
);
