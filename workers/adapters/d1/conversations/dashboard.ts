import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Observation } from "#core/progress/skills.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import type { Database } from "../database.ts";
import { dailyPracticeAsJson } from "../habit/daily-practice-rows.ts";
import { habitColumns } from "../habit/habit-rows.ts";
import { viewerColumns } from "../identity/login-rows.ts";
import { isLoginValid, LOGIN_PLACEHOLDER, LOGIN_USER_ID, NOW_PLACEHOLDER } from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { rowsAsJson } from "../rows-as-json.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";
import { practiceHabits } from "../schema/habit-tables.ts";
import { logins, users } from "../schema/user-tables.ts";
import { drillsAsJson } from "./drills.ts";
import { sessionColumns } from "./own-sessions.ts";

/** The dashboard lists this many conversations. */
const RECENT = 10;
/** Progress looks back this far: older scores would no longer move a figure, and a denser line could not be read. */
const PROGRESS_SCORES = 60;
/** A streak is counted over so many quarters of an hour with practice: a year of eight a day. */
const STREAK_QUARTERS = 366 * 8;

/** The login's person as on every page, with what is one row or a short list of theirs. */
export const readDashboardViewer = preparedStatement((db) =>
  db
    .select({
      ...viewerColumns,
      conversations: sql<number>`(SELECT count(*) ${ofPerson})`.as("conversations"),
      messages: sql<number>`(SELECT coalesce(sum(c.total_messages), 0) ${ofPerson})`.as("messages"),
      seconds: sql<number>`(SELECT coalesce(sum(c.duration_seconds), 0) ${ofPerson})`.as("seconds"),
      habits: habitColumns,
      /** JSON text. */
      quarters: rowsAsJson(practisedQuarters(db), { quarter: "quarter" }).as("quarters_json"),
      drills: drillsAsJson(db, LOGIN_USER_ID).as("drills_json"),
      daily: dailyPracticeAsJson(LOGIN_USER_ID).as("daily_json"),
    })
    .from(logins)
    .innerJoin(users, eq(users.id, logins.user_id))
    .leftJoin(practiceHabits, eq(practiceHabits.user_id, users.id))
    .where(isLoginValid(LOGIN_PLACEHOLDER, NOW_PLACEHOLDER))
    .limit(1),
);

const ofPerson = sql`FROM ${chatConversations} c WHERE c.user_id = ${users.id}`;

export const readRecent = preparedStatement((db) =>
  db
    .select(sessionColumns)
    .from(chatConversations)
    .where(and(eq(chatConversations.user_id, LOGIN_USER_ID), isNull(chatConversations.archived_at)))
    .orderBy(desc(chatConversations.created_at))
    .limit(RECENT),
);

/**
 * Newest first, the newest run of each. Of a score's JSON only the percents leave the database. No drills. `before`: of a
 * retry, the score by the same rubric of what it goes back into.
 */
export const readProgress = preparedStatement((db) =>
  db
    .select({
      conversationId: chatConversations.id,
      scenarioId: chatConversations.scenario_id,
      endedAtMs: sql<number>`${chatConversations.ended_at}`,
      total: scores.total,
      isRetry: sql<number>`${chatConversations.forked_from} IS NOT NULL`,
      before: sql<
        number | null
      >`(SELECT b.total FROM ${scores} b WHERE b.conversation_id = ${chatConversations.forked_from} AND b.rubric_version = ${scores.rubric_version} ORDER BY b.run_no DESC LIMIT 1)`,
      rubric: scores.rubric_version,
      /** {"opening": 60, "delivery": null} as JSON text. */
      percents: sql<string>`(SELECT json_group_object(json_extract(value, '$.id'), json_extract(value, '$.percent')) FROM json_each(${scores.score}, '$.dimensions'))`,
    })
    .from(scores)
    .innerJoin(chatConversations, eq(chatConversations.id, scores.conversation_id))
    .where(
      and(
        eq(chatConversations.user_id, LOGIN_USER_ID),
        eq(chatConversations.kind, "practice"),
        eq(chatConversations.status, "completed"),
        isNotNull(chatConversations.ended_at),
        sql`${scores.run_no} = (SELECT max(newest.run_no) FROM scores AS newest WHERE newest.conversation_id = ${chatConversations.id})`,
      ),
    )
    .orderBy(desc(chatConversations.ended_at))
    .limit(PROGRESS_SCORES),
);

export function parsePercents(row: { percents: string }): Observation {
  return percentsSchema.parse(JSON.parse(row.percents));
}

const percentsSchema = z.record(z.string(), z.number().nullable());

/**
 * The quarters of an hour in which a conversation was completed, newest first. Which day each was depends on where the person is;
 * SQLite knows no time zones.
 */
function practisedQuarters(db: Database) {
  // D1 binds every number as a real, so the division has to be cut to a whole number.
  const quarter = sql<number>`CAST(${chatConversations.ended_at} / ${QUARTER_MS} AS INTEGER)`;
  return db
    .selectDistinct({ quarter: quarter.as("quarter") })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.user_id, LOGIN_USER_ID),
        eq(chatConversations.status, "completed"),
        isNotNull(chatConversations.ended_at),
      ),
    )
    .orderBy(desc(sql`quarter`))
    .limit(STREAK_QUARTERS);
}

export function parseQuarters(text: string): number[] {
  return quartersSchema.parse(JSON.parse(text)).map(({ quarter }) => quarter);
}

const quartersSchema = z.array(z.object({ quarter: z.number() }));
