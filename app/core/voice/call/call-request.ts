import { z } from "zod";
import { choiceSchema } from "../../conversations/conversation-requests.ts";
import { patienceSchema } from "../protocol/browser-events.ts";

const wishes = {
  /** The answer to "may the call be recorded?", when it was asked just now. A yes is kept for all later calls. */
  consent: z.boolean().optional(),
  /** How long a silence ends what the agent says; without it as before, or as usual. */
  patience: patienceSchema.optional(),
};

/** Body of POST /api/calls: a new conversation by voice, or one of the person's that goes on by voice. */
export const callRequestSchema = z.union([
  z.object({ choice: choiceSchema, ...wishes }),
  z.object({ conversationId: z.string().max(64), ...wishes }),
]);
export type CallRequest = z.infer<typeof callRequestSchema>;

/** Body of POST /api/calls/:id/ticket: another socket for the call that is going on. */
export const ticketRequestSchema = z.object({ patience: wishes.patience });
export type TicketRequest = z.infer<typeof ticketRequestSchema>;

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
  patience: patienceSchema.optional(),
  /** Practice time the call may take, ms. */
  capMs: z.number(),
  /** Of the person, an IANA name: their days are counted in it. */
  timeZone: z.string().optional(),
  /** The binding of the database that the conversation is in; without it the main one. */
  database: z.string().optional(),
});
export type CallTicket = z.infer<typeof callTicketSchema>;

/** A ticket is for the socket that is opened next. */
export const TICKET_LIFE_MS = 60_000;
/** A call renews its lease at each half; so long after its last sign of life another may be started. */
export const CALL_LEASE_MS = 60_000;
