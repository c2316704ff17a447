import { expect, test } from "vitest";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { refusalOf } from "#core/identity/pages/identity-refusal.ts";

test("a wrong code is said in the pages' words", () => {
  expect(refusalOf(new IdentityError("mfa_verification_failed"))).toMatchObject({
    code: "wrong_code",
    text: "This code is not right, or it has been used.",
  });
});

test("a limit keeps how long to wait", () => {
  expect(refusalOf(new IdentityError("over_request_rate_limit", { retryAfterSeconds: 90 }))).toMatchObject({
    code: "too_many_attempts",
    status: 429,
    retryAfterSeconds: 90,
  });
});

test("what is wrong with a password is said as it is", () => {
  const message = "Password must contain at least one number";
  expect(refusalOf(new IdentityError("weak_password", { message })).text).toBe(message);
});

test("what has no words of its own tells nothing of the inside", () => {
  expect(refusalOf(new IdentityError("bad_oauth_state", { message: "state 12 of flow 7" }))).toMatchObject({
    code: "bad_request",
    text: "This request could not be understood.",
  });
});
