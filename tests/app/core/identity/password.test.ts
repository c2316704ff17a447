import { describe, expect, test } from "vitest";
import {
  LEAST_PASSWORD_LENGTH,
  passwordProblems,
  passwordStrength,
  passwordTraits,
  TRAITS_NEEDED,
} from "#core/identity/password.ts";

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
  test("is refused below score 4 with every rule it misses", () => {
    expect(passwordProblems("abcdefgh")).toEqual([
      "Password must contain at least one uppercase letter",
      "Password must contain at least one number",
      "Password must contain at least one special character",
      "Any 2 of these are enough; 12 characters or more count as one.",
    ]);
    expect(passwordProblems("Abcdefgh")).toEqual([
      "Password must contain at least one number",
      "Password must contain at least one special character",
      "Any one of these is enough, and so are 12 characters or more.",
    ]);
    expect(passwordProblems("Abcdefg1")).toEqual([]);
  });

  test("is taken exactly when it is long enough and has as many traits as are asked for", () => {
    const passwords = [
      "a",
      "aB1!",
      "aB1!aB1",
      "abcdefgh",
      "Abcdefgh",
      "password123",
      "password1234",
      "Abcdefg1",
      "ABCDEFGHIJKL",
    ];
    for (const password of passwords) {
      const traits = passwordTraits(password).filter(({ isMet }) => isMet).length;
      const isTaken = password.length >= LEAST_PASSWORD_LENGTH && traits >= TRAITS_NEEDED;
      expect(passwordProblems(password).length === 0, password).toBe(isTaken);
    }
    expect(passwordProblems("password1234")).toEqual([]);
  });

  test("is refused below 8 characters, whatever its score", () => {
    expect(passwordStrength("aB1!aB1").score).toBe(4);
    expect(passwordProblems("aB1!aB1")).toEqual(["Password must be at least 8 characters long"]);
  });

  test("has at most 1,024 bytes, counted as they are hashed", () => {
    expect(passwordProblems(`Aa1!${"x".repeat(1020)}`)).toEqual([]);
    expect(passwordProblems(`Aa1!${"x".repeat(1021)}`)).toEqual(["Password must be at most 1,024 bytes long"]);
    expect(passwordProblems(`Aa1!${"é".repeat(511)}`)).toEqual(["Password must be at most 1,024 bytes long"]);
  });
});
