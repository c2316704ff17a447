import { and, eq, isNull, sql } from "drizzle-orm";
import type { Login } from "#core/identity/login.ts";
import type { TeamEvent } from "#core/teams/team-events.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { organisationDomains } from "../schema/team-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import { mayIn } from "./team-scope.ts";

/** Of one organisation: an agency has a few. */
const DOMAINS_MOST = 20;

export function domainsStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      domain: organisationDomains.domain,
      token: organisationDomains.token,
      verifiedAt: organisationDomains.verified_at,
    })
    .from(organisationDomains)
    .where(
      and(
        eq(organisationDomains.organisation_id, activeOrganisation(login, nowMs)),
        mayIn(login, nowMs, organisationDomains.organisation_id, "editOrganisation"),
      ),
    )
    .orderBy(organisationDomains.domain);
}

export type DomainAct = { organisationId: string; domain: string; eventId: string; nowMs: number };

/** The token of a domain that is being verified, for whoever may verify it. */
export function domainTokenStatement(db: Database, login: Login, act: DomainAct) {
  return db
    .select({ token: organisationDomains.token })
    .from(organisationDomains)
    .where(and(isDomain(act), mayIn(login, act.nowMs, act.organisationId, "editOrganisation")));
}

/** One that is there already stays as it is. The second statement returns the row if it is new. */
export function addDomainStatements(db: Database, login: Login, act: DomainAct, token: string) {
  const may = and(
    mayIn(login, act.nowMs, act.organisationId, "editOrganisation"),
    sql`NOT EXISTS (SELECT 1 FROM organisation_domains AS known WHERE known.organisation_id = ${act.organisationId} AND known.domain = ${act.domain})`,
    sql`(SELECT count(*) FROM organisation_domains AS known WHERE known.organisation_id = ${act.organisationId}) < ${DOMAINS_MOST}`,
  );
  return [
    noteEventStatement(db, eventOf(login, act, "domain_added"), may),
    db
      .insert(organisationDomains)
      .select(sql`SELECT ${act.organisationId}, ${act.domain}, ${token}, ${act.nowMs}, NULL WHERE ${may}`)
      .returning({ domain: organisationDomains.domain }),
  ] as const;
}

/** Marks it as proven by the record that holds this token. Throws where another organisation has it (isUniqueCollision). */
export function verifyDomainStatements(db: Database, login: Login, act: DomainAct, token: string) {
  const may = mayIn(login, act.nowMs, act.organisationId, "editOrganisation");
  const isProven = sql`(${may} AND EXISTS (SELECT 1 FROM organisation_domains AS known WHERE known.organisation_id = ${act.organisationId} AND known.domain = ${act.domain} AND known.token = ${token} AND known.verified_at IS NULL))`;
  return [
    noteEventStatement(db, eventOf(login, act, "domain_verified"), isProven),
    db
      .update(organisationDomains)
      .set({ verified_at: act.nowMs })
      .where(and(isDomain(act), isNull(organisationDomains.verified_at), isProven))
      .returning({ domain: organisationDomains.domain }),
  ] as const;
}

/** Whoever joined by it stays. The second statement returns the row. */
export function removeDomainStatements(db: Database, login: Login, act: DomainAct) {
  const may = sql`(${mayIn(login, act.nowMs, act.organisationId, "editOrganisation")} AND EXISTS (SELECT 1 FROM organisation_domains AS known WHERE known.organisation_id = ${act.organisationId} AND known.domain = ${act.domain}))`;
  return [
    noteEventStatement(db, eventOf(login, act, "domain_removed"), may),
    db
      .delete(organisationDomains)
      .where(and(isDomain(act), may))
      .returning({ domain: organisationDomains.domain }),
  ] as const;
}

function isDomain(act: DomainAct) {
  return and(eq(organisationDomains.organisation_id, act.organisationId), eq(organisationDomains.domain, act.domain));
}

function eventOf(login: Login, act: DomainAct, kind: TeamEvent) {
  const { eventId, organisationId, domain, nowMs } = act;
  return { id: eventId, kind, organisationId, by: userIdOfLogin(login, nowMs), data: { domain }, nowMs };
}
