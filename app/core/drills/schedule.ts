import { localDay } from "../local-days.ts";
import type { Score } from "../scoring/score-schema.ts";

/**
 * When a weak objection comes back. Spacing helps a great deal, its exact shape hardly (Karpicke and Bauernschmidt, "Spaced
 * retrieval", 2011), so the schedule is four fixed steps.
 */
export const DRILL_INTERVALS_DAYS = [1, 3, 7, 21] as const;

/** `strength`: how many times in a row it went well, which is its place in the schedule. */
export type DrillState = { strength: number; dueAtMs: number };
export type DrillOutcome = "weak" | "well";
/** `state` null: the objection has left the schedule. */
export type DrillChange = { objectionId: string; state: DrillState | null };

/**
 * Weak: back to one day. Well: on to the next step, and out after the last. Done well before it was due it stays where it
 * is: four drills in a row on one day are practice, but they are not spacing.
 */
export function scheduleDrill(before: DrillState | null, outcome: DrillOutcome, nowMs: number): DrillState | null {
  if (outcome === "weak") return stateAt(0, nowMs);
  if (before === null || !isDue(before, nowMs)) return before;
  return stateAt(before.strength + 1, nowMs);
}

export function isDue({ dueAtMs }: Pick<DrillState, "dueAtMs">, nowMs: number): boolean {
  return dueAtMs <= nowMs;
}

/**
 * How each raised objection went. Weak is what was left unsettled, and what was settled without acknowledging or exploring
 * it. One raised in the customer's last words, after which the agent said nothing, is not judged.
 */
export function drillOutcomes(
  { objections }: Pick<Score, "objections">,
  lastAgentTurn: number,
): ReadonlyMap<string, DrillOutcome> {
  const answerable = objections.filter(({ said }) => said === null || said.turn < lastAgentTurn);
  return new Map(
    answerable.map(({ id, resolved, acknowledged, explored }) => [
      id,
      resolved && acknowledged && explored ? "well" : "weak",
    ]),
  );
}

/**
 * What a finished conversation changes in a person's drills. A retry changes none: it repeats lines of the conversation it
 * came from, which has been judged already.
 */
export function drillChanges(
  finished: { isRetry: boolean; score: Pick<Score, "objections">; lastAgentTurn: number },
  known: ReadonlyMap<string, DrillState>,
  nowMs: number,
): DrillChange[] {
  if (finished.isRetry) return [];
  return planDrills(known, drillOutcomes(finished.score, finished.lastAgentTurn), nowMs);
}

/** What these outcomes change in the schedule. */
export function planDrills(
  known: ReadonlyMap<string, DrillState>,
  outcomes: ReadonlyMap<string, DrillOutcome>,
  nowMs: number,
): DrillChange[] {
  return [...outcomes].flatMap(([objectionId, outcome]) => {
    const before = known.get(objectionId) ?? null;
    const state = scheduleDrill(before, outcome, nowMs);
    return state === before ? [] : [{ objectionId, state }];
  });
}

/** "now", "later today", "tomorrow", "in 3 days". Days are those where the reader is. */
export function dueLabel(dueAtMs: number, nowMs: number, timeZone: string): string {
  if (isDue({ dueAtMs }, nowMs)) return "now";
  const days = localDay(dueAtMs, timeZone) - localDay(nowMs, timeZone);
  return days === 0 ? "later today" : daysLabel(days);
}

/** "tomorrow", "in 3 days", of a drill that was scheduled just now: whole days away, which are as many in every time zone. */
export function intervalLabel(dueAtMs: number, nowMs: number): string {
  return daysLabel(Math.round((dueAtMs - nowMs) / DAY_MS));
}

function daysLabel(days: number): string {
  return days === 1 ? "tomorrow" : `in ${days} days`;
}

function stateAt(strength: number, nowMs: number): DrillState | null {
  const days = DRILL_INTERVALS_DAYS[strength];
  return days === undefined ? null : { strength, dueAtMs: nowMs + days * DAY_MS };
}

const DAY_MS = 24 * 60 * 60 * 1000;
