import { countLabel } from "../count-label.ts";
import { daysInStreak } from "../progress/streak.ts";
import type { BadgeCause, BadgeFacts, BadgeProgress, BadgeSession } from "./badge-facts.ts";

/** Twelve badges. Each is a rule over one's own sessions, which is what its words say and nothing more. */
export type Badge = {
  id: string;
  title: string;
  /** What earns it. */
  rule: string;
  progressOf: (facts: BadgeFacts) => BadgeProgress;
  /** What earned it, after the fact. */
  earnedBy: (cause: BadgeCause) => string;
};

const RETRY_POINTS = 10;
const HIGH_SCORE = 90;
const HARD_LEVEL = 3;
const HARD_SCORE = 75;

export const badges: readonly Badge[] = [
  {
    id: "first-session",
    title: "First call",
    rule: "Finish one session that is long enough to be judged.",
    progressOf: (facts) => counted(judged(facts), 1),
    earnedBy: () => "Your first judged session.",
  },
  {
    id: "ten-sessions",
    title: "Ten calls",
    rule: "Finish ten sessions that are long enough to be judged.",
    progressOf: (facts) => counted(judged(facts), 10),
    earnedBy: ({ figure }) => `${countLabel(figure, "judged session")}.`,
  },
  {
    id: "fifty-sessions",
    title: "Fifty calls",
    rule: "Finish fifty sessions that are long enough to be judged.",
    progressOf: (facts) => counted(judged(facts), 50),
    earnedBy: ({ figure }) => `${countLabel(figure, "judged session")}.`,
  },
  {
    id: "three-days",
    title: "Three in a row",
    rule: "Complete a session on three days in a row. Your day of rest breaks no row.",
    progressOf: (facts) => daysInARow(facts, 3),
    earnedBy: ({ figure }) => `${countLabel(figure, "day")} in a row.`,
  },
  {
    id: "ten-days",
    title: "A habit",
    rule: "Complete a session on ten days in a row. Your day of rest breaks no row.",
    progressOf: (facts) => daysInARow(facts, 10),
    earnedBy: ({ figure }) => `${countLabel(figure, "day")} in a row.`,
  },
  {
    id: "every-line",
    title: "All four lines",
    rule: "Finish a judged session in each line: life, auto, home and commercial.",
    progressOf: (facts) =>
      counted(
        firstOfEach(judged(facts), ({ line }) => line),
        4,
      ),
    earnedBy: () => "A judged session in life, auto, home and commercial.",
  },
  {
    id: "by-voice",
    title: "Out loud",
    rule: "Finish one judged session by voice.",
    progressOf: (facts) =>
      counted(
        judged(facts).filter(({ mode }) => mode === "voice"),
        1,
      ),
    earnedBy: () => "Your first judged call by voice.",
  },
  {
    id: "better-again",
    title: "Second try",
    rule: `Go back to a moment of a session and score at least ${RETRY_POINTS} points more than it had.`,
    progressOf: ({ sessions }) =>
      counted(
        sessions.filter(({ isRetry, total, before }) => isRetry && gain(total, before) >= RETRY_POINTS),
        1,
        ({ total, before }) => gain(total, before),
      ),
    earnedBy: ({ figure }) => `${countLabel(figure, "point")} more the second time.`,
  },
  {
    id: "ten-drills",
    title: "Settled",
    rule: "Settle the objection in ten drills.",
    progressOf: ({ sessions }) =>
      counted(
        sessions.filter(({ kind, isSettled }) => kind === "drill" && isSettled),
        10,
      ),
    earnedBy: ({ figure }) => `${countLabel(figure, "drill")} settled.`,
  },
  {
    id: "clean-ten",
    title: "Clean ten",
    rule: "Finish ten judged sessions in a row without a compliance finding that counts.",
    progressOf: (facts) => cleanInARow(judged(facts), 10),
    earnedBy: ({ figure }) => `${countLabel(figure, "judged session")} in a row without a finding.`,
  },
  {
    id: "ninety",
    title: "Ninety",
    rule: `Score ${HIGH_SCORE} or more in a session.`,
    progressOf: (facts) => best(judged(facts), HIGH_SCORE),
    earnedBy: ({ figure }) => `A score of ${figure}.`,
  },
  {
    id: "hardest",
    title: "The hard ones",
    rule: `Score ${HARD_SCORE} or more at level ${HARD_LEVEL}.`,
    progressOf: (facts) =>
      best(
        judged(facts).filter(({ level }) => level >= HARD_LEVEL),
        HARD_SCORE,
      ),
    earnedBy: ({ figure }) => `A score of ${figure} at level ${HARD_LEVEL}.`,
  },
];

export function badgeTitles(ids: readonly string[]): string[] {
  return badges.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}

/** Judged whole calls; a retry repeats lines of one, and drills are too short. */
function judged({ sessions }: BadgeFacts): BadgeSession[] {
  return sessions.filter(({ kind, isRetry, total }) => kind === "practice" && !isRetry && total !== null);
}

/** Earned by the session that makes the number full; its figure is the number, unless `figureOf` says another. */
function counted(
  sessions: readonly BadgeSession[],
  need: number,
  figureOf: (session: BadgeSession) => number = () => need,
): BadgeProgress {
  const last = sessions[need - 1];
  return { have: Math.min(sessions.length, need), need, cause: last ? causeOf(last, figureOf(last)) : null };
}

function firstOfEach(sessions: readonly BadgeSession[], keyOf: (session: BadgeSession) => string | null) {
  const seen = new Set<string>();
  return sessions.filter((session) => {
    const key = keyOf(session);
    if (key === null || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** `have`: the longest row so far, counted as the streak is. */
function daysInARow({ sessions, days, restWeekday }: BadgeFacts, need: number): BadgeProgress {
  const practised = new Set<number>();
  let longest = 0;
  for (const session of sessions) {
    const day = days.get(session.id);
    if (day === undefined || practised.has(day)) continue;
    practised.add(day);
    const row = daysInStreak(practised, day, restWeekday);
    longest = Math.max(longest, row);
    if (row === need) return { have: need, need, cause: causeOf(session, need) };
  }
  return { have: longest, need, cause: null };
}

/** `have`: the row that goes on. */
function cleanInARow(sessions: readonly BadgeSession[], need: number): BadgeProgress {
  let row = 0;
  for (const session of sessions) {
    row = session.gate === "clear" ? row + 1 : 0;
    if (row === need) return { have: need, need, cause: causeOf(session, need) };
  }
  return { have: row, need, cause: null };
}

/** Earned by the first score that reaches it; `have`: the best. */
function best(sessions: readonly BadgeSession[], need: number): BadgeProgress {
  const first = sessions.find(({ total }) => (total ?? 0) >= need);
  const have = Math.max(0, ...sessions.map(({ total }) => total ?? 0));
  return { have: Math.min(have, need), need, cause: first ? causeOf(first, first.total ?? 0) : null };
}

function gain(total: number | null, before: number | null): number {
  return total === null || before === null ? 0 : total - before;
}

function causeOf({ id, endedAtMs }: BadgeSession, figure: number): BadgeCause {
  return { atMs: endedAtMs, conversationId: id, figure };
}
