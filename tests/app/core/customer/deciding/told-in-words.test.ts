import { describe, expect, test } from "vitest";
import { openCustomer } from "#core/customer/engine.ts";
import { personasFor, scenarios } from "#core/library/library.ts";
import { answerTelling } from "#core/scenarios/answer-sheet.ts";
import { findSheets } from "#core/scenarios/find-answer-sheets.ts";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

const INTRO = "Hi, this is Sam with Lakeside Insurance, thanks for calling.";

describe("a fact", () => {
  test("is not told by words that say nothing of it, and is told when it is asked for again", () => {
    const { lines, moves, state } = play(practiceOf("A-1", 2, 3, "dana"), [
      INTRO,
      "How well do you know your policy?",
      "What liability limits are on the policy today?",
    ]);
    expect(lines[1]).toMatch(/not much|gone over it|explained it/);
    expect(moves[1]?.disclosed).toEqual([]);
    expect(moves[2]?.disclosed).toEqual(["limits"]);
    expect(state.disclosed).toEqual(["limits"]);
  });

  test("that is asked for is told in words that say something of it", () => {
    const { lines, moves } = play(practiceOf("L-4", 1, 3), [
      "Hi Robert, this is Sam with Lakeside Insurance.",
      "How long could the family pay the bills if your paycheck stopped?",
    ]);
    expect(lines[1]).not.toContain("Couple months");
    expect(moves[1]?.disclosed).toEqual(["earner"]);
  });

  test("comes up in part by what is said in passing, and is still to be told", () => {
    const { lines, moves, state } = play(practiceOf("A-1", 1, 3, "dana"), [
      INTRO,
      "Which of you takes which car?",
      "Who in the household drives?",
    ]);
    expect(lines[1]).toMatch(/CR-V.*Accord/);
    expect(state.marks).toContainEqual(expect.objectContaining({ type: "mentioned", fact: "drivers", turn: 4 }));
    expect(moves[1]?.disclosed).toEqual([]);
    expect(moves[2]?.disclosed).toEqual(["drivers"]);
  });

  test("comes up in the customer's first line where that tells a part of it", () => {
    const practice = practiceOf("A-1", 1, 3, "tom");
    for (const opening of practice.scenario.openings) {
      const scenario = { ...practice.scenario, openings: [opening] };
      const { state } = openCustomer({ ...practice, scenario });
      expect(state.marks.map((mark) => mark.type === "mentioned" && mark.fact)).toEqual(["increase"]);
    }
  });
});

const customers = scenarios.flatMap((scenario) =>
  personasFor(scenario)
    .filter(({ id }) => scenario.customers.includes(id))
    .map((persona) => ({ name: `${scenario.id} ${persona.id}`, scenario, persona })),
);

describe.each(customers)("the sheet of $name", ({ scenario, persona }) => {
  const sheets = findSheets({ scenario, persona });
  const answers = Object.entries(sheets?.scenario ?? {});

  test("has words that tell each fact", () => {
    const told = answers.flatMap(([, answer]) => (answer.fact && answerTelling(answer) ? [answer.fact] : []));
    expect(new Set(told)).toEqual(new Set(scenario.facts.map(({ id }) => id)));
  });

  test("calls aside only what it says itself, beside a fact", () => {
    for (const [slot, { fact, says, more = [], aside = [] }] of answers) {
      expect(aside.length > 0 && fact === undefined, slot).toBe(false);
      expect([...says, ...more], slot).toEqual(expect.arrayContaining(aside));
    }
  });
});

describe.each(scenarios)("what tells a part of a fact of $id in passing", (scenario) => {
  const spoken = customers
    .filter((one) => one.scenario === scenario)
    .flatMap(({ persona }) => {
      const sheets = findSheets({ scenario, persona });
      const answers = [sheets?.person, sheets?.scenario, sheets?.own].flatMap((sheet) => Object.values(sheet ?? {}));
      return answers.flatMap(({ says, more = [] }) => [...says, ...more]);
    });
  const written = JSON.stringify({ ...scenario, facts: [], spoken }).toLowerCase();
  const shared = JSON.stringify(
    practiceOf(scenario.id).objections.map(({ says, saysAgain }) => [...says, ...saysAgain]),
  ).toLowerCase();

  test("is something that somebody says there", () => {
    const passing = scenario.facts.flatMap(({ inPassing = [] }) => inPassing);
    const unheard = passing.filter((words) => {
      const quoted = JSON.stringify(words).slice(1, -1).toLowerCase();
      return !written.includes(quoted) && !shared.includes(quoted);
    });
    expect(unheard).toEqual([]);
  });
});
