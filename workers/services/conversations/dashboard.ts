import { isDue } from "#core/drills/schedule.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { OFFERED_LINES } from "#core/library/first-choices.ts";
import { findScenario } from "#core/library/library.ts";
import type { DashboardPage, ScorePoint, WeakMoment } from "#core/pages/dashboard-page.ts";
import { drillViews } from "#core/pages/drill-views.ts";
import { firstCustomer } from "#core/pages/first-customer.ts";
import { practiceLeftView } from "#core/pages/usage-pages.ts";
import { skillsOf } from "#core/progress/skills.ts";
import { streakOf } from "#core/progress/streak.ts";
import { lineSchema } from "#core/scenarios/schema.ts";
import {
  parsePercents,
  parseQuarters,
  readDashboardViewer,
  readProgress,
  readRecent,
} from "../../adapters/d1/conversations/dashboard.ts";
import { parseDrills } from "../../adapters/d1/conversations/drills.ts";
import { requireRow } from "../../adapters/d1/database.ts";
import { parseDailyPractice } from "../../adapters/d1/habit/daily-practice-rows.ts";
import { parseHabits, setPracticeLineStatement } from "../../adapters/d1/habit/habit-rows.ts";
import { type LastPracticeRow, momentsOf, readLastPractices } from "../../adapters/d1/habit/last-practices.ts";
import { earlierZonesFromRows } from "../../adapters/d1/identity/login-rows.ts";
import { readAll } from "../../adapters/d1/prepared-statement.ts";
import { parseOwnRound, readOwnRounds } from "../../adapters/d1/teams/assigned-rounds.ts";
import { billingReads, entitlementsFrom } from "../billing/entitlements.ts";
import { dailyPracticeOf } from "../habit/daily-practice.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { ownAssignment } from "../teams/assigned-stages.ts";
import type { World } from "../world.ts";
import { sessionView } from "./session-view.ts";

export function createDashboard(world: World) {
  const { db, now } = world;
  return {
    async open(login: Login | null): Promise<DashboardPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = now();
      const values = { tokenHash: login.tokenHash, nowMs };
      const [viewers, recent, progress, rounds, practices, ...billing] = await readAll(db, [
        readDashboardViewer(db, values),
        readRecent(db, values),
        readProgress(db, values),
        readOwnRounds(db, values),
        readLastPractices(db, values),
        ...billingReads(world, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const { conversations, messages, seconds, ...lists } = requireRow(viewers);
      const timeZone = timeZoneOf(world, viewer);
      const earlier = earlierZonesFromRows(viewers);
      const habits = parseHabits(lists.habits);
      const schedule = drillViews(parseDrills(lists.drills));
      const due = schedule.filter((drill) => isDue(drill, nowMs));
      // Scores by different rubrics do not compare: only those by the rubric of the newest are shown.
      const alike = progress.filter(({ rubric }) => rubric === progress[0]?.rubric);
      const calls = alike.filter(({ isRetry }) => !isRetry);
      return {
        viewer,
        totals: {
          conversations,
          messages,
          averageDurationSeconds: conversations === 0 ? 0 : Math.round(seconds / conversations),
        },
        assignments: rounds
          .map((row) => ownAssignment(parseOwnRound(row), { nowMs, notation: world.notation() }))
          .sort((one, other) => Number(one.isSettled) - Number(other.isSettled)),
        first:
          conversations === 0
            ? { customer: habits.wasAskedForLine ? firstCustomer(habits.line ?? OFFERED_LINES[0]) : null }
            : null,
        daily:
          conversations === 0
            ? null
            : dailyPracticeOf(world, {
                userId: viewer.id,
                timeZone,
                nowMs,
                stored: lists.daily === null ? null : parseDailyPractice(lists.daily),
                practices,
                drills: due.map(({ step, ...drill }) => ({ ...drill, strength: step - 1 })),
                line: habits.line,
              }),
        // Once there is something to write about.
        asksForEmails: !habits.wasAskedForEmails && progress.length > 0,
        weakMoment: weakMomentView(practices),
        recent: recent.map(sessionView),
        drills: {
          due,
          next: schedule.find((drill) => !isDue(drill, nowMs)) ?? null,
        },
        progress: {
          otherwiseJudged: progress.length - alike.length,
          scores: calls.map(pointOf).reverse(),
          retries: alike
            .flatMap((row) => (row.isRetry && row.before !== null ? [{ ...pointOf(row), before: row.before }] : []))
            .reverse(),
          skills: skillsOf(calls.map(parsePercents)),
          streak: streakOf(parseQuarters(lists.quarters), nowMs, { zone: timeZone, earlier }, habits.restWeekday),
        },
        practiceLeft: practiceLeftView(entitlementsFrom(billing, nowMs), { timeZone, nowMs }),
        nowMs,
        timeZone,
      };
    },

    /** What the person sells, as they were asked. Anything else than a line is no answer. Throws Refusal `signed_out`. */
    async chooseLine(login: Login | null, typed: unknown): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const line = lineSchema.safeParse(typed).data ?? null;
      const written = await setPracticeLineStatement(db, login, line, now());
      if (written.length === 0) throw new Refusal("signed_out");
    },
  };
}

/** Of the newest judged practice, if there was no retry of it yet. */
function weakMomentView(practices: readonly LastPracticeRow[]): WeakMoment | null {
  const [newest] = momentsOf(practices);
  if (!newest?.fix || newest.isRetried) return null;
  const { conversationId, customer, fix } = newest;
  return { conversationId, customer, title: fix.title, said: fix.quote };
}

function pointOf(row: Omit<ScorePoint, "scenarioTitle"> & { scenarioId: string }): ScorePoint {
  const { conversationId, endedAtMs, total, scenarioId } = row;
  return { conversationId, endedAtMs, total, scenarioTitle: titleOf(scenarioId) };
}

function titleOf(scenarioId: string): string {
  return findScenario(scenarioId)?.title ?? "";
}
