import { describeDifficulty } from "../scenarios/difficulty-description.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Difficulty, DifficultyLevel, Line, Persona, Scenario } from "../scenarios/schema.ts";

// What pages show of a scenario, a persona and a difficulty: nothing that the customer hides.

export type PersonaCard = {
  id: string;
  name: string;
  age: number;
  story: string;
  temperament: string;
  /** With the state: "Columbus, Ohio". */
  town: string;
  avatar: { skin: string; hair: string; hairStyle: string; top: string; extra: string };
};
export type ScenarioCard = {
  id: string;
  line: Line;
  title: string;
  brief: string;
  goal: string;
  call: "inbound" | "outbound" | "renewal";
  personaIds: string[];
};
export type DifficultyCard = { level: DifficultyLevel; name: string; describes: string[] };

export function scenarioCard({ id, line, title, brief, goal, call, customers }: Scenario): ScenarioCard {
  return { id, line, title, brief, goal, call, personaIds: customers };
}

export function personaCard({ id, name, age, story, temperament, town, avatar }: Persona): PersonaCard {
  return { id, name, age, story, temperament, town, avatar };
}

export function difficultyCard(difficulty: Difficulty): DifficultyCard {
  return { level: difficulty.level, name: difficulty.name, describes: describeDifficulty(difficulty) };
}

/** The three cards of a practice. */
export function practiceCards({ scenario, persona, difficulty }: Practice): {
  scenario: ScenarioCard;
  persona: PersonaCard;
  difficulty: DifficultyCard;
} {
  return {
    scenario: scenarioCard(scenario),
    persona: personaCard(persona),
    difficulty: difficultyCard(difficulty),
  };
}
