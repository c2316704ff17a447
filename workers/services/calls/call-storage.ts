import { COMMANDS } from "#core/conversations/commands.ts";
import { messageView, newMessage } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { Refusal } from "#core/errors.ts";
import { completionOf, feedbackOf } from "#core/roleplay/completion.ts";
import { CALL_LEASE_MS, type CallTicket } from "#core/voice/call/call-request.ts";
import type { EndReason } from "#core/voice/call/call-status.ts";
import { endsPractice } from "#core/voice/call/call-status.ts";
import { sumUsage } from "#core/voice/call/call-usage.ts";
import { type CallMessage, readCall, storeCallMessages } from "../../adapters/d1/calls/call-messages.ts";
import { insertUsage, releaseLiveCall, renewLiveCall } from "../../adapters/d1/calls/live-calls.ts";
import { recordingEndMs, recordingsOf } from "../../adapters/d1/calls/recordings.ts";
import {
  advanceWith,
  type ConversationChange,
  type MessageRow,
  parseConversation,
  type StoredConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { wasHandedIn } from "../../adapters/d1/conversations/handing-in-at-end.ts";
import { writeCompletion } from "../../adapters/d1/conversations/score-rows.ts";
import { awardBadges } from "../badges/badge-awards.ts";
import { billingOfPersonStatements } from "../billing/entitlements.ts";
import { meterConversation, writeUsage } from "../billing/usage.ts";
import type { Script } from "../conversations/reply-delivery.ts";
import { conversationChanges, inserted, tellChanges } from "../realtime/tell-changes.ts";
import { roundPassed } from "../teams/round-passed.ts";
import { sendWebhooksSoon, type WebhookWorld } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";

export type CallPlace = Pick<CallTicket, "userId" | "conversationId" | "callId">;

export type OpenedCall = {
  conversation: StoredConversation;
  script: Script;
  messages: MessageRow[];
  /** Where this call's sound begins on the conversation's audio clock, ms: after the end of all earlier sound. */
  offsetMs: number;
};

export type EndedCall = CallPlace & {
  engine: string;
  model: string;
  startedAtMs: number;
  endedAtMs: number;
  activeMs: number;
  reason: EndReason;
  /** The usage objects that the upstream reported, and ours (`CountedUse`), unparsed, in order. */
  usage: unknown[];
};

/** Reads and writes of a live call, for its Durable Object. Every write is idempotent. */
export function createCallStorage(world: WebhookWorld & Pick<World, "realtime" | "billing">) {
  const { db } = world;

  return {
    /**
     * What a call needs to begin or to resume. Throws Refusal `not_found`, `call_over` when this is not the person's current
     * call, and `conversation_completed`.
     */
    async open(call: CallPlace): Promise<OpenedCall> {
      const { liveCall, conversation, messages, script } = await readCall(db, call);
      if (!conversation) throw new Refusal("not_found");
      if (liveCall?.call_id !== call.callId) throw new Refusal("call_over");
      if (conversation.status !== "active") throw new Refusal("conversation_completed");
      const recordings = await recordingsOf(db, call.conversationId);
      const ends = [...messages.map((message) => message.audio_end_ms ?? 0), ...recordings.map(recordingEndMs)];
      return {
        conversation: parseConversation(conversation),
        script,
        messages,
        offsetMs: Math.ceil(Math.max(0, ...ends)),
      };
    },

    /** The conversation of a call, whether or not the call is still the person's current one. Throws Refusal `not_found`. */
    async conversationOf(call: CallPlace): Promise<StoredConversation> {
      const { conversation } = await readCall(db, call);
      if (!conversation) throw new Refusal("not_found");
      return parseConversation(conversation);
    },

    /** Appends messages and changes the conversation, in one transaction. */
    async store(call: CallPlace, messages: readonly CallMessage[], change: ConversationChange): Promise<void> {
      const { userId: ownerId, conversationId } = call;
      await storeCallMessages(db, conversationId, messages, change);
      // Ids of what is said in a call begin with the call's; the opening line was there before it.
      const told = messages.map(({ id }) => ({ id, type: id.startsWith(call.callId) ? "INSERT" : "UPDATE" }) as const);
      tellChanges(world, conversationChanges({ ownerId, conversationId, conversation: "UPDATE", messages: told }));
    },

    /** Extends the call's lease by CALL_LEASE_MS. False: the person is on another call by now. */
    renew({ userId, callId }: CallPlace): Promise<boolean> {
      return renewLiveCall(db, { user_id: userId, call_id: callId }, world.now() + CALL_LEASE_MS);
    },

    /**
     * Call it after the last turn is stored. Stores the usage, completes the conversation if the practice is over, and ends the
     * person's live call. Throws when another request changed the conversation meanwhile.
     */
    async finish(call: EndedCall): Promise<void> {
      await insertUsage(db, {
        call_id: call.callId,
        conversation_id: call.conversationId,
        user_id: call.userId,
        engine: call.engine,
        model: call.model,
        started_at: call.startedAtMs,
        ended_at: call.endedAtMs,
        active_ms: Math.round(call.activeMs),
        end_reason: call.reason,
        tokens: sumUsage(call.usage),
      });
      const isCompleted = endsPractice(call.reason) && (await complete(call));
      if (!isCompleted) await meterConversation(world, { id: call.conversationId, userId: call.userId });
      await releaseLiveCall(db, { user_id: call.userId, call_id: call.callId });
    },
  };

  /** False: there is nothing to complete, or it is done. */
  async function complete(call: EndedCall): Promise<boolean> {
    const { conversation: row, messages, drills, script } = await readCall(db, call);
    const hasSpoken = messages.some((message) => message.kind === "turn" && message.role === "user");
    if (row?.status !== "active" || !hasSpoken) return false;
    const billing = await Promise.all(billingOfPersonStatements(world, call.userId, world.now(), call.conversationId));
    const conversation = parseConversation(row);
    const completion = completionOf({ conversation, messages, drills, script }, call.endedAtMs);
    const added =
      call.reason === "feedback-asked"
        ? closingMessages(conversation.id, messages.length, feedbackOf(conversation.kind, completion, call.endedAtMs))
        : [];
    const all = [...messages, ...added];
    const change = {
      status: "completed",
      ended_at: call.endedAtMs,
      total_messages: all.length,
      duration_seconds: practisedSeconds(all.map(messageView)),
      script_report: completion.scriptReport,
    } as const;
    const writes = [
      ...writeUsage(world, billing, conversation, messages),
      ...writeCompletion(db, conversation, completion, call.endedAtMs),
    ];
    const rows = await advanceWith(db, conversation, change, added, writes);
    if (!rows) throw new Error("the conversation moved while its call ended");
    if (wasHandedIn(rows)) await roundPassed(world, conversation.id);
    awardBadges(world, call.userId);
    sendWebhooksSoon(world);
    const { userId: ownerId, conversationId } = call;
    const ended = { ownerId, conversationId, conversation: "UPDATE", messages: inserted(added) } as const;
    tellChanges(world, conversationChanges(ended));
    return true;
  }

  function closingMessages(conversationId: string, position: number, feedback: string): MessageRow[] {
    const nowMs = world.now();
    return [
      newMessage(
        { id: world.newId(), nowMs },
        { conversationId, position, role: "user", kind: "command", content: COMMANDS.end },
      ),
      newMessage(
        { id: world.newId(), nowMs },
        { conversationId, position: position + 1, role: "assistant", kind: "coach", content: feedback },
      ),
    ];
  }
}

export type CallStorage = ReturnType<typeof createCallStorage>;
