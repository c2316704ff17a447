import { expect, test } from "vitest";
import { wording } from "#core/customer/customer-wording.ts";
import { isCustomersEnd } from "#core/customer/deciding/exits.ts";
import { momentOf } from "#core/customer/deciding/initiative.ts";
import { hearLine, openCustomer, step } from "#core/customer/engine.ts";
import { readMemory } from "#core/customer/memory.ts";
import { nextObjection } from "#core/customer/objections.ts";
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

test("who has just given in and is told the day again agrees to it, and says goodbye", () => {
  const settled = opened.objections.map((one) => ({ ...one, status: "resolved" as const }));
  const state = {
    ...opened,
    agentTurns: 8,
    objections: settled,
    disclosed: practice.scenario.facts.slice(0, 3).map(({ id }) => id),
  };
  const given = { ...state, memory: { ...state.memory, sinceObjection: 0 } };
  const { state: ended, move } = step(
    practice,
    given,
    line("Great, then I'll call you Thursday at one. Thanks, bye bye."),
  );
  expect(ended.exit?.kind).toMatch(/agreed|soft-yes/);
  expect(move.line).toMatch(/Thursday/);
});

test("whoever says goodbye after two lines has ended it, not the customer", () => {
  const left = step(practice, { ...opened, agentTurns: 1 }, line("Okay, bye.")).state.exit;
  expect(left).toMatchObject({ kind: "polite-no" });
  expect(isCustomersEnd(left)).toBe(false);
  expect(isCustomersEnd({ reason: "Dana hung up." })).toBe(true);
  expect(isCustomersEnd(null)).toBe(false);
});

test.each([
  ["It comes to 240 dollars more a year.", true],
  ["If it comes to 240 dollars more a year, I tell you why.", false],
  ["It comes to 240 dollars a year, which is under what you pay.", false],
])("a sum that is only supposed is no offer to object to: %s", (text, isOffer) => {
  expect(momentOf(hearLine(practice, opened, line(text)), false).priced).toBe(isOffer);
});

test("an offer that has said when is not asked when", () => {
  const answers = (text: string) =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const ready = practiceOf("A-1", 1, seed);
      const { state } = openCustomer(ready);
      const willing = {
        ...state,
        agentTurns: 8,
        trust: 95,
        objections: state.objections.map((one) => ({ ...one, status: "resolved" as const })),
        disclosed: ready.scenario.facts.map(({ id }) => id),
      };
      return step(ready, willing, line(text)).move.line;
    });
  const asksWhen = (answer: string) => /\b(?:when|what day|which day)\b/i.test(answer);
  expect(answers("Shall we start the application?").some(asksWhen)).toBe(true);
  const dated = answers("Shall we start the application for the first?");
  expect(dated.filter(asksWhen)).toEqual([]);
  expect(wording.whatHappens).toEqual(expect.arrayContaining([dated.at(-1)]));
});

test("nobody complains about a bundle that was not named", () => {
  const renter = practiceOf("H-4", 2);
  const { state } = openCustomer(renter);
  const waiting = { id: "H8", status: "waiting" } as const;
  const [any] = state.objections;
  if (!any) throw new Error("a customer without objections");
  const withOne = { ...state, objections: [{ ...any, ...waiting }] };
  const memory = { ...readMemory(renter, state), sinceObjection: 5 };
  const moment = { agentTurns: 8, trust: 60, offered: true, priced: true, saysLess: false, closing: false };
  const raised = (text: string) => nextObjection(renter, withOne, memory, { ...moment, text })?.id;
  expect(raised("it comes to fourteen dollars a month")).toBeUndefined();
  expect(raised("if you bundle it with the car it comes to fourteen dollars a month")).toBe("H8");
});
