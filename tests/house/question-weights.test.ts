import { expect, test } from "vitest";
import learned from "#tests/eval/questions/fingerprint.json" with { type: "json" };
import { questionFingerprint } from "#tests/eval/questions/fingerprint.ts";

/** Reading the lines takes seconds of one core; learning them is checked by `npm run eval -- --only weights`. */
const READING_LIMIT_MS = 120_000;

test(
  "the weights of questions were learned from these lines and this library by this code (else: npm run train)",
  () => {
    expect(questionFingerprint()).toEqual(learned);
  },
  READING_LIMIT_MS,
);
