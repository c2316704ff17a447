import { type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { certificates, withdrawnCertificates } from "./schema/team-tables.ts";

/** Deletes certificates for good. Their places stay taken and revoked, so that no copy of one goes on verifying. */
export function deleteCertificatesStatements(db: Database, which: SQL, nowMs: number) {
  return [
    db
      .insert(withdrawnCertificates)
      .select(sql`SELECT ${certificates.status_index}, ${nowMs} FROM ${certificates} WHERE ${which}`)
      .onConflictDoNothing(),
    db.delete(certificates).where(which),
  ] as const;
}
