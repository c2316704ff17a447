import { ENGINE_VERSION } from "../customer/engine.ts";
import { PROMPT_VERSION } from "../customer/instructions.ts";
import { RUBRIC_VERSION } from "../scoring/rubric.ts";
import { autoScenarios } from "./auto.ts";
import { commercialScenarios } from "./commercial.ts";
import { difficulties } from "./difficulties.ts";
import { homeScenarios } from "./home.ts";
import { lifeScenarios } from "./life.ts";
import { anyObjections } from "./objections/any.ts";
import { autoObjections } from "./objections/auto.ts";
import { commercialObjections } from "./objections/commercial.ts";
import { homeObjections } from "./objections/home.ts";
import { lifeObjections } from "./objections/life.ts";
import { personas } from "./personas.ts";
import type { Practice } from "./practice.ts";
import type { DifficultyLevel, Library, Line, Objection, Persona, Scenario } from "./schema.ts";

/** Changes with any edit of a scenario, persona, objection or difficulty. */
const LIBRARY_VERSION = "library-4";

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
