import { and, count, eq, exists, isNull, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { factors, recoveryCodes } from "../schema/sign-in-tables.ts";

export type RecoveryCodeRow = typeof recoveryCodes.$inferSelect;

/** The number of unused codes of a person. */
export function recoveryCodeCountStatement(db: Database, userId: string | SQL) {
  return db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
}

export function recoveryCodeStatement(db: Database, of: { userId: string; lookup: string }) {
  return db.select().from(recoveryCodes).where(unused(of)).limit(1);
}

/** SQL condition: the code is unused. It guards the statements that a code allows. */
export function isRecoveryCodeUnused(db: Database, of: { userId: string; lookup: string }): SQL {
  return exists(db.select({ lookup: recoveryCodes.lookup }).from(recoveryCodes).where(unused(of)));
}

export function spendRecoveryCodeStatement(db: Database, of: { userId: string; lookup: string; nowMs: number }) {
  return db.update(recoveryCodes).set({ used_at: of.nowMs }).where(unused(of));
}

/** Replaces all codes of a person if `guard` is true. The old ones are deleted last, because the guard may read one of them. */
export function replaceRecoveryCodesStatements(
  db: Database,
  of: { userId: string; codes: { lookup: string; hash: string }[]; nowMs: number },
  guard: SQL,
) {
  const lookups = of.codes.map(({ lookup }) => lookup);
  return [
    db
      .insert(recoveryCodes)
      .select(
        sql`SELECT ${of.userId}, value ->> 'lookup', value ->> 'hash', ${of.nowMs}, NULL FROM json_each(${JSON.stringify(of.codes)}) WHERE ${guard}`,
      )
      .onConflictDoNothing(),
    db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.user_id, of.userId), notInArray(recoveryCodes.lookup, lookups), guard)),
  ] as const;
}

/** Deletes the codes of a person who has no second factor any more. */
export function deleteOrphanedRecoveryCodesStatement(db: Database, userId: string) {
  const proven = db
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.user_id, userId), eq(factors.status, "verified")));
  return db.delete(recoveryCodes).where(and(eq(recoveryCodes.user_id, userId), notExists(proven)));
}

function unused(of: { userId: string; lookup: string }) {
  return and(eq(recoveryCodes.user_id, of.userId), eq(recoveryCodes.lookup, of.lookup), isNull(recoveryCodes.used_at));
}
