import { describe, expect, test } from "vitest";
import { asksOneThing, isOpenQuestion } from "#core/scoring/metrics/agent-wording.ts";
import {
  asksToTell,
  asksWhyNow,
  deniesIt,
  isConcrete,
  isOfAspect,
  isOfCover,
  saysTheySaid,
  sumsUp,
  takesBack,
  takesUpPlainly,
} from "#core/scoring/words-that-prove.ts";

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
    "I call because I look at the insurance of restaurants here in the area.",
  ])("names none: %s", (quote) => expect(isOfAspect("agency", quote)).toBe(false));
});

describe("who asks for the customer's time", () => {
  test.each([
    "Is this an okay time?",
    "you got five minutes or is this a bad time",
    "Can I steal a minute?",
    "do you have a moment to talk",
  ])("asks for it: %s", (quote) => expect(isOfAspect("permission", quote)).toBe(true));

  test.each([
    "Ten minutes is perfect, I promise I don't make you late.",
    "Been a while, how you doing, what can I do for you?",
    "Is it all right that this is recorded?",
  ])("does not: %s", (quote) => expect(isOfAspect("permission", quote)).toBe(false));
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

test.each([
  ["takes up a feeling plainly", takesUpPlainly, "Nineteen days, I'm really sorry, that is terrible.", "Fair enough."],
  [
    "takes up a feeling plainly",
    takesUpPlainly,
    "Yeah, I get that, my dad would have done the same.",
    "Good, that's how it should be.",
  ],
  [
    "says what a cover leaves out",
    isOfCover,
    "A regular policy usually won't pay while you deliver.",
    "No, I can't beat it.",
  ],
  ["says what a cover leaves out", isOfCover, "A backed-up drain is not in it.", "And listen, I can't subtract."],
  [
    "asks why it is now",
    asksWhyNow,
    "So what got you shopping around?",
    "What were you paying and what do they want now?",
  ],
  ["asks why it is now", asksWhyNow, "What's got you thinking about this now?", "When does the lease start?"],
  [
    "asks why it is now",
    asksWhyNow,
    "What made you call us?",
    "What made you open your own place, were you working for somebody else before?",
  ],
  ["takes back its own words", takesBack, "Alright, my fault.", "That's fair."],
  [
    "takes it up plainly",
    takesUpPlainly,
    "That makes sense, with three kids.",
    "Does that make sense so far, or did I go too quick?",
  ],
  ["says that it is not so", deniesIt, "You're wrong, work insurance is worthless.", "You're right to ask."],
  ["says that it is not so", deniesIt, "I haven't quoted you a thing yet.", "I don't blame you, nobody likes that."],
  ["wants more than a fact", asksToTell, "What happened to him?", "What's the premium, Denise?"],
  ["says whose words they are", saysTheySaid, "You just told me she'd lose the house.", "She'd lose the house."],
  [
    "sums up",
    sumsUp,
    "Here's what I have so far: two cars and the truck.",
    "here's what i'm thinking five hundred thousand twenty year term",
  ],
  ["is open", isOpenQuestion, "What made you look around?", "And that's up from what?"],
  ["is open", isOpenQuestion, "How do you use the truck?", "But what I meant was you, have you had a ticket?"],
  [
    "asks one thing",
    asksOneThing,
    "how long you two been married",
    "what got you looking did something happen or the wife been after you about it",
  ],
] as const)("%s, and something else does not", (_, does, words, otherWords) => {
  expect(does(words)).toBe(true);
  expect(does(otherWords)).toBe(false);
});

test("why they let somebody call does not ask why now", () => {
  expect(asksWhyNow("What made you say I could call?")).toBe(false);
  expect(asksWhyNow("What made you call?")).toBe(true);
});

test("a quote to be put together is a step, whatever coverage it is to have", () => {
  const advice = (quote: string) => ({
    type: "recommendation" as const,
    turn: 1,
    quote,
    linkedToNeed: false,
    limitsSaid: false,
    compared: false,
  });
  expect(isConcrete(advice("I'd recommend we put together a quote with better coverage."))).toBe(false);
  expect(isConcrete(advice("I'd recommend the 250/500 limits."))).toBe(true);
});
