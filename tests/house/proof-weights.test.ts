import { expect, test } from "vitest";
import learned from "#tests/eval/credits/fingerprint.json" with { type: "json" };
import { proofFingerprint } from "#tests/eval/credits/fingerprint.ts";

test("the weights of what proves a check were learned from these verdicts by this code (else: npm run train)", () => {
  expect(proofFingerprint()).toEqual(learned);
});
