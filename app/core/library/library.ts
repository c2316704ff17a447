import { ENGINE_VERSION } from "../customer/engine.ts";
import { PROMPT_VERSION } from "../customer/speaking/speaking-request.ts";
import { autoScenarios } from "../scenarios/auto-scenarios.ts";
import { commercialScenarios } from "../scenarios/commercial-scenarios.ts";
import { difficulties } from "../scenarios/difficulties.ts";
import { LIBRARY_VERSION } from "../scenarios/find-answer-sheets.ts";
import { homeScenarios } from "../scenarios/home-scenarios.ts";
import { lifeScenarios } from "../scenarios/life-scenarios.ts";
import { anyObjections } from "../scenarios/objections/any-line-objections.ts";
import { autoObjections } from "../scenarios/objections/auto-objections.ts";
import { commercialObjections } from "../scenarios/objections/commercial-objections.ts";
import { homeObjections } from "../scenarios/objections/home-objections.ts";
import { lifeObjections } from "../scenarios/objections/life-objections.ts";
import { personas } from "../scenarios/personas.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { DifficultyLevel, Library, Line, Objection, Persona, Scenario } from "../scenarios/schema.ts";
import { RUBRIC_VERSION } from "../scoring/rubric.ts";

export { difficulties, personas };

export const scenarios: Scenario[] = [...autoScenarios, ...homeScenarios, ...lifeScenarios, ...commercialScenarios];

export const objections: Objection[] = [
  ...autoObjections,
  ...homeObjections,
  ...lifeObjections,
  ...commercialObjections,
  ...anyObjections,
];

export const builtInLibrary: Library = { version: LIBRARY_VERSION, difficulties, personas, objections, scenarios };

export const DEFAULT_CHOICE = { line: "auto", scenarioId: "A-1", personaId: "dana", level: 1 } satisfies {
  line: Line;
  scenarioId: string;
  personaId: string;
  level: DifficultyLevel;
};

export function findScenario(id: string, library = builtInLibrary): Scenario | null {
  return library.scenarios.find((scenario) => scenario.id === id) ?? null;
}

export function findPersona(id: string, library = builtInLibrary): Persona | null {
  return library.personas.find((persona) => persona.id === id) ?? null;
}

/** The personas that can play a scenario, its first choice first. */
export function personasFor(scenario: Scenario, library = builtInLibrary): Persona[] {
  return scenario.customers.map((id) => findPersona(id, library)).filter((persona) => persona !== null);
}

/** Freezes everything that decides a conversation. Null: an unknown id, or a persona that does not fit the scenario. */
export function assemblePractice(
  choice: { scenarioId: string; personaId: string; level: DifficultyLevel; seed: number },
  library = builtInLibrary,
): Practice | null {
  const scenario = findScenario(choice.scenarioId, library);
  const persona = findPersona(choice.personaId, library);
  const difficulty = library.difficulties.find((one) => one.level === choice.level);
  if (!scenario || !persona || !difficulty || !scenario.customers.includes(persona.id)) return null;
  return {
    scenario,
    persona,
    difficulty,
    objections: library.objections
      .filter((objection) => objection.line === scenario.line || objection.line === "any")
      .map((objection) => ({ ...objection, ...scenario.ownObjections?.[objection.id] })),
    seed: choice.seed >>> 0,
    versions: { library: library.version, engine: ENGINE_VERSION, rubric: RUBRIC_VERSION, prompt: PROMPT_VERSION },
  };
}
