import type { CallStatus, EndReason } from "./call-status.ts";

/**
 * What the server sends on the socket of a call. The first ten are events of OpenAI's Realtime protocol, those of sound under the
 * names of its beta; `rolecall.*` are ours, and a page that ignores them still works. No schema library here: this file is part
 * of the browser's bundle.
 */
export type CallEvent =
  /** The line stands. Sent again after a reconnect. Never holds instructions. */
  | { type: "session.created" | "session.updated"; session: { id: string } }
  /** The agent began to speak: stop playing at once and report how much was heard. */
  | { type: "input_audio_buffer.speech_started"; item_id: string }
  | { type: "input_audio_buffer.speech_stopped"; item_id: string }
  | { type: "conversation.item.input_audio_transcription.completed"; item_id: string; transcript: string }
  /** `delta` is base64 of PCM16, 24 kHz, mono. */
  | { type: "response.audio.delta"; response_id: string; item_id: string; delta: string }
  | { type: "response.audio_transcript.delta"; response_id: string; item_id: string; delta: string }
  | { type: "response.audio.done"; response_id: string; item_id: string }
  | { type: "response.done"; response: { id: string; status: ResponseStatus } }
  | { type: "error"; error: { code: CallErrorCode; message: string } }
  /**
   * Where the call is: after joining, when it changes, as the answer to a heartbeat, and at the warning. `paused` also means:
   * stop playing at once.
   */
  | { type: "rolecall.call"; status: CallStatus; remaining_ms: number; ends_soon: boolean }
  /** A line is final and stored. `index` is its place among the turns; an interrupted one holds what was heard. */
  | {
      type: "rolecall.turn";
      index: number;
      item_id: string;
      speaker: "agent" | "customer";
      text: string;
      interrupted: boolean;
    }
  /** What came of this item is no part of the talk: stop playing it at once, forget its words. */
  | { type: "rolecall.unsaid"; item_id: string }
  /** The coach's line, on the screen only. */
  | { type: "rolecall.coach"; text: string }
  /** Something the user should know; the call goes on. */
  | { type: "rolecall.notice"; code: NoticeCode; text: string }
  /** Whether the built-in customer stands in for the model now; without it nobody does. */
  | { type: "rolecall.speaker"; stands_in: boolean }
  /** The last message, before the socket is closed. */
  | { type: "rolecall.ended"; reason: EndReason };

export type ResponseStatus = "completed" | "cancelled" | "failed" | "incomplete";
export type CallErrorCode = "message_refused" | "message_too_long" | "too_fast" | "customer_failed";
export type NoticeCode = "slow-connection";

/** Reads a message of the server; null when it is none of these (then the page ignores it). */
export function parseCallEvent(text: string): CallEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isCallEvent(value) ? value : null;
}

/** Checks the keys a page uses; the values of closed lists are our own server's and taken as they are. */
function isCallEvent(value: unknown): value is CallEvent {
  if (!isRecord(value) || typeof value.type !== "string") return false;
  const fields = Object.hasOwn(FIELDS, value.type) ? FIELDS[value.type] : undefined;
  return fields?.every(([key, kind]) => typeof value[key] === kind) ?? false;
}

const FIELDS: Record<string, [key: string, kind: "string" | "number" | "boolean" | "object"][]> = {
  "session.created": [["session", "object"]],
  "session.updated": [["session", "object"]],
  "input_audio_buffer.speech_started": [["item_id", "string"]],
  "input_audio_buffer.speech_stopped": [["item_id", "string"]],
  "conversation.item.input_audio_transcription.completed": [
    ["item_id", "string"],
    ["transcript", "string"],
  ],
  "response.audio.delta": [
    ["item_id", "string"],
    ["response_id", "string"],
    ["delta", "string"],
  ],
  "response.audio_transcript.delta": [
    ["item_id", "string"],
    ["response_id", "string"],
    ["delta", "string"],
  ],
  "response.audio.done": [
    ["item_id", "string"],
    ["response_id", "string"],
  ],
  "response.done": [["response", "object"]],
  error: [["error", "object"]],
  "rolecall.call": [
    ["status", "string"],
    ["remaining_ms", "number"],
    ["ends_soon", "boolean"],
  ],
  "rolecall.turn": [
    ["index", "number"],
    ["item_id", "string"],
    ["speaker", "string"],
    ["text", "string"],
    ["interrupted", "boolean"],
  ],
  "rolecall.unsaid": [["item_id", "string"]],
  "rolecall.coach": [["text", "string"]],
  "rolecall.notice": [
    ["code", "string"],
    ["text", "string"],
  ],
  "rolecall.speaker": [["stands_in", "boolean"]],
  "rolecall.ended": [["reason", "string"]],
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
