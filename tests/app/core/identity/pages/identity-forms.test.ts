import { describe, expect, test } from "vitest";
import { newPasswordSchema, recoverySchema, signInSchema, signUpSchema } from "#core/identity/pages/identity-forms.ts";

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map((issue) => `${issue.path.join(".")}: ${issue.message}`);

describe("the sign-up form", () => {
  test("cleans what it takes and leaves the password as it was typed", () => {
    const input = { fullName: " Dana <b>Reyes</b> ", email: " Dana@Agency.com", password: "  Spaces count 1 " };
    expect(signUpSchema.parse(input)).toEqual({
      fullName: "Dana Reyes",
      email: "dana@agency.com",
      password: "  Spaces count 1 ",
    });
  });

  test("says what is missing, beside each field", () => {
    expect(messages(signUpSchema.safeParse({}))).toEqual([
      "fullName: Full name must be at least 2 characters long",
      "email: Please enter a valid email address",
      "password: Please enter a password",
    ]);
  });

  test("names the problem of each field that is wrong, and of a password all there is to mend", () => {
    expect(messages(signUpSchema.safeParse({ fullName: "<i></i>", email: "dana@agency", password: "short" }))).toEqual([
      "fullName: Full name must be at least 2 characters long",
      "email: Please enter a valid email address",
      "password: Password must be at least 8 characters long",
      "password: Password must contain at least one uppercase letter",
      "password: Password must contain at least one number",
      "password: Password must contain at least one special character",
    ]);
  });
});

describe("the sign-in form", () => {
  test("takes any password and any spelling of an e-mail", () => {
    expect(signInSchema.parse({ email: " DANA@agency ", password: "x" })).toEqual({
      email: "dana@agency",
      password: "x",
    });
  });

  test("needs both, within their lengths", () => {
    expect(messages(signInSchema.safeParse({}))).toEqual([
      "email: Please enter your email address",
      "password: Please enter your password",
    ]);
    expect(messages(signInSchema.safeParse({ email: "<b> </b>", password: "" }))).toEqual([
      "email: Please enter your email address",
      "password: Please enter your password",
    ]);
    expect(messages(signInSchema.safeParse({ email: `${"x".repeat(250)}@a.com`, password: "x".repeat(1025) }))).toEqual(
      ["email: Please enter a valid email address", "password: The password is too long"],
    );
  });
});

test("the recovery form and the new password form use the same rules as sign-up", () => {
  expect(messages(recoverySchema.safeParse({ email: "dana" }))).toEqual(["email: Please enter a valid email address"]);
  expect(messages(newPasswordSchema.safeParse({ password: "abcdefgh" }))).toEqual([
    "password: Password must contain at least one uppercase letter",
    "password: Password must contain at least one number",
    "password: Password must contain at least one special character",
    "password: Any 2 of these are enough; 12 characters or more count as one.",
  ]);
});
