import { expect, test } from "vitest";
import learned from "#tests/eval/questions/fingerprint.json" with { type: "json" };
import { questionFingerprint } from "#tests/eval/questions/fingerprint.ts";

/** Learning takes minutes, and is checked by `npm run eval -- --only weights`. */
test("the weights of questions were learned from these lines and this library by this code (else: npm run train)", () => {
  expect(questionFingerprint()).toEqual(learned);
});
