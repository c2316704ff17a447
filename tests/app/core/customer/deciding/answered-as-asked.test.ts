import { describe, expect, test } from "vitest";
import { agreement } from "#core/customer/deciding/saying-yes.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { asksUnmarked, shapeOf } from "#core/customer/understanding/set-phrases.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

/** The answer to a line that follows this one of the customer's. */
function answerTo([scenario, persona]: readonly [string, string], last: string, text: string, seed = 7): string {
  const practice = practiceOf(scenario, 1, seed, persona);
  const { state } = openCustomer(practice);
  const spoken = { ...state, agentTurns: 3, memory: { ...state.memory, lastLine: { turn: 2, text: last } } };
  return step(practice, spoken, { turn: 3, text, scriptObjections: [] }).move.line;
}

/** The questions heard in a line that follows this one of the customer's. */
function questionsHeard(practice: ReturnType<typeof practiceOf>, last: string, text: string) {
  const lastLine = { turn: 0, text: last };
  return understand(text, { practice, told: {}, disclosed: [], lastTopic: null, lastLine }).questions;
}

const DANA = ["A-1", "dana"] as const;
const PRIYA = ["L-1", "priya"] as const;
const KIM = ["C-3", "kim"] as const;
const TOM = ["A-1", "tom"] as const;

