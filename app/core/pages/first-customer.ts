import { FIRST_CHOICES } from "../library/first-choices.ts";
import { findPersona, findScenario } from "../library/library.ts";
import type { DifficultyLevel, Line } from "../scenarios/schema.ts";
import { type PersonaCard, personaCard, type ScenarioCard, scenarioCard } from "./practice-cards.ts";

/** Somebody to begin with, in one of the lines. */
export type FirstCustomer = { line: Line; persona: PersonaCard; scenario: ScenarioCard; level: DifficultyLevel };

export function firstCustomer(line: Line): FirstCustomer {
  const { scenarioId, personaId, level } = FIRST_CHOICES[line];
  const scenario = findScenario(scenarioId);
  const persona = findPersona(personaId);
  if (!scenario || !persona) throw new Error(`the library has no first customer for ${line}`);
  return { line, persona: personaCard(persona), scenario: scenarioCard(scenario), level };
}
