import type { Line } from "../scenarios/schema.ts";

/** A completed session of a person's own. Moments are unix ms. */
export type BadgeSession = {
  id: string;
  kind: "practice" | "drill";
  mode: "text" | "voice";
  /** Null: its scenario has left the library. */
  line: Line | null;
  level: number;
  endedAtMs: number;
  /** Null: it ended too early to be judged. */
  total: number | null;
  gate: string | null;
  /** A retry from a moment; `before`: the score, by the same rubric, of what it goes back into. */
  isRetry: boolean;
  before: number | null;
  /** Of a drill: its objection was settled. */
  isSettled: boolean;
};

/** What the rules of badges look at: the person's own, and nothing of anybody else. */
export type BadgeFacts = {
  /** Oldest first. */
  sessions: readonly BadgeSession[];
  /** The day, as in local-days.ts, of each of `sessions` where the person was then. */
  days: ReadonlyMap<string, number>;
  /** The weekday without practice that breaks no row, 1 (Monday) to 7; null: there is none. */
  restWeekday: number | null;
};

/** What earned a badge. */
export type BadgeCause = {
  atMs: number;
  /** The session that completed it; it may be deleted since. Null: none did. */
  conversationId: string | null;
  /** That the badge was about: points, days, sessions. */
  figure: number;
};

/** How far somebody is. `cause` null: not earned yet. */
export type BadgeProgress = { have: number; need: number; cause: BadgeCause | null };
