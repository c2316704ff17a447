import { z } from "zod";
import type { Practice } from "../scenarios/practice.ts";
import type { CustomerState } from "./customer-state.ts";

/** The engine's own part of the state; read with `readMemory`, so that a stored state of an older engine still loads. */
const memorySchema = z.object({
  agentName: z.string().nullable().default(null),
  agency: z.string().nullable().default(null),
  /** Turns the customer is still willing to spend; a turn that gets somewhere costs half. */
  patience: z.number(),
  /** The customer's last words. */
  lastLine: z.object({ turn: z.number(), text: z.string() }).nullable().default(null),
  /** The customer's last sentences with one figure each: what an agent may get wrong. */
  figuresSaid: z.array(z.string()).default([]),
  /** Fact or topic the talk was last about. */
  lastTopic: z.string().nullable().default(null),
  /** How often each fact or topic was answered. */
  told: z.record(z.string(), z.number()).default({}),
  volunteered: z.number().default(0),
  bait: z.enum(["waiting", "offered", "done"]).default("waiting"),
  /** The customer's own question that is waiting for an answer. */
  askOpen: z.string().nullable().default(null),
  asked: z.array(z.string()).default([]),
  /** Agent turns since an objection was raised or worked on. */
  objectionIdle: z.number().default(0),
  /** Agent turns since the last objection was raised or settled. */
  sinceObjection: z.number().default(9),
  stopAsked: z.boolean().default(false),
  insults: z.number().default(0),
  /** Close attempts declined. */
  refusals: z.number().default(0),
  /** Asked the agent for a date once. */
  askedWhen: z.boolean().default(false),
  /** Said a plain yes to a line with a day in it. */
  acceptedDay: z.boolean().default(false),
  askedWho: z.boolean().default(false),
  /** Keys of the agent's last lines, to notice when one is said again. */
  linesHeard: z.array(z.string()).default([]),
  gapsNamed: z.array(z.string()).default([]),
  recommended: z.number().default(0),
  hurryWarned: z.boolean().default(false),
  smallTalk: z.number().default(0),
  /** The last question about each fact or topic, to tell a repeat from a follow-up. */
  lastAsked: z.record(z.string(), z.string()).default({}),
  /** Asked back what a question meant, at the last one that was not understood. */
  askedBack: z.boolean().default(false),
  /** The slot that was asked back about in the last turn. */
  meant: z.string().nullable().default(null),
  /** The slot of the answer sheets that was answered last. */
  lastSlot: z.string().nullable().default(null),
  lastLead: z.string().default(""),
  /** What a model that spoke last must be told before it speaks again. */
  slip: z.string().nullable().default(null),
  /** What a model has made up of this customer's life, in the customer's words. */
  own: z.array(z.string()).default([]),
});
export type Memory = z.infer<typeof memorySchema>;

export function freshMemory(practice: Practice): Memory {
  return memorySchema.parse({ patience: practice.difficulty.patienceTurns });
}

export function readMemory(practice: Practice, state: CustomerState): Memory {
  const read = memorySchema.safeParse(state.memory);
  return read.success ? read.data : freshMemory(practice);
}
