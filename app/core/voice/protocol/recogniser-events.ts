import { z } from "zod";
import { parseJson } from "./browser-events.ts";

/**
 * What a recogniser that finds the turns by itself tells about the sound it is sent: Deepgram's Flux, as Cloudflare serves it. About
 * each quarter of a second of sound brings an `Update`, whether somebody speaks or not.
 */
const turnEventSchema = z.object({
  event: z.enum(["StartOfTurn", "Update", "EagerEndOfTurn", "TurnResumed", "EndOfTurn"]),
  /** Counts the turns of one connection, from 0. */
  turn_index: z.number().int().nonnegative().nullish(),
  /** All words of the turn so far. */
  transcript: z.string().default(""),
  /** Seconds of this connection's sound that the words come from. */
  audio_window_end: z.number().nonnegative().nullish(),
});
export type TurnEvent = z.infer<typeof turnEventSchema>;

/** "error": it goes on no more. Null: nothing that counts, a greeting or something that cannot be read. */
export function parseRecogniserMessage(text: string): TurnEvent | "error" | null {
  const message = parseJson(text);
  if (errorSchema.safeParse(message).success) return "error";
  const event = turnEventSchema.safeParse(message);
  return event.success ? event.data : null;
}

const errorSchema = z.object({ type: z.enum(["Error", "FatalError"]) });
