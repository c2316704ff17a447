/** What decides whether a conversation of a person's can be handed in after its end. */
export type HandInFacts = {
  conversation: { status: "active" | "completed" | "abandoned"; kind: "practice" | "drill" | "transcript" };
  isRetry: boolean;
  isJudged: boolean;
  /** Its place in an assignment; null: it has none. */
  attempt: TryFacts | null;
  /** Null: the person works in none. */
  organisation: string | null;
};

export type TryFacts = {
  organisation: string;
  countsAfter: boolean;
  isMember: boolean;
  isArchived: boolean;
  isPassed: boolean;
  isExcused: boolean;
  attemptsMost: number | null;
  triesBefore: number;
  /** Of the other attempts at its scenario in its round. */
  used: number;
  tried: number;
};

/**
 * Why it cannot be handed in, as a sentence; null: it can be. The conditions in the statements of d1/teams/assigned-attempts.ts decide;
 * this tells them.
 */
export function whyNotHandIn(facts: HandInFacts): string | null {
  const { conversation, attempt } = facts;
  if (conversation.kind !== "practice") return "Drills and talks that were brought here cannot be handed in.";
  if (facts.isRetry) return "A retry cannot be handed in: it does not begin at the beginning.";
  if (conversation.status !== "completed") return "It cannot be handed in before its end.";
  if (!facts.isJudged) return "It cannot be handed in: it has no score.";
  if (attempt) return whyNotThisTry(attempt);
  return facts.organisation === null ? "You are in no organization that it could be handed in to." : null;
}

function whyNotThisTry(attempt: TryFacts): string | null {
  const { organisation, attemptsMost } = attempt;
  if (!attempt.isMember) return `You are no longer in ${organisation}.`;
  if (attempt.isArchived) return "The assignment is archived: nothing is handed in for it any more.";
  if (attempt.isPassed) return "You have passed this assignment already.";
  if (attempt.isExcused) return "You are excused from this assignment.";
  if (!attempt.countsAfter) return `${organisation} takes only what was chosen to count before the call.`;
  if (attemptsMost !== null && attempt.used >= attemptsMost) return "Your attempts that count are used up.";
  const missing = attempt.triesBefore - attempt.tried;
  if (missing <= 0) return null;
  return `The assignment asks for ${missing} more private ${missing === 1 ? "try" : "tries"} beside this one first.`;
}
