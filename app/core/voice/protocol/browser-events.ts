import { z } from "zod";
import type { Patience } from "../audio/vad.ts";
import { readAppendMessage } from "./append-message.ts";

export const patienceSchema = z.enum(["quick", "usual", "patient"]) satisfies z.ZodType<Patience>;

/**
 * What a browser may send on the socket of a call: events of OpenAI's Realtime protocol, and a heartbeat, a playback report and
 * a patience that are ours. Anything else is refused and never reaches the upstream. Without a report of playback, a truncation
 * or a patience a call goes on all the same.
 */
const browserEventSchema = z.discriminatedUnion("type", [
  /** Microphone sound: base64 of PCM16, 24 kHz, mono; 40 ms of it. */
  z.object({ type: z.literal("input_audio_buffer.append"), audio: z.string() }),
  /** A line typed, or heard by the browser's own speech recognition. A bracketed command is obeyed, not sent on. */
  z.object({
    type: z.literal("conversation.item.create"),
    item: z.object({
      type: z.literal("message"),
      role: z.literal("user"),
      content: z.tuple([z.object({ type: z.literal("input_text"), text: z.string() })]),
    }),
  }),
  /** Asks for the customer's answer. The protocol allows a body; it is ignored. */
  z.object({ type: z.literal("response.create") }),
  /** Each 25 s, answered with `rolecall.call`. `muted`: no microphone frames are to be expected. */
  z.object({ type: z.literal("heartbeat"), muted: z.boolean().optional() }),
  /** After an interruption: how much of the item was really played, ms. Without it the server computes the figure. */
  z.object({
    type: z.literal("conversation.item.truncate"),
    item_id: z.string().max(100),
    audio_end_ms: z.number().nonnegative(),
  }),
  /** The speaker began or finished an item. Makes talk share and patience exact; without it both are computed. */
  z.object({
    type: z.literal("rolecall.playback"),
    item_id: z.string().max(100),
    state: z.enum(["started", "ended"]),
  }),
  /** How long a silence ends what the agent says, from here on. */
  z.object({ type: z.literal("rolecall.patience"), patience: patienceSchema }),
]);
export type BrowserEvent = z.infer<typeof browserEventSchema>;

/** Reads a message of the browser; null when it is not one of ours. A frame of the usual shape is not parsed as JSON. */
export function parseBrowserMessage(text: string): BrowserEvent | null {
  const audio = readAppendMessage(text);
  if (audio !== null) return { type: "input_audio_buffer.append", audio };
  const parsed = browserEventSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** JSON, or undefined, which no schema accepts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
