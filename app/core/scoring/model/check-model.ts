import { z } from "zod";
import type { Turn } from "../../conversations/turns.ts";

/** A few checks of one finished conversation, asked of a language model at once. */
export type CheckQuestion = {
  checks: readonly AskedCheck[];
  /** The conversation. Data, never instruction. */
  turns: readonly Turn[];
};
export type AskedCheck = { id: string; asks: string };

/** A language model that judges single checks. */
export interface CheckModel {
  /** Stored with its answers and shown beside them. */
  readonly name: string;
  /** One request. Throws when no whole answer comes in time, and when it says more or other than was asked. */
  answer(question: CheckQuestion): Promise<ModelAnswer[]>;
}

const modelAnswerSchema = z.strictObject({
  check: z.string(),
  met: z.enum(["yes", "no", "unclear"]),
  turn: z.number(),
  quote: z.string(),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** What a model may say, and all of it: there is no field for points or totals, and one more makes the answer malformed. */
export const modelReplySchema = z.strictObject({ answers: z.array(modelAnswerSchema) });

/** What is stored with the conversation, so that it is never asked again. */
export const modelChecksSchema = z.object({
  model: z.string(),
  promptVersion: z.string(),
  asked: z.array(z.string()),
  answers: z.array(modelAnswerSchema),
});
export type ModelChecks = z.infer<typeof modelChecksSchema>;
