import { eq, inArray, type SQLWrapper } from "drizzle-orm";
import type { Database } from "./database.ts";
import { usageEntries } from "./schema/billing-tables.ts";

/** What a person used goes with them, also what an organisation paid for: its price hangs on people, not on time. */
export function removeUsageOfPersonStatement(db: Database, userId: string) {
  return db.delete(usageEntries).where(eq(usageEntries.user_id, userId));
}

/** What was used in organisations that are deleted. `which`: a subquery of ids. */
export function removeUsageOfOrganisationsStatement(db: Database, which: SQLWrapper) {
  return db.delete(usageEntries).where(inArray(usageEntries.organisation_id, which));
}
