import { describe, expect, test } from "vitest";
import { commentSchema, exampleSchema, findingReviewSchema, verdictSchema } from "#core/reviews/review-forms.ts";

const textOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe("the words of a review", () => {
  test("keep what is right to left and emoji, and lose what cannot be shown", () => {
    const { words } = commentSchema.parse({ turn: "0", words: " مرحبا 👩🏽‍💼\r\nok\u0000\ud800 " });
    expect(words).toBe("مرحبا 👩🏽‍💼\nok");
  });

  test("have at most 4,000 characters after that", () => {
    expect(commentSchema.safeParse({ turn: "0", words: `${"x".repeat(4000)}\n\n` }).success).toBe(true);
    expect(textOf(commentSchema.safeParse({ turn: "0", words: "x".repeat(4001) }))).toBe(
      "This can have at most 4,000 characters.",
    );
    // As a text field counts them: an emoji is two.
    expect(commentSchema.safeParse({ turn: "0", words: "🏠".repeat(2000) }).success).toBe(true);
    expect(commentSchema.safeParse({ turn: "0", words: `${"🏠".repeat(2000)}x` }).success).toBe(false);
    expect(verdictSchema.safeParse({ verdict: "ready", words: "" }).success).toBe(true);
    expect(findingReviewSchema.safeParse({ finding: "R1", turn: "1", verdict: "not-met", why: "" }).success).toBe(
      false,
    );
  });
});

describe("a moment of sound", () => {
  test.each([
    ["1:05", 65_000],
    ["65", 65_000],
    [" 0:00 ", 0],
    ["", null],
  ])("%j is %j ms", (at, ms) => {
    expect(commentSchema.parse({ turn: "", at, words: "x" }).at).toBe(ms);
  });

  test.each(["1:5:5", "-1", "soon", "1.5"])("%j is refused in words", (at) => {
    expect(textOf(commentSchema.safeParse({ turn: "", at, words: "x" }))).toBe(
      "Write the moment as minutes and seconds, 1:05.",
    );
  });
});

describe("an example", () => {
  test.each([
    [{ first: 3, last: 2, title: "x" }, "The last line comes after the first."],
    [{ first: 0, last: 12, title: "x" }, "An example can have at most 12 lines."],
    [{ first: 0, last: 1, title: " " }, "Give the example a title."],
    [{ first: 0, last: 1, title: "x".repeat(121) }, "A title can have at most 120 characters."],
    [{ first: Number.NaN, last: 1, title: "x" }, "There is no such line."],
  ])("%j is refused: %s", (input, text) => {
    expect(textOf(exampleSchema.safeParse(input))).toBe(text);
  });

  test("may be one line, and twelve", () => {
    for (const last of [0, 11]) expect(exampleSchema.safeParse({ first: 0, last, title: "x" }).success).toBe(true);
  });
});
