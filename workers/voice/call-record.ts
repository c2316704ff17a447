import { titleFor } from "#core/conversations/conversation-title.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import type { TokensUsed } from "#core/customer/customer-model.ts";
import type { ExchangeReading } from "#core/customer/speaking/exchange-reading.ts";
import { withRequest } from "#core/customer/speaking/model-usage.ts";
import { leaveUnanswered, openRoleplay } from "#core/roleplay/roleplay.ts";
import type { CallTicket } from "#core/voice/call/call-request.ts";
import type { EndReason } from "#core/voice/call/call-status.ts";
import { type PractisedCall, takeReading, takeTurn, type UnreadExchange } from "#core/voice/practised-call.ts";
import { localSession, realtimeSession } from "#core/voice/protocol/realtime-session.ts";
import type { RelayEffect, RelaySettings } from "#core/voice/relay.ts";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { holdsNow, opensWith } from "#core/voice/standing-customer.ts";
import type { CallMessage } from "../adapters/d1/calls/call-messages.ts";
import type { StoredConversation } from "../adapters/d1/conversations/conversations.ts";
import type { OpenedCall } from "../services/calls/call-storage.ts";
import type { Script } from "../services/conversations/reply-delivery.ts";
import { MAIN_DATABASE } from "../services/which-database.ts";
import type { Settings } from "../settings.ts";
import type { CallRecord } from "./call-store.ts";

type Model = Pick<CallRecord, "engine" | "model">;
type StoredTurn = Extract<RelayEffect, { type: "store-turn" }>;

/** The record of a call that begins. Where nothing was said yet but the opening, the customer will speak it first. */
export function newRecord(ticket: CallTicket, opened: OpenedCall, { engine, model }: Model, nowMs: number): CallRecord {
  const { conversation, messages, offsetMs } = opened;
  const { userId, conversationId, callId, records, patience = "usual", capMs, timeZone = "UTC" } = ticket;
  const opening = messages.length === 1 && messages[0]?.audio_start_ms === null ? messages[0] : null;
  const hearing = opening
    ? openRoleplay(conversation)
    : { state: conversation.state, lastMove: conversation.lastMove, line: "", unanswered: [] };
  return {
    database: ticket.database ?? MAIN_DATABASE,
    ...{ userId, conversationId, callId, records, patience, capMs, timeZone, engine, model, offsetMs },
    beganAtMs: nowMs,
    startedAtMs: nowMs - offsetMs,
    activeMs: 0,
    seenAtMs: nowMs,
    endReason: null,
    endedAtMs: null,
    storeAttempts: 0,
    hearing: { ...hearing, unanswered: [...hearing.unanswered] },
    turns: opening ? [] : turnsOf(messages),
    phase: "practising",
    modelUsage: conversation.modelUsage,
    title: conversation.title,
    moments: messages.map((message) => ({ createdAt: message.created_at, kind: message.kind })),
    openingId: opening?.id ?? null,
  };
}

/** The settings of the relay for this call. */
export function relaySettings(
  record: CallRecord,
  conversation: StoredConversation,
  script: Script,
  settings: Pick<Settings, "OPENAI_TRANSCRIBE_MODEL" | "CALL_CAP_MINUTES">,
): RelaySettings {
  const { patience, engine } = record;
  const practised = practisedCall(record, conversation);
  const isRealtime = engine === "openai-realtime";
  const holds = isRealtime ? holdsNow(practised, script) : null;
  const session = holds
    ? realtimeSession({
        instructions: holds.instructions,
        voice: voiceOf(conversation.practice.persona).openai,
        transcribeModel: settings.OPENAI_TRANSCRIBE_MODEL,
        patience,
      })
    : localSession(patience);
  return {
    callId: record.callId,
    ...session,
    capMs: record.capMs,
    capReason: record.capMs < settings.CALL_CAP_MINUTES * 60_000 ? "no-minutes" : "time-limit",
    customerOpens: record.turns.length === 0,
    opensWith: isRealtime ? opensWith(practised, script) : null,
    // The local customers hang up by the state itself.
    farewell: holds?.farewell ?? "allowed",
    records: record.records,
  };
}

export function practisedCall(
  record: CallRecord,
  { kind, practice, scriptObjections }: StoredConversation,
): PractisedCall {
  return { held: { kind, practice, scriptObjections }, hearing: record.hearing, turns: record.turns };
}

/** The record after a turn, and the message it is stored as. */
export function withTurn(
  record: CallRecord,
  conversation: StoredConversation,
  { key, turn, interrupted }: StoredTurn,
): { record: CallRecord; message: CallMessage } {
  const isOpening = record.turns.length === 0 && turn.speaker === "customer";
  const { hearing, turns } = takeTurn(practisedCall(record, conversation), turn);
  const isFirstLine = turn.speaker === "agent" && !record.turns.some((one) => one.speaker === "agent");
  const message: CallMessage = {
    id: isOpening && record.openingId ? record.openingId : key,
    role: turn.speaker === "agent" ? "user" : "assistant",
    kind: "turn",
    content: turn.text,
    created_at: turn.atMs,
    ...audioOf(turn, interrupted),
    reading: null,
  };
  const next: CallRecord = {
    ...record,
    hearing: { ...hearing, unanswered: [...hearing.unanswered] },
    turns: [...turns],
    // A line of the agent's resumes a paused call; one that the customer was still saying when it was paused does not.
    phase: hearing.state.exit ? "over" : turn.speaker === "agent" ? "practising" : record.phase,
    title: isFirstLine ? titleFor(turn.text) : record.title,
    moments: isOpening ? record.moments : [...record.moments, { createdAt: turn.atMs, kind: "turn" }],
  };
  return { record: next, message };
}

/** The record with an exchange as a model has read it; null: the customer has answered something since. */
export function withReading(
  record: CallRecord,
  conversation: StoredConversation,
  unread: UnreadExchange,
  { reading, tokens }: { reading: ExchangeReading; tokens: TokensUsed | null },
): CallRecord | null {
  const call = takeReading(practisedCall(record, conversation), unread, reading);
  if (!call) return null;
  const hearing = record.endReason === null ? call.hearing : leaveUnanswered(call.held, call.hearing);
  return {
    ...record,
    hearing: { ...hearing, unanswered: [...hearing.unanswered] },
    phase: hearing.state.exit ? "over" : record.phase,
    modelUsage: withRequest(record.modelUsage, "read", tokens),
  };
}

function audioOf(
  { startMs, endMs }: Pick<Turn, "startMs" | "endMs">,
  interrupted: boolean,
): Pick<CallMessage, "audio_start_ms" | "audio_end_ms" | "audio_interrupted"> {
  if (startMs === undefined || endMs === undefined)
    return { audio_start_ms: null, audio_end_ms: null, audio_interrupted: null };
  return {
    audio_start_ms: Math.round(startMs),
    audio_end_ms: Math.round(endMs),
    audio_interrupted: interrupted ? 1 : 0,
  };
}

/** The record of a call that is over. A line of the agent's that got no answer is counted too. */
export function ended(
  record: CallRecord,
  conversation: StoredConversation,
  how: { reason: EndReason; activeMs: number; atMs: number },
): CallRecord {
  const { held, hearing } = practisedCall(record, conversation);
  const left = leaveUnanswered(held, hearing);
  return {
    ...record,
    hearing: { ...left, unanswered: [...left.unanswered] },
    activeMs: how.activeMs,
    endReason: how.reason,
    endedAtMs: how.atMs,
  };
}
