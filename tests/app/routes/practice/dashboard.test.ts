import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, test, vi } from "vitest";
import { scoreLine } from "#app/routes/practice/dashboard/score-geometry.ts";
import Dashboard from "#app/routes/practice/dashboard.tsx";
import type { DashboardPage } from "#core/pages/dashboard-page.ts";
import { quarterOf, streakOf } from "#core/progress/streak.ts";

const NEW_YORK = "America/New_York";
/** Tuesday, 9 pm there; Wednesday in London and in Tokyo. */
const NOW = Date.parse("2026-11-24T21:00-05:00");
const PRACTISED = ["2026-11-23T20:00-05:00", "2026-11-24T20:00-05:00"].map(Date.parse);

/** The page as its service gives it. */
function pageOf(timeZone: string): DashboardPage {
  const scores = PRACTISED.map((endedAtMs, index) => ({
    conversationId: `c${index}`,
    endedAtMs,
    total: 50 + index,
    scenarioTitle: "Renewal shock",
  }));
  return {
    viewer: { id: "u1", email: "dana@agency.example", fullName: "Dana Reyes", isAdmin: false, timeZone },
    assignments: [],
    first: null,
    daily: null,
    asksForEmails: false,
    weakMoment: null,
    practiceLeft: null,
    totals: { conversations: 2, messages: 4, averageDurationSeconds: 60 },
    recent: PRACTISED.toReversed().map((createdAt, index) => ({
      id: `c${index}`,
      title: "Hello...",
      status: "completed",
      totalMessages: 2,
      durationSeconds: 60,
      createdAt,
      kind: "practice",
      scenarioTitle: "Renewal shock",
      customer: "Dana Whitfield",
      isRetry: false,
      score: 50,
      scoreBefore: null,
    })),
    drills: {
      due: [],
      next: { objectionId: "o", title: "Too dear", line: "auto", step: 1, steps: 4, dueAtMs: NOW + 4 * 3600_000 },
    },
    progress: {
      scores,
      retries: [],
      otherwiseJudged: 0,
      skills: [],
      streak: streakOf(PRACTISED.map(quarterOf), NOW, { zone: timeZone, earlier: [] }, 7),
    },
    nowMs: NOW,
    timeZone,
  };
}

function htmlOf(page: DashboardPage): string {
  const { scores, retries, ...progress } = page.progress;
  const line = scoreLine(scores, retries, page.nowMs, page.timeZone);
  const loaderData = { ...page, progress: { ...progress, line, firstScore: scores[0]?.total ?? null } };
  const App = createRoutesStub([{ id: "dashboard", path: "*", Component: Dashboard, loader: () => loaderData }]);
  return renderToString(createElement(App, { hydrationData: { loaderData: { dashboard: loaderData } } }));
}

describe("the days on the dashboard", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("are those where the person is", () => {
    const html = htmlOf(pageOf(NEW_YORK));
    expect(html).toContain("2 days in a row");
    expect(html).toContain("You have practiced today.");
    expect(html).toContain("Practiced in the last two weeks on Monday, November 23, Tuesday, November 24.");
    expect(html).toContain("Hello...\nToday · 2 messages");
    expect(html).toContain("Hello...\nYesterday · 2 messages");
    expect(html).toContain("comes back tomorrow.");
    expect(html).toContain("Yesterday, Renewal shock: 50 of 100. Today, Renewal shock: 51 of 100.");
  });

  test("are the same words on a machine in any other time zone, as the server and the browser are", () => {
    const written = ["UTC", "Asia/Tokyo", "America/Los_Angeles"].map((machine) => {
      vi.stubEnv("TZ", machine);
      expect(new Date(NOW).getHours()).not.toBe(21);
      return htmlOf(pageOf(NEW_YORK));
    });
    expect(new Set(written).size).toBe(1);
  });
});

test("today's practice counts what is left, and speaks of an order where there is one to choose", () => {
  const step = { kind: "drill", title: "Too dear", why: "It is due.", said: null, path: "/chat" } as const;
  const written = (...isDone: boolean[]) => {
    const steps = isDone.map((done, at) => ({ ...step, key: `drill/${at}`, isDone: done }));
    return htmlOf({ ...pageOf("UTC"), daily: { steps, left: steps.filter((one) => !one.isDone).length } });
  };
  expect(written(false, false)).toContain(">About five minutes. 2 steps to do, in any order.<");
  expect(written(true, false, false)).toContain(">2 steps to do, in any order.<");
  expect(written(true, false)).toContain(">1 step to do.<");
  expect(written(true, true)).toContain(">Done for today.<");
});

describe("the recent sessions", () => {
  const listed = (changes: Partial<DashboardPage["recent"][number]>) => {
    const page = pageOf("UTC");
    return htmlOf({ ...page, recent: page.recent.slice(0, 1).map((one) => ({ ...one, ...changes })) });
  };

  test("are named by the customer and the scenario, with the agent's first words below", () => {
    expect(listed({})).toMatch(/<b[^>]*>Dana Whitfield, Renewal shock<\/b><small[^>]*>\nHello\.\.\./);
    expect(listed({ kind: "drill", scenarioTitle: "Drill: Too dear" })).toContain(">Dana Whitfield, Drill: Too dear<");
    expect(listed({ customer: null, scenarioTitle: "" })).toContain(">Hello...<");
  });

  test("show what a retry gained", () => {
    const html = listed({ title: "Retry: Hello...", isRetry: true, scoreBefore: 58, score: 73 });
    expect(html).toMatch(/>Retry: Dana Whitfield, Renewal shock<\/b><small[^>]*>\nHello\.\.\./);
    expect(html).toContain("58 before, +15");
  });
});
