import { z } from "zod";
import type { StoredMessage } from "./message-view.ts";

/** One utterance of a conversation. `index` counts turns from 0 and is the id every quote, mark and score points at. */
export const turnSchema = z.object({
  index: z.number().int().nonnegative(),
  speaker: z.enum(["agent", "customer"]),
  text: z.string(),
  /** Unix ms at which the turn was stored. */
  atMs: z.number(),
  /** Speech times of a live call, ms since its start; absent in text. */
  startMs: z.number().optional(),
  endMs: z.number().optional(),
});
export type Turn = z.infer<typeof turnSchema>;

/** What a stored message must have to be a turn: see `StoredMessage`. */
export type SpokenMessage = Pick<StoredMessage, "kind" | "role" | "content" | "created_at"> &
  Partial<Pick<StoredMessage, "audio_start_ms" | "audio_end_ms">>;

/** What was said, without commands and the coach, numbered as the engine and the scorer number it. */
export function turnsOf(messages: readonly SpokenMessage[]): Turn[] {
  return messages
    .filter((message) => message.kind === "turn")
    .map((message, index) => ({
      index,
      speaker: message.role === "user" ? "agent" : "customer",
      text: message.content,
      atMs: message.created_at,
      ...speechTimes(message),
    }));
}

function speechTimes({ audio_start_ms, audio_end_ms }: SpokenMessage): Pick<Turn, "startMs" | "endMs"> {
  if (typeof audio_start_ms !== "number" || typeof audio_end_ms !== "number") return {};
  return { startMs: audio_start_ms, endMs: audio_end_ms };
}
