import { and, eq, not, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";
import { userRoles } from "./schema/user-tables.ts";

/**
 * SQL condition of the rule that somebody has to be admin: while it holds an admin may lose the role, or go with it. Both hold it
 * in the statement that does so. Only the owner's own server deletes the last one.
 */
export function thereAreOtherAdmins(): SQL {
  return sql`(SELECT count(*) FROM ${userRoles} r WHERE r.role = 'admin') > 1`;
}

/** One row if the person is the only admin, else none. */
export function lastAdminStatement(db: Database, userId: string | SQL) {
  const held = alias(userRoles, "held_role");
  return db
    .select({ role: held.role })
    .from(held)
    .where(and(eq(held.user_id, userId), eq(held.role, "admin"), not(thereAreOtherAdmins())));
}
