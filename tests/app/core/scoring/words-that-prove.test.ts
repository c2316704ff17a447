import { describe, expect, test } from "vitest";
import { leavesOpen, leavesOut, namesDeed } from "#core/scoring/beyond-doubt.ts";
import {
  asksToTell,
  asksWhyNow,
  isOfAspect,
  saysTheySaid,
  sumsUp,
  takesUpPlainly,
} from "#core/scoring/words-that-prove.ts";

describe("words that prove a thing", () => {
  test.each([
    ["this is Danny, I'm, uh, kind of new here so bear with me a second.", false],
    ["is Olga from the insurance office, we meet at the neighborhood evening", false],
    ["this is Danny at lakeside", true],
  ])("an agency is named by its name: %s", (quote, isNamed) => expect(isOfAspect("agency", quote)).toBe(isNamed));

  test.each([
    ["You driving right now?", false],
    ["Is now a good time?", true],
  ])("time is asked for by asking for time: %s", (quote, isAsked) =>
    expect(isOfAspect("permission", quote)).toBe(isAsked),
  );

  test("who looks after a policy has not yet said why they call", () => {
    expect(isOfAspect("purpose", "Loretta at Magnolia, I look after your homeowner's policy.")).toBe(false);
    expect(isOfAspect("purpose", "I'd like to look at your homeowner's policy with you.")).toBe(true);
  });

  test("what somebody does for work is a fact, what they would do is told", () => {
    expect(asksToTell("What do you do for work?")).toBe(false);
    expect(asksToTell("What would you do if it burned down?")).toBe(true);
  });

  test("glad to be told is no quoting", () => {
    expect(saysTheySaid("I'm glad you told me, because if somebody slips it won't pay.")).toBe(false);
    expect(saysTheySaid("You told me she'd lose the house.")).toBe(true);
  });

  test("what will happen one day is no step", () => {
    expect(namesDeed("Three years then and you'll call me crying.")).toBe(false);
    expect(namesDeed("How should I call you, please?")).toBe(false);
    expect(namesDeed("I'll call you Thursday.")).toBe(true);
  });

  test("why somebody signed long ago is not why they look now", () => {
    expect(asksWhyNow("And what was going on back then that made you sign?")).toBe(false);
    expect(asksWhyNow("What made you look at it now?")).toBe(true);
  });

  test("a wish of joy takes up no objection", () => {
    expect(takesUpPlainly("Well congratulations to Erin, and my condolences to the gas tank.")).toBe(false);
  });

  test("a feeling is taken up where it is one of theirs", () => {
    expect(takesUpPlainly("I only write notes with a pen here, terrible handwriting.")).toBe(false);
    expect(takesUpPlainly("That must be terrible for you.")).toBe(true);
  });

  test("a sum is no summing up", () => {
    expect(sumsUp("so that's sixty thousand a year just to stand still")).toBe(false);
    expect(sumsUp("So we agreed on Thursday.")).toBe(true);
  });

  test("what is not promised of a price is not what a cover leaves out", () => {
    expect(leavesOut("I can't promise we won't raise it.")).toBe(false);
    expect(leavesOut("It won't cover the fence.")).toBe(true);
  });

  test("an either-or leaves nothing open, whatever begins it", () => {
    expect(leavesOpen("Tell me, are they employees or they rent the chair?")).toBe(false);
    expect(leavesOpen("Tell me how the chairs work here.")).toBe(true);
  });
});
