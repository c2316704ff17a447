import { assemblePractice, findScenario, personasFor } from "#core/library/library.ts";
import type { DifficultyLevel } from "#core/scenarios/schema.ts";
import { linesWith } from "./agents.ts";
import { strongTalks } from "./strong-talks.ts";

export type Practised = {
  daysAgo: number;
  hour: number;
  scenarioId: string;
  level: DifficultyLevel;
  agent: "strong" | "fair" | "weak" | "rude";
};

/** What the demo agent has practised. */
export const HISTORY: readonly Practised[] = [
  { daysAgo: 13, hour: 9, scenarioId: "A-1", level: 1, agent: "weak" },
  { daysAgo: 12, hour: 14, scenarioId: "A-1", level: 1, agent: "fair" },
  { daysAgo: 10, hour: 11, scenarioId: "H-1", level: 1, agent: "fair" },
  { daysAgo: 8, hour: 16, scenarioId: "L-1", level: 2, agent: "weak" },
  { daysAgo: 7, hour: 10, scenarioId: "L-1", level: 2, agent: "fair" },
  { daysAgo: 5, hour: 15, scenarioId: "C-1", level: 2, agent: "fair" },
  { daysAgo: 4, hour: 9, scenarioId: "H-1", level: 2, agent: "strong" },
  { daysAgo: 2, hour: 13, scenarioId: "A-1", level: 2, agent: "strong" },
  { daysAgo: 1, hour: 10, scenarioId: "L-1", level: 2, agent: "strong" },
];

/** The customer, the level and the seed of one of them. */
export function choiceOf({ scenarioId, level, daysAgo }: Practised) {
  const scenario = findScenario(scenarioId);
  const personaId = (scenario && personasFor(scenario)[0]?.id) ?? "";
  return { scenarioId, personaId, level, seed: 1000 + daysAgo };
}

/** What the agent says there, to this very customer. A script that has come to its end is not begun again. */
export function linesOf(practised: Practised): readonly string[] {
  const written = practised.agent === "strong" ? strongTalks[practised.scenarioId] : undefined;
  if (written) return written;
  const practice = assemblePractice(choiceOf(practised));
  return practice ? [...new Set(linesWith(practised.agent, practice))] : [];
}
