import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import { BOTH_SECRETS_MS } from "#core/webhooks/delivery.ts";
import { ENDPOINTS_MOST, TEST_EVENT, type WebhookEvent } from "#core/webhooks/webhook-events.ts";
import { type Database, holdsStatement } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { webhookDeliveries, webhookEndpoints } from "../schema/integration-tables.ts";
import { noteEventStatement } from "../teams/event-rows.ts";
import { mayIn } from "../teams/team-scope.ts";
import { LEASE_MS, turnOffStatements } from "./delivery-rows.ts";

// Endpoints of a person, or of an organization for its owners. Every statement carries whose they are.

/** Whose: the login's person's own, or an organization's. */
export type Whose = { organisationId: SQL | string } | "own";

type Act = { whose: Whose; nowMs: number };

function isTheirs(login: Login, { whose, nowMs }: Act): SQL {
  const e = webhookEndpoints;
  return whose === "own"
    ? sql`(${e.organisation_id} IS NULL AND ${e.user_id} = ${userIdOfLogin(login, nowMs)})`
    : sql`(${e.organisation_id} = ${whose.organisationId} AND ${mayIn(login, nowMs, whose.organisationId, "editOrganisation")})`;
}

/** What may be seen of them: the secrets are not among it. */
export function endpointsStatement(db: Database, login: Login, act: Act) {
  const e = webhookEndpoints;
  return db
    .select({
      id: e.id,
      url: e.url,
      description: e.description,
      events: e.events,
      createdAt: e.created_at,
      disabledAt: e.disabled_at,
      disabledReason: e.disabled_reason,
      earlierSecretUntil: e.earlier_secret_until,
    })
    .from(e)
    .where(isTheirs(login, act))
    .orderBy(asc(e.created_at), asc(e.id));
}

export const DELIVERIES_SHOWN = 50;

/** The newest deliveries of their endpoints. */
export function deliveriesStatement(db: Database, login: Login, act: Act) {
  const d = webhookDeliveries;
  return db
    .select({
      id: d.id,
      endpointId: d.endpoint_id,
      event: d.event,
      messageId: d.message_id,
      at: sql<number>`${d.created_at}`.as("written_at"),
      attempts: d.attempts,
      nextAttemptAt: d.next_attempt_at,
      deliveredAt: d.delivered_at,
      lastStatus: d.last_status,
      lastError: d.last_error,
    })
    .from(d)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, d.endpoint_id))
    .where(isTheirs(login, act))
    .orderBy(desc(d.created_at), desc(d.id))
    .limit(DELIVERIES_SHOWN);
}

export type NewEndpoint = {
  id: string;
  url: string;
  description: string;
  events: readonly WebhookEvent[];
  sealedSecret: string;
};

