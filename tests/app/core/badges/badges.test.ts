import { describe, expect, test } from "vitest";
import type { BadgeSession } from "#core/badges/badge-facts.ts";
import { badges } from "#core/badges/badges.ts";

const SUNDAY = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A session as far as it is unusual, and the day of it. */
type Given = Partial<BadgeSession> & { day?: number };

/** Of sessions one after the other. */
function progress(badge: string, sessions: readonly Given[]) {
  const found = badges.find(({ id }) => id === badge);
  if (!found) throw new Error(`no badge ${badge}`);
  const all = sessions.map(({ day = 0, ...one }, index) => ({
    ...usual,
    id: `s${index}`,
    endedAtMs: day * DAY_MS,
    ...one,
  }));
  const days = new Map(all.map(({ id, endedAtMs }) => [id, endedAtMs / DAY_MS]));
  const { have, need, cause } = found.progressOf({ sessions: all, days, restWeekday: SUNDAY });
  return { have, need, earned: cause && `${cause.conversationId}: ${found.earnedBy(cause)}` };
}

const usual: BadgeSession = {
  id: "",
  kind: "practice",
  mode: "text",
  line: "auto",
  level: 1,
  endedAtMs: 0,
  total: 60,
  gate: "clear",
  isRetry: false,
  before: null,
  isSettled: false,
};
const times = (count: number, one: Given = {}) => Array.from({ length: count }, () => one);
const row = (days: readonly number[]) => days.map((day) => ({ day }));

test("there are twelve, each with its own name and a rule in words", () => {
  expect(badges).toHaveLength(12);
  expect(new Set(badges.map(({ id }) => id)).size).toBe(12);
  expect(new Set(badges.map(({ rule }) => rule)).size).toBe(12);
});

test("nobody has earned any without practice", () => {
  for (const { id } of badges) expect(progress(id, []), id).toMatchObject({ have: 0, earned: null });
});

describe("each is earned at its number, not before", () => {
  test.each([
    ["first-session", times(1), "s0: Your first judged session."],
    ["ten-sessions", times(10), "s9: 10 judged sessions."],
    ["fifty-sessions", times(50), "s49: 50 judged sessions."],
    ["three-days", row([4, 5, 6]), "s2: 3 days in a row."],
    ["ten-days", row([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), "s9: 10 days in a row."],
    [
      "every-line",
      [{ line: "life" }, { line: "life" }, { line: "auto" }, { line: "home" }, { line: "commercial" }] as const,
      "s4: A judged session in life, auto, home and commercial.",
    ],
    ["by-voice", times(1, { mode: "voice" }), "s0: Your first judged call by voice."],
    ["better-again", [{}, { isRetry: true, before: 60, total: 70 }], "s1: 10 points more the second time."],
    ["ten-drills", times(10, { kind: "drill", isSettled: true }), "s9: 10 drills settled."],
    ["clean-ten", times(10), "s9: 10 judged sessions in a row without a finding."],
    ["ninety", [{ total: 89 }, { total: 93 }], "s1: A score of 93."],
    [
      "hardest",
      [
        { level: 3, total: 74 },
        { level: 3, total: 75 },
      ],
      "s1: A score of 75 at level 3.",
    ],
  ] satisfies [string, readonly Given[], string][])("%s", (badge, sessions, earned) => {
    expect(progress(badge, sessions).earned).toBe(earned);
    expect(progress(badge, sessions.slice(0, -1)).earned).toBe(null);
  });
});

test.each([
  ["first-session", times(1, { total: null })],
  ["first-session", times(1, { kind: "drill", isSettled: true })],
  ["first-session", times(1, { isRetry: true, before: 50 })],
  ["three-days", row([4, 5, 7, 8])],
  ["every-line", times(9, { line: null })],
  ["by-voice", times(1, { mode: "voice", total: null })],
  ["better-again", [{ isRetry: true, before: 61, total: 70 }]],
  ["better-again", [{ isRetry: true, before: null, total: 99 }]],
  ["ten-drills", times(10, { kind: "drill", isSettled: false })],
  ["clean-ten", [...times(9), { gate: "minor" }, ...times(9)]],
  ["hardest", [{ level: 2, total: 99 }]],
] satisfies [string, readonly Given[]][])("%s is not earned by what its rule does not say", (badge, sessions) => {
  expect(progress(badge, sessions).earned).toBe(null);
});

test("says how far one is: the longest row of days, the row without findings that goes on, the best score", () => {
  expect(progress("ten-days", row([1, 2, 3, 9]))).toMatchObject({ have: 3, need: 10 });
  expect(progress("clean-ten", [...times(4), { gate: "capped" }, ...times(2)])).toMatchObject({ have: 2, need: 10 });
  expect(progress("ninety", [{ total: 71 }, { total: 84 }, { total: 60 }])).toMatchObject({ have: 84, need: 90 });
});

test("several sessions of one day are one day", () => {
  expect(progress("three-days", row([1, 1, 2, 2, 3])).earned).toBe("s4: 3 days in a row.");
});

test("the weekly day of rest breaks no row of days, and does not count in it either", () => {
  // Day 3 is 4 January 1970, a Sunday.
  expect(progress("three-days", row([1, 2, 4])).earned).toBe("s2: 3 days in a row.");
  expect(progress("three-days", row([2, 4])).have).toBe(2);
  expect(progress("three-days", row([3, 4])).have).toBe(2);
  expect(progress("three-days", row([4, 6, 7])).have).toBe(2);
});
