import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { DigestKind } from "#core/webhooks/digest-message.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { digestHooks } from "../schema/integration-tables.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { noteEventStatement } from "../teams/event-rows.ts";
import { goesOn, mayIn } from "../teams/team-scope.ts";

// Where an organization's weekly digest goes.

type Act = { organisationId: string; eventId: string; nowMs: number };

export function digestHooksStatement(db: Database, login: Login, nowMs: number, organisationId: SQL) {
  return db
    .select({
      kind: digestHooks.kind,
      createdAt: digestHooks.created_at,
      nextAt: digestHooks.next_at,
      lastSentAt: digestHooks.last_sent_at,
      lastError: digestHooks.last_error,
    })
    .from(digestHooks)
    .where(
      and(
        eq(digestHooks.organisation_id, organisationId),
        mayIn(login, nowMs, digestHooks.organisation_id, "editOrganisation"),
      ),
    )
    .orderBy(asc(digestHooks.kind));
}

/** The zone that an organization's Mondays are in, for whoever may set where the digest goes. */
export function digestZoneStatement(db: Database, login: Login, nowMs: number, organisationId: string) {
  return db
    .select({ timeZone: organisations.time_zone })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), mayIn(login, nowMs, organisationId, "editOrganisation")));
}

/** In place of the one before. The second returns the row. */
export function setDigestStatements(
  db: Database,
  login: Login,
  act: Act,
  of: { kind: DigestKind; sealedUrl: string; nextAt: number },
) {
  const may = and(mayIn(login, act.nowMs, act.organisationId, "editOrganisation"), goesOn(act.organisationId)) as SQL;
  const row = { kind: of.kind, sealed_url: of.sealedUrl, created_at: act.nowMs, next_at: of.nextAt };
  return [
    noteEventStatement(db, eventOf(login, act, "digest_set"), may),
    insertFrom(db, digestHooks, { organisation_id: act.organisationId, ...row }, sql`WHERE ${may}`)
      .onConflictDoUpdate({
        target: [digestHooks.organisation_id, digestHooks.kind],
        set: { ...row, last_sent_at: null, last_error: null },
      })
      .returning({ kind: digestHooks.kind }),
  ] as const;
}

/** The second returns the row. */
export function removeDigestStatements(db: Database, login: Login, act: Act, kind: DigestKind) {
  const may = mayIn(login, act.nowMs, act.organisationId, "editOrganisation");
  const isThere = sql`${may} AND EXISTS (SELECT 1 FROM ${digestHooks} WHERE ${digestHooks.organisation_id} = ${act.organisationId} AND ${digestHooks.kind} = ${kind})`;
  return [
    noteEventStatement(db, eventOf(login, act, "digest_removed"), isThere),
    db
      .delete(digestHooks)
      .where(and(eq(digestHooks.organisation_id, act.organisationId), eq(digestHooks.kind, kind), may))
      .returning({ kind: digestHooks.kind }),
  ] as const;
}

/** Makes one due now, for whoever may. Returns the row. */
export function digestNowStatement(
  db: Database,
  login: Login,
  act: Pick<Act, "organisationId" | "nowMs">,
  kind: DigestKind,
) {
  return db
    .update(digestHooks)
    .set({ next_at: act.nowMs })
    .where(
      and(
        eq(digestHooks.organisation_id, act.organisationId),
        eq(digestHooks.kind, kind),
        mayIn(login, act.nowMs, act.organisationId, "editOrganisation"),
      ),
    )
    .returning({ kind: digestHooks.kind });
}

/** What is due, with an owner through whose eyes it is written; `one`: that alone. */
export function dueDigestsStatement(
  db: Database,
  nowMs: number,
  of: { one: { organisationId: string; kind: DigestKind } | null; most: number },
) {
  const { one } = of;
  return db
    .select({
      organisationId: digestHooks.organisation_id,
      kind: digestHooks.kind,
      sealedUrl: digestHooks.sealed_url,
      nextAt: digestHooks.next_at,
      organisation: organisations.name,
      timeZone: organisations.time_zone,
      ownerId: sql<string>`min(${memberships.user_id})`.as("owner_id"),
    })
    .from(digestHooks)
    .innerJoin(organisations, and(eq(organisations.id, digestHooks.organisation_id), isNull(organisations.deletes_at)))
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisation_id, organisations.id),
        eq(memberships.role, "owner"),
        isNull(memberships.left_at),
      ),
    )
    .where(
      and(
        lte(digestHooks.next_at, nowMs),
        one ? and(eq(digestHooks.organisation_id, one.organisationId), eq(digestHooks.kind, one.kind)) : undefined,
      ),
    )
    .groupBy(digestHooks.organisation_id, digestHooks.kind)
    .orderBy(asc(digestHooks.next_at))
    .limit(of.most);
}

/** Of two runs at once one has it: whoever finds the moment that was read. Returns the row. */
export function claimDigestStatement(
  db: Database,
  of: { organisationId: string; kind: DigestKind; nextAt: number },
  laterAt: number,
) {
  return db
    .update(digestHooks)
    .set({ next_at: laterAt })
    .where(
      and(
        eq(digestHooks.organisation_id, of.organisationId),
        eq(digestHooks.kind, of.kind),
        eq(digestHooks.next_at, of.nextAt),
      ),
    )
    .returning({ kind: digestHooks.kind });
}

/** `claimedUntil`: as the claim wrote it, so that an address that was set meanwhile keeps its own plan. */
export function noteDigestStatement(
  db: Database,
  of: { organisationId: string; kind: DigestKind; claimedUntil: number },
  result: { nextAt: number; sentAt?: number; error?: string | null },
) {
  return db
    .update(digestHooks)
    .set({ next_at: result.nextAt, last_sent_at: result.sentAt, last_error: result.error })
    .where(
      and(
        eq(digestHooks.organisation_id, of.organisationId),
        eq(digestHooks.kind, of.kind),
        eq(digestHooks.next_at, of.claimedUntil),
      ),
    );
}

function eventOf(login: Login, act: Act, kind: "digest_set" | "digest_removed") {
  const by = userIdOfLogin(login, act.nowMs);
  return { id: act.eventId, kind, organisationId: act.organisationId, by, nowMs: act.nowMs };
}
