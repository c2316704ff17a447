import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { PayerFacts } from "#core/billing/payer.ts";
import { PAID_PLANS } from "#core/billing/plan-code.ts";
import type { Login } from "#core/identity/login.ts";
import { TEAM_ROLES } from "#core/teams/team-rights.ts";
import type { Database } from "../database.ts";
import {
  type AskedAt,
  type AskedId,
  LOGIN_PLACEHOLDER,
  type LoginValues,
  NOW_PLACEHOLDER,
  userIdOfLogin,
} from "../identity/login-scope.ts";
import { preparedStatement } from "../prepared-statement.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation, activeOrganisationOf } from "../teams/active-organisation.ts";

/** Three months and a few days: a period is no longer than one, and whoever looks sees the two before it. */
const USAGE_SHOWN_MS = 100 * 24 * 60 * 60 * 1000;

/**
 * All that decides what the login's person may do: one row with JSON, for the batch that is made anyway. `conversationId`: also the
 * calls of that conversation, for what it comes to.
 */
export function billingStatement(db: Database, login: Login, nowMs: number, conversationId = "") {
  return selectFacts(db, userIdOfLogin(login, nowMs), nowMs, conversationId);
}

/** The same of a person whom somebody else has let in. */
export function billingOfPersonStatement(db: Database, userId: string, nowMs: number, conversationId = "") {
  return selectFacts(db, sql`${userId}`, nowMs, conversationId);
}

export const readBilling = preparedStatement<BillingRow[], LoginValues & { conversationId: string }>((db) =>
  selectFacts(
    db,
    userIdOfLogin(LOGIN_PLACEHOLDER, NOW_PLACEHOLDER),
    NOW_PLACEHOLDER,
    sql.placeholder("conversationId"),
  ),
);

export type BillingRow = Awaited<ReturnType<typeof billingStatement>>[number];

/** Written out: in a statement of one table Drizzle leaves its name away, and in a subquery the id would be another's. */
const PERSON = sql`users.id`;

function selectFacts(db: Database, userId: SQL, nowMs: AskedAt, conversationId: AskedId) {
  const mine = sql`(SELECT organisation_id FROM worked_in)`;
  const facts = sql<string>`(WITH worked_in AS (${activeOrganisationOf(PERSON)}) SELECT json_object(
    'userId', ${PERSON},
    'email', ${sql`users.email`},
    'account', ${accountOf(sql`a.user_id = ${PERSON}`)},
    'organization', (SELECT json_object(
      'id', o.id, 'name', o.name, 'role', m.role, 'isEnding', o.deletes_at IS NOT NULL,
      'account', ${accountOf(sql`a.organisation_id = o.id`)},
      'people', (SELECT count(*) FROM memberships p WHERE p.organisation_id = o.id AND p.left_at IS NULL),
      'place', (SELECT count(*) FROM memberships p WHERE p.organisation_id = o.id AND p.left_at IS NULL
        AND (p.joined_at < m.joined_at OR (p.joined_at = m.joined_at AND p.user_id <= m.user_id))),
      'verifiedDomains', (SELECT json_group_array(d.domain) FROM organisation_domains d WHERE d.organisation_id = o.id AND d.verified_at IS NOT NULL))
      FROM memberships m JOIN organisations o ON o.id = m.organisation_id WHERE m.user_id = ${PERSON} AND m.organisation_id = ${mine}),
    'usage', (SELECT json_group_array(json_object('organisationId', e.organisation_id, 'periodStart', e.period_start, 'seconds', e.seconds, 'usedAt', e.used_at))
      FROM (SELECT organisation_id, period_start, sum(seconds) AS seconds, max(used_at) AS used_at FROM usage_entries
        WHERE user_id = ${PERSON} AND used_at >= ${nowMs} - ${USAGE_SHOWN_MS} GROUP BY organisation_id, period_start) e),
    'calls', (SELECT json_group_array(json_object('callId', u.call_id, 'startedAt', u.started_at, 'endedAt', u.ended_at, 'activeMs', u.active_ms))
      FROM call_usage u WHERE u.conversation_id = ${conversationId} AND u.user_id = ${PERSON})))`;
  return db
    .select({ facts: facts.as("billing_facts") })
    .from(users)
    .where(sql`${PERSON} = ${userId}`);
}

