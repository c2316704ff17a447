import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Login } from "#core/identity/login.ts";
import { EVENTS_SHOWN } from "#core/teams/events-shown.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import type { Database } from "../database.ts";
import { organisationEvents } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { mayIn } from "./team-scope.ts";

export type EventRow = {
  id: string;
  kind: TeamEvent;
  organisationId: SQL | string;
  by: SQL | string;
  about?: SQL | string | null;
  data?: Record<string, unknown>;
  nowMs: number;
};

/**
 * Notes what is about to happen, under the condition of the change itself: it comes before the change in its batch, which may end
 * what the condition asks for.
 */
export function noteEventStatement(db: Database, event: EventRow, condition: SQL | undefined) {
  return db
    .insert(organisationEvents)
    .select(
      sql`SELECT ${event.id}, ${event.organisationId}, ${event.kind}, ${event.by}, ${event.about ?? null}, ${JSON.stringify(event.data ?? {})}, ${event.nowMs} WHERE ${condition ?? sql`1`}`,
    );
}

/** The newest events of the organisation that the login's person works in, for its owner. */
export function eventsStatement(db: Database, login: Login, nowMs: number) {
  const organisationId = activeOrganisation(login, nowMs);
  const about = alias(users, "about_user");
  return db
    .select({
      id: organisationEvents.id,
      kind: organisationEvents.kind,
      data: organisationEvents.data,
      byId: organisationEvents.by_user_id,
      // D1 returns rows as objects keyed by column name, so two columns of one name would become one.
      by: sql<string | null>`coalesce(nullif(${users.full_name}, ''), ${users.email})`.as("by_name"),
      aboutId: organisationEvents.about_user_id,
      about: sql<string | null>`coalesce(nullif(${about.full_name}, ''), ${about.email})`.as("about_name"),
      assignment: sql<
        string | null
      >`(SELECT a.title FROM assignments a WHERE a.id = json_extract(${organisationEvents.data}, '$.assignment'))`.as(
        "assignment_title",
      ),
      atMs: organisationEvents.created_at,
    })
    .from(organisationEvents)
    .leftJoin(users, eq(users.id, organisationEvents.by_user_id))
    .leftJoin(about, eq(about.id, organisationEvents.about_user_id))
    .where(
      and(
        eq(organisationEvents.organisation_id, organisationId),
        mayIn(login, nowMs, organisationEvents.organisation_id, "readEvents"),
      ),
    )
    .orderBy(desc(organisationEvents.created_at), desc(organisationEvents.id))
    .limit(EVENTS_SHOWN);
}
