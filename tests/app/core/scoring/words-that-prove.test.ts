import { describe, expect, test } from "vitest";
import { isConcrete, isOfAspect } from "#core/scoring/words-that-prove.ts";

describe("who says from where they call", () => {
  test.each([
    "Hi Tom, Nora Feld with Harbor Insurance.",
    "hey this is pete at lakeside",
    "Harbor Insurance, this is Nora.",
    "It's Beto over at Hilltop, you called about your car.",
  ])("names an agency: %s", (quote) => expect(isOfAspect("agency", quote)).toBe(true));

  test.each([
    "Hi there, this is Leon, I'm an agent here in town, I do insurance for small businesses.",
    "I'm calling about the insurance information you asked for.",
    "My name is Imran, I am calling from the insurance agency about your home insurance.",
    "Hi, okay, so this is Gina, I'm glad you called.",
  ])("names none: %s", (quote) => expect(isOfAspect("agency", quote)).toBe(false));
});

describe("advice", () => {
  const advice = (quote: string) =>
    isConcrete({ type: "recommendation", turn: 1, quote, linkedToNeed: true, limitsSaid: false, compared: false });

  test.each([
    "I'd raise the limit to two hundred fifty.",
    "So I'd keep what you have.",
    "I'd put Erin on the truck.",
    "What I'd look at is term.",
  ])("is about a cover or what becomes of it: %s", (quote) => expect(advice(quote)).toBe(true));

  test.each([
    "You should at least get a reason.",
    "But I'd look at it with you before each renewal so it's not just a number in the mail.",
    "Some have a separate one, and I would tell you before you agree to anything.",
    "Because of your kids you should really come over to us.",
  ])("is none: %s", (quote) => expect(advice(quote)).toBe(false));
});
