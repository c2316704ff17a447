import { z } from "zod";
import { type DifficultyLevel, difficultyLevelSchema } from "../scenarios/schema.ts";

// What a person practices on one of their days: five minutes, at most three steps, in any order.

const step = {
  /** What a finished conversation is compared with: `stepKey`. */
  key: z.string(),
  /** Why it was chosen, as a sentence. */
  why: z.string(),
  /** The conversation that did it; null: to do. */
  doneBy: z.string().nullable(),
};

/** No words of the person's own: those stay where they can be deleted. */
export const dailyStepSchema = z.discriminatedUnion("kind", [
  /** An objection that is due. */
  z.object({ ...step, kind: z.literal("drill"), objectionId: z.string() }),
  /** The moment to fix in a conversation. */
  z.object({ ...step, kind: z.literal("retry"), conversationId: z.string() }),
  /** A customer that was not met lately. */
  z.object({
    ...step,
    kind: z.literal("customer"),
    scenarioId: z.string(),
    personaId: z.string(),
    level: difficultyLevelSchema,
  }),
]);
export type DailyStep = z.infer<typeof dailyStepSchema>;

export type StepTask =
  | { kind: "drill"; objectionId: string }
  | { kind: "retry"; conversationId: string }
  | { kind: "customer"; scenarioId: string; personaId: string };

export function stepKey(task: StepTask): string {
  if (task.kind === "drill") return `drill/${task.objectionId}`;
  if (task.kind === "retry") return `retry/${task.conversationId}`;
  return `customer/${task.scenarioId}/${task.personaId}`;
}

export type FinishedConversation = {
  kind: "practice" | "drill" | "transcript";
  forked_from: string | null;
  scenario_id: string;
  persona_id: string;
  /** Of a drill: what it was about. */
  objectionId: string | null;
};

/** The step that a conversation does; null: none can be. */
export function keyOfFinished(finished: FinishedConversation): string | null {
  if (finished.kind === "transcript") return null;
  if (finished.forked_from !== null) return stepKey({ kind: "retry", conversationId: finished.forked_from });
  if (finished.kind === "drill")
    return finished.objectionId === null ? null : stepKey({ kind: "drill", objectionId: finished.objectionId });
  return stepKey({ kind: "customer", scenarioId: finished.scenario_id, personaId: finished.persona_id });
}

export type MetCustomer = { scenarioId: string; personaId: string; level: DifficultyLevel };
