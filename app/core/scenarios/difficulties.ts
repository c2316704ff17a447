import type { Difficulty } from "./schema.ts";

/**
 * Counts (objections, patience, volunteers) come from the domain notes; the meters were set so that the strong, fair and
 * weak agents of app/node/demo/agents.ts end where a sales coach would expect them to.
 */
export const difficulties: Difficulty[] = [
  {
    level: 1,
    name: "Easygoing",
    trust: 50,
    irritation: 8,
    interest: 38,
    objections: 2,
    patienceTurns: 14,
    volunteers: 3,
    secondChances: true,
    walkAwayAt: 85,
    agreesAt: 56,
    replySentences: 4,
    turnCost: 0.25,
    warmth: 1.1,
    hearsAnswers: "at-once",
  },
  {
    level: 2,
    name: "Realistic",
    trust: 40,
    irritation: 14,
    interest: 30,
    objections: 3,
    patienceTurns: 10,
    volunteers: 1,
    secondChances: true,
    walkAwayAt: 75,
    agreesAt: 62,
    replySentences: 3,
    turnCost: 0.3,
    warmth: 0.9,
    hearsAnswers: "once-explored",
  },
  {
    level: 3,
    name: "Tough",
    trust: 30,
    irritation: 22,
    interest: 24,
    objections: 5,
    patienceTurns: 7,
    volunteers: 0,
    secondChances: false,
    walkAwayAt: 65,
    agreesAt: 68,
    replySentences: 2,
    turnCost: 0.4,
    warmth: 0.75,
    hearsAnswers: "once-explored",
  },
];
