import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../database.ts";
import { memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { ownsOrganisation } from "./team-scope.ts";

/** An organization, and the person by whose ownership it is read. */
type Holder = { organisationId: string; ownerId: string };

export function ownedOrganisationStatement(db: Database, of: Holder) {
  return db
    .select({
      id: organisations.id,
      name: organisations.name,
      people:
        sql<number>`(SELECT count(*) FROM memberships AS one WHERE one.organisation_id = ${of.organisationId} AND one.left_at IS NULL)`.as(
          "people",
        ),
    })
    .from(organisations)
    .where(and(eq(organisations.id, of.organisationId), ownsOrganisation(of.ownerId, of.organisationId)))
    .limit(1);
}

/** A page of those who are in it now, as /team/people has them. */
export function ownedPeopleStatement(db: Database, of: Holder, page: { limit: number; offset: number }) {
  return db
    .select({
      id: users.id,
      name: displayName,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.joined_at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, of.organisationId),
        isNull(memberships.left_at),
        ownsOrganisation(of.ownerId, of.organisationId),
      ),
    )
    .orderBy(byDisplayName, users.id)
    .limit(page.limit)
    .offset(page.offset);
}
