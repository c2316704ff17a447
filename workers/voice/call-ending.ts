import { practisedSeconds } from "#core/conversations/practised-time.ts";
import type { EndReason } from "#core/voice/call/call-status.ts";
import type { ConversationChange } from "../adapters/d1/conversations/conversations.ts";
import type { CallStorage } from "../services/calls/call-storage.ts";
import type { CallRecord, CallStore } from "./call-store.ts";

/** Stores the waiting messages in D1, with the customer's state after them. Idempotent. */
export async function storeWaiting(callStorage: CallStorage, store: CallStore, record: CallRecord): Promise<void> {
  const waiting = store.waitingMessages();
  if (waiting.length === 0 && record.endReason === null) return;
  await callStorage.store(
    record,
    waiting.map((one) => one.message),
    changeOf(record),
  );
  store.dropMessages(waiting);
}

function changeOf({ hearing, phase, title, moments, modelUsage }: CallRecord): ConversationChange {
  return {
    customer_state: hearing.state,
    last_move: hearing.lastMove,
    // The state before an exchange of the chat's is none before one of the call's, which the call has read itself.
    state_before: null,
    model_usage: modelUsage,
    phase,
    title,
    duration_seconds: practisedSeconds(moments),
  };
}

/** The last writes of a call, after its messages and its recording are stored. */
export function finishCall(callStorage: CallStorage, store: CallStore, record: EndedRecord): Promise<void> {
  const { userId, conversationId, callId, engine, model, activeMs, endReason, endedAtMs } = record;
  return callStorage.finish({
    userId,
    conversationId,
    callId,
    engine,
    model,
    startedAtMs: record.beganAtMs,
    endedAtMs,
    activeMs,
    reason: endReason,
    usage: store.usage(),
  });
}

export type EndedRecord = CallRecord & { endReason: EndReason; endedAtMs: number };

export function hasEnded(record: CallRecord | null): record is EndedRecord {
  return record !== null && record.endReason !== null && record.endedAtMs !== null;
}
