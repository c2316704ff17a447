import { and, eq, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { groupManagers, memberships, ownershipOffers } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import type { MemberAct } from "./member-rows.ts";
import { displayName } from "./organisation-rows.ts";
import { mayIn } from "./team-scope.ts";

/** An owner offers their place to somebody else in the organisation; an earlier offer is replaced. The second returns the row. */
export function offerStatements(db: Database, login: Login, act: MemberAct) {
  const { organisationId, userId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const mayOffer = and(
    mayIn(login, nowMs, organisationId, "handOver"),
    sql`${userId} <> ${me}`,
    sql`EXISTS (SELECT 1 FROM memberships AS target WHERE target.organisation_id = ${organisationId} AND target.user_id = ${userId} AND target.left_at IS NULL AND target.role <> 'owner')`,
  );
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "ownership_offered", organisationId, by: me, about: userId, nowMs },
      mayOffer,
    ),
    db
      .insert(ownershipOffers)
      .select(sql`SELECT ${organisationId}, ${me}, ${userId}, ${nowMs} WHERE ${mayOffer}`)
      .onConflictDoUpdate({
        target: ownershipOffers.organisation_id,
        set: {
          from_user_id: sql`excluded.from_user_id`,
          to_user_id: sql`excluded.to_user_id`,
          created_at: sql`excluded.created_at`,
        },
      })
      .returning({ id: ownershipOffers.to_user_id }),
  ] as const;
}

/**
 * The login's person takes the place of the owner who offered it, who becomes a manager: both roles change in one statement, or
 * neither. The second statement returns the two rows.
 */
export function acceptOfferStatements(db: Database, login: Login, act: Omit<MemberAct, "userId">) {
  const { organisationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const offered = sql`EXISTS (SELECT 1 FROM ownership_offers AS offer
    JOIN memberships AS giver ON giver.organisation_id = offer.organisation_id AND giver.user_id = offer.from_user_id AND giver.role = 'owner' AND giver.left_at IS NULL
    JOIN memberships AS taker ON taker.organisation_id = offer.organisation_id AND taker.user_id = offer.to_user_id AND taker.role <> 'owner' AND taker.left_at IS NULL
    WHERE offer.organisation_id = ${organisationId} AND offer.to_user_id = ${me})`;
  const from = sql`(SELECT offer.from_user_id FROM ownership_offers AS offer WHERE offer.organisation_id = ${organisationId})`;
  return [
    noteEventStatement(
      db,
      { id: act.eventId, kind: "ownership_handed_over", organisationId, by: me, about: from, nowMs },
      offered,
    ),
    db
      .update(memberships)
      .set({ role: sql`CASE WHEN ${memberships.user_id} = ${me} THEN 'owner' ELSE 'manager' END` })
      .where(
        and(
          eq(memberships.organisation_id, organisationId),
          sql`(${memberships.user_id} = ${me} OR ${memberships.user_id} = ${from})`,
          offered,
        ),
      )
      .returning({ id: memberships.user_id }),
    db
      .delete(groupManagers)
      .where(
        and(
          eq(groupManagers.user_id, me),
          sql`${groupManagers.group_id} IN (SELECT team.id FROM "groups" AS team WHERE team.organisation_id = ${organisationId})`,
          sql`EXISTS (SELECT 1 FROM memberships AS mine WHERE mine.organisation_id = ${organisationId} AND mine.user_id = ${me} AND mine.role = 'owner')`,
        ),
      ),
    db
      .delete(ownershipOffers)
      .where(and(eq(ownershipOffers.organisation_id, organisationId), eq(ownershipOffers.to_user_id, me))),
  ] as const;
}

/** Ends an offer: `declined` by whom it was made to, `withdrawn` by an owner. The second returns the row that was there. */
export function endOfferStatements(
  db: Database,
  login: Login,
  act: Omit<MemberAct, "userId">,
  how: "declined" | "withdrawn",
) {
  const { organisationId, nowMs } = act;
  const me = userIdOfLogin(login, nowMs);
  const mine =
    how === "declined" ? sql`offer.to_user_id = ${me}` : sql`${mayIn(login, nowMs, organisationId, "handOver")}`;
  const isThere = sql`EXISTS (SELECT 1 FROM ownership_offers AS offer WHERE offer.organisation_id = ${organisationId} AND ${mine})`;
  return [
    noteEventStatement(
      db,
      {
        id: act.eventId,
        kind: how === "declined" ? "ownership_declined" : "ownership_offer_withdrawn",
        organisationId,
        by: me,
        nowMs,
      },
      isThere,
    ),
    db
      .delete(ownershipOffers)
      .where(and(eq(ownershipOffers.organisation_id, organisationId), isThere))
      .returning({ id: ownershipOffers.to_user_id }),
  ] as const;
}

/** Who offers the login's person the organisation that they work in. */
export function offerToMeStatement(db: Database, login: AskedLogin, nowMs: AskedAt) {
  return db
    .select({ by: displayName })
    .from(ownershipOffers)
    .innerJoin(users, eq(users.id, ownershipOffers.from_user_id))
    .where(
      and(
        eq(ownershipOffers.organisation_id, activeOrganisation(login, nowMs)),
        eq(ownershipOffers.to_user_id, userIdOfLogin(login, nowMs)),
      ),
    );
}

/** To whom the organisation that the login's person works in is offered, for its owners. */
export function offerStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ to: displayName })
    .from(ownershipOffers)
    .innerJoin(users, eq(users.id, ownershipOffers.to_user_id))
    .where(
      and(
        eq(ownershipOffers.organisation_id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, ownershipOffers.organisation_id, "handOver"),
      ),
    );
}
