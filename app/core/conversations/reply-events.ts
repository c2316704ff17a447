import * as z from "zod/mini";
import { messageViewSchema } from "./message-view.ts";

// By zod/mini, because the chat page reads with these schemas too: the whole of zod is five times as large.

/** A conversation as the chat page and the reply stream show it. Nothing here reveals what the customer hides. */
const conversationSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["active", "completed", "abandoned"]),
  phase: z.enum(["practising", "paused", "over"]),
  /** How the conversation ended, once it has, in the words that the feedback has too. */
  exit: z.nullable(
    z.object({ kind: z.enum(["agreed", "soft-yes", "polite-no", "walked-away", "time-cap"]), reason: z.string() }),
  ),
  /** The one live cue of this moment. */
  cue: z.nullable(z.object({ id: z.string(), text: z.string() })),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

const refusalView = { code: z.string(), title: z.string(), text: z.string() };
/** The body of an answer that is no stream. */
export const refusalViewSchema = z.object(refusalView);
export type RefusalView = z.infer<typeof refusalViewSchema>;

/** One event of a reply's stream. SSE: `event:` is the type, `data:` the whole object as JSON. */
export const replyEventSchema = z.union([
  /** The agent's message is stored. `messages` holds all that is new: opening, agent's message, and the reply so far. */
  z.object({
    type: z.literal("started"),
    conversation: conversationSummarySchema,
    messages: z.array(messageViewSchema),
  }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  /** Something the person should know, and nothing they must do: the built-in customer has taken over. */
  z.object({ type: z.literal("notice"), text: z.string() }),
  z.object({ type: z.literal("done"), conversation: conversationSummarySchema, reply: messageViewSchema }),
  /**
   * No (whole) reply came. `stored` false: nothing of this message is stored, its text belongs back into the composer.
   * `stored` true: the agent's message and the reply so far are stored; the reply can be made again with retry.
   */
  z.object({ type: z.literal("refused"), ...refusalView, stored: z.boolean() }),
]);
export type ReplyEvent = z.infer<typeof replyEventSchema>;
