import type { DifficultyLevel, Line } from "../scenarios/schema.ts";

type FirstChoice = { scenarioId: string; personaId: string; level: DifficultyLevel };

/** In the order in which they are offered; the first is chosen for whoever chooses none. */
export const OFFERED_LINES = ["auto", "home", "life", "commercial"] as const satisfies readonly Line[];

/** Of each line the customer to begin with: easy, and with something to say as the line opens. */
export const FIRST_CHOICES: Record<Line, FirstChoice> = {
  auto: { scenarioId: "A-1", personaId: "dana", level: 1 },
  home: { scenarioId: "H-4", personaId: "marcus", level: 1 },
  life: { scenarioId: "L-1", personaId: "priya", level: 1 },
  commercial: { scenarioId: "C-3", personaId: "kim", level: 1 },
};
