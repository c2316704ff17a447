import { describe, expect, test } from "vitest";
import { cleanFullName, fullNameProblem } from "#core/identity/full-name.ts";

describe("a full name", () => {
  test("is trimmed and freed of markup, however it is nested", () => {
    expect(cleanFullName("  Dana   Reyes ")).toBe("Dana Reyes");
    expect(cleanFullName("<script>alert(1)</script>Dana")).toBe("alert(1)Dana");
    expect(cleanFullName("<<b>b>Dana<</b>/b>")).toBe("bDana/b");
    expect(cleanFullName("Dana\r\nReyes\u202e")).toBe("Dana Reyes");
  });

  test("has 2 to 100 characters", () => {
    expect(fullNameProblem("D")).toBe("Full name must be at least 2 characters long");
    expect(fullNameProblem("Bo")).toBeNull();
    expect(fullNameProblem("x".repeat(100))).toBeNull();
    expect(fullNameProblem("x".repeat(101))).toBe("Full name must be at most 100 characters long");
  });

  test("of brackets only is cleaned in the time its length asks for", () => {
    expect(cleanFullName("<".repeat(10_000))).toBe("");
  });
});
