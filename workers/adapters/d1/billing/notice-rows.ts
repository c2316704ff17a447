import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Notice } from "#core/billing/notices-due.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { billingAccounts, billingNotices, subscriptions, usageEntries } from "../schema/billing-tables.ts";
import { organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { subscriptionColumns } from "./payer-rows.ts";

// Emails of billing, each once: what may be due, to whom, and what has gone out.

/** Who is told: the person, or each owner of the organisation; a JSON list. */
const recipients = sql<string>`CASE WHEN ${billingAccounts.user_id} IS NOT NULL THEN json_array(${users.email})
  ELSE (SELECT json_group_array(o.email) FROM memberships AS m JOIN users AS o ON o.id = m.user_id
    WHERE m.organisation_id = ${billingAccounts.organisation_id} AND m.role = 'owner' AND m.left_at IS NULL) END`;

const told = {
  organisation: sql<string | null>`${organisations.name}`.as("organisation_name"),
  timeZone: sql<string | null>`coalesce(${organisations.time_zone}, ${users.time_zone})`.as("time_zone_told"),
  recipients: recipients.as("recipients"),
  sent: sql<string>`(SELECT json_group_array(n.kind || ' ' || n.about) FROM billing_notices AS n WHERE n.account_id = ${billingAccounts.id})`.as(
    "sent",
  ),
};

/** Subscriptions of which something may have to be said: unpaid since `unpaidAfter`, or of a year that ends before `renewsBefore`. */
export function noticeableSubscriptionsStatement(
  db: Database,
  of: { unpaidAfter: number; nowMs: number; renewsBefore: number; after: string; limit: number },
) {
  return db
    .select({ ...subscriptionColumns, ...told })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.account_id))
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(
      and(
        gt(subscriptions.id, of.after),
        or(
          gt(subscriptions.unpaid_since, of.unpaidAfter),
          and(
            eq(subscriptions.interval, "year"),
            eq(subscriptions.status, "active"),
            isNull(subscriptions.ends_at),
            gt(subscriptions.period_end, of.nowMs),
            lt(subscriptions.period_end, of.renewsBefore),
          ),
        ),
      ),
    )
    .orderBy(subscriptions.id)
    .limit(of.limit);
}

/** Trials that go on while nothing was bought or granted. */
export function noticeableTrialsStatement(
  db: Database,
  of: { nowMs: number; endsBy: number; after: string; limit: number },
) {
  return db
    .select({
      accountId: billingAccounts.id,
      startedAt: billingAccounts.trial_started_at,
      endsAt: billingAccounts.trial_ends_at,
      ...told,
    })
    .from(billingAccounts)
    .leftJoin(users, eq(users.id, billingAccounts.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(and(gt(billingAccounts.id, of.after), isTrying(of.nowMs), lte(billingAccounts.trial_ends_at, of.endsBy)))
    .orderBy(billingAccounts.id)
    .limit(of.limit);
}

/** Who has practised so many seconds in such a trial: each person has minutes of their own. */
export function trialMinutesStatement(db: Database, of: { nowMs: number; usedAtLeast: number; usedBelow: number }) {
  const used = sql<number>`sum(${usageEntries.seconds})`;
  return db
    .select({
      accountId: billingAccounts.id,
      userId: users.id,
      startedAt: billingAccounts.trial_started_at,
      endsAt: billingAccounts.trial_ends_at,
      used: used.as("used"),
      organisation: organisations.name,
      timeZone: users.time_zone,
      recipients: sql<string>`json_array(${users.email})`.as("recipients"),
      sent: told.sent,
    })
    .from(billingAccounts)
    .innerJoin(
      usageEntries,
      or(
        eq(usageEntries.organisation_id, billingAccounts.organisation_id),
        and(isNull(usageEntries.organisation_id), eq(usageEntries.user_id, billingAccounts.user_id)),
      ),
    )
    .innerJoin(users, eq(users.id, usageEntries.user_id))
    .leftJoin(organisations, eq(organisations.id, billingAccounts.organisation_id))
    .where(and(isTrying(of.nowMs), gte(usageEntries.period_start, billingAccounts.trial_started_at)))
    .groupBy(billingAccounts.id, users.id)
    .having(sql`${used} >= ${of.usedAtLeast} AND ${used} < ${of.usedBelow}`);
}

function isTrying(nowMs: number): SQL | undefined {
  return and(
    isNotNull(billingAccounts.trial_started_at),
    gt(billingAccounts.trial_ends_at, nowMs),
    sql`NOT EXISTS (SELECT 1 FROM subscriptions AS bought WHERE bought.account_id = ${billingAccounts.id} AND bought.status IN ('active', 'trialing', 'past_due', 'unpaid', 'paused'))`,
    sql`(${billingAccounts.granted_plan} IS NULL OR ${billingAccounts.granted_until} <= ${nowMs})`,
  );
}

/** SQL condition: this was not said yet. */
export function isUnsaid(accountId: string, { kind, about }: Notice): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM billing_notices AS said WHERE said.account_id = ${accountId} AND said.kind = ${kind} AND said.about = ${about})`;
}

/** After its emails, in the same batch. */
export function noteNoticeStatement(db: Database, accountId: string, notice: Notice, nowMs: number) {
  return insertWhere(
    db,
    billingNotices,
    { account_id: accountId, ...notice, sent_at: nowMs },
    isUnsaid(accountId, notice),
  );
}

/** The JSON lists of the statements above. */
export function listOf(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}
