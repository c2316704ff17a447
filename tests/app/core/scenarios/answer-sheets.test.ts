import { describe, expect, test } from "vitest";
import { sentencesIn } from "#core/customer/phrase.ts";
import { figuresIn } from "#core/customer/understanding/figures.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import { personasFor, scenarios } from "#core/library/library.ts";
import { answerOn, answerSchema, ownQuestionSchema, sheetKey } from "#core/scenarios/answer-sheet.ts";
import { findSheets } from "#core/scenarios/find-answer-sheets.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { readOwnLines } from "#tests/eval/questions/own-lines.ts";

const ownLines = readOwnLines();

/** The day the sheets speak of. */
const TODAY = Date.UTC(2026, 10, 24);

const pairs = scenarios.flatMap((scenario) =>
  personasFor(scenario)
    .filter((persona) => scenario.customers.includes(persona.id))
    .map((persona) => [`${scenario.id} ${persona.id}`, scenario, persona] as const),
);

describe.each(pairs)("the sheets of %s", (_name, scenario, persona) => {
  const sheets = findSheets({ scenario, persona }) ?? { person: {}, scenario: {}, own: {} };
  const entries = Object.entries({ ...sheets.person, ...sheets.scenario });

  test("hold answers to slots there are, in the form that answers have", () => {
    for (const [slot, answer] of entries) {
      expect(findSlot(slot), slot).not.toBeNull();
      answerSchema.parse(answer);
    }
    expect(entries.length).toBeGreaterThan(110);
  });

  test("tell facts of the scenario, and every fact of it", () => {
    const told = new Set(entries.flatMap(([, { fact }]) => fact ?? []));
    expect([...told].sort()).toEqual(scenario.facts.map((fact) => fact.id).sort());
  });

  test("know what everybody knows of themselves", () => {
    for (const slot of [
      "person.name",
      "person.birth-date",
      "address.zip",
      "address.tenure",
      "household.members",
      "contact.phone",
      "contact.time",
      "work.job",
      "policy.carrier",
      "policy.premium",
      "call.decision-who",
    ])
      expect(answerOn(sheets, slot)?.says.length ?? 0, slot).toBeGreaterThan(0);
  });

  test("say the figure that the answer is", () => {
    const wrong = entries.filter(([, { value, says }]) => {
      const spoken = says.flatMap(figuresIn);
      return typeof value === "number" && spoken.length > 0 && !spoken.some((figure) => isSame(figure, value));
    });
    expect(wrong.map(([slot, { value, says }]) => `${slot}: ${String(value)}, "${says.join('" "')}"`)).toEqual([]);
  });

  test("have an age that fits the date of birth", () => {
    const birth = Date.parse(`${String(answerOn(sheets, "person.birth-date")?.value)} UTC`);
    const years = (TODAY - birth) / (365.25 * 24 * 3600 * 1000);
    expect(Math.floor(years)).toBe(answerOn(sheets, "person.age")?.value);
    expect(persona.age).toBe(answerOn(sheets, "person.age")?.value);
  });
});

describe.each(pairs)("the own questions in %s", (_name, scenario, persona) => {
  const own = Object.entries(findSheets({ scenario, persona })?.own ?? {});
  const ways = ownLines.filter(({ customer }) => customer === sheetKey({ scenario, persona }));

  test("are at least forty, each asked in three ways or more", () => {
    expect(own.length).toBeGreaterThanOrEqual(40);
    for (const [id, question] of own) {
      expect(ways.filter(({ slot }) => slot === id).length, id).toBeGreaterThanOrEqual(3);
      expect(id).toMatch(/^own\.[a-z0-9-]+$/);
      expect(ownQuestionSchema.parse(question)).toEqual(question);
    }
  });

  test("are not asked in the same words twice", () => {
    const asks = ways.map(({ slot, text }) => ({ id: slot, ask: normalise(text) }));
    const byAsk = Map.groupBy(asks, ({ ask }) => ask);
    const askedOfMany = [...byAsk].map(([ask, by]) => [ask, [...new Set(by.map(({ id }) => id))]] as const);
    expect(askedOfMany.filter(([, ids]) => ids.length > 1)).toEqual([]);
  });
});

test("hardly a sentence of four words or more is said by two people", () => {
  const speakers = new Map<string, Set<string>>();
  for (const [, scenario, persona] of pairs) {
    const sheets = findSheets({ scenario, persona });
    for (const { says, more = [] } of Object.values({ ...sheets?.person, ...sheets?.scenario }))
      for (const sentence of [...says, ...more].flatMap(sentencesIn).filter((one) => one.split(" ").length > 3))
        speakers.set(sentence, new Set([...(speakers.get(sentence) ?? []), persona.id]));
  }
  const shared = [...speakers].filter(([, by]) => by.size > 1).map(([sentence]) => sentence);
  expect(shared.length).toBeLessThanOrEqual(SHARED_TODAY);
});

/** Sentences that tell a fact which several people share in a scenario. To become none; it must not grow. */
const SHARED_TODAY = 100;

/**
 * Years are said without their century. Sums are said in thousands ("sixty-eight"), with "one" for a hundred ("one
 * eighty"), or without their last figures.
 */
function isSame(figure: number, value: number): boolean {
  if (value > 1900 && value < 2100 && figure === value % 100) return true;
  return [1, 1000, 100, 1_000_000].some((unit) => Math.abs(figure * unit - value) < Math.max(1, value * 0.03));
}
