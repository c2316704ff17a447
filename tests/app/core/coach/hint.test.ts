import { describe, expect, test } from "vitest";
import { hintFor } from "#core/coach/hint.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { type ConversationChanges, conversationOf, type MarkSeed, type Said } from "#tests/support/marks.ts";

const INTRODUCED: MarkSeed = { type: "opening", aspect: "name" };
const hint = (said: readonly Said[], changes: ConversationChanges = {}) => {
  const { practice, state, turns } = conversationOf(said, changes);
  return hintFor(practice, state, turns);
};
const met = (marks: MarkSeed[] = []): Said[] => [
  { by: "agent", text: "Hi, this is Sam.", marks: [INTRODUCED, ...marks] },
];
const objection = (done: Partial<CustomerState["objections"][number]>) => ({
  state: {
    objections: [
      {
        id: "A1",
        status: "open" as const,
        raisedAt: 1,
        acknowledged: false,
        explored: false,
        answered: false,
        fromScript: false,
        ...done,
      },
    ],
  },
});

test("before the first word, the hint is a good opening with the customer's name", () => {
  expect(hint([]).say).toMatch(/^Hi Dana, this is \[your name\]/);
});

describe("an open objection", () => {
  test.each([
    [{}, "Acknowledge A1"],
    [{ acknowledged: true }, "Explore A1"],
    [{ acknowledged: true, explored: true }, "Answer A1"],
    [{ acknowledged: true, explored: true, answered: true }, "Does that settle it"],
    [{ status: "returned" as const }, "Acknowledge A1"],
  ])("asks for its next missing stage: %j", (done, start) => {
    expect(hint(met(), objection(done)).say).toContain(start);
  });
});

describe("the customer's last line", () => {
  const said = (text: string, marks: MarkSeed[] = []): Said[] => [...met(), { by: "customer", text, marks }];

  test("is an answer where somebody who was asked is not sure of it", () => {
    const asked: Said = { by: "agent", text: "What would it cost to build it again?" };
    const answered = (text: string) => hint([...met(), asked, { by: "customer", text }]).why;
    expect(answered("More than we paid?")).not.toContain("The customer asked");
    expect(answered("What does it cost?")).toContain("The customer asked");
  });

  test("is answered first where it asks something", () => {
    const { say, why } = hint(said("What's the catch?"));
    expect(say).toContain("Short answer");
    expect(why).toContain("What's the catch?");
  });

  test("is said again in plain words where they did not follow", () => {
    expect(hint(said("You lost me somewhere in the middle.")).why).toContain("did not follow");
  });

  test("is respected where they keep something back", () => {
    expect(hint(said("Why do you need that?")).say).toContain("you don't have to");
  });

  test("is an objection where it is one, though it ends in a question mark", () => {
    const raised = said("Why would I switch?", [{ type: "objection", objection: "A1", stage: "raised" }]);
    expect(hint(raised, objection({})).say).toContain("Acknowledge A1");
  });

  test("that asks nothing leaves the hint to the plan of the call", () => {
    expect(hint(said("Okay."), objection({})).say).toContain("Acknowledge A1");
  });
});

test("a bait just offered is declined with the scenario's safe line, before the objection", () => {
  const said: Said[] = [
    ...met(),
    { by: "customer", text: "Can we leave him off?", marks: [{ type: "bait", bait: "X7", stage: "offered" }] },
  ];
  expect(hint(said, objection({})).say).toContain("We list every driver");
  const declined: Said[] = [
    ...said,
    { by: "agent", text: "No.", marks: [{ type: "bait", bait: "X7", stage: "declined" }] },
  ];
  expect(hint(declined, objection({})).say).toContain("Acknowledge A1");
});

test("a stop request comes before everything", () => {
  const said: Said[] = [{ by: "customer", text: "Take me off.", marks: [{ type: "stop-request", stage: "asked" }] }];
  expect(hint(said, { state: { irritation: 90 } }).say).toContain("removing your number");
});

test.each([
  [59, false],
  [60, true],
])("at irritation %i of 80 the coach says to slow down: %s", (irritation, isSlow) => {
  expect(hint(met(), { state: { irritation } }).why.includes("Slow down")).toBe(isSlow);
});

test("a gap is named once the facts it is tied to are told", () => {
  const told = (quote: string) => {
    const mark: MarkSeed = { type: "disclosed", fact: "fact.son", item: "auto.drivers", asked: true };
    return hint([...met(), { by: "customer", text: quote, marks: [mark] }], { state: { disclosed: ["fact.son"] } }).say;
  };
  expect(told("Not much.")).not.toContain("25/50 is used up");
  expect(told("My 17-year-old drives the truck.")).toContain("25/50 is used up");
});

test("otherwise the next question is one not asked yet, first what would reveal a gap", () => {
  expect(hint(met()).say).toBe("Who in your household drives?");
  const asked: MarkSeed = {
    type: "question",
    open: false,
    topic: "auto.drivers",
    stacked: false,
    repeated: false,
    whyNow: false,
  };
  expect(hint(met([asked])).say).toBe("What do you use the truck for?");
});

test("an interested customer whose needs are known gets a next step with a date, then a recap", () => {
  const asked = ["auto.drivers", "auto.use"].map(
    (topic): MarkSeed => ({ type: "question", open: false, topic, stacked: false, repeated: false, whyNow: false }),
  );
  expect(hint(met(asked), { state: { interest: 65 } }).say).toContain("the day after tomorrow at ten");
  const step: MarkSeed = { type: "next-step", action: true, date: true, owner: true };
  expect(hint(met([...asked, step]), { state: { interest: 65 } }).say).toMatch(/^Let me sum up/);
});

test("an ended conversation gets a goodbye, and the same moment always the same hint", () => {
  const exit = { kind: "polite-no", turn: 1, reason: "Dana said no." } as const;
  expect(hint(met(), { state: { exit } }).why).toContain("Dana said no.");
  expect(hint(met())).toEqual(hint(met()));
});
