import { QUARTER_MS } from "../progress/streak.ts";
import { dayByOffsets, type ZoneOffset } from "../zone-offsets.ts";

// Effort: minutes and days of practice, the only figure of private practice that others see. It says nothing of what was practiced.

/** Of those who are in the organization the last four weeks show. */
export const EFFORT_DAYS = 28;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Imported talks are no practice. Practice and drills count, whether they were handed in or not. */
export const EFFORT_KINDS = ["practice", "drill"] as const;

export type PracticedSession = {
  kind: "practice" | "drill" | "transcript";
  startedAt: number;
  /** As core/conversations/practised-time.ts counts: the time between messages. */
  durationSeconds: number;
  /** What of it a retry has taken over from the session it goes back into. */
  copiedSeconds: number;
};

export type Effort = { seconds: number; days: number };

/** Since when effort counts for somebody who is in the organization: nothing from before they joined. */
export function effortSince(joinedAt: number, nowMs: number): number {
  return Math.max(joinedAt, nowMs - EFFORT_DAYS * DAY_MS);
}

/**
 * Active time, and the local days on which a session with any of it began. Tests hold the statements in
 * adapters/d1/teams/effort-rows.ts to it.
 */
export function effortOf(
  sessions: readonly PracticedSession[],
  sinceMs: number,
  offsets: readonly ZoneOffset[],
): Effort {
  const active = sessions
    .filter(({ kind, startedAt }) => EFFORT_KINDS.some((one) => one === kind) && startedAt >= sinceMs)
    .map(({ startedAt, durationSeconds, copiedSeconds }) => ({ startedAt, seconds: durationSeconds - copiedSeconds }))
    .filter(({ seconds }) => seconds > 0);
  return {
    seconds: active.reduce((sum, { seconds }) => sum + seconds, 0),
    days: new Set(active.map(({ startedAt }) => dayByOffsets(startedAt, offsets))).size,
  };
}

/** The local days of these quarters of an hour: no zone is off by less. */
export function daysOfQuarters(quarters: readonly number[], offsets: readonly ZoneOffset[]): number {
  return new Set(quarters.map((quarter) => dayByOffsets(quarter * QUARTER_MS, offsets))).size;
}

/** "1 h 20 min on 3 days"; less than half a minute is none. */
export function effortLabel({ seconds, days }: Effort): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return "none in this team";
  const time = minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${time} on ${days} ${days === 1 ? "day" : "days"}`;
}
