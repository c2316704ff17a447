import { scenarios } from "#core/library/library.ts";
import { findSheets } from "#core/scenarios/find-answer-sheets.ts";
import { personas } from "#core/scenarios/personas.ts";
import { topicOfSlot } from "#core/scenarios/slots.ts";
import { asLearned } from "../training/reworded.ts";
import type { QuestionLine } from "./question-lines.ts";

/** How often a question of the library itself is learned: agents are told to ask it, so it must be understood. */
const TIMES = 40;

/** The example questions of each scenario's needs, which ask for a slot that tells a fact of that need: one on its topic,
 * else the first. */
export function libraryQuestions(): QuestionLine[] {
  return scenarios.flatMap((scenario) => {
    const persona = personas.find((one) => one.id === scenario.customers[0]);
    const sheet = (persona && findSheets({ scenario, persona })?.scenario) ?? {};
    return scenario.needs.items.flatMap(({ id, exampleQuestion }): QuestionLine[] => {
      const facts = new Set(scenario.facts.filter((fact) => fact.item === id).map((fact) => fact.id));
      const telling = Object.keys(sheet).filter((slot) => facts.has(sheet[slot]?.fact ?? ""));
      const slot = telling.find((one) => topicOfSlot(one, scenario.line) === id) ?? telling[0];
      if (slot === undefined) return [];
      return Array.from({ length: TIMES }, () => ({
        author: "library",
        slot,
        form: "what",
        text: asLearned(exampleQuestion),
      }));
    });
  });
}
