import { type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import { type Line, lineSchema } from "#core/scenarios/schema.ts";
import type { Database } from "./database.ts";
import { LOGIN_USER_ID, userIdOfLogin } from "./identity/login-scope.ts";
import { insertFrom } from "./insert-from.ts";
import { preparedStatement } from "./prepared-statement.ts";
import { practiceHabits } from "./schema/habit-tables.ts";

/** What the person said they sell. No row: not asked yet; null: they skipped the question. */
export function practiceLineStatement(db: Database, login: Login, nowMs: number) {
  return selectLine(db, userIdOfLogin(login, nowMs));
}

export const readPracticeLine = preparedStatement((db) => selectLine(db, LOGIN_USER_ID));

function selectLine(db: Database, userId: SQL) {
  return db
    .select({ line: practiceHabits.line })
    .from(practiceHabits)
    .where(sql`${practiceHabits.user_id} = ${userId}`);
}

export function parseLine(row: { line: unknown } | undefined): Line | null {
  return lineSchema.nullable().parse(row?.line ?? null);
}

/** Leaves what else is known of the person's habits as it is. A row: it is somebody's login. */
export function setPracticeLineStatement(db: Database, login: Login, line: Line | null, nowMs: number) {
  const person = userIdOfLogin(login, nowMs);
  return insertFrom(
    db,
    practiceHabits,
    { user_id: sql`person.id`, line, updated_at: nowMs },
    sql`FROM (SELECT ${person} AS id) AS person WHERE person.id IS NOT NULL`,
  )
    .onConflictDoUpdate({ target: practiceHabits.user_id, set: { line, updated_at: nowMs } })
    .returning({ userId: practiceHabits.user_id });
}
