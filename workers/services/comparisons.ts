import { exchangeAt } from "#core/conversations/fork.ts";
import { scoreChange } from "#core/conversations/score-change.ts";
import { type TurnNote, turnNotes } from "#core/conversations/turn-notes.ts";
import type { Turn } from "#core/conversations/turns.ts";
import type { AnswerView, ConversationPage, RetryView } from "#core/conversations/views.ts";
import { difficulties } from "#core/scenarios/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Score } from "#core/scoring/score.ts";
import { parseScore } from "../adapters/d1/conversations.ts";
import type { ForkSource, lastAttemptStatement } from "../adapters/d1/forks.ts";

// What the feedback page sets a conversation against: the attempt before it, or the moment it says again.

type LastAttemptRow = Awaited<ReturnType<typeof lastAttemptStatement>>[number];

export function lastAttemptView(row: LastAttemptRow | undefined, score: Score | null): ConversationPage["lastAttempt"] {
  const change = row ? scoreChange(parseScore(row), score) : null;
  if (!row || !change) return null;
  const difficulty = difficulties.find(({ level }) => level === row.level)?.name ?? "";
  return { id: row.id, createdAt: row.createdAt, difficulty, change };
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
  source: ForkSource | null,
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
  };
}

function answerAt(turns: readonly Turn[], notes: readonly TurnNote[], turn: number): AnswerView | null {
  const exchange = exchangeAt(turns, turn);
  return exchange && { ...exchange, notes: notes.filter((note) => note.turn === turn || note.turn === turn + 1) };
}
