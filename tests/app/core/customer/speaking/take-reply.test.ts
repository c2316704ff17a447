import { describe, expect, test } from "vitest";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { wording } from "#core/customer/customer-wording.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { asksToStop } from "#core/customer/speaking/customer-words.ts";
import { asItStands, type ExchangeReading, provenReading } from "#core/customer/speaking/exchange-reading.ts";
import { isNobodysLine } from "#core/customer/speaking/guard.ts";
import { takeExchange } from "#core/customer/speaking/take-reply.ts";
import { assemblePractice, DEFAULT_CHOICE, scenarios } from "#core/library/library.ts";
import { emptyReading, readingOf } from "#tests/support/readings.ts";

const practice = (() => {
  const assembled = assemblePractice({ scenarioId: "A-1", personaId: "dana", level: 2, seed: 4 });
  if (!assembled) throw new Error("no practice");
  return assembled;
})();
const opened = openCustomer(practice).state;
const OUTBOUND = scenarios.find(({ call }) => call === "outbound");
const fact = practice.scenario.facts.find(({ id }) => id === "increase") ?? practice.scenario.facts[0];
if (!fact) throw new Error("the scenario has facts");

function stateAfter(
  said: string,
  answer: string,
  reading: ExchangeReading | null = null,
  before: CustomerState = opened,
) {
  const exchange = { line: { turn: 1, text: said, scriptObjections: [] }, reply: { turn: 2, text: answer } };
  return takeExchange(practice, before, exchange, reading);
}

describe("by the rules alone", () => {
  test("a fact told in the fact's own words is told, and marks quote what was said", () => {
    const state = stateAfter("What happened to your bill?", fact.says[0] ?? "");
    expect(state.disclosed).toContain(fact.id);
    for (const mark of state.marks.filter(({ turn }) => turn === 2)) expect(fact.says[0]).toContain(mark.quote);
  });

  test("words that tell nothing tell nothing", () => {
    expect(stateAfter("What happened to your bill?", "Okay, sure.").disclosed).toEqual(opened.disclosed);
  });

  test("a wish to be left alone is one only where the words say it", () => {
    const cold = assemblePractice({
      ...DEFAULT_CHOICE,
      scenarioId: OUTBOUND?.id ?? "",
      personaId: OUTBOUND?.customers[0] ?? "",
      level: 2,
      seed: 4,
    });
    if (!cold) throw new Error("no practice");
    const { state } = openCustomer(cold);
    const before = { ...state, irritation: cold.difficulty.walkAwayAt - 30, agentTurns: 3 };
    const line = { turn: 1, text: "You must sign today, or the offer is gone for good.", scriptObjections: [] };
    const answeredBy = (text: string) => takeExchange(cold, before, { line, reply: { turn: 2, text } }, null);
    const asked = answeredBy("Please don't call me again.");
    expect(asked.marks).toContainEqual(expect.objectContaining({ type: "stop-request", turn: 2 }));
    expect(asked.memory).toMatchObject({ stopAsked: true });
    const quiet = answeredBy("Hm. Okay.");
    expect(quiet.marks.filter(({ type }) => type === "stop-request")).toEqual([]);
    expect(quiet.memory).toMatchObject({ stopAsked: false });
  });

  test.each(wording.stopCalling)("the built-in customer's %j says it", (text) => {
    expect(asksToStop(text)).toBe(true);
  });

  test.each(["Call me back on Thursday.", "I'd have to call my husband first.", "It's on my list."])(
    "%j does not",
    (text) => {
      expect(asksToStop(text)).toBe(false);
    },
  );

  test("a yes to a date ends the call only where the state has earned it", () => {
    const propose = "Could we look at both side by side on Thursday at four?";
    const ready = {
      ...opened,
      interest: 90,
      trust: 70,
      agentTurns: 8,
      disclosed: practice.scenario.facts.slice(0, 5).map(({ id }) => id),
    };
    expect(stateAfter(propose, "Thursday works. Talk then, bye.", null, ready).exit).toMatchObject({ kind: "agreed" });
    const early = stateAfter(propose, "Sure, Thursday works.", null, { ...opened, agentTurns: 3 });
    expect(early.exit).toBeNull();
    expect(String(early.memory.slip)).toContain("You said yes");
  });

  test("a goodbye of the customer's ends it, in plain words", () => {
    expect(stateAfter("So let me tell you about us.", "No thanks, I have to go. Bye.").exit).toMatchObject({
      kind: "polite-no",
    });
  });

  test("the state leaves whatever the words are", () => {
    const angry = { ...opened, irritation: 95 };
    expect(stateAfter("Just sign it, you idiot.", "Hm.", null, angry).exit).toMatchObject({ kind: "walked-away" });
  });
});

