import { coachAnswer } from "#core/coach/coach-answer.ts";
import { summaryOf } from "#core/coach/conversation-summary.ts";
import { type Command, findCommand, unclearCommand } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { DEFAULT_TITLE, titleFor } from "#core/conversations/conversation-title.ts";
import { parseMessage } from "#core/conversations/message-text.ts";
import { messageView, newMessage } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import { replyLeaseMs } from "#core/conversations/reply-lease.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { wordByWord } from "#core/conversations/word-by-word.ts";
import type { CustomerMove, CustomerState } from "#core/customer/customer-state.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { MESSAGES_PER_MINUTE, REPLIES_AGAIN_PER_PERSON } from "#core/rate-limit.ts";
import { type Completion, completionOf, feedbackOf } from "#core/roleplay/completion.ts";
import { stepCustomerOf } from "#core/roleplay/roleplay.ts";
import { preparedAt, preparedFrom } from "#core/scripts/prepared-objections.ts";
import { objectionsPreparedFor } from "#core/scripts/script-objections.ts";
import { allHold } from "../../adapters/d1/all-hold.ts";
import type { BillingRow } from "../../adapters/d1/billing/billing-facts.ts";
import {
  advanceWith,
  begunWithStatement,
  currentScriptStatement,
  insertConversation,
  isThere,
  type MessageRow,
  parseConversation,
  type StoredConversation,
  sentSinceStatement,
  stillAt,
} from "../../adapters/d1/conversations/conversations.ts";
import type { ConversationRow } from "../../adapters/d1/conversations/frozen-practices.ts";
import { wasHandedIn } from "../../adapters/d1/conversations/handing-in-at-end.ts";
import { stopReply } from "../../adapters/d1/conversations/replies.ts";
import { writeCompletion } from "../../adapters/d1/conversations/score-rows.ts";
import { readViewer, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  readAttemptMode,
  readConversation,
  readDrills,
  readLiveCall,
  readMessages,
  readScript,
  readSentLately,
} from "../../adapters/d1/pages/conversation-pages.ts";
import { readAll } from "../../adapters/d1/prepared-statement.ts";
import { insertAttemptStatement } from "../../adapters/d1/teams/assigned-attempts.ts";
import { frozenStatement, mayStartAttempt, ownRoundStatement } from "../../adapters/d1/teams/assigned-rounds.ts";
import { awardBadges } from "../badges/badge-awards.ts";
import { billingReads, billingStatements } from "../billing/entitlements.ts";
import { practiceStart } from "../billing/practice-start.ts";
import { writeUsage } from "../billing/usage.ts";
import { createModelRequests } from "../engines/model-requests.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { type ChangeTeller, conversationChanges, inserted, tellChanges } from "../realtime/tell-changes.ts";
import { type AssignedStart, assignedStart } from "../teams/assigned-start.ts";
import { roundPassed } from "../teams/round-passed.ts";
import { sendWebhooksSoon, type WebhookWorld } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";
import { startConversation } from "./conversation-start.ts";
import { readLastExchange } from "./reading-by-model.ts";
import { createReplyDelivery, type Exchange, replyTo, requestsOf, type Script } from "./reply-delivery.ts";

/** The parts of the world that a conversation touches. */
export type ReplyWorld = Pick<
  World,
  "db" | "customerModel" | "exchangeReader" | "now" | "timeZone" | "newId" | "pause" | "background" | "billing"
> &
  ChangeTeller &
  WebhookWorld;

/** `after`: the position of the last message the sender has seen; null: whoever sends does not go by positions. */
type Where = { conversationId: string; after: number | null };

export type SayRequest = {
  /** The conversation, or the choice that begins one. */
  in: Where | { choice: Choice };
  clientKey: string;
  content: string;
};

/**
 * What is said in a conversation. Each method is a stream of events that knows nothing of HTTP; it refuses by throwing
 * before its first event, and by a `refused` event after it. Every message is stored before anyone sees it.
 */
