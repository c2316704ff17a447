import { practisedSeconds } from "#core/conversations/life-cycle.ts";
import type { EndReason } from "#core/voice/call/call-status.ts";
import type { ConversationChange } from "../adapters/d1/conversations/conversations.ts";
import type { CallStorage } from "../services/calls/call-storage.ts";
import type { CallRecord, CallStore } from "./call-store.ts";

/** Brings the waiting messages into D1, with the customer they left behind. Each is written once, however often this runs. */
export async function storeWaiting(keeping: CallStorage, store: CallStore, record: CallRecord): Promise<void> {
  const waiting = store.waitingMessages();
  if (waiting.length === 0 && record.endReason === null) return;
  await keeping.store(
    record.conversationId,
    waiting.map((one) => one.message),
    changeOf(record),
  );
  store.dropMessages(waiting);
}

function changeOf({ hearing, phase, title, moments }: CallRecord): ConversationChange {
  return {
    customer_state: hearing.state,
    last_move: hearing.lastMove,
    phase,
    title,
    duration_seconds: practisedSeconds(moments),
  };
}

/** The last writes of a call, behind its messages and its recording. */
export function finishCall(keeping: CallStorage, store: CallStore, record: EndedRecord): Promise<void> {
  const { userId, conversationId, callId, engine, model, activeMs, endReason, endedAtMs } = record;
  return keeping.finish({
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
