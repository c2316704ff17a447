import { expect, test } from "vitest";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

/** A patient agent who takes an interest, with one thing after another. */
const LONG_CALL = [
  "Hi, this is Sam Ortiz with Lakeside Insurance, thanks for calling. What's got you looking today?",
  "That's frustrating, a clean record and it still goes up. What was it before?",
  "Okay. And what do you drive?",
  "Nice. How many miles do you put on it in a week?",
  "And Greg, does he drive far?",
  "Got it. Do you have kids?",
  "How old are they?",
  "What do you do for work?",
  "How long have you worked there?",
  "Do you own or rent?",
  "How long have you lived there?",
  "Okay. What limits do you carry now?",
  "Fifty one hundred is up to fifty thousand for one person you hurt and a hundred for everybody together.",
  "You said you own the house, and a lawsuit could go after that, so that's a gap I'd want to close.",
  "What's your deductible?",
  "Have you had any claims?",
  "Tickets?",
  "What do you like about the company you're with?",
  "And what bugs you most?",
  "Does anyone else ever drive your car?",
  "Where do you park it at night?",
  "What would have to be true for you to switch?",
  "Has Greg said anything about it?",
  "Who handles the bills at your place?",
  "How do you pay, monthly or all at once?",
  "When does it renew?",
  "What's your zip code?",
  "And your birth date?",
  "What's the best email for you?",
  "How's the weather over there?",
  "Any pets?",
  "What are you up to this weekend?",
  "Have you talked to anybody else about a price?",
  "I'd recommend 100/300 with the same deductible, since you said the house matters most.",
  "Does that make sense so far?",
  "Can I send you the quote tomorrow and call you Thursday at six?",
];

test("an easygoing customer stays for 35 turns of an agent who takes an interest", () => {
  const { moves } = play(practiceOf("A-1", 1, 7, "dana"), LONG_CALL);
  expect(moves.slice(0, 35).every((move) => move.exit === null)).toBe(true);
});

test.each([1, 2, 3] as const)(
  "at level %d every sentence of a long call opens with a capital, and none comes twice",
  (level) => {
    const { moves } = play(practiceOf("A-1", level, 7, "dana"), LONG_CALL);
    const end = moves.findIndex((move) => move.exit !== null);
    const lines = moves.slice(0, end < 0 ? moves.length : end + 1).map((move) => move.line);
    for (const line of lines) expect(line).not.toMatch(/^[a-z]|[.?!] [a-z]/);
    const long = lines.flatMap((line) => line.split(/(?<=[.?!]) /)).filter((one) => one.split(" ").length > 4);
    expect(new Set(long).size).toBe(long.length);
  },
);
