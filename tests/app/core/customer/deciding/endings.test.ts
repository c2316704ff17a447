import { expect, test } from "vitest";
import { momentOf } from "#core/customer/deciding/initiative.ts";
import { hearLine, openCustomer, step } from "#core/customer/engine.ts";
import { practiceOf } from "#tests/support/rehearsal.ts";

const practice = practiceOf("A-1", 2);
const { state: opened } = openCustomer(practice);
const line = (text: string) => ({ turn: 13, text, scriptObjections: [] });

test("a yes to a day, said in passing, is a yes when the agent says goodbye", () => {
  const state = { ...opened, agentTurns: 6 };
  const accepted = { ...state, memory: { ...state.memory, acceptedDay: true } };
  const goodbye = line("Great, talk to you then. Bye now.");
  expect(step(practice, accepted, goodbye).state.exit).toMatchObject({ kind: "soft-yes" });
  expect(step(practice, state, goodbye).state.exit).toMatchObject({ kind: "polite-no" });
});

test.each([
  ["It comes to 240 dollars more a year.", true],
  ["If it comes to 240 dollars more a year, I tell you why.", false],
])("a sum that is only supposed is no offer to object to: %s", (text, isOffer) => {
  expect(momentOf(hearLine(practice, opened, line(text)), false).priced).toBe(isOffer);
});
