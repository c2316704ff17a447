import { expect, test } from "vitest";
import { requireChallenge, verifyPkce } from "#core/identity/api/pkce.ts";

// RFC 7636, appendix B.
const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

test("the RFC's pair is taken, in either case of its method", () => {
  expect(requireChallenge(challenge, "s256")).toBe(challenge);
  expect(requireChallenge(challenge, "S256")).toBe(challenge);
  expect(verifyPkce({ challenge, verifier, digest: challenge })).toBe(true);
});

test("a call without either wants no code", () => {
  expect(requireChallenge(undefined, null)).toBeNull();
});

test.each([
  [challenge, null],
  [null, "s256"],
  [challenge, "plain"],
  ["short", "s256"],
  ["a".repeat(129), "s256"],
  [`${challenge}+`, "s256"],
])("%j with the method %j is refused", (text, method) => {
  expect(() => requireChallenge(text, method)).toThrow(expect.objectContaining({ code: "validation_failed" }));
});

test("another digest, or a verifier that is none, is wrong", () => {
  expect(verifyPkce({ challenge, verifier, digest: `${challenge.slice(0, -1)}N` })).toBe(false);
  expect(verifyPkce({ challenge, verifier: "short", digest: challenge })).toBe(false);
});
