import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import { scoreChange } from "../feedback/score-change.ts";
import { type TurnNote, turnNotes } from "../feedback/turn-notes.ts";
import { difficulties } from "../library/library.ts";
import { exchangeAt } from "../roleplay/fork-point.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Score } from "../scoring/score-schema.ts";
import type { AnswerView, ConversationPage, RetryView } from "./feedback-page.ts";

// What the feedback page sets a conversation against: the attempt before it, or the moment it says again.

/** Null: there is no attempt before this one, or one of the two has no score. */
export function lastAttemptView(
  last: { id: string; createdAt: number; level: number; score: Score | null } | null,
  score: Score | null,
): ConversationPage["lastAttempt"] {
  const change = last && scoreChange(last.score, score);
  if (!last || !change) return null;
  const difficulty = difficulties.find(({ level }) => level === last.level)?.name ?? "";
  return { id: last.id, createdAt: last.createdAt, difficulty, change };
}

/** Null: the conversation is no retry. */
export function retryView(
  fork: {
    turn: number | null;
    practice: Practice;
    isCompleted: boolean;
    turns: readonly Turn[];
    notes: readonly TurnNote[];
    score: Score | null;
  },
  source: { id: string; state: CustomerState; score: Score | null; practice: Practice } | null,
  sourceTurns: readonly Turn[],
): RetryView | null {
  const { turn } = fork;
  if (turn === null || !source) return null;
  // The source is finished, but its notes speak of the customer who is being practised with.
  const { marks } = source.state;
  const sourceNotes = fork.isCompleted
    ? turnNotes({ practice: fork.practice, marks, turns: sourceTurns }, source.score)
    : [];
  const before = answerAt(sourceTurns, sourceNotes, turn);
  if (!before) return null;
  return {
    conversationId: source.id,
    turn,
    earlier: before,
    again: answerAt(fork.turns, fork.notes, turn),
    change: scoreChange(source.score, fork.score),
    answersDiffer: source.practice.versions.engine !== fork.practice.versions.engine,
  };
}

function answerAt(turns: readonly Turn[], notes: readonly TurnNote[], turn: number): AnswerView | null {
  const exchange = exchangeAt(turns, turn);
  return exchange && { ...exchange, notes: notes.filter((note) => note.turn === turn || note.turn === turn + 1) };
}
