import { summaryOf } from "#core/coach/conversation-summary.ts";
import { CONTEXT_TURNS } from "#core/conversations/message-text.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { replyLeaseMs } from "#core/conversations/reply-lease.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import { observeReply } from "#core/customer/observe-reply.ts";
import { Refusal } from "#core/errors.ts";
import type { MessageRow, StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import type { DrillRow } from "../../adapters/d1/conversations/drills.ts";
import { claimReply, findMessage, finishReply, withdrawExchange } from "../../adapters/d1/conversations/replies.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";

export type Script = { id: string; name: string; content: string } | null;
/** A conversation as it was read, or as it is after a line was stored; then its last message is the reply to come. */
export type Exchange = { conversation: StoredConversation; messages: MessageRow[]; script: Script; drills: DrillRow[] };

/**
 * Brings a stored exchange to the browser: has the customer say the reply, stores what it came to, goes on after a drop.
 *
 * Nobody stands in for a model that fails or is late: the person is told `model_failed`, and may send the line again. An exchange
 * of which nothing came is withdrawn, and its text stays in the composer; what came in part stays, as interrupted. (A live call
 * opens a new upstream instead: [R25] in core/voice/SPEC.md.)
 */
export function createReplyDelivery(world: Pick<World, "db" | "customerModel" | "now" | "pause">) {
  const { db } = world;
  return { deliver, resumeFrom: resumeReply };

  /**
   * Streams the reply that ends `exchange`. `before` is the conversation as it was, to go back to when nothing comes;
   * null: there was none.
   */
  async function* deliver(
    exchange: Exchange,
    from: number,
    signal: AbortSignal,
    before: StoredConversation | null,
  ): AsyncGenerator<ReplyEvent> {
    const added = exchange.messages.slice(from);
    const reply = added.at(-1);
    if (!reply) throw new Error("an exchange ends with a reply");
    yield {
      type: "started",
      conversation: summaryOf(exchange.conversation),
      messages: added.map((one) => messageView(one === reply ? { ...one, content: "", status: "streaming" } : one)),
    };
    const outcome = yield* makeReply(exchange, reply, signal);
    if (!outcome.failed) return;
    const nothingCame = outcome.content === "" && !signal.aborted;
    if (nothingCame) await withdrawReply(exchange.conversation, added, before);
    yield refusedEvent(new Refusal("model_failed"), !nothingCame);
  }

  /** Has the model say the reply, and stores it. Deterministic replies are stored already; they are only shown. */
  async function* makeReply(
    exchange: Exchange,
    reply: MessageRow,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent, { content: string; failed: boolean }> {
    const { conversation, messages, script } = exchange;
    const move = conversation.lastMove;
    if (!move) throw new Error("a reply has a move");
    const context = turnsOf(messages.filter((one) => one.position < reply.position)).slice(-CONTEXT_TURNS);
    let content = "";
    let failed = false;
    try {
      const pieces = world.customerModel.reply(
        { practice: conversation.practice, state: conversation.state, move, context, script },
        signal,
      );
      for await (const piece of pieces) {
        content += piece;
        yield { type: "delta", text: piece };
      }
    } catch (error) {
      failed = true;
      log(
        "warn",
        "customer-model.failed",
        error instanceof CustomerModelFailure ? { kind: error.kind } : { kind: "fault", ...faultOf(error) },
      );
    }
    if (reply.status === "complete") {
      // A deterministic line was stored before it was shown.
      yield { type: "done", conversation: summaryOf(conversation), reply: messageView(reply) };
      return { content, failed: false };
    }
    const whole = !failed && !signal.aborted && content.trim() !== "";
    if (!whole && content === "" && !signal.aborted) return { content, failed: true };
    const endedAt = world.now();
    const finalMessages = messages.map((one) => (one.id === reply.id ? { ...one, content, created_at: endedAt } : one));
    const state = observeReply(conversation.practice, conversation.state, {
      turn: turnsOf(messages).length - 1,
      text: content,
    });
    const stored = await finishReply(
      db,
      { id: reply.id, leaseEndsAt: reply.lease_ends_at ?? 0 },
      { content, status: whole ? "complete" : "interrupted", endedAt },
      whole
        ? {
            id: conversation.id,
            version: conversation.version,
            change: { customer_state: state, duration_seconds: practisedSeconds(finalMessages.map(messageView)) },
          }
        : null,
    );
    if (!stored) {
      // Taken over by another request, or the conversation went on: what came here is no part of it.
      yield refusedEvent(new Refusal("conversation_moved"), true);
      return { content, failed: false };
    }
    if (whole) yield { type: "done", conversation: summaryOf({ ...conversation, state }), reply: messageView(stored) };
    return { content, failed: !whole && !signal.aborted };
  }

  async function* resumeReply(exchange: Exchange, clientKey: string, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const { conversation, messages } = exchange;
    const asked = messages.find((one) => one.client_key === clientKey);
    const reply = asked ? replyTo(messages, clientKey) : null;
    if (!asked || !reply) throw new Refusal("not_found");
    const from = asked.position === 1 ? 0 : asked.position;
    const started = (shown: MessageRow): ReplyEvent => ({
      type: "started",
      conversation: summaryOf(conversation),
      messages: [...messages.slice(from, reply.position), shown].map(messageView),
    });
    // Only the last reply has its move still, and only there would another line be in place.
    if (reply.status === "complete" || reply.status === "stopped" || reply.id !== messages.at(-1)?.id) {
      yield started(reply);
      yield { type: "done", conversation: summaryOf(conversation), reply: messageView(reply) };
      return;
    }
    const leaseEndsAt = world.now() + replyLeaseMs(world.customerModel);
    if (await claimReply(db, reply.id, world.now(), leaseEndsAt)) {
      const claimed: MessageRow = { ...reply, status: "streaming", content: "", lease_ends_at: leaseEndsAt };
      yield started(claimed);
      const upToReply = [...messages.slice(0, reply.position), claimed];
      const outcome = yield* makeReply({ ...exchange, messages: upToReply }, claimed, signal);
      if (!outcome.failed) return;
      if (outcome.content === "")
        await finishReply(
          db,
          { id: reply.id, leaseEndsAt },
          { content: "", status: "interrupted", endedAt: world.now() },
          null,
        );
      yield refusedEvent(new Refusal("model_failed"), true);
      return;
    }
    // Another request is making this reply: wait for what it comes to.
    yield started(reply);
    while (!signal.aborted && world.now() < leaseEndsAt) {
      await world.pause(POLL_MS);
      const row = await findMessage(db, reply.id);
      if (row && row.status !== "streaming") {
        if (row.status === "interrupted") yield refusedEvent(new Refusal("model_failed"), true);
        else yield { type: "done", conversation: summaryOf(conversation), reply: messageView(row) };
        return;
      }
    }
  }

  async function withdrawReply(
    conversation: StoredConversation,
    added: MessageRow[],
    before: StoredConversation | null,
  ): Promise<void> {
    const change = before && {
      phase: before.phase,
      customer_state: before.state,
      last_move: before.lastMove,
      total_messages: before.total_messages,
      duration_seconds: before.duration_seconds,
    };
    await withdrawExchange(
      db,
      conversation,
      added.map((one) => one.id),
      change,
    );
  }
}

/** Between two looks at a reply that another request is making. */
const POLL_MS = 400;

/** The message after the one with this key. */
export function replyTo(messages: readonly MessageRow[], clientKey: string): MessageRow | null {
  const asked = messages.find((one) => one.client_key === clientKey);
  return asked ? (messages.find((one) => one.position === asked.position + 1) ?? null) : null;
}

function refusedEvent(refusal: Refusal, stored: boolean): ReplyEvent {
  return { type: "refused", code: refusal.code, title: refusal.title, text: refusal.text, stored };
}
