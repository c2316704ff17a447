import { and, between, eq, sql } from "drizzle-orm";
import { type MovedKind, movedKey } from "#core/teams/moved-key.ts";
import type { Database } from "./database.ts";
import { movedPeople } from "./schema/move-tables.ts";
import { certificates } from "./schema/team-tables.ts";

/** One row where this has moved from here. `name`: of an email or a token the SHA-256, in hex. */
export function movedStatement(db: Database, kind: MovedKind, name: string) {
  return db
    .select({ host: movedPeople.host })
    .from(movedPeople)
    .where(eq(movedPeople.key, movedKey(kind, name)))
    .limit(1);
}

const CERTIFICATE = movedKey("certificate", "");

/** Certificates that have moved from here, with their places in this address's lists. */
export function movedPlacesStatement(db: Database, of: { first: number; last: number }) {
  return db
    .select({
      id: sql<string>`substr(${movedPeople.key}, ${sql.raw(String(CERTIFICATE.length + 1))})`.as("certificate_id"),
      host: movedPeople.host,
      statusIndex: sql<number>`${movedPeople.status_index}`.as("place"),
    })
    .from(movedPeople)
    .where(and(between(movedPeople.status_index, of.first, of.last)));
}

/** Those of `ids` that are there and not revoked. */
export function unrevokedStatement(db: Database, ids: readonly string[]) {
  return db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      sql`${certificates.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND ${certificates.revoked_at} IS NULL`,
    );
}

/** With their account, at whatever address it was. `emailHash`: as of `movedStatement`. */
export function forgetMovedEmailStatement(db: Database, emailHash: string) {
  return db.delete(movedPeople).where(eq(movedPeople.key, movedKey("email", emailHash)));
}

/** Whoever has not come by then asks at the new address, or as somebody unknown. Places in a status list stay taken. */
export function forgetMovedStatement(db: Database, beforeMs: number) {
  return db
    .delete(movedPeople)
    .where(sql`${movedPeople.moved_at} < ${beforeMs} AND ${movedPeople.status_index} IS NULL`);
}
