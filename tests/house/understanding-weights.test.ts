import { expect, test } from "vitest";
import { readCases, readTrainingCases } from "#tests/eval/understanding/cases.ts";
import learned from "#tests/eval/understanding/training/fingerprint.json" with { type: "json" };
import { understandingFingerprint } from "#tests/eval/understanding/training/fingerprint.ts";

/** Reading the lines takes seconds of one core; learning them is checked by `npm run eval -- --only weights`. */
const READING_LIMIT_MS = 120_000;

test(
  "the weights were learned from these lines and this library by this code (else: npm run train)",
  () => {
    expect(understandingFingerprint([...readTrainingCases(), ...readCases("seen")])).toEqual(learned);
  },
  READING_LIMIT_MS,
);
