import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { DELIVERIES_KEPT_MS, type DeliveryFailure } from "#core/webhooks/delivery.ts";
import type { Database } from "../database.ts";
import { webhookDeliveries, webhookEndpoints } from "../schema/integration-tables.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";

// The queue of what is to be sent to webhooks. A row belongs to whoever has moved its `next_attempt_at` on, for as long as that lasts.

/** How long one attempt may take before another run may try: two looks at DNS and the receiver's time, with room to spare. */
export const LEASE_MS = 60_000;

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Endpoint = typeof webhookEndpoints.$inferSelect;

/** What is due, oldest first, so many for one endpoint at most: one that is slow or has a heap keeps no other waiting. */
export function dueDeliveriesStatement(db: Database, nowMs: number, of: { most: number; mostOfOne: number }) {
  const d = webhookDeliveries;
  const ranked = db
    .select({
      id: d.id,
      endpointId: d.endpoint_id,
      dueAt: sql<number>`${d.next_attempt_at}`.as("due_at"),
      place:
        sql<number>`row_number() OVER (PARTITION BY ${d.endpoint_id} ORDER BY ${d.next_attempt_at}, ${d.created_at}, ${d.id})`.as(
          "place",
        ),
    })
    .from(d)
    .innerJoin(webhookEndpoints, and(eq(webhookEndpoints.id, d.endpoint_id), isNull(webhookEndpoints.disabled_at)))
    .where(lte(d.next_attempt_at, nowMs))
    .as("ranked");
  return db
    .select({ id: ranked.id, endpointId: ranked.endpointId })
    .from(ranked)
    .where(sql`${ranked.place} <= ${of.mostOfOne}`)
    .orderBy(sql`${ranked.dueAt}`, ranked.id)
    .limit(of.most);
}

/** Claims one for one attempt, with its endpoint. Both are empty where another run has it or the endpoint was turned off. */
export function claimDeliveryStatements(db: Database, id: string, nowMs: number) {
  const endpointId = db
    .select({ id: webhookDeliveries.endpoint_id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  return [
    db
      .update(webhookDeliveries)
      .set({ attempts: sql`${webhookDeliveries.attempts} + 1`, next_attempt_at: nowMs + LEASE_MS })
      .where(and(eq(webhookDeliveries.id, id), lte(webhookDeliveries.next_attempt_at, nowMs), endpointIsOn))
      .returning(),
    db
      .select()
      .from(webhookEndpoints)
      .where(and(inArray(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.disabled_at))),
  ] as const;
}

const endpointIsOn = sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${webhookEndpoints.id} = ${webhookDeliveries.endpoint_id} AND ${webhookEndpoints.disabled_at} IS NULL)`;

/** Only whoever made this attempt writes what came of it. */
function ofAttempt({ id, attempts }: Pick<Delivery, "id" | "attempts">) {
  return and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));
}

export function markDeliveredStatement(
  db: Database,
  of: Pick<Delivery, "id" | "attempts">,
  result: { status: number; nowMs: number },
) {
  return db
    .update(webhookDeliveries)
    .set({ delivered_at: result.nowMs, next_attempt_at: null, last_status: result.status, last_error: null })
    .where(ofAttempt(of));
}

/** `nextAt` null: it is given up. It is, too, where its endpoint was turned off meanwhile. */
export function markFailedStatement(
  db: Database,
  of: Pick<Delivery, "id" | "attempts">,
  result: { why: DeliveryFailure; status: number | null; nextAt: number | null },
) {
  return db
    .update(webhookDeliveries)
    .set({
      next_attempt_at: sql`CASE WHEN ${endpointIsOn} THEN ${result.nextAt} END`,
      last_status: result.status,
      last_error: result.why,
    })
    .where(ofAttempt(of));
}

/**
 * SQL condition: the endpoint is on, and is to be turned off now: because it said so, or because nothing has reached it since that which
 * was given up was written. The first statement that makes it false ends it for all that follow.
 */
export function isToBeTurnedOff(
  delivery: Pick<Delivery, "endpoint_id" | "created_at">,
  reason: "gone" | "failing",
): SQL {
  const since =
    reason === "gone"
      ? sql`1`
      : sql`NOT EXISTS (SELECT 1 FROM ${webhookDeliveries} AS reached WHERE reached.endpoint_id = ${delivery.endpoint_id} AND reached.delivered_at >= ${delivery.created_at})`;
  return sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} AS kept WHERE kept.id = ${delivery.endpoint_id} AND kept.disabled_at IS NULL) AND ${since}`;
}

/** Turns it off and gives up what waits for it, under a condition that holds before it. */
export function turnOffStatements(
  db: Database,
  endpointId: string,
  of: { reason: "owner" | "gone" | "failing"; nowMs: number; where: SQL },
) {
  return [
    db
      .update(webhookEndpoints)
      .set({ disabled_at: of.nowMs, disabled_reason: of.reason })
      .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.disabled_at), of.where))
      .returning({ id: webhookEndpoints.id }),
    db
      .update(webhookDeliveries)
      .set({ next_attempt_at: null, last_error: "off" satisfies DeliveryFailure })
      .where(
        and(
          eq(webhookDeliveries.endpoint_id, endpointId),
          isNotNull(webhookDeliveries.next_attempt_at),
          sql`NOT ${endpointIsOn}`,
        ),
      ),
  ] as const;
}

/** Who is told that an endpoint was turned off: its person, or the owners of its organization. */
export function endpointOwnersStatement(db: Database, endpoint: Pick<Endpoint, "user_id" | "organisation_id">) {
  const { organisation_id: organisationId } = endpoint;
  return db
    .selectDistinct({
      email: users.email,
      organisation: sql<string | null>`${organisations.name}`.as("organisation_name"),
    })
    .from(users)
    .leftJoin(
      memberships,
      and(
        eq(memberships.user_id, users.id),
        eq(memberships.organisation_id, organisationId ?? ""),
        eq(memberships.role, "owner"),
        isNull(memberships.left_at),
      ),
    )
    .leftJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(
      and(
        isNotNull(users.email_confirmed_at),
        organisationId === null ? eq(users.id, endpoint.user_id) : isNotNull(memberships.organisation_id),
      ),
    );
}

/** What is older than the log goes back, but for what is still to be sent. */
export function deleteOldDeliveriesStatement(db: Database, nowMs: number) {
  return db
    .delete(webhookDeliveries)
    .where(
      and(
        lte(webhookDeliveries.created_at, nowMs - DELIVERIES_KEPT_MS),
        or(
          isNull(webhookDeliveries.next_attempt_at),
          lte(webhookDeliveries.created_at, nowMs - 2 * DELIVERIES_KEPT_MS),
        ),
      ),
    );
}
