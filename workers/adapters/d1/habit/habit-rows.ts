import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { USUAL_HOUR, USUAL_REST_WEEKDAY } from "#core/habit/habit-settings.ts";
import type { Login } from "#core/identity/login.ts";
import { type Line, lineSchema } from "#core/scenarios/schema.ts";
import type { Database } from "../database.ts";
import { LOGIN_USER_ID, userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { practiceHabits } from "../schema/habit-tables.ts";
import { users } from "../schema/user-tables.ts";

// What a person said of their habits: what they sell, when they rest, and when they are written to.

export type Habits = {
  /** Null: not asked yet, or skipped. */
  line: Line | null;
  wasAskedForLine: boolean;
  /** 1 (Monday) to 7; empty: no emails. */
  emailWeekdays: number[];
  emailHour: number;
  wasAskedForEmails: boolean;
  restWeekday: number;
};

export function habitsStatement(db: Database, login: Login, nowMs: number) {
  return selectHabits(db, userIdOfLogin(login, nowMs));
}

/** For what goes on without the person. */
export function habitsOfPersonStatement(db: Database, userId: string) {
  return selectHabits(db, sql`${userId}`);
}

export const readHabits = preparedStatement((db) => selectHabits(db, LOGIN_USER_ID));

/** Joined to others, drizzle takes a row for missing whose first column is null: so that is one that never is. */
export const habitColumns = {
  emailHour: practiceHabits.email_hour,
  line: practiceHabits.line,
  emailWeekdays: practiceHabits.email_weekdays,
  emailsAskedAt: practiceHabits.emails_asked_at,
  restWeekday: practiceHabits.rest_weekday,
};

function selectHabits(db: Database, userId: SQL) {
  return db.select(habitColumns).from(practiceHabits).where(sql`${practiceHabits.user_id} = ${userId}`);
}

export type HabitsRow = Awaited<ReturnType<typeof habitsStatement>>[number];

export function parseHabits(row: HabitsRow | null | undefined): Habits {
  if (!row) return UNASKED;
  return {
    line: parseLine(row),
    wasAskedForLine: true,
    emailWeekdays: parseWeekdays(row.emailWeekdays),
    emailHour: row.emailHour,
    wasAskedForEmails: row.emailsAskedAt !== null,
    restWeekday: row.restWeekday,
  };
}

const UNASKED: Habits = {
  line: null,
  wasAskedForLine: false,
  emailWeekdays: [],
  emailHour: USUAL_HOUR,
  wasAskedForEmails: false,
  restWeekday: USUAL_REST_WEEKDAY,
};

export function parseLine(row: { line: unknown } | undefined): Line | null {
  return lineSchema.nullable().parse(row?.line ?? null);
}

export function parseWeekdays(stored: unknown): number[] {
  return z.array(z.number()).parse(stored);
}

/** Leaves what else is known of the person's habits as it is. A row: it is somebody's login. */
export function setPracticeLineStatement(db: Database, login: Login, line: Line | null, nowMs: number) {
  return setHabits(db, login, nowMs, { line });
}

export function setRestWeekdayStatement(db: Database, login: Login, weekday: number, nowMs: number) {
  return setHabits(db, login, nowMs, { rest_weekday: weekday });
}

/** `nextAt`: when the next email is due; null: there are none. */
export function setEmailTimesStatement(
  db: Database,
  login: Login,
  of: { weekdays: readonly number[]; hour: number; nextAt: number | null },
  nowMs: number,
) {
  return setHabits(db, login, nowMs, {
    email_weekdays: of.weekdays,
    email_hour: of.hour,
    next_email_at: of.nextAt,
    emails_asked_at: nowMs,
  });
}

/** They want none, at least now: they are not asked again. */
export function noteAskedForEmailsStatement(db: Database, login: Login, nowMs: number) {
  return setHabits(db, login, nowMs, { emails_asked_at: nowMs });
}

type Habit = Partial<Omit<typeof practiceHabits.$inferInsert, "user_id" | "updated_at">>;

function setHabits(db: Database, login: Login, nowMs: number, habit: Habit) {
  const person = userIdOfLogin(login, nowMs);
  return insertFrom(
    db,
    practiceHabits,
    { ...habit, user_id: sql`person.id`, updated_at: nowMs },
    sql`FROM (SELECT ${person} AS id) AS person WHERE person.id IS NOT NULL`,
  )
    .onConflictDoUpdate({ target: practiceHabits.user_id, set: { ...habit, updated_at: nowMs } })
    .returning({ userId: practiceHabits.user_id });
}

/** Where the person was not known to be anywhere: the zone that their hour is meant in. */
export function keepFirstTimeZoneStatement(db: Database, login: Login, timeZone: string, nowMs: number) {
  return db
    .update(users)
    .set({ time_zone: timeZone })
    .where(sql`${users.id} = ${userIdOfLogin(login, nowMs)} AND ${users.time_zone} IS NULL`);
}

/** Whose email is due, the one that has waited longest first, and those that are too late, since before `lateSince`, last. */
export function emailsDueStatement(db: Database, nowMs: number, lateSince: number, limit: number) {
  return db
    .select({
      userId: practiceHabits.user_id,
      weekdays: practiceHabits.email_weekdays,
      hour: practiceHabits.email_hour,
      dueAt: sql<number>`${practiceHabits.next_email_at}`.as("due_at"),
      lastAt: practiceHabits.last_email_at,
      timeZone: users.time_zone,
      email: users.email,
      fullName: users.full_name,
      mayBeWrittenTo: sql`${mayBeWrittenTo(nowMs)}`.mapWith(Boolean).as("may_be_written_to"),
    })
    .from(practiceHabits)
    .innerJoin(users, eq(users.id, practiceHabits.user_id))
    .where(and(isNotNull(practiceHabits.next_email_at), lte(practiceHabits.next_email_at, nowMs)))
    .orderBy(sql`${practiceHabits.next_email_at} < ${lateSince}`, practiceHabits.next_email_at)
    .limit(limit);
}

function mayBeWrittenTo(nowMs: number): SQL {
  return sql`(${users.email_confirmed_at} IS NOT NULL AND coalesce(${users.banned_until}, 0) <= ${nowMs})`;
}

/** SQL condition: this email is still the one that is due. Of two runs at once one sends it. */
export function isEmailDue(of: { userId: string; dueAt: number }): SQL {
  return sql`EXISTS (SELECT 1 FROM ${practiceHabits} WHERE ${practiceHabits.user_id} = ${of.userId} AND ${practiceHabits.next_email_at} = ${of.dueAt})`;
}

/** `nextAt`: see `setEmailTimesStatement`. `sentAt`: null where nothing was sent. */
export function moveNextEmailStatement(
  db: Database,
  of: { userId: string; dueAt: number },
  to: { nextAt: number | null; sentAt: number | null },
) {
  return db
    .update(practiceHabits)
    .set({ next_email_at: to.nextAt, ...(to.sentAt !== null && { last_email_at: to.sentAt }) })
    .where(and(eq(practiceHabits.user_id, of.userId), eq(practiceHabits.next_email_at, of.dueAt)));
}

/** When somebody is written to next, of whoever is written to. */
export function emailTimesStatement(db: Database, userId: string) {
  return db
    .select({
      weekdays: practiceHabits.email_weekdays,
      hour: practiceHabits.email_hour,
      dueAt: practiceHabits.next_email_at,
    })
    .from(practiceHabits)
    .where(eq(practiceHabits.user_id, userId));
}

export function endEmailsStatement(db: Database, userId: string, nowMs: number) {
  return db
    .update(practiceHabits)
    .set({ email_weekdays: [], next_email_at: null, updated_at: nowMs })
    .where(and(eq(practiceHabits.user_id, userId), isNotNull(practiceHabits.next_email_at)));
}
