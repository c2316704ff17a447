import { expect, test } from "vitest";
import { errorBody, IdentityError, knowsCodes, redirectedError } from "#core/identity/api/identity-error.ts";

const wrong = new IdentityError("invalid_credentials");
const weak = new IdentityError("weak_password", { message: "Too short", weakReasons: ["length"] });

test("since 2024-01-01 the code is a word", () => {
  expect(errorBody(wrong, "2024-01-01")).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  expect(errorBody(weak, "2025-06-01")).toEqual({
    code: "weak_password",
    message: "Too short",
    weak_password: { reasons: ["length"] },
  });
});

test("before, and without a version, it is the status", () => {
  for (const version of [null, "2023-12-31", "latest"]) {
    expect(errorBody(wrong, version)).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
    expect(knowsCodes(version)).toBe(false);
  }
});

test("in an address it has the three parameters of OAuth", () => {
  expect(Object.fromEntries(redirectedError(new IdentityError("otp_expired")))).toEqual({
    error: "access_denied",
    error_code: "otp_expired",
    error_description: "Token has expired or is invalid",
  });
});
