import type { MessageView } from "../conversations/message-view.ts";
import { practisedSeconds } from "../conversations/practised-time.ts";
import { transcriptLines, turnsIn } from "../conversations/transcript-lines.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerMove, CustomerState } from "../customer/customer-state.ts";
import type { ExchangeReading } from "../customer/speaking/exchange-reading.ts";
import { answerTurns, hearTurn, openRoleplay, type Roleplay } from "./roleplay.ts";

// A retry goes back to the moment before one of the agent's lines. What was said up to there is kept word for word; what the
// customer thought and felt there is found by holding the conversation again up to that line.

export type Fork = {
  /** How many messages go along: those before the line. */
  kept: number;
  /** Added to their times, so that the last of them is now and the pauses between them stay. */
  shiftMs: number;
  durationSeconds: number;
  state: CustomerState;
  lastMove: CustomerMove | null;
};

/** Null: `turn` is no line of the agent's. */
export function forkAt(
  roleplay: Roleplay,
  messages: readonly MessageView[],
  readings: Readings,
  turn: number,
  nowMs: number,
): Fork | null {
  const before = messagesBefore(messages, turn);
  if (before === null) return null;
  return {
    kept: before.length,
    shiftMs: nowMs - (before.at(-1)?.createdAt ?? nowMs),
    durationSeconds: practisedSeconds(before),
    ...replay(roleplay, turnsIn(before), readings),
  };
}

/** Seconds practised since this line of the agent's: of a retry, without what it has taken over. All of them where it is no such line. */
export function practisedSince(messages: readonly MessageView[], turn: number): number {
  return practisedSeconds(messages) - practisedSeconds(messagesBefore(messages, turn) ?? []);
}

function messagesBefore(messages: readonly MessageView[], turn: number): readonly MessageView[] | null {
  const kept = transcriptLines(messages).findIndex((line) => line.turn === turn && line.message.role === "user");
  return kept < 0 ? null : messages.slice(0, kept);
}

/** What a model has read of an exchange, by the turn of the customer's answer. */
export type Readings = ReadonlyMap<number, ExchangeReading>;

/** The customer after these turns. The same engine and the same lines give the state that was stored then. */
export function replay(
  roleplay: Roleplay,
  turns: readonly Turn[],
  readings: Readings = new Map(),
): { state: CustomerState; lastMove: CustomerMove | null } {
  const heard = turns.reduce(
    (current, turn) => hearTurn(roleplay, current, turn, readings.get(turn.index) ?? null),
    openRoleplay(roleplay),
  );
  const { state, lastMove } = answerTurns(roleplay, heard);
  return { state, lastMove };
}

/** What was said at a turn and what came back; null when it was never said. */
export function exchangeAt(turns: readonly Turn[], turn: number): { said: string; reaction: string | null } | null {
  const said = turns[turn];
  return said ? { said: said.text, reaction: turns[turn + 1]?.text || null } : null;
}

/** A retry is listed beside the conversation it goes back into. */
export function retryTitle(title: string): string {
  return title.startsWith(RETRY) ? title : `${RETRY}${title}`;
}

const RETRY = "Retry: ";
