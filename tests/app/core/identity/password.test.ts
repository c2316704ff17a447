import { describe, expect, test } from "vitest";
import { passwordProblem, passwordStrength } from "#core/identity/password.ts";

describe("password strength", () => {
  test.each([
    ["", 0, "Very Weak"],
    ["a", 1, "Very Weak"],
    ["aB", 2, "Weak"],
    ["aB1", 3, "Fair"],
    ["aB1!", 4, "Good"],
    ["aB1!aB1!", 5, "Excellent"],
    ["aB1!aB1!aB1", 5, "Excellent"],
    ["aB1!aB1!aB1!", 6, "Excellent"],
    ["correct horse battery", 4, "Good"],
  ])("%j scores %i: %s", (password, score, label) => {
    expect(passwordStrength(password)).toMatchObject({ score, label });
  });

  test("says which rules are not met, in their order", () => {
    expect(passwordStrength("").feedback).toEqual([
      "Password must be at least 8 characters long",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one lowercase letter",
      "Password must contain at least one number",
      "Password must contain at least one special character",
    ]);
    expect(passwordStrength("aB1!aB1!").feedback).toEqual([]);
  });

  test("letters of every alphabet are letters, not special characters", () => {
    expect(passwordStrength("ÄÖÜäöüñé").feedback).toEqual([
      "Password must contain at least one number",
      "Password must contain at least one special character",
    ]);
  });
});

describe("a new password", () => {
  test("is refused below score 4 with the first rule it misses", () => {
    expect(passwordProblem("abcdefgh")).toBe("Password must contain at least one uppercase letter");
    expect(passwordProblem("Abcdefgh")).toBe("Password must contain at least one number");
    expect(passwordProblem("Abcdefg1")).toBeNull();
  });

  test("is refused below 8 characters, whatever its score", () => {
    expect(passwordStrength("aB1!aB1").score).toBe(4);
    expect(passwordProblem("aB1!aB1")).toBe("Password must be at least 8 characters long");
  });

  test("has at most 1,024 bytes, counted as they are hashed", () => {
    expect(passwordProblem(`Aa1!${"x".repeat(1020)}`)).toBeNull();
    expect(passwordProblem(`Aa1!${"x".repeat(1021)}`)).toBe("Password must be at most 1,024 bytes long");
    expect(passwordProblem(`Aa1!${"é".repeat(511)}`)).toBe("Password must be at most 1,024 bytes long");
  });
});