/** The second statement returns the row; none: they may not, or have as many as there can be. */
export function addEndpointStatements(db: Database, login: Login, act: Act & { eventId: string }, of: NewEndpoint) {
  const { whose, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const may = whose === "own" ? sql`${me} IS NOT NULL` : mayIn(login, nowMs, whose.organisationId, "editOrganisation");
  const isFree = sql`(${may} AND (SELECT count(*) FROM ${webhookEndpoints} WHERE ${isTheirs(login, act)}) < ${ENDPOINTS_MOST})`;
  return [
    noteStatement(db, login, act, "webhook_added", isFree),
    insertFrom(
      db,
      webhookEndpoints,
      {
        id: of.id,
        user_id: me,
        organisation_id: whose === "own" ? null : whose.organisationId,
        url: of.url,
        description: of.description,
        events: [...of.events],
        sealed_secret: of.sealedSecret,
        created_at: nowMs,
      },
      sql`WHERE ${isFree}`,
    ).returning({ id: webhookEndpoints.id }),
  ] as const;
}

/** As all below, the second statement returns the row where it was done. */
export function changeEndpointStatements(
  db: Database,
  login: Login,
  act: Act & { eventId: string },
  of: Pick<NewEndpoint, "id" | "url" | "description" | "events">,
) {
  const may = and(eq(webhookEndpoints.id, of.id), isTheirs(login, act));
  return [
    noteStatement(db, login, act, "webhook_changed", isThere(may)),
    db
      .update(webhookEndpoints)
      .set({ url: of.url, description: of.description, events: of.events })
      .where(may)
      .returning({ id: webhookEndpoints.id }),
  ] as const;
}

/** The secret until now signs beside the new one for a day. */
export function rotateSecretStatements(
  db: Database,
  login: Login,
  act: Act & { eventId: string },
  of: { id: string; sealedSecret: string },
) {
  const may = and(eq(webhookEndpoints.id, of.id), isTheirs(login, act));
  return [
    noteStatement(db, login, act, "webhook_changed", isThere(may)),
    db
      .update(webhookEndpoints)
      .set({
        sealed_earlier_secret: sql`${webhookEndpoints.sealed_secret}`,
        earlier_secret_until: act.nowMs + BOTH_SECRETS_MS,
        sealed_secret: of.sealedSecret,
      })
      .where(may)
      .returning({ id: webhookEndpoints.id }),
  ] as const;
}

export function turnOnStatement(db: Database, login: Login, act: Act, id: string) {
  return db
    .update(webhookEndpoints)
    .set({ disabled_at: null, disabled_reason: null })
    .where(and(eq(webhookEndpoints.id, id), isTheirs(login, act)))
    .returning({ id: webhookEndpoints.id });
}

/** The first returns the row where it was on; what waits for it is given up. */
export function turnOffByOwnerStatements(db: Database, login: Login, act: Act, id: string) {
  return turnOffStatements(db, id, { reason: "owner", nowMs: act.nowMs, where: isTheirs(login, act) });
}

/** With its log. The last returns the row. */
export function removeEndpointStatements(db: Database, login: Login, act: Act & { eventId: string }, id: string) {
  const may = and(eq(webhookEndpoints.id, id), isTheirs(login, act));
  return [
    noteStatement(db, login, act, "webhook_removed", isThere(may)),
    db.delete(webhookDeliveries).where(and(eq(webhookDeliveries.endpoint_id, id), isThere(may))),
    db.delete(webhookEndpoints).where(may).returning({ id: webhookEndpoints.id }),
  ] as const;
}

/** Something to try the endpoint with. Returns the row; none: it is not theirs, or off. */
export function testDeliveryStatement(
  db: Database,
  login: Login,
  act: Act,
  of: { endpointId: string; messageId: string },
) {
  const payload = {
    type: TEST_EVENT,
    timestamp: new Date(act.nowMs).toISOString(),
    data: { endpoint_id: of.endpointId },
  };
  return insertFrom(
    db,
    webhookDeliveries,
    {
      id: `${of.endpointId}.${of.messageId}`,
      endpoint_id: of.endpointId,
      message_id: of.messageId,
      event: TEST_EVENT,
      payload,
      created_at: act.nowMs,
      next_attempt_at: act.nowMs,
    },
    sql`FROM ${webhookEndpoints} WHERE ${webhookEndpoints.id} = ${of.endpointId} AND ${webhookEndpoints.disabled_at} IS NULL AND ${isTheirs(login, act)}`,
  ).returning({ id: webhookDeliveries.id });
}

/**
 * Sends one again, from the first of its attempts on, with the id that it has: a receiver that has it knows. Returns the row; none: it
 * is not theirs, its endpoint is off, or it is being sent at this moment, so that two presses send it once.
 */
export function sendAgainStatement(db: Database, login: Login, act: Act, id: string) {
  const d = webhookDeliveries;
  return db
    .update(d)
    .set({ next_attempt_at: act.nowMs, attempts: 0, delivered_at: null })
    .where(
      and(
        eq(d.id, id),
        or(isNull(d.next_attempt_at), gt(d.next_attempt_at, act.nowMs + LEASE_MS)),
        sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${webhookEndpoints.id} = ${d.endpoint_id} AND ${webhookEndpoints.disabled_at} IS NULL AND ${isTheirs(login, act)})`,
      ),
    )
    .returning({ id: d.id });
}

/** What stands between two presses: one that is theirs, whatever its state. */
export function deliveryStatement(db: Database, login: Login, act: Act, id: string) {
  return db
    .select({ id: webhookDeliveries.id, isOff: sql<number>`${isNotNull(webhookEndpoints.disabled_at)}`.as("is_off") })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpoint_id))
    .where(and(eq(webhookDeliveries.id, id), isTheirs(login, act)));
}

function isThere(which: SQL | undefined): SQL {
  return sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} WHERE ${which})`;
}

/** For the owners of an organization, before the change. Of one's own endpoint nothing is noted. */
function noteStatement(
  db: Database,
  login: Login,
  { whose, nowMs, eventId }: Act & { eventId: string },
  kind: TeamEvent,
  where: SQL,
) {
  const by = userIdOfLogin(login, nowMs);
  if (whose === "own") return holdsStatement(db, sql`0`);
  return noteEventStatement(db, { id: eventId, kind, organisationId: whose.organisationId, by, nowMs }, where);
}
