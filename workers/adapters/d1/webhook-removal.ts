import { and, eq, inArray, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { digestHooks, webhookDeliveries, webhookEndpoints } from "./schema/integration-tables.ts";

/**
 * A person's own endpoints with their logs. What they made for an organization stays its own and passes to an owner of it; in an
 * organization where nobody else is, it is deleted with that before.
 */
export function removePersonWebhooksStatements(db: Database, userId: string) {
  const own = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.user_id, userId), isNull(webhookEndpoints.organisation_id)));
  return [
    db.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpoint_id, own)),
    db.delete(webhookEndpoints).where(inArray(webhookEndpoints.id, own)),
    // What organizations were told of them, for as long as their logs go back.
    db.delete(webhookDeliveries).where(sql`json_extract(${webhookDeliveries.payload}, '$.data.user_id') = ${userId}`),
    db
      .update(webhookEndpoints)
      .set({
        user_id: sql`coalesce((SELECT min(other.user_id) FROM memberships AS other WHERE other.organisation_id = ${webhookEndpoints.organisation_id} AND other.role = 'owner' AND other.left_at IS NULL AND other.user_id <> ${userId}), ${webhookEndpoints.user_id})`,
      })
      .where(eq(webhookEndpoints.user_id, userId)),
  ] as const;
}

/** `which`: a subquery of ids of organizations. */
export function removeOrganisationWebhooksStatements(db: Database, which: SQLWrapper) {
  const theirs = db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.organisation_id, which));
  return [
    db.delete(webhookDeliveries).where(inArray(webhookDeliveries.endpoint_id, theirs)),
    db.delete(webhookEndpoints).where(inArray(webhookEndpoints.organisation_id, which)),
    db.delete(digestHooks).where(inArray(digestHooks.organisation_id, which)),
  ] as const;
}
