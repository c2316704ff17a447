import { expect, test } from "vitest";
import { openCustomer, step } from "#core/customer/engine.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

/** The customer after these lines, from a state in which they know the agent a little. */
function after(lines: readonly string[]) {
  const practice = practiceOf("A-1", 2);
  let state = { ...openCustomer(practice).state, agentTurns: 4 };
  for (const [index, text] of lines.entries()) {
    const next = step(practice, state, { turn: 2 * index + 1, text, scriptObjections: [] });
    state = next.state;
  }
  return state;
}

test("a yes to a day, said in passing, is a yes when the agent says goodbye", () => {
  const state = { ...openCustomer(practiceOf("A-1", 2)).state, agentTurns: 6 };
  const accepted = { ...state, memory: { ...state.memory, acceptedDay: true } };
  const goodbye = { turn: 13, text: "Great, talk to you then. Bye now.", scriptObjections: [] };
  expect(step(practiceOf("A-1", 2), accepted, goodbye).state.exit).toMatchObject({ kind: "soft-yes" });
  expect(step(practiceOf("A-1", 2), state, goodbye).state.exit).toMatchObject({ kind: "polite-no" });
});

test("a sum that is only supposed is no offer to be dearer than", () => {
  const supposed = "If I got you to forty dollars more with better limits, what would keep you from moving?";
  const state = after([supposed]);
  expect(state.objections.find(({ id }) => id === "A2")?.status ?? "waiting").toBe("waiting");
});
