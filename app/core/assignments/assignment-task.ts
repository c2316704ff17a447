import { z } from "zod";
import type { Practice } from "../scenarios/practice.ts";
import {
  difficultyLevelSchema,
  difficultySchema,
  objectionSchema,
  personaSchema,
  scenarioSchema,
} from "../scenarios/schema.ts";

/** What has to be done in each round of an assignment. Stored when it is made and never changed: see FrozenScenarios. */
export const assignmentTaskSchema = z.object({
  scenarios: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        version: z.number(),
        /** Who may be called; one: the customer is fixed. */
        customers: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
      }),
    )
    .min(1),
  /** How many of the scenarios have to be passed: all, or any so many. */
  needed: z.number().int().positive(),
  level: difficultyLevelSchema,
  mode: z.enum(["text", "voice", "either"]),
  /** The total to reach. */
  score: z.number().int().min(0).max(100),
  /** No finding of compliance that is sure. */
  gateClear: z.boolean(),
  /** Attempts that count, for each scenario; null: as many as it takes. */
  attemptsMost: z.number().int().positive().nullable(),
  /** Private tries of a scenario before one of it can count. */
  triesBefore: z.number().int().nonnegative(),
  versions: z.object({ library: z.string(), rubric: z.string() }),
});
export type AssignmentTask = z.infer<typeof assignmentTaskSchema>;

/** All that decides the conversations of an assignment, whole: a later library, or an archived scenario, changes nothing. */
export const frozenScenariosSchema = z.object({
  difficulty: difficultySchema,
  scenarios: z.array(
    z.object({
      scenario: scenarioSchema,
      personas: z.array(personaSchema),
      objections: z.array(objectionSchema),
    }),
  ),
});
export type FrozenScenarios = z.infer<typeof frozenScenariosSchema>;

/** What of a task does not follow from the scenarios. */
export type TaskTerms = Omit<AssignmentTask, "scenarios" | "versions">;

/**
 * The task and the frozen scenarios of these practices: one for each scenario and customer that may be called, all of the task's
 * level. At least one.
 */
export function taskOf(
  practices: readonly Practice[],
  terms: TaskTerms,
): { task: AssignmentTask; frozen: FrozenScenarios } {
  const [first] = practices;
  if (!first) throw new Error("an assignment has a scenario");
  const ids = [...new Set(practices.map(({ scenario }) => scenario.id))];
  const scenarios = ids.map((id) => {
    const [one = first, ...others] = practices.filter(({ scenario }) => scenario.id === id);
    const personas = [one, ...others].map(({ persona }) => persona);
    return { scenario: one.scenario, personas, objections: one.objections };
  });
  return {
    task: {
      ...terms,
      scenarios: scenarios.map(({ scenario, personas }) => ({
        id: scenario.id,
        title: scenario.title,
        version: scenario.version,
        customers: personas.map(({ id, name }) => ({ id, name })),
      })),
      versions: { library: first.versions.library, rubric: first.versions.rubric },
    },
    frozen: { difficulty: first.difficulty, scenarios },
  };
}

/** A practice as it was frozen; `now`: the versions of what answers and judges today. Null: not of this assignment. */
export function assignedPractice(
  { task, frozen }: { task: AssignmentTask; frozen: FrozenScenarios },
  choice: { scenarioId: string; personaId: string; seed: number },
  now: Omit<Practice["versions"], "library">,
): Practice | null {
  const found = frozen.scenarios.find(({ scenario }) => scenario.id === choice.scenarioId);
  const persona = found?.personas.find(({ id }) => id === choice.personaId);
  if (!found || !persona) return null;
  return {
    scenario: found.scenario,
    persona,
    difficulty: frozen.difficulty,
    objections: found.objections,
    seed: choice.seed >>> 0,
    versions: { ...now, library: task.versions.library },
  };
}

export const assignmentTargetsSchema = z.object({
  people: z.array(z.string()),
  groups: z.array(z.string()),
  /** All agents of the organization at the moment it is made. */
  everyone: z.boolean(),
  /** Every agent who joins later. */
  joiners: z.boolean(),
});
export type AssignmentTargets = z.infer<typeof assignmentTargetsSchema>;

/** Whether an attempt passes its scenario. `total` null: it ended too early to be judged, which nothing passes. */
export function isPass(
  task: Pick<AssignmentTask, "score" | "gateClear" | "mode">,
  attempt: { total: number | null; gate: string | null; mode: "text" | "voice" },
): boolean {
  return (
    attempt.total !== null &&
    attempt.total >= task.score &&
    (!task.gateClear || attempt.gate === "clear") &&
    (task.mode === "either" || task.mode === attempt.mode)
  );
}
