import { expect, test } from "vitest";
import type { Turn } from "#core/conversations/turns.ts";
import { step } from "#core/customer/engine.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import { answerTurns, hearTurn, leaveUnanswered, openRoleplay, type Roleplay } from "#core/roleplay/roleplay.ts";

const held = heldPractice();
const opened = hearTurn(held, openRoleplay(held), turn(0, "customer", openRoleplay(held).line));

test("a line is answered by the engine's own step", () => {
  const { state, line } = answerTurns(held, hearTurn(held, opened, turn(1, "agent", "Hi, this is Sam from Harbor.")));
  const own = step(held.practice, opened.state, {
    turn: 1,
    text: "Hi, this is Sam from Harbor.",
    scriptObjections: [],
  });
  expect({ state, line }).toEqual({ state: own.state, line: own.move.line });
});

test("two lines in a row are answered as one, at the place of the second", () => {
  const both = hearTurn(
    held,
    hearTurn(held, opened, turn(1, "agent", "Hi.")),
    turn(2, "agent", "What do you pay now?"),
  );
  const own = step(held.practice, opened.state, { turn: 2, text: "Hi. What do you pay now?", scriptObjections: [] });
  expect(answerTurns(held, both)).toMatchObject({ state: own.state, line: own.move.line, unanswered: [] });
});

test("an answer that nobody heard leaves no trace: the next one is to all that was said", () => {
  const asked = hearTurn(held, opened, turn(1, "agent", "What do you pay now?"));
  answerTurns(held, asked);
  expect(hearTurn(held, asked, turn(2, "agent", "Sorry, go on.")).state).toEqual(opened.state);
});

test("a hearing is understood once, and by another customer anew", () => {
  const asked = hearTurn(held, opened, turn(1, "agent", "What do you pay now?"));
  const known = answerTurns(held, asked);
  expect(answerTurns({ ...held }, asked)).toBe(known);
  const other = heldPractice();
  expect(answerTurns(other, asked)).not.toBe(known);
  expect(answerTurns(other, asked)).toEqual(known);
});

test("what was heard of an answer, or all of it, brings the customer on", () => {
  const asked = hearTurn(held, opened, turn(1, "agent", "What do you pay now?"));
  const { line, state } = answerTurns(held, asked);
  expect(hearTurn(held, asked, turn(2, "customer", line)).state).toEqual(state);
  expect(hearTurn(held, asked, turn(2, "customer", line.slice(0, 9))).state).toEqual(state);
});

test("a last line without an answer counts for the agent and moves no customer", () => {
  const asked = hearTurn(held, opened, turn(1, "agent", "What do you pay now?"));
  const left = leaveUnanswered(held, asked);
  expect(left.state.marks.some((mark) => mark.type === "question" && mark.turn === 1)).toBe(true);
  expect(left.state.marks.every((mark) => mark.turn <= 1)).toBe(true);
  expect({ ...left.state, marks: [] }).toEqual({ ...opened.state, marks: [] });
  expect(leaveUnanswered(held, opened)).toBe(opened);
});

function turn(index: number, speaker: Turn["speaker"], text: string): Turn {
  return { index, speaker, text, atMs: index * 1000 };
}

function heldPractice(): Roleplay {
  const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: 7 });
  if (!practice) throw new Error("the default choice can be practised");
  return { kind: "practice", practice, scriptObjections: [] };
}