describe("what players found to be beside the question", () => {
  test.each([
    [DANA, "Just me and my husband.", "And what's your husband's name?", /^Greg\.$/],
    [KIM, "It's my cat and my birthday.", "Oh no, the cat! What is the name of the cat?", /^Peaches\.$/],
    [DANA, "It went up two hundred.", "Up from what?", /1,140/],
    [TOM, "A Traverse and a Malibu.", "You got kids?", /daughter|Erin|one/i],
    [PRIYA, "A year of my pay, so 74.", "Okay, got it, forty-seven thousand. And where do you work?", /^No, .*74/],
    [
      TOM,
      "Yeah, I own it.",
      "With a house, that's what they'd come after. Does that worry you at all?",
      /yeah|does now/i,
    ],
    [["L-2", "marcus"] as const, "I might leave the gym.", "are you scared or pumped or what", /^(?:Scared|Pumped)\./],
    [PRIYA, "We own.", "nice. whats left on the mortgage & what does ur partner do for work", /310|mortgage|software/i],
  ])("%s, after %s: %s", (customer, last, line, answer) => {
    expect(answerTo(customer, last, line)).toMatch(answer);
  });

  test.each([
    ["C-2", "From which account is this paid?"],
    ["H-2", "And now, how much is this one?"],
  ])("nobody says their name to %s: %s", (scenario, line) => {
    const asked = questionsHeard(practiceOf(scenario, 1, 7), "Sure.", line);
    expect(asked.map(({ kind }) => kind)).not.toContain("who");
  });

  test("who is asked to be put on it is no step with a date", () => {
    const line = "Oh and Tasha isn't covered automatically, should I put her name on it too?";
    const asked = questionsHeard(practiceOf("H-4", 1, 7, "marcus"), "Me and Tasha.", line);
    expect(asked.map(({ kind }) => kind)).not.toContain("proposal");
  });

  test("an okay with its opposite is answered by an okay", () => {
    const practice = practiceOf("A-1", 1, 7, "dana");
    const { lines } = play({ ...practice, difficulty: { ...practice.difficulty, objections: 0 } }, [
      "Hi Dana, this is Sam with Lakeside Insurance, thanks for calling.",
      "Does that feel okay or does it sound like I'm just selling you more?",
    ]);
    expect(lines[1]).toMatch(/okay|fine/i);
  });

  test("a figure with a point is misheard as one without", () => {
    expect(answerTo(["C-4", "denise"], "Our mod is 1.18.", "1.80? Oh, this is very high.")).toMatch(
      /^No, our mod is 1\.18/,
    );
  });

  test.each([
    ["L-3", "denise", "Have you ever borrowed against it, any loan?", /borrowed|loan/i],
    ["A-3", "robert", "Is it tight because of missed work or everything at once?", /^(?!Yeah\b)/],
    ["A-3", "robert", "Sixty-eight hundred a month or sixty-eight thousand a year, sorry?", /sixty-eight/i],
    ["H-3", "denise", "Who was home, were you down there with buckets?", /^(?!Just somebody|Nobody you)/],
  ])("%s %s: %s", (scenario, persona, line, answer) => {
    expect(answerTo([scenario, persona], "All right.", line)).toMatch(answer);
  });

  test("the day of the call is taken, and not that of the paper", () => {
    const { lines } = play(practiceOf("H-4", 1, 7, "kim"), [
      "Hi Kim, this is Marek with Lakeside Insurance, thanks for calling about the renters policy.",
      "Who lives with you there, and what does the lease ask for?",
      "What would you have to buy again after a fire?",
      "Did you ever have water damage there?",
      "Let's talk fifteen minutes on the phone Thursday at six thirty? I send the paper to the manager Friday.",
    ]);
    expect(lines[4]).not.toMatch(/Friday/);
  });

  test("a visit that is proposed is not answered with a call", () => {
    const kinds = new Set<string>();
    for (const [seed, interest] of [1, 2, 3, 4, 5, 6, 7, 8].flatMap((one) =>
      [46, 52, 62].map((of) => [one, of] as const),
    )) {
      const practice = practiceOf("H-2", 1, seed, "ray");
      const { state } = openCustomer(practice);
      const warm = {
        ...state,
        agentTurns: 9,
        trust: 70,
        interest,
        disclosed: practice.scenario.facts.slice(0, 4).map(({ id }) => id),
        objections: state.objections.map((one) => ({ ...one, status: "resolved" as const })),
      };
      const text = "Would Thursday at ten work? I come to your kitchen and bring both policies.";
      const { move } = step(practice, warm, { turn: 19, text, scriptObjections: [] });
      if (move.exit?.kind === "agreed" || move.exit?.kind === "soft-yes") kinds.add(move.exit.kind);
      expect(move.line).not.toMatch(/\bcall\b/i);
    }
    expect(kinds).toEqual(new Set(["agreed", "soft-yes"]));
  });

  test.each([
    ["L-1", "priya", "Did you know it stops the day you quit the hospital?", /^No\b/],
    ["A-1", "dana", "And how much do you pay right now?", /^1,352\.$/],
  ])("%s %s, in few words: %s", (scenario, persona, line, answer) => {
    expect(answerTo([scenario, persona], "All right.", line)).toMatch(answer);
  });

  test("a question of fact gets a yes, and no sure", () => {
    for (const persona of ["tom", "dana", "robert"])
      expect(agreement(practiceOf("A-1", 1, 7, persona).persona).options.join(" ")).not.toMatch(/sure/i);
  });

  test("what tells, or puts somebody on a policy, is no question and no step", () => {
    expect(asksUnmarked("is there from the start before the savings have had time to build")).toBe(false);
    expect(asksUnmarked("is there a basement")).toBe(true);
    const shape = (text: string) => shapeOf({ text, quote: `${text}?`, asked: true });
    expect(shape("should i put her name on it too")).not.toBe("proposal");
    expect(shape("should i put you down for thursday")).toBe("proposal");
  });

  test("what ends with 'or what happened' asks what", () => {
    const line = "Did they cancel you, or did a payment get missed, or what happened there?";
    const asked = questionsHeard(practiceOf("A-3", 1, 7, "robert"), "Not since Friday.", line);
    expect(asked.map(({ form }) => form)).toEqual(["what"]);
  });

  test("digits of what was just said that changed places are put right beside a price, too", () => {
    const line = "okay let me write that down five thousand a month and one forty six left on the house right";
    expect(answerTo(["L-4", "robert"], "About five thousand, with everything. One sixty-four.", line)).toMatch(
      /^No, one sixty-four\./,
    );
  });

  test("a name stands once, and nobody says a bare verb for an offer", () => {
    const name = answerTo(PRIYA, "I'm a nurse.", "Is it a boy or girl, what is the name?");
    expect(name.match(/Mira/g) ?? []).toHaveLength(1);
    expect(answerTo(PRIYA, "It isn't that much.", "What costs you the daycare, or does the grandma help?")).not.toBe(
      "Help.",
    );
  });

  test("the old number and the new one are two", () => {
    const { lines } = play(practiceOf("A-1", 1, 7, "dana"), [
      "Hi Dana, this is Sam with Lakeside Insurance, thanks for calling.",
      "What's the old number and what's the new one?",
    ]);
    expect(lines[1]).toMatch(/1,140.*1,352/);
  });

  test("what ends with 'or what happened' is not answered by a yes", () => {
    const line = "Did they cancel you, or did a payment get missed, or what happened there?";
    expect(answerTo(["A-3", "robert"], "Not since Friday.", line)).not.toMatch(/^(?:Yeah|Yep|Mm-hm|Uh-huh|Sure)\b/);
  });

  test("what was said a moment ago is not said again to another question", () => {
    const { lines } = play(practiceOf("H-1", 1, 7, "kim"), [
      "Hi Kim, this is Danny with Lakeside Insurance about the new house. Do you have a minute?",
      "Is there a basement?",
      "If the pump quits, the policy does not pay for that. What are you gonna use the basement for?",
    ]);
    expect(lines[2]).not.toBe(lines[1]);
  });

  test("an own slip that the agent puts right is not put right once more with another figure", () => {
    const practice = practiceOf("L-1", 1, 7, "priya");
    const { state } = openCustomer(practice);
    const memory = {
      ...state.memory,
      figuresSaid: ["A year of my pay, so 74."],
      lastLine: { turn: 2, text: "He's in software. He makes 92." },
    };
    const line = "Wait, I think I wrote it wrong, I said forty-seven but you said seventy-four, right?";
    const { move } = step(practice, { ...state, agentTurns: 3, memory }, { turn: 3, text: line, scriptObjections: [] });
    expect(move.line).not.toMatch(/92/);
  });
});
