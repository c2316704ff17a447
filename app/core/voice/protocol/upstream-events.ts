import { z } from "zod";
import { parseJson } from "./browser-events.ts";

/**
 * The events of the upstream (OpenAI Realtime, GA) that a call reads, and those it sends. Fields we do not use are dropped,
 * unknown event types are null: a newer upstream must not break a call. The local engines write the same events.
 */
const upstreamEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("session.created") }),
  /** The session as it now is; not every server tells it. */
  z.object({
    type: z.literal("session.updated"),
    session: z.object({ instructions: z.string().optional() }).optional().catch(undefined),
  }),
  z.object({
    type: z.enum(["conversation.item.added", "conversation.item.created", "conversation.item.done"]),
    previous_item_id: z.string().nullish(),
    item: z.object({ id: z.string(), type: z.string(), role: z.string().optional() }),
  }),
  z.object({
    type: z.literal("conversation.item.input_audio_transcription.completed"),
    item_id: z.string(),
    transcript: z.string(),
    usage: z.unknown().optional(),
  }),
  z.object({ type: z.literal("conversation.item.input_audio_transcription.failed"), item_id: z.string() }),
  z.object({
    type: z.literal("input_audio_buffer.committed"),
    item_id: z.string(),
    previous_item_id: z.string().nullish(),
  }),
  /** Ms of the sound appended in this upstream session; includes the padding before the first voiced frame. */
  z.object({
    type: z.literal("input_audio_buffer.speech_started"),
    item_id: z.string(),
    audio_start_ms: z.number(),
  }),
  /** Includes the silence that was waited for. */
  z.object({ type: z.literal("input_audio_buffer.speech_stopped"), item_id: z.string(), audio_end_ms: z.number() }),
  /** Nobody said anything for `idle_timeout_ms`: the item is silence, and an answer follows by itself. */
  z.object({ type: z.literal("input_audio_buffer.timeout_triggered"), item_id: z.string().optional() }),
  z.object({ type: z.literal("response.created"), response: z.object({ id: z.string() }) }),
  z.object({
    type: z.literal("response.output_audio.delta"),
    response_id: z.string(),
    item_id: z.string(),
    delta: z.string(),
  }),
  z.object({ type: z.literal("response.output_audio.done"), response_id: z.string(), item_id: z.string() }),
  z.object({
    type: z.literal("response.output_audio_transcript.delta"),
    response_id: z.string(),
    item_id: z.string(),
    delta: z.string(),
  }),
  z.object({
    type: z.literal("response.output_audio_transcript.done"),
    response_id: z.string(),
    item_id: z.string(),
    transcript: z.string(),
  }),
  z.object({
    type: z.literal("response.done"),
    response: z.object({
      id: z.string(),
      status: z.enum(["completed", "cancelled", "failed", "incomplete"]),
      output: z
        .array(z.object({ type: z.string(), name: z.string().optional(), call_id: z.string().optional() }))
        .optional(),
      usage: z.unknown().optional(),
    }),
  }),
  z.object({
    type: z.literal("error"),
    error: z.object({
      code: z.string().nullish(),
      type: z.string().nullish(),
      message: z.string().nullish(),
      event_id: z.string().nullish(),
    }),
  }),
]);
export type UpstreamEvent = z.infer<typeof upstreamEventSchema>;

export function parseUpstreamMessage(text: string): UpstreamEvent | null {
  const parsed = upstreamEventSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

/** What a call sends to its upstream. Nothing of it but sound and the agent's own lines comes from a browser. */
export const upstreamCommandSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("session.update"),
    session: z.record(z.string(), z.unknown()),
  }),
  z.object({ type: z.literal("input_audio_buffer.append"), audio: z.string() }),
  z.object({ type: z.literal("input_audio_buffer.commit") }),
  z.object({ type: z.literal("input_audio_buffer.clear") }),
  z.object({
    type: z.literal("conversation.item.create"),
    event_id: z.string().optional(),
    item: z.discriminatedUnion("type", [
      z.object({
        id: z.string(),
        type: z.literal("message"),
        role: z.enum(["user", "assistant", "system"]),
        content: z.tuple([z.object({ type: z.enum(["input_text", "output_text"]), text: z.string() })]),
      }),
      z.object({ id: z.string(), type: z.literal("function_call_output"), call_id: z.string(), output: z.string() }),
    ]),
  }),
  z.object({ type: z.literal("conversation.item.delete"), item_id: z.string() }),
  z.object({
    type: z.literal("conversation.item.truncate"),
    item_id: z.string(),
    content_index: z.literal(0),
    audio_end_ms: z.number(),
  }),
  z.object({
    type: z.literal("response.create"),
    event_id: z.string().optional(),
    /** Its own instructions take the place of the session's for this answer. */
    response: z.object({ instructions: z.string() }).optional(),
  }),
  z.object({ type: z.literal("response.cancel") }),
]);
export type UpstreamCommand = z.infer<typeof upstreamCommandSchema>;

/** The function a model, or the built-in customer, calls to hang up. */
export const HANG_UP_TOOL = "end_call";

/**
 * The audio delta of the upstream, read by its quoted keys instead of being parsed, and the same text with the browser's
 * name for it. Null when the text is not one, or not written as expected: then it is parsed. The literal cannot match inside
 * a string value, where its quotes would be escaped.
 */
export function readAudioDelta(
  text: string,
): { responseId: string; itemId: string; audio: string; forBrowser: string } | null {
  const at = text.indexOf(AUDIO_DELTA);
  if (at === -1 || at > HEAD_CHARACTERS) return null;
  const responseId = stringAfter(text, '"response_id":"');
  const itemId = stringAfter(text, '"item_id":"');
  const audio = stringAfter(text, '"delta":"');
  if (responseId === null || itemId === null || audio === null) return null;
  return { responseId, itemId, audio, forBrowser: audioDeltaMessage(responseId, itemId, audio) };
}

/** Sound for the browser. Written anew: it costs what a splice costs and carries nothing the browser need not know. */
export function audioDeltaMessage(responseId: string, itemId: string, audio: string): string {
  return `{"type":"response.audio.delta","response_id":"${responseId}","item_id":"${itemId}","delta":"${audio}"}`;
}

/** The plain string behind a key, or null when there is none or it holds an escape. */
function stringAfter(text: string, key: string): string | null {
  const start = text.indexOf(key);
  if (start === -1) return null;
  const end = text.indexOf('"', start + key.length);
  if (end === -1) return null;
  const value = text.slice(start + key.length, end);
  return value.includes("\\") ? null : value;
}

const AUDIO_DELTA = '"type":"response.output_audio.delta"';
/** The type stands at the start; farther back the text is parsed. */
const HEAD_CHARACTERS = 300;
