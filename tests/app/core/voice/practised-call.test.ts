import { describe, expect, test } from "vitest";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import { openRoleplay, type Roleplay } from "#core/roleplay/roleplay.ts";
import { cueOf, endedExchange, type PractisedCall, takeReading, takeTurn } from "#core/voice/practised-call.ts";
import { hasLeft, holdsNow } from "#core/voice/standing-customer.ts";
import { readingOf } from "#tests/support/readings.ts";

const held = heldPractice();
const fresh: PractisedCall = { held, hearing: openRoleplay(held), turns: [] };
const opened = say(fresh, "customer", fresh.hearing.line);

test("the customer opens with the scenario's line", () => {
  const { cue, hangsUp } = cueOf(fresh, [], null);
  expect(cue.move.line).toBe(fresh.hearing.line);
  expect(cue.context).toEqual([]);
  expect(hangsUp).toBe(false);
});

test("asking changes nothing, and lines that are not final yet count", () => {
  const asked = cueOf(opened, ["What do you pay now?"], null);
  expect(asked).toEqual(cueOf(say(opened, "agent", "What do you pay now?"), ["What do you pay now?"], null));
  expect(asked.cue.context.map((turn) => turn.speaker)).toEqual(["customer", "agent"]);
  expect(opened.turns).toHaveLength(1);
});

test("an agent who is faster than the opening finds it said", () => {
  const fast = say(fresh, "agent", "Hi, this is Sam.");
  expect(fast.turns.map((turn) => [turn.index, turn.speaker])).toEqual([
    [0, "customer"],
    [1, "agent"],
  ]);
});

test("asked for nothing, the customer reacts as to something they could not understand", () => {
  expect(cueOf(opened, [], null).cue.context.at(-1)).toMatchObject({ speaker: "agent", text: "[unintelligible]" });
});

test("a customer who has had enough hangs up after that line", () => {
  let call = opened;
  for (let i = 0; i < 40 && !call.hearing.state.exit; i++) {
    call = say(call, "agent", "You would be stupid not to buy this today, idiot.");
    const { cue, hangsUp } = cueOf(call, [], null);
    call = say(call, "customer", cue.move.line);
    expect(hangsUp).toBe(call.hearing.state.exit !== null);
  }
  expect(call.hearing.state.exit).not.toBeNull();
});

function say(call: PractisedCall, speaker: "agent" | "customer", text: string): PractisedCall {
  return takeTurn(call, { speaker, text, atMs: 0 });
}

function heldPractice(): Roleplay {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: 7 });
  if (!practice) throw new Error("the default choice can be practised");
  return { kind: "practice", practice, scriptObjections: [] };
}

describe("a call that a model speaks in", () => {
  const [said, answer] = ["What made you look at your cover?", "The bill went up. Two hundred more."];
  const asked = say(opened, "agent", said);
  const answered = say(asked, "customer", answer);
  const reading = readingOf({ acts: [{ act: "reflection", quote: "What made you look" }] });

  test("an exchange is read where the words were the model's, and the marks say so", () => {
    const unread = endedExchange(asked, answered);
    expect(unread?.exchange).toMatchObject({ line: { turn: 1, text: said }, reply: { turn: 2, text: answer } });
    const read = unread && takeReading(answered, unread, reading);
    expect(read?.hearing.state.marks).toContainEqual(expect.objectContaining({ by: "model" }));
  });

  test("what the agent has said since stays to be answered; what the customer has answered since makes it too late", () => {
    const unread = endedExchange(asked, answered);
    const since = say(answered, "agent", "I see.");
    expect(unread && takeReading(since, unread, reading)?.hearing.unanswered).toMatchObject([{ text: "I see." }]);
    const later = say(since, "customer", "So, yes.");
    expect(unread && takeReading(later, unread, reading)).toBeNull();
  });

  test("the opening, an answer to nothing and the built-in customer's own line are no exchange to be read", () => {
    expect(endedExchange(fresh, opened)).toBeNull();
    expect(endedExchange(answered, say(answered, "customer", "Hello?"))).toBeNull();
    const own = say(asked, "customer", cueOf(asked, [], null).cue.move.line);
    expect(endedExchange(asked, own)).toBeNull();
  });

  test("the customer is gone when their words have ended it; anger that they did not show is still to be said", () => {
    const ended = (kind: "walked-away" | "agreed", text: string) =>
      hasLeft({
        ...say(asked, "customer", text),
        hearing: { ...asked.hearing, state: { ...asked.hearing.state, exit: { kind, turn: 2, reason: "" } } },
      });
    expect(hasLeft(answered)).toBe(false);
    expect(ended("agreed", "Thursday then.")).toBe(true);
    expect(ended("walked-away", "I have had enough, goodbye.")).toBe(true);
    expect(ended("walked-away", "Excuse me?")).toBe(false);
  });

  test("the customer may hang up once the agent has said goodbye", () => {
    expect(holdsNow(asked, null).farewell).toBe("refused");
    expect(holdsNow(say(answered, "agent", "Thank you for your time, goodbye."), null).farewell).toBe("allowed");
  });

  test("what holds stays the same, however often the agent begins again", () => {
    expect(holdsNow(say(answered, "agent", "I see."), null).instructions).toBe(holdsNow(answered, null).instructions);
  });
});
