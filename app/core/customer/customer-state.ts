import { z } from "zod";
import { markSchema } from "./marks.ts";

/** Meters run from 0 to 100. */
const meter = z.number().min(0).max(100);

/**
 * How a conversation ends. agreed, soft-yes: to a next step (deciding/proposals.ts). polite-no: after the third refusal there, or
 * when the agent says goodbye first (decide.ts). walked-away: angry, or asked to be left alone (last-straw.ts). time-cap: out of
 * turns (turns-left.ts).
 */
export const exitSchema = z.object({
  kind: z.enum(["agreed", "soft-yes", "polite-no", "walked-away", "time-cap"]),
  turn: z.number().int().nonnegative(),
  /** One plain sentence for the feedback page: why the conversation ended so. */
  reason: z.string(),
});
export type Exit = z.infer<typeof exitSchema>;

/**
 * Everything the customer carries from turn to turn. Plain JSON, stored in chat_conversations.customer_state.
 * The engine owns its content; others read meters, disclosed, objections, marks and exit.
 */
export const customerStateSchema = z.object({
  trust: meter,
  irritation: meter,
  interest: meter,
  agentTurns: z.number().int().nonnegative(),
  /** Ids of facts told so far, in order. */
  disclosed: z.array(z.string()),
  objections: z.array(
    z.object({
      id: z.string(),
      status: z.enum(["waiting", "open", "resolved", "returned", "dropped"]),
      raisedAt: z.number().int().nullable(),
      acknowledged: z.boolean(),
      explored: z.boolean(),
      answered: z.boolean(),
      /** From the agent's own script: raised because the script prepares for it. */
      fromScript: z.boolean(),
    }),
  ),
  /** Hashes or keys of wordings already used: no sentence is said twice in a conversation. */
  said: z.array(z.string()),
  marks: z.array(markSchema),
  exit: exitSchema.nullable(),
  /** The engine's own memory (topics asked, pending questions, small talk done, what the agent told about themselves). */
  memory: z.record(z.string(), z.unknown()),
});
export type CustomerState = z.infer<typeof customerStateSchema>;

/** What the customer does in answer to one agent line. */
export const customerMoveSchema = z.object({
  /** The built-in customer's words. Never empty. */
  line: z.string(),
  mood: z.enum(["warm", "neutral", "guarded", "irritated"]),
  /** Names of the acts understood in the agent's line, most important first. */
  acts: z.array(z.string()),
  disclosed: z.array(z.string()),
  raised: z.array(z.string()),
  resolved: z.array(z.string()),
  exit: exitSchema.nullable(),
});
export type CustomerMove = z.infer<typeof customerMoveSchema>;
