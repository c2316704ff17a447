import { scenarios } from "#core/library/library.ts";
import { findSheets } from "#core/scenarios/find-answer-sheets.ts";
import { personas } from "#core/scenarios/personas.ts";
import type { QuestionLine } from "./question-lines.ts";

/** How often a question of the library itself is learned: agents are told to ask it, so it must be understood. */
const TIMES = 12;

/** The example questions of each scenario's needs, which ask for the first slot that tells a fact of that need. */
export function libraryQuestions(): QuestionLine[] {
  return scenarios.flatMap((scenario) => {
    const persona = personas.find((one) => one.id === scenario.customers[0]);
    const sheet = (persona && findSheets({ scenario, persona })?.scenario) ?? {};
    return scenario.needs.items.flatMap(({ id, exampleQuestion }): QuestionLine[] => {
      const facts = new Set(scenario.facts.filter((fact) => fact.item === id).map((fact) => fact.id));
      const slot = Object.entries(sheet).find(([, answer]) => answer.fact !== undefined && facts.has(answer.fact))?.[0];
      if (slot === undefined) return [];
      return Array.from({ length: TIMES }, () => ({ author: "library", slot, form: "what", text: exampleQuestion }));
    });
  });
}
