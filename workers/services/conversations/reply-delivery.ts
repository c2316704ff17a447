import { summaryOf } from "#core/coach/conversation-summary.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { replyLeaseMs } from "#core/conversations/reply-lease.ts";
import { type Turn, turnsOf } from "#core/conversations/turns.ts";
import { wordByWord } from "#core/conversations/word-by-word.ts";
import { CustomerModelFailure, type TokensUsed } from "#core/customer/customer-model.ts";
import type { AgentLine } from "#core/customer/engine.ts";
import { withRequest } from "#core/customer/speaking/model-usage.ts";
import { BUILT_IN } from "#core/engines/speaker-line.ts";
import { Refusal } from "#core/errors.ts";
import { customerCueFor, takeExchangeOf } from "#core/roleplay/roleplay.ts";
import { preparedAt } from "#core/scripts/prepared-objections.ts";
import type { MessageRow, StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import type { DrillRow } from "../../adapters/d1/conversations/drills.ts";
import { claimReply, findMessage, finishReply, hasLease } from "../../adapters/d1/conversations/replies.ts";
import { faultOf, log } from "../../log.ts";
import { createModelRequests, type Permission, type RequestsOf } from "../engines/model-requests.ts";
import { type ChangeTeller, conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";
import { readExchange, unreadExchange } from "./reading-by-model.ts";

export type Script = { id: string; name: string; content: string } | null;
/** A conversation as it was read, or as it is after a line was stored; then its last message is the reply to come. */
export type Exchange = {
  conversation: StoredConversation;
  messages: MessageRow[];
  script: Script;
  drills: DrillRow[];
  /** In which the person's days are counted. */
  timeZone: string;
};

type DeliveryWorld = Pick<World, "db" | "customerModel" | "exchangeReader" | "now" | "pause" | "background"> &
  ChangeTeller & { settings: Pick<World["settings"], "MODEL_CALLS_PER_DAY"> };

/**
 * Brings a stored exchange to the browser: has the customer say the reply, stores what it came to, goes on after a drop.
 *
 * A model that fails, is late or leaves the part is stood in for by the built-in customer, whose answer from the same state was made
 * before it was asked: nothing is lost, and the person is told once. (A live call opens a new upstream: [R25] in core/voice/SPEC.md.)
 * So it does where a model may not be asked. Once a model has spoken, it reads the exchange in the background.
 */
export function createReplyDelivery(world: DeliveryWorld) {
  const { db } = world;
  const requests = createModelRequests(world);
  return { deliver, resumeFrom: resumeReply };

  /** Streams the reply that ends `exchange`. */
  async function* deliver(
    exchange: Exchange,
    from: number,
    signal: AbortSignal,
    permission: Permission,
  ): AsyncGenerator<ReplyEvent> {
    const added = exchange.messages.slice(from);
    const reply = added.at(-1);
    if (!reply) throw new Error("an exchange ends with a reply");
    yield {
      type: "started",
      conversation: summaryOf(asItWas(exchange.conversation, reply), exchange.messages),
      messages: added.map((one) => messageView(one === reply ? { ...one, content: "", status: "streaming" } : one)),
    };
    yield* makeReply(exchange, reply, signal, permission);
  }

  /** Has the customer say the reply, and stores it. What the built-in customer says is stored already; it is only shown. */
  async function* makeReply(
    exchange: Exchange,
    reply: MessageRow,
    signal: AbortSignal,
    permission: Permission,
  ): AsyncGenerator<ReplyEvent> {
    const { conversation, messages } = exchange;
    if (reply.status !== "complete") return yield* makeByModel(exchange, reply, signal, permission);
    for await (const piece of wordByWord(reply.content, world.pause, signal)) yield { type: "delta", text: piece };
    yield { type: "done", conversation: summaryOf(conversation, messages), reply: messageView(reply) };
  }

  async function* makeByModel(
    exchange: Exchange,
    reply: MessageRow,
    signal: AbortSignal,
    permission: Permission,
  ): AsyncGenerator<ReplyEvent> {
    const { conversation, messages, script } = exchange;
    const move = conversation.lastMove;
    if (!move) throw new Error("a reply has a move");
    const before = conversation.stateBefore ?? conversation.state;
    const context = turnsOf(messages.filter((one) => one.position < reply.position));
    const line = lineIn(conversation, context);
    let content = "";
    let tokens: TokensUsed | null = null;
    let failure: CustomerModelFailure["kind"] | "fault" | null = null;
    const mayAsk = permission === "may-ask";
    try {
      const used = (counted: TokensUsed) => {
        tokens = counted;
      };
      const cue = mayAsk ? customerCueFor(conversation, before, line, { context, script }) : null;
      for await (const piece of cue ? world.customerModel.reply(cue, signal, used) : []) {
        content += piece;
        yield { type: "delta", text: piece };
      }
    } catch (error) {
      failure = error instanceof CustomerModelFailure ? error.kind : "fault";
      log(
        "warn",
        "customer-model.failed",
        failure === "fault" ? { kind: "fault", ...faultOf(error) } : { kind: failure },
      );
    }
    if (signal.aborted) return await storeInterrupted(reply, content);
    const standsIn = failure !== null || content.trim() === "";
    if (standsIn && isToBeTold(failure, messages))
      yield { type: "notice", text: permission === "used-up" ? USED_UP : TAKEN_OVER };
    const said = standsIn ? move.line : content;
    const turn = line.turn + 1;
    const state = standsIn
      ? conversation.state
      : takeExchangeOf(conversation, before, { line, reply: { turn, text: said } }, null);
    const endedAt = world.now();
    const finalMessages = messages.map((one) =>
      one.id === reply.id ? { ...one, content: said, created_at: endedAt } : one,
    );
    const change = {
      customer_state: state,
      phase: state.exit ? ("over" as const) : ("practising" as const),
      duration_seconds: practisedSeconds(finalMessages.map(messageView)),
      model_usage: mayAsk ? withRequest(conversation.modelUsage, "speak", tokens) : conversation.modelUsage,
      state_before: standsIn ? null : before,
    };
    const lease = { id: reply.id, leaseEndsAt: reply.lease_ends_at ?? 0 };
    const isFinished = hasLease(lease.id, lease.leaseEndsAt, "complete");
    const reading =
      world.exchangeReader && !standsIn
        ? requests.asking(world.exchangeReader, requestsOf(exchange), isFinished)
        : null;
    const { stored, rows } = await finishReply(
      db,
      lease,
      { content: said, status: "complete", endedAt, spokenBy: standsIn ? BUILT_IN : world.customerModel.name },
      { id: conversation.id, version: conversation.version, change },
      reading?.statements,
    );
    if (!stored) {
      // Taken over by another request, or the conversation went on: what came here is no part of it.
      yield refusedEvent(new Refusal("conversation_moved"), true);
      return;
    }
    const { user_id: ownerId, id: conversationId } = conversation;
    const told = {
      ownerId,
      conversationId,
      conversation: "UPDATE",
      messages: [{ id: stored.id, type: "UPDATE" }],
    } as const;
    tellChanges(world, conversationChanges(told));
    const after: StoredConversation = {
      ...conversation,
      state,
      phase: change.phase,
      stateBefore: change.state_before,
      modelUsage: change.model_usage,
      version: conversation.version + 1,
    };
    yield { type: "done", conversation: summaryOf(after, finalMessages), reply: messageView(stored) };
    const unread = unreadExchange(after, [...messages.filter(({ id }) => id !== stored.id), stored]);
    if (unread && reading?.permission(rows) === "may-ask") world.background(readExchange(world, after, unread));
  }

  /** The agent has left: what came stays, and the reply can be made again. */
  async function storeInterrupted(reply: MessageRow, content: string): Promise<void> {
    await finishReply(
      db,
      { id: reply.id, leaseEndsAt: reply.lease_ends_at ?? 0 },
      { content, status: "interrupted", endedAt: world.now(), spokenBy: world.customerModel.name },
      null,
    );
  }

  async function* resumeReply(exchange: Exchange, clientKey: string, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
    const { conversation, messages } = exchange;
    const asked = messages.find((one) => one.client_key === clientKey);
    const reply = asked ? replyTo(messages, clientKey) : null;
    if (!asked || !reply) throw new Refusal("not_found");
    const from = asked.position === 1 ? 0 : asked.position;
    const started = (shown: MessageRow): ReplyEvent => ({
      type: "started",
      conversation: summaryOf(asItWas(conversation, reply), messages),
      messages: [...messages.slice(from, reply.position), shown].map(messageView),
    });
    // Only the last reply has its move still, and only there would another line be in place.
    if (reply.status === "complete" || reply.status === "stopped" || reply.id !== messages.at(-1)?.id) {
      yield started(reply);
      yield { type: "done", conversation: summaryOf(conversation, messages), reply: messageView(reply) };
      return;
    }
    const leaseEndsAt = world.now() + replyLeaseMs(world.customerModel);
    const isClaimed = hasLease(reply.id, leaseEndsAt, "streaming");
    const asking = requests.asking(world.customerModel, requestsOf(exchange), isClaimed);
    const rows = await claimReply(db, reply.id, world.now(), leaseEndsAt, asking.statements);
    if (rows) {
      const claimed: MessageRow = { ...reply, status: "streaming", content: "", lease_ends_at: leaseEndsAt };
      yield started(claimed);
      const upToReply = [...messages.slice(0, reply.position), claimed];
      yield* makeReply({ ...exchange, messages: upToReply }, claimed, signal, asking.permission(rows));
      return;
    }
    // Another request is making this reply: wait for what it comes to.
    yield started(reply);
    while (!signal.aborted && world.now() < leaseEndsAt) {
      await world.pause(POLL_MS);
      const row = await findMessage(db, reply.id);
      if (row && row.status !== "streaming") {
        if (row.status === "interrupted") yield refusedEvent(new Refusal("model_failed"), true);
        else yield { type: "done", conversation: summaryOf(conversation, messages), reply: messageView(row) };
        return;
      }
    }
  }
}

export function requestsOf({ conversation, timeZone }: Pick<Exchange, "conversation" | "timeZone">): RequestsOf {
  return { userId: conversation.user_id, timeZone };
}

/** What the person reads when the built-in customer takes over. */
export const TAKEN_OVER =
  "The AI customer is not answering just now, so the built-in customer goes on. It knows everything that was said; nothing is lost.";

/** What the person reads when no request is left of their day. */
export const USED_UP =
  "You have used today's requests to the AI customer, so the built-in customer goes on until tomorrow. It knows everything that was said; nothing is lost.";

/** Once in a conversation, and not where a model only left its part: then the next line is its own again. */
function isToBeTold(failure: string | null, messages: readonly MessageRow[]): boolean {
  return failure !== "out-of-part" && messages.every(({ spoken_by }) => spoken_by !== BUILT_IN);
}

/** While a model makes its reply, the customer is as they were before the line. */
function asItWas(conversation: StoredConversation, reply: MessageRow): StoredConversation {
  const before = reply.status === "complete" ? null : conversation.stateBefore;
  return before ? { ...conversation, state: before } : conversation;
}

/** The agent's line that a reply answers; `context` ends with it. */
function lineIn(conversation: StoredConversation, context: readonly Turn[]): AgentLine {
  const last = context.at(-1);
  if (last?.speaker !== "agent") throw new Error("a reply answers a line");
  return { turn: last.index, text: last.text, scriptObjections: preparedAt(conversation.scriptObjections, last.index) };
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
