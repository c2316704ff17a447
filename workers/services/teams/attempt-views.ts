import { type HandInFacts, type TryFacts, whyNotHandIn } from "#core/assignments/hand-in.ts";
import type { SeenBy } from "#core/assignments/who-sees.ts";
import type { AssignmentOfConversation } from "#core/pages/assignment-pages.ts";
import type { KeptAttempt, TeamOfConversation } from "#core/pages/feedback-page.ts";
import { keptUntil } from "#core/retention/kept-days.ts";
import { type ownAttemptStatement, parseOverseers } from "../../adapters/d1/teams/assigned-attempts.ts";

type AttemptRow = Awaited<ReturnType<typeof ownAttemptStatement>>[number] | undefined;

/** Who sees it: chosen to count, or handed in. */
export function seenByOf(attempt: AttemptRow): SeenBy {
  if (!attempt || (!attempt.counts && attempt.handedInAt === null)) return null;
  return { organisation: attempt.organisation, names: parseOverseers(attempt.overseers).map(({ name }) => name) };
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

type ToHandIn = {
  conversation: { status: HandInFacts["conversation"]["status"]; kind: HandInFacts["conversation"]["kind"] };
  isRetry: boolean;
  isJudged: boolean;
};

/** Why a conversation that is not handed in cannot be; null: it can. */
export function whyNotHandInOf(of: ToHandIn, attempt: AttemptRow, organisation: string | null) {
  return whyNotHandIn({ ...of, attempt: attempt ? tryOf(attempt) : null, organisation });
}

function tryOf(attempt: NonNullable<AttemptRow>): TryFacts {
  return {
    organisation: attempt.organisation,
    countsAfter: attempt.countsAfter,
    isMember: attempt.isMember === 1,
    isArchived: attempt.isArchived === 1,
    isPassed: attempt.isPassed === 1,
    isExcused: attempt.isExcused === 1,
    attemptsMost: attempt.attemptsMost,
    triesBefore: attempt.triesBefore ?? 0,
    used: attempt.used,
    tried: attempt.tried,
  };
}

/** For the page: where the button leads, or for a try of an assignment why there is none. */
export function handInView(
  of: ToHandIn,
  attempt: AttemptRow,
  organisation: string | null,
): Pick<TeamOfConversation, "mayHandInTo" | "whyNotHandIn"> {
  if (attempt?.handedInAt != null || of.conversation.status !== "completed")
    return { mayHandInTo: null, whyNotHandIn: null };
  const why = whyNotHandInOf(of, attempt, organisation);
  if (why !== null) return { mayHandInTo: null, whyNotHandIn: attempt ? why : null };
  return { mayHandInTo: attempt?.organisation ?? organisation, whyNotHandIn: null };
}
