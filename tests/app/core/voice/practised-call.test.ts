import { expect, test } from "vitest";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import { openRoleplay, type Roleplay } from "#core/roleplay/roleplay.ts";
import { cueOf, type PractisedCall, takeTurn } from "#core/voice/practised-call.ts";

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
