import { expect, test } from "vitest";
import learnt from "#tests/eval/compliance/training/fingerprint.json" with { type: "json" };
import { complianceFingerprint } from "#tests/eval/compliance/training/fingerprint.ts";

/** Learning takes minutes, and is checked by `npm run eval -- --only weights`. */
test("the weights were learned from these lines by this code (else: node tests/eval/compliance/train.ts)", () => {
  expect(complianceFingerprint()).toEqual(learnt);
});
