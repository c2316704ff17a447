import { z } from "zod";
import { choiceSchema } from "../conversations/views.ts";

/** Who speaks: a realtime model, a text model with a voice, or the built-in customer, who needs nothing from outside. */
export type VoiceEngine = "openai-realtime" | "pipeline" | "built-in";

const wishes = {
  /** The answer to "may the call be recorded?", when it was asked just now. A yes is kept for all later calls. */
  consent: z.boolean().optional(),
  /** How long a silence ends what the agent says. */
  patience: z.enum(["quick", "usual", "patient"]).optional(),
};

/** Body of POST /api/calls: a new conversation by voice, or one of the person's that goes on by voice. */
export const callRequestSchema = z.union([
  z.object({ choice: choiceSchema, ...wishes }),
  z.object({ conversationId: z.string().max(64), ...wishes }),
]);
export type CallRequest = z.infer<typeof callRequestSchema>;

/** What opens a call. */
export type CallDoor = {
  conversationId: string;
  /** For one socket, for a minute. */
  ticket: string;
  /** Path of the socket, ticket included. */
  url: string;
  engine: VoiceEngine;
  /** Practice time of the call. */
  capMs: number;
  /** The person has not said whether calls may be recorded; until then they are not. */
  consentNeeded: boolean;
};

/** What a ticket lets in: one browser, into one call. */
export const callTicketSchema = z.object({
  userId: z.string(),
  conversationId: z.string(),
  callId: z.string(),
  /** Names the ticket: it is taken once. */
  nonce: z.string(),
  /** Unix ms. */
  expiresAt: z.number(),
  records: z.boolean(),
  patience: z.enum(["quick", "usual", "patient"]),
});
export type CallTicket = z.infer<typeof callTicketSchema>;

/** A ticket is for the socket that is opened next. */
export const TICKET_LIFE_MS = 60_000;
/** A call renews its lease at each half; so long after its last sign of life another may be started. */
export const CALL_LEASE_MS = 60_000;