export function createReplies(world: ReplyWorld) {
  const { db } = world;
  const { deliver, resumeFrom } = createReplyDelivery(world);
  const requests = createModelRequests(world);

  return {
    async *say(login: Login | null, request: SayRequest, signal: AbortSignal): AsyncGenerator<ReplyEvent> {
      const parsed = parseMessage(request.content);
      if (!parsed.ok) throw new Refusal(parsed.code);
      if ("choice" in request.in) {
        yield* beginConversation(login, request.in.choice, request.clientKey, parsed.text, signal);
      } else {
        yield* continueConversation(login, request.in, request.clientKey, parsed.text, signal);
      }
    },

    /** After a dropped connection: what is stored, and the rest of the reply. Makes an interrupted reply again. */
    async *resume(
      login: Login | null,
      conversationId: string,
      clientKey: string,
      signal: AbortSignal,
    ): AsyncGenerator<ReplyEvent> {
      const exchange = await loadExchange(login, conversationId);
      // Each may be another call of the model; the built-in customer costs nothing.
      if (!world.customerModel.deterministic)
        await limitPerson(world, "reply-again", exchange.conversation.user_id, REPLIES_AGAIN_PER_PERSON);
      yield* resumeFrom(exchange, clientKey, signal);
    },

    /**
     * The agent has heard enough of this reply. Changes nothing once something was said after it, or the conversation is
     * over.
     */
    async stop(login: Login | null, conversationId: string, clientKey: string, shownCharacters: number): Promise<void> {
      const { conversation, messages } = await loadExchange(login, conversationId);
      const reply = replyTo(messages, clientKey);
      if (!reply) throw new Refusal("not_found");
      if (reply.kind !== "turn") return;
      await stopReply(db, conversationId, reply.id, shownCharacters);
      tellChanges(world, [
        { table: "chat_messages", type: "UPDATE", key: { id: reply.id }, ownerId: conversation.user_id },
      ]);
    },
  };

  async function* beginConversation(
    login: Login | null,
    choice: Choice,
    clientKey: string,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    const { userId, timeZone, script, begun, assigned, billing } = await loadForBeginning(login, clientKey, choice);
    if (begun) {
      yield* resumeFrom(await loadExchange(login, begun), clientKey, signal);
      return;
    }
    const practice = await practiceStart(world, billing);
    const by = { userId, script, mode: "text", model: world.customerModel.name } as const;
    const start = startConversation(world, choice, by, assigned());
    if (findCommand(text)) throw new Refusal("bad_request", { text: "Say something to the customer first." });
    refuseUnclear(text);
    const { state, move } = stepCustomerOf({ kind: start.row.kind, practice: start.practice }, start.opened, {
      turn: 1,
      text,
      scriptObjections: start.scriptObjections,
    });
    const row: ConversationRow = {
      ...start.row,
      title: titleFor(text),
      total_messages: 3,
      ...afterLine(state, move, start.opened),
    };
    const messages = [
      start.opening,
      message(row.id, 1, "user", "turn", text, { clientKey, userId }),
      replyMessage(row.id, 2, move.line),
    ];
    const { attempt } = start;
    const asking = requests.asking(world.customerModel, { userId, timeZone }, isThere(row.id));
    const further = [
      ...asking.statements,
      ...(attempt ? [insertAttemptStatement(db, attempt, row.created_at)] : []),
      ...practice.further(isThere(row.id)),
    ];
    const may = allHold(attempt && mayStartAttempt(attempt), practice.condition);
    const rows = await insertConversation(db, row, messages, further, may);
    if (!rows) throw (await practice.refusal()) ?? new Refusal("attempt_refused");
    const exchange = { conversation: parseConversation(row), messages, script, drills: [], timeZone };
    tell(exchange.conversation, "INSERT", messages);
    yield* deliver(exchange, 0, signal, asking.permission(rows));
  }

  async function* continueConversation(
    login: Login | null,
    where: Where,
    clientKey: string,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    const { isLive, isByVoice, billing, ...exchange } = await loadExchange(login, where.conversationId);
    const { conversation, messages, script } = exchange;
    // On the phone what is typed goes through the call, which is the only writer then.
    if (isLive) throw new Refusal("call_in_progress", { text: "You are on a call with this customer: say it there." });
    if (messages.some((sent) => sent.client_key === clientKey)) {
      yield* resumeFrom(exchange, clientKey, signal);
      return;
    }
    const last = messages.at(-1);
    if (conversation.kind === "transcript") throw new Refusal("conversation_imported");
    if (conversation.status !== "active") throw new Refusal("conversation_completed");
    if (last?.status === "streaming" && (last.lease_ends_at ?? 0) > world.now()) throw new Refusal("reply_in_progress");
    if (last && where.after !== null && where.after !== last.position) throw new Refusal("conversation_moved");

    const command = findCommand(text);
    if (!command) refuseUnclear(text);
    if (command) yield* answerCommand(command, exchange, billing, clientKey, text, signal);
    else if (conversation.phase === "over") throw new Refusal("conversation_over");
    else if (isByVoice) throw new Refusal("attempt_refused", { text: BY_VOICE_TEXT });
    else yield* answerLine(exchange, billing, clientKey, text, script, signal);
  }

  /** The customer answers the agent's line. */
  async function* answerLine(
    exchange: Exchange,
    billing: readonly BillingRow[][],
    clientKey: string,
    text: string,
    script: Script,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    const { conversation, messages } = exchange;
    const turn = turnsOf(messages).length;
    const known = scriptObjectionsAt(turn, conversation, script);
    const scriptObjections = preparedFrom(conversation.scriptObjections, turn, known);
    const { state, move } = stepCustomerOf(conversation, conversation.state, { turn, text, scriptObjections: known });
    const added = [
      message(conversation.id, messages.length, "user", "turn", text, { clientKey, userId: conversation.user_id }),
      replyMessage(conversation.id, messages.length + 1, move.line),
    ];
    const line = afterLine(state, move, conversation.state);
    const change = {
      ...line,
      // Of what was begun before a word was said.
      ...(turn === 1 && conversation.title === DEFAULT_TITLE && { title: titleFor(text) }),
      total_messages: messages.length + added.length,
      duration_seconds: practisedSeconds([...messages, ...added].map(messageView)),
      script_id: script?.id ?? null,
      script_objections: scriptObjections,
    };
    const asking = requests.asking(world.customerModel, requestsOf(exchange), stillAt(conversation));
    const said = [...messages, ...added];
    const writes = [
      ...asking.statements.map((statement) => () => statement),
      // The customer has left: what was practiced is known.
      ...(change.phase === "over" ? writeUsage(world, billing, conversation, said) : []),
    ];
    const rows = await advanceWith(db, conversation, change, added, writes);
    if (!rows) throw new Refusal("conversation_moved");
    tell(conversation, "UPDATE", added);
    const after: StoredConversation = {
      ...conversation,
      ...change,
      state,
      lastMove: move,
      stateBefore: line.state_before,
      scriptObjections,
      version: conversation.version + 1,
    };
    const stored = { ...exchange, conversation: after, messages: [...messages, ...added] };
    yield* deliver(stored, messages.length, signal, asking.permission(rows));
  }

  /** A bracketed command. The coach answers, the customer hears nothing. */
  async function* answerCommand(
    command: Command,
    exchange: Exchange,
    billing: readonly BillingRow[][],
    clientKey: string,
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<ReplyEvent> {
    const { messages } = exchange;
    const conversation =
      command === "end"
        ? await readLastExchange(world, exchange.conversation, messages, exchange.timeZone)
        : exchange.conversation;
    const now = world.now();
    const sent = { clientKey, userId: conversation.user_id };
    const said = message(conversation.id, messages.length, "user", "command", text, sent);
    const ending = { ...exchange, conversation, messages: [...messages, said] };
    const completion = command === "end" ? completionOf(ending, now) : null;
    const coach = message(
      conversation.id,
      messages.length + 1,
      "assistant",
      "coach",
      coachText(command, { ...exchange, conversation }, completion, now),
    );
    const all = [...ending.messages, coach];
    const change = {
      total_messages: all.length,
      duration_seconds: practisedSeconds(all.map(messageView)),
      ...(command === "end"
        ? { status: "completed" as const, ended_at: now, script_report: completion?.scriptReport ?? null }
        : {
            phase:
              conversation.phase === "over"
                ? ("over" as const)
                : command === "hint"
                  ? ("paused" as const)
                  : ("practising" as const),
          }),
    };
    const writes = completion
      ? [...writeUsage(world, billing, conversation, all), ...writeCompletion(db, conversation, completion, now)]
      : [];
    const rows = await advanceWith(db, conversation, change, [said, coach], writes);
    if (!rows) throw new Refusal("conversation_moved");
    if (completion && wasHandedIn(rows)) await roundPassed(world, conversation.id);
    if (completion) awardBadges(world, conversation.user_id);
    if (completion) sendWebhooksSoon(world);
    tell(conversation, "UPDATE", [said, coach]);
    const after = { ...conversation, ...change, version: conversation.version + 1 };
    yield {
      type: "started",
      conversation: summaryOf(after, all),
      messages: [said, { ...coach, content: "" }].map(messageView),
    };
    for await (const piece of wordByWord(coach.content, world.pause, signal)) yield { type: "delta", text: piece };
    yield { type: "done", conversation: summaryOf(after, all), reply: messageView(coach) };
  }

  function tell(of: StoredConversation, conversation: "INSERT" | "UPDATE", added: readonly MessageRow[]): void {
    const { user_id: ownerId, id: conversationId } = of;
    tellChanges(world, conversationChanges({ ownerId, conversationId, conversation, messages: inserted(added) }));
  }

  /**
   * What a line changes. The built-in customer's answer is known, and so is the state after it; where a model answers, both are what
   * holds if it does not, and the state before is kept to take its own answer from.
   */
  function afterLine(state: CustomerState, move: CustomerMove, before: CustomerState) {
    const isKnown = world.customerModel.deterministic;
    return {
      phase: isKnown && state.exit ? ("over" as const) : ("practising" as const),
      customer_state: state,
      last_move: move,
      state_before: isKnown ? null : before,
    };
  }

  async function loadExchange(
    login: Login | null,
    conversationId: string,
  ): Promise<Exchange & { isLive: boolean; isByVoice: boolean; billing: BillingRow[][] }> {
    if (!login) throw new Refusal("signed_out");
    const now = world.now();
    const values = { tokenHash: login.tokenHash, nowMs: now, conversationId };
    const [viewers, rows, messages, scriptRows, sent, drills, live, attempts, ...billing] = await readAll(db, [
      readViewer(db, values),
      readConversation(db, values),
      readMessages(db, values),
      readScript(db, values),
      readSentLately(db, values),
      readDrills(db, values),
      readLiveCall(db, values),
      readAttemptMode(db, values),
      ...billingReads(world, login, now, conversationId),
    ]);
    const viewer = requireViewer(world, login, viewers);
    refuseFlood(sent[0]?.sent ?? 0);
    const row = rows[0];
    if (!row) throw new Refusal("not_found");
    const conversation = parseConversation(row);
    const timeZone = timeZoneOf(world, viewer);
    return {
      conversation,
      messages,
      script: scriptRows[0] ?? null,
      drills,
      timeZone,
      isLive: live.length > 0,
      isByVoice: attempts[0]?.mode === "voice",
      billing,
    };
  }

  async function loadForBeginning(
    login: Login | null,
    clientKey: string,
    choice: Choice,
  ): Promise<{
    userId: string;
    timeZone: string;
    script: Script;
    begun: string | null;
    assigned: () => AssignedStart | null;
    billing: BillingRow[][];
  }> {
    if (!login) throw new Refusal("signed_out");
    const now = world.now();
    const assignmentId = choice.assignment?.id ?? "";
    const [viewers, scriptRows, sent, begun, rounds, frozen, ...billing] = await db.batch([
      viewerStatement(db, login, now),
      currentScriptStatement(db, login, now),
      sentSinceStatement(db, login, now, now - 60_000),
      begunWithStatement(db, login, now, clientKey),
      ownRoundStatement(db, login, now, assignmentId),
      frozenStatement(db, login, now, assignmentId),
      ...billingStatements(world, login, now),
    ]);
    const viewer = requireViewer(world, login, viewers);
    refuseFlood(sent[0]?.sent ?? 0);
    const timeZone = timeZoneOf(world, viewer);
    const assigned = () => assignedStart(choice, rounds, frozen, { userId: viewer.id, mode: "text" });
    const script = scriptRows[0] ?? null;
    return { userId: viewer.id, timeZone, script, begun: begun[0]?.id ?? null, assigned, billing };
  }

  function message(
    conversationId: string,
    position: number,
    role: MessageRow["role"],
    kind: MessageRow["kind"],
    content: string,
    sent?: { clientKey: string; userId: string },
  ): MessageRow {
    const said = { conversationId, position, role, kind, content, sent };
    return newMessage({ id: world.newId(), nowMs: world.now() }, said);
  }

  /** A deterministic line is stored whole at once; a model's is stored empty, leased to this request until it is made. */
  function replyMessage(conversationId: string, position: number, line: string): MessageRow {
    const reply = message(conversationId, position, "assistant", "turn", line);
    return world.customerModel.deterministic
      ? reply
      : { ...reply, content: "", status: "streaming", lease_ends_at: world.now() + replyLeaseMs(world.customerModel) };
  }
}

function refuseFlood(sentInLastMinute: number): void {
  if (sentInLastMinute >= MESSAGES_PER_MINUTE) throw new Refusal("slow_down", { retryAfterSeconds: 60 });
}

function scriptObjectionsAt(turn: number, conversation: StoredConversation, script: Script): string[] {
  if (!script) return [];
  return script.id === conversation.script_id
    ? preparedAt(conversation.scriptObjections, turn)
    : objectionsPreparedFor(script.content, conversation.practice.objections);
}

function coachText(
  command: Command,
  { conversation, messages }: Exchange,
  completion: Completion | null,
  nowMs: number,
): string {
  if (command !== "end") return coachAnswer(command, { ...conversation, turns: turnsOf(messages) });
  return feedbackOf(conversation.kind, completion, nowMs);
}

const BY_VOICE_TEXT = "This assignment is done by voice. Call the customer to go on, or end the session.";

/** What only resembles a command is neither obeyed nor said to the customer. */
function refuseUnclear(text: string): void {
  const question = unclearCommand(text);
  if (question !== null) throw new Refusal("command_unclear", { text: question });
}
