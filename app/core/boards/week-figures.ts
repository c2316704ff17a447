import { localDay } from "../local-days.ts";
import { QUARTER_MS } from "../progress/streak.ts";
import { fourWeeksBefore, weekBegan } from "./week.ts";

/** What a person did of late. Moments are unix ms. */
export type WeekFacts = {
  /** In which a session of any kind was completed: quarters of an hour since 1970. */
  quarters: readonly number[];
  /** When a drill ended with its objection settled. */
  settledDrills: readonly number[];
  /** Judged attempts that were handed in, by the present rubric. Never private practice. */
  handedIn: readonly { atMs: number; total: number }[];
};

/** What the boards show of somebody's week, which begins on Monday in the organization's time zone. */
export type WeekFigures = {
  days: number;
  drills: number;
  /** Points, see `improvementOf`. Null: too few attempts were handed in. */
  improvement: number | null;
};

export function weekFigures(facts: WeekFacts, nowMs: number, timeZone: string): WeekFigures {
  const began = weekBegan(nowMs, timeZone);
  const days = facts.quarters
    .map((quarter) => quarter * QUARTER_MS)
    .filter((ms) => ms >= began && ms <= nowMs)
    .map((ms) => localDay(ms, timeZone));
  return {
    days: new Set(days).size,
    drills: facts.settledDrills.filter((ms) => ms >= began && ms <= nowMs).length,
    improvement: improvementOf(facts.handedIn, nowMs, timeZone),
  };
}

/** Fewer say more about the customer of the day than about the agent. */
export const NEEDED_THIS_WEEK = 2;
export const NEEDED_BEFORE = 3;

/**
 * The average of what somebody handed in this week less that of the four weeks before, in whole points; null where there is too
 * little of either. Only handed-in work: a difference, week after week, would tell scores of private practice.
 */
export function improvementOf(handedIn: WeekFacts["handedIn"], nowMs: number, timeZone: string): number | null {
  const [began, before] = [weekBegan(nowMs, timeZone), fourWeeksBefore(nowMs, timeZone)];
  const now = handedIn.filter(({ atMs }) => atMs >= began && atMs <= nowMs);
  const earlier = handedIn.filter(({ atMs }) => atMs >= before && atMs < began);
  if (now.length < NEEDED_THIS_WEEK || earlier.length < NEEDED_BEFORE) return null;
  return Math.round(average(now) - average(earlier));
}

function average(attempts: readonly { total: number }[]): number {
  return attempts.reduce((sum, { total }) => sum + total, 0) / attempts.length;
}
