import type { SeenBy } from "#core/assignments/who-sees.ts";
import type { AssignmentOfConversation } from "#core/pages/assignment-pages.ts";
import type { KeptAttempt, TeamOfConversation } from "#core/pages/feedback-page.ts";
import { keptUntil } from "#core/retention/kept-days.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import type { StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import type { ownAttemptStatement } from "../../adapters/d1/teams/assigned-attempts.ts";

type AttemptRow = Awaited<ReturnType<typeof ownAttemptStatement>>[number] | undefined;

/** Who sees it: chosen to count, or handed in. */
export function seenByOf(attempt: AttemptRow, overseers: readonly { name: string }[]): SeenBy {
  if (!attempt || (!attempt.counts && attempt.handedInAt === null)) return null;
  return { organisation: attempt.organisation, names: overseers.map(({ name }) => name) };
}

/** `soundKeptMost`: no recording is kept longer here, in days. */
export function attemptView(attempt: AttemptRow, soundKeptMost: number): TeamOfConversation["attempt"] {
  if (!attempt) return null;
  const { title, organisation, counts, handedInAt, total, passed } = attempt;
  const kept = handedInAt === null ? null : keptOf({ ...attempt, handedInAt }, soundKeptMost);
  return { title, organisation, counts, handedInAt, total, passed, kept };
}

function keptOf(of: NonNullable<AttemptRow> & { handedInAt: number }, soundKeptMost: number): KeptAttempt {
  const { handedInAt, timeZone, recordedAt, deletesAt } = of;
  const until = (days: number) => keptUntil(handedInAt, days, timeZone);
  return {
    words: until(of.wordsDays),
    sound: recordedAt === null ? null : Math.min(until(of.soundDays), recordedAt + soundKeptMost * DAY_MS),
    timeZone,
    isHeld: of.isHeld === 1,
    deletesAt,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function assignmentOf(attempt: AttemptRow): AssignmentOfConversation | null {
  if (!attempt?.assignmentId || !attempt.taskMode) return null;
  return { id: attempt.assignmentId, title: attempt.title ?? "", counts: attempt.counts, mode: attempt.taskMode };
}

/** Whether the button is shown; what decides is the condition in the statements of handing-in.ts. */
export function mayHandInTo(
  conversation: Pick<StoredConversation, "status" | "kind" | "forked_from">,
  score: Score | null,
  attempt: AttemptRow,
  organisation: { name: string } | undefined,
): string | null {
  const isWhole =
    conversation.status === "completed" &&
    conversation.kind === "practice" &&
    conversation.forked_from === null &&
    score !== null;
  if (!isWhole || attempt?.handedInAt != null) return null;
  if (attempt) return attempt.countsAfter ? attempt.organisation : null;
  return organisation?.name ?? null;
}
