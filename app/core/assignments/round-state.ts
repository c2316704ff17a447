import type { AssignmentTask } from "./assignment-task.ts";

/** One conversation of a round. `passed` null: not handed in. */
export type RoundAttempt = {
  conversationId: string;
  scenarioId: string;
  /** Chosen before the first word, or handed in afterwards. */
  counts: boolean;
  isCompleted: boolean;
  startedAt: number;
  handedInAt: number | null;
  total: number | null;
  gate: string | null;
  passed: boolean | null;
};

/** The facts of one round of one person. */
export type RoundFacts = {
  dueAt: number | null;
  passedAt: number | null;
  excusedAt: number | null;
  attempts: readonly RoundAttempt[];
};

export const ROUND_STATES = ["todo", "practising", "handed-in", "passed", "not-passed", "overdue", "excused"] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const ROUND_STATE_LABELS = {
  todo: "To do",
  practising: "Practicing",
  "handed-in": "Handed in",
  passed: "Passed",
  "not-passed": "Not passed",
  overdue: "Overdue",
  excused: "Excused",
} as const satisfies Record<RoundState, string>;

type Terms = Pick<AssignmentTask, "needed" | "attemptsMost" | "triesBefore"> & { scenarios: readonly { id: string }[] };

/**
 * Where a round stands. What was reached stays reached, whatever the date. not-passed: too few scenarios can still be passed, because
 * the attempts that count are used up. handed-in: something is, and the round goes on.
 */
export function roundState(task: Terms, round: RoundFacts, nowMs: number): RoundState {
  if (round.passedAt !== null || passedScenarios(round.attempts).size >= task.needed) return "passed";
  if (round.excusedAt !== null) return "excused";
  if (stillPassable(task, round.attempts) < task.needed) return "not-passed";
  if (round.dueAt !== null && nowMs >= round.dueAt) return "overdue";
  if (round.attempts.some(({ handedInAt }) => handedInAt !== null)) return "handed-in";
  return round.attempts.length > 0 ? "practising" : "todo";
}

/** Nothing is left to be done in it. */
export function isSettled(state: RoundState): boolean {
  return state === "passed" || state === "not-passed" || state === "excused";
}

export function passedScenarios(attempts: readonly RoundAttempt[]): Set<string> {
  return new Set(attempts.filter(({ passed }) => passed === true).map(({ scenarioId }) => scenarioId));
}

export type MayCount = { ok: true } | { ok: false; why: string };

/** Whether the next attempt at this scenario can count; else why not, in words. The condition in SQL decides in the end. */
export function mayCount(task: Terms, round: RoundFacts, scenarioId: string): MayCount {
  if (round.passedAt !== null) return { ok: false, why: "You have passed this. What you practice now stays private." };
  if (round.excusedAt !== null)
    return { ok: false, why: "You are excused from this. What you practice now stays private." };
  const own = round.attempts.filter((attempt) => attempt.scenarioId === scenarioId);
  const used = own.filter(({ counts }) => counts).length;
  if (task.attemptsMost !== null && used >= task.attemptsMost)
    return { ok: false, why: "Your attempts that count are used up. What you practice now stays private." };
  const missing = task.triesBefore - own.filter(({ counts, isCompleted }) => !counts && isCompleted).length;
  if (missing > 0)
    return { ok: false, why: `${missing} private ${missing === 1 ? "try" : "tries"} first, then one can count.` };
  return { ok: true };
}

/** How many scenarios are passed, or can be: attempts that count are left, or one is under way. */
function stillPassable(task: Terms, attempts: readonly RoundAttempt[]): number {
  const passed = passedScenarios(attempts);
  return task.scenarios.filter(({ id }) => {
    if (passed.has(id) || task.attemptsMost === null) return true;
    const counted = attempts.filter(({ scenarioId, counts }) => scenarioId === id && counts);
    return counted.length < task.attemptsMost || counted.some(({ handedInAt }) => handedInAt === null);
  }).length;
}
