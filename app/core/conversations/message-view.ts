import * as z from "zod/mini";
import { BUILT_IN } from "../engines/speaker-line.ts";

/** One message as pages and the reply stream show it. Nothing here reveals what the customer hides. */
export const messageViewSchema = z.object({
  id: z.string(),
  /** Order in the conversation, from 0. */
  position: z.int(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  /** Unix ms. */
  createdAt: z.number(),
  kind: z.enum(["turn", "command", "coach"]),
  status: z.enum(["complete", "streaming", "stopped", "interrupted"]),
  /** The key its sender gave it, for resuming; null for what the customer or the coach says. */
  clientKey: z.nullable(z.string()),
  /** When it was spoken in a live call, ms on the clock of the conversation's recording; null for what was typed. */
  audio: z.nullable(
    z.object({
      startMs: z.int(),
      endMs: z.int(),
      /** Cut off while it was said; the content is what was heard of it. */
      interrupted: z.boolean(),
    }),
  ),
  /** True of a line that the built-in customer said in place of the model that is set up. */
  standsIn: z.optional(z.literal(true)),
});
export type MessageView = z.infer<typeof messageViewSchema>;

/**
 * A message as it is stored, in the names of the table `chat_messages`. Times are unix ms; audio times are ms of the
 * recording.
 */
export type StoredMessage = {
  id: string;
  position: number;
  role: MessageView["role"];
  kind: MessageView["kind"];
  content: string;
  created_at: number;
  status: MessageView["status"];
  /** Unix ms until which one request makes this reply; null: nobody does. */
  lease_ends_at: number | null;
  client_key: string | null;
  audio_start_ms: number | null;
  audio_end_ms: number | null;
  /** 1: cut off while it was said. */
  audio_interrupted: number | null;
  /** Of the customer's turns: who said it, where that is not the conversation's model. */
  spoken_by: string | null;
  /** What a model has read of the exchange that this turn ends. */
  reading: unknown;
};

export function messageView(stored: StoredMessage): MessageView {
  const { audio_start_ms: startMs, audio_end_ms: endMs } = stored;
  return {
    id: stored.id,
    position: stored.position,
    role: stored.role,
    content: stored.content,
    createdAt: stored.created_at,
    kind: stored.kind,
    status: stored.status,
    clientKey: stored.client_key,
    audio: startMs === null || endMs === null ? null : { startMs, endMs, interrupted: stored.audio_interrupted === 1 },
    ...(stored.spoken_by === BUILT_IN && { standsIn: true }),
  };
}

/** A whole message that was typed, or said by the customer or the coach, at `nowMs`. `sent`: by whom, with the sender's key. */
export function newMessage(
  made: { id: string; nowMs: number },
  said: { conversationId: string; sent?: { clientKey: string; userId: string } | undefined } & Pick<
    StoredMessage,
    "position" | "role" | "kind" | "content"
  >,
): StoredMessage & { conversation_id: string; sent_by: string | null } {
  return {
    id: made.id,
    conversation_id: said.conversationId,
    position: said.position,
    role: said.role,
    kind: said.kind,
    content: said.content,
    created_at: made.nowMs,
    status: "complete",
    lease_ends_at: null,
    client_key: said.sent?.clientKey ?? null,
    audio_start_ms: null,
    audio_end_ms: null,
    audio_interrupted: null,
    spoken_by: null,
    reading: null,
    sent_by: said.sent?.userId ?? null,
  };
}