describe("by a model's reading", () => {
  test("an item whose words do not stand in the line is dropped, whatever else is right", () => {
    const reading = readingOf(
      {
        acts: [
          { act: "reflection", quote: "two hundred dollars is a lot" },
          { act: "recap", quote: "never said" },
        ],
      },
      { told: [{ fact: fact.id, quote: "also never said" }] },
    );
    const proven = provenReading(reading, { agent: "So two hundred dollars is a lot for you.", customer: "It is." });
    expect(proven.agent.acts).toEqual([{ act: "reflection", quote: "two hundred dollars is a lot" }]);
    expect(proven.customer.told).toEqual([]);
  });

  test("quotes are found whatever their case, spaces and marks, and kept as they stand", () => {
    expect(asItStands("I’d  hate that, Dana.", "i'd hate THAT")).toBe("I’d  hate that");
    expect(asItStands("a.b", "a+b")).toBeNull();
  });

  test("what was meant counts where the rules hear nothing, and the mark says who read it", () => {
    const said = "Nobody likes to be charged more for driving the way they always have.";
    const reading = readingOf({ acts: [{ act: "acknowledgement", quote: "Nobody likes to be charged more" }] });
    const mark = stateAfter(said, "Right.", reading).marks.find(({ type }) => type === "acknowledgement");
    expect(mark).toMatchObject({ by: "model", quote: "Nobody likes to be charged more" });
  });

  test("a question counts for what it was about", () => {
    const [item] = practice.scenario.needs.items;
    const said = "And who else ever takes the wheel at your place?";
    const reading = readingOf({ questions: [{ about: item?.id ?? "", open: true, quote: said }] });
    const marks = stateAfter(said, "Greg.", reading).marks.filter(({ type }) => type === "question");
    expect(marks).toEqual([expect.objectContaining({ topic: item?.id, open: true, by: "model" })]);
  });

  test("what the rules alone take for told is not: the reading says what the words meant", () => {
    const words = fact.says[0] ?? "";
    expect(stateAfter("What happened to your bill?", words).disclosed).toContain(fact.id);
    expect(stateAfter("What happened to your bill?", words, emptyReading).disclosed).toEqual(opened.disclosed);
  });

  test("a fact told in other words is told", () => {
    const reading = readingOf({}, { told: [{ fact: fact.id, quote: "way more than last year" }] });
    expect(stateAfter("How come?", "It is way more than last year.", reading).disclosed).toContain(fact.id);
  });

  test("an objection lives by what was read of it", () => {
    const id = opened.objections[0]?.id ?? "";
    const raised = stateAfter(
      "Can I ask you something?",
      "You will raise it too next year.",
      readingOf({}, { objections: [{ objection: id, did: "raised", quote: "You will raise it too" }] }),
    );
    expect(raised.objections.find((one) => one.id === id)).toMatchObject({ status: "open", raisedAt: 2 });
    const line = {
      turn: 3,
      text: "I hear you. What happened with the last one? Ours holds for a year, in writing.",
      scriptObjections: [],
    };
    const handled = readingOf({
      objection: [
        { did: "acknowledged", quote: "I hear you." },
        { did: "explored", quote: "What happened with the last one?" },
        { did: "answered", quote: "Ours holds for a year, in writing." },
      ],
    });
    const settled = takeExchange(practice, raised, { line, reply: { turn: 4, text: "Okay." } }, handled);
    expect(settled.objections.find((one) => one.id === id)?.status).toBe("resolved");
    expect(
      settled.marks.filter(({ turn, type }) => turn === 3 && type === "objection").every(({ by }) => by === "model"),
    ).toBe(true);
  });

  test("what a model makes up of the customer's life is kept", () => {
    const state = stateAfter(
      "Any pets?",
      "Two dogs, Moose and Bean.",
      readingOf({}, { madeUp: ["Two dogs, Moose and Bean."] }),
    );
    expect(state.memory.own).toEqual(["Two dogs, Moose and Bean."]);
  });

  test("the same exchange and reading give the same state, and change nothing they were given", () => {
    const reading = readingOf({ acts: [{ act: "recap", quote: "So far" }] });
    const before = JSON.stringify([opened, reading]);
    expect(stateAfter("So far so good.", "Yes.", reading)).toEqual(stateAfter("So far so good.", "Yes.", reading));
    expect(JSON.stringify([opened, reading])).toBe(before);
  });

  test("an empty reading takes nothing from the customer: they still hear who is calling", () => {
    expect(stateAfter("Hi, this is Sam with Lakeside Insurance.", "Hi Sam.", emptyReading).memory.agentName).toBe(
      "Sam",
    );
  });
});

describe("what a finished line shows", () => {
  test.each([
    ["a number that is not this person's", "How old is your husband?", "Sixty-one.", "wrong figure"],
    [
      "a speech",
      "How are you?",
      `Well, ${"it is a long story and then my cousin came over too and ".repeat(8)} that was it.`,
      "far shorter",
    ],
    ["coaching", "How are you?", "Great job acknowledging my concern!", "coached"],
  ])("%s is put right with the next words", (_, said, answer, word) => {
    expect(String(stateAfter(said, answer).memory.slip)).toContain(word);
  });

  test("nothing is put right in a plain answer", () => {
    for (const answer of ["Two hundred.", "Yeah.", "I'd have to look.", "Why do you ask?"])
      expect(stateAfter("What happened?", answer).memory.slip).toBeNull();
  });

  test.each([
    "As an AI language model, I can't do that.",
    '{"reply": "Hello"}',
    "- First, the roof\n- Second, the pump",
    "# Customer",
    "1. Hello there",
    "Claro que sí, mañana por la tarde puedo hablar con usted.",
    "Нет, спасибо, не сейчас.",
    "I'm sorry, but I can't assist with that request.",
  ])("%j is nobody's line", (text) => {
    expect(isNobodysLine(text)).toBe(true);
  });

  test.each([
    "Okay.",
    "Mm-hm.",
    "Greg and Tyler, Maddie doesn't drive.",
    "1352.",
    "Carmen Delgado Ruiz.",
    "Hm, no.",
    "164. And, uh, 22 on the truck.",
    "41. Why?",
    "Down two whole days. Lily made name tags.",
    "Full. Sixteen more seats. Forty's all he knows.",
  ])("%j may be somebody's", (text) => {
    expect(isNobodysLine(text)).toBe(false);
  });
});
