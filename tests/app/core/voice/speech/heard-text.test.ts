import { expect, test } from "vitest";
import { heardText } from "#core/voice/speech/heard-text.ts";

const LINE = "I already have a policy with my brother-in-law, thanks.";

test("all of it was played: all of it was heard", () => {
  expect(heardText(LINE, 2000, 2000)).toBe(LINE);
  expect(heardText(LINE, 5000, 2000)).toBe(LINE);
});

test("half of it: half of the words, none of them cut", () => {
  expect(heardText(LINE, 1000, 2000)).toBe("I already have a policy");
});

test("a cut between two words keeps the first", () => {
  expect(heardText("one two", 3, 7)).toBe("one");
});

test("nothing played, or nothing sent: nothing heard", () => {
  expect(heardText(LINE, 0, 2000)).toBe("");
  expect(heardText(LINE, 30, 2000)).toBe("");
  expect(heardText(LINE, 0, 0)).toBe("");
});

test("what was heard is always a prefix and grows with what was played", () => {
  let before = "";
  for (let ms = 0; ms <= 2000; ms += 50) {
    const heard = heardText(LINE, ms, 2000);
    expect(LINE.startsWith(heard)).toBe(true);
    expect(heard.length).toBeGreaterThanOrEqual(before.length);
    before = heard;
  }
});
