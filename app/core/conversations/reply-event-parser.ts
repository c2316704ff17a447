import type { MessageView } from "./message-view.ts";
import type { ConversationSummary, ReplyEvent } from "./reply-events.ts";

/**
 * The schemas of reply-events.ts and message-view.ts written by hand for the browser: zod (about 15 KB compressed)
 * stays out of the chat page. A test compares both on the same values.
 */
export function parseReplyEvent(value: unknown): ReplyEvent | null {
  if (!isRecord(value)) return null;
  switch (value.type) {
    case "started": {
      const conversation = parseSummary(value.conversation);
      const messages = Array.isArray(value.messages) ? value.messages.map(parseMessageView) : null;
      if (!conversation || !messages) return null;
      const known = messages.filter((message) => message !== null);
      return known.length === messages.length ? { type: "started", conversation, messages: known } : null;
    }
    case "delta":
      return typeof value.text === "string" ? { type: "delta", text: value.text } : null;
    case "notice":
      return typeof value.text === "string" ? { type: "notice", text: value.text } : null;
    case "done": {
      const conversation = parseSummary(value.conversation);
      const reply = parseMessageView(value.reply);
      return conversation && reply ? { type: "done", conversation, reply } : null;
    }
    case "refused": {
      const refusal = parseRefusal(value);
      return refusal && typeof value.stored === "boolean"
        ? { type: "refused", ...refusal, stored: value.stored }
        : null;
    }
    default:
      return null;
  }
}

export type RefusalView = { code: string; title: string; text: string };

/** The body of an answer that is no stream. */
export function parseRefusal(value: unknown): RefusalView | null {
  if (!isRecord(value)) return null;
  const { code, title, text } = value;
  return typeof code === "string" && typeof title === "string" && typeof text === "string"
    ? { code, title, text }
    : null;
}

function parseSummary(value: unknown): ConversationSummary | null {
  if (!isRecord(value)) return null;
  const { id, title } = value;
  const status = oneOf(value.status, ["active", "completed", "abandoned"]);
  const phase = oneOf(value.phase, ["practising", "paused", "over"]);
  const exit = value.exit === null ? null : parseExit(value.exit);
  const cue = value.cue === null ? null : parseCue(value.cue);
  if (typeof id !== "string" || typeof title !== "string" || !status || !phase) return null;
  return exit === undefined || cue === undefined ? null : { id, title, status, phase, exit, cue };
}

function parseExit(value: unknown): ConversationSummary["exit"] | undefined {
  if (!isRecord(value)) return undefined;
  const kind = oneOf(value.kind, ["agreed", "soft-yes", "polite-no", "walked-away", "time-cap"]);
  return kind && typeof value.reason === "string" ? { kind, reason: value.reason } : undefined;
}

function parseCue(value: unknown): ConversationSummary["cue"] | undefined {
  if (!isRecord(value)) return undefined;
  const { id, text } = value;
  return typeof id === "string" && typeof text === "string" ? { id, text } : undefined;
}

function parseMessageView(value: unknown): MessageView | null {
  if (!isRecord(value)) return null;
  const { id, position, content, createdAt, clientKey } = value;
  const role = oneOf(value.role, ["user", "assistant"]);
  const kind = oneOf(value.kind, ["turn", "command", "coach"]);
  const status = oneOf(value.status, ["complete", "streaming", "stopped", "interrupted"]);
  if (typeof id !== "string" || typeof content !== "string" || typeof createdAt !== "number") return null;
  if (typeof position !== "number" || !Number.isInteger(position)) return null;
  if (!role || !kind || !status || (clientKey !== null && typeof clientKey !== "string")) return null;
  const audio = value.audio === null ? null : parseAudio(value.audio);
  if (audio === undefined) return null;
  if (value.standsIn !== undefined && value.standsIn !== true) return null;
  const view = { id, position, role, content, createdAt, kind, status, clientKey, audio };
  return value.standsIn ? { ...view, standsIn: true } : view;
}

function parseAudio(value: unknown): NonNullable<MessageView["audio"]> | undefined {
  if (!isRecord(value)) return undefined;
  const { startMs, endMs, interrupted } = value;
  if (!isTime(startMs) || !isTime(endMs) || typeof interrupted !== "boolean") return undefined;
  return { startMs, endMs, interrupted };
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function oneOf<const Known extends string>(value: unknown, known: readonly Known[]): Known | undefined {
  return known.find((candidate) => candidate === value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