/** Of whom oversight is asked: an organisation, or that which a conversation was handed in to. Null: the one the person works in. */
export type Overseen = { organisationId: string } | { conversationId: string } | null;

/** What the account of that organisation says, for whoever asks whether it may oversee; null: it has none. */
export function overseersAccountStatement(db: Database, login: Login, nowMs: number, of: Overseen = null) {
  const which = sql`a.organisation_id = ${organisationOf(of) ?? activeOrganisation(login, nowMs)}`;
  return db
    .select({ account: sql<string | null>`${accountOf(which)}`.as("account_facts") })
    .from(users)
    .where(sql`${PERSON} = ${userIdOfLogin(login, nowMs)}`);
}

function organisationOf(of: Overseen): SQL | null {
  if (of === null) return null;
  if ("organisationId" in of) return sql`${of.organisationId}`;
  return sql`(SELECT t.organisation_id FROM assignment_attempts t WHERE t.conversation_id = ${of.conversationId})`;
}

export function parseAccount(rows: Awaited<ReturnType<typeof overseersAccountStatement>>) {
  return account.parse(JSON.parse(rows[0]?.account ?? "null"));
}

function accountOf(which: SQL): SQL {
  return sql`(SELECT json_object('id', a.id,
    'trial', CASE WHEN a.trial_started_at IS NULL THEN NULL ELSE json_object('startedAt', a.trial_started_at, 'endsAt', a.trial_ends_at) END,
    'grant', CASE WHEN a.granted_plan IS NULL THEN NULL ELSE json_object('plan', a.granted_plan, 'seats', a.granted_seats, 'until', a.granted_until) END,
    'subscriptions', (SELECT json_group_array(json_object('id', s.id, 'plan', s.plan, 'interval', s.interval, 'status', s.status,
      'seats', s.seats, 'seatCents', s.seat_cents, 'createdAt', s.created_at, 'periodStart', s.period_start, 'periodEnd', s.period_end,
      'endsAt', s.ends_at, 'unpaidSince', s.unpaid_since,
      'next', CASE WHEN s.next_plan IS NULL THEN NULL ELSE json_object('plan', s.next_plan, 'interval', s.next_interval) END))
      FROM subscriptions s WHERE s.account_id = a.id))
    FROM billing_accounts a WHERE ${which})`;
}

const interval = z.enum(["month", "year"]);
const plan = z.enum(PAID_PLANS);
const account = z
  .object({
    id: z.string(),
    trial: z.object({ startedAt: z.number(), endsAt: z.number() }).nullable(),
    grant: z
      .object({ plan: z.enum([...PAID_PLANS, "custom"]), seats: z.number().nullable(), until: z.number().nullable() })
      .nullable(),
    subscriptions: z.array(
      z.object({
        id: z.string(),
        plan,
        interval,
        status: z.string(),
        seats: z.number(),
        seatCents: z.number(),
        createdAt: z.number(),
        periodStart: z.number(),
        periodEnd: z.number(),
        endsAt: z.number().nullable(),
        unpaidSince: z.number().nullable(),
        next: z.object({ plan, interval }).nullable(),
      }),
    ),
  })
  .nullable();

const factsSchema = z.object({
  userId: z.string(),
  email: z.string(),
  account,
  organization: z
    .object({
      id: z.string(),
      name: z.string(),
      role: z.enum(TEAM_ROLES),
      isEnding: z.number().transform((set) => set === 1),
      account,
      people: z.number(),
      place: z.number(),
      verifiedDomains: z.array(z.string()),
    })
    .nullable(),
  usage: z.array(
    z.object({
      organisationId: z.string().nullable(),
      periodStart: z.number(),
      seconds: z.number(),
      usedAt: z.number(),
    }),
  ),
  calls: z.array(z.object({ callId: z.string(), startedAt: z.number(), endedAt: z.number(), activeMs: z.number() })),
});

export type ReadFacts = PayerFacts & { calls: z.infer<typeof factsSchema>["calls"] };

/** Null: nobody was found. */
export function parseFacts(rows: readonly BillingRow[]): ReadFacts | null {
  const [row] = rows;
  return row ? factsSchema.parse(JSON.parse(row.facts)) : null;
}
