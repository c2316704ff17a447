import type { SeenBy } from "#core/assignments/who-sees.ts";
import type { AssignmentOfConversation } from "#core/pages/assignment-pages.ts";
import type { TeamOfConversation } from "#core/pages/feedback-page.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import type { StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import type { ownAttemptStatement } from "../../adapters/d1/teams/assigned-attempts.ts";

type AttemptRow = Awaited<ReturnType<typeof ownAttemptStatement>>[number] | undefined;

/** Who sees it: chosen to count, or handed in. */
export function seenByOf(attempt: AttemptRow, overseers: readonly { name: string }[]): SeenBy {
  if (!attempt || (!attempt.counts && attempt.handedInAt === null)) return null;
  return { organisation: attempt.organisation, names: overseers.map(({ name }) => name) };
}

export function attemptView(attempt: AttemptRow): TeamOfConversation["attempt"] {
  if (!attempt) return null;
  const { title, organisation, counts, handedInAt, total, passed } = attempt;
  return { title, organisation, counts, handedInAt, total, passed };
}

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
