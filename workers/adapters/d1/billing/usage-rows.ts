import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { MeteredShare } from "#core/billing/metered-time.ts";
import { LONGEST_METERED_GAP_MS } from "#core/billing/plan-limits.ts";
import type { Login } from "#core/identity/login.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import type { Database } from "../database.ts";
import { userIdOfLogin } from "../identity/login-scope.ts";
import { insertFrom } from "../insert-from.ts";
import { listedIds } from "../listed-ids.ts";
import { usageEntries } from "../schema/billing-tables.ts";
import { chatConversations, chatMessages } from "../schema/conversation-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "../teams/active-organisation.ts";
import { isOwner } from "../teams/team-scope.ts";

export type Metered = {
  conversationId: string;
  userId: string;
  /** Null: their own. */
  organisationId: string | null;
  kind: "text" | "voice";
};

/**
 * Writes one share of what a conversation has come to: what is more than was written before, so that writing it again, at the same time
 * or with less known, changes nothing. They are written in order; the last is there also with nothing in it, since it says up to when the
 * conversation is counted. `condition`: what has to be true.
 */
export function meterStatement(
  db: Database,
  of: Metered,
  { periodStart, secondsSoFar, usedAt, isLast }: MeteredShare,
  condition: SQL,
) {
  const written = sql`(SELECT coalesce(sum(w.seconds), 0) FROM usage_entries w WHERE w.conversation_id = ${of.conversationId})`;
  const values = {
    conversation_id: of.conversationId,
    period_start: periodStart,
    user_id: of.userId,
    organisation_id: of.organisationId,
    kind: of.kind,
    seconds: sql`max(0, ${secondsSoFar} - ${written})`,
    used_at: usedAt,
  };
  const isMore = isLast ? condition : sql`${condition} AND ${secondsSoFar} > ${written}`;
  return insertFrom(db, usageEntries, values, sql`WHERE ${isMore}`).onConflictDoUpdate({
    target: ROW,
    set: {
      seconds: sql`${usageEntries.seconds} + excluded.seconds`,
      used_at: sql`max(${usageEntries.used_at}, excluded.used_at)`,
      kind: sql`excluded.kind`,
    },
  });
}

const ROW = [usageEntries.conversation_id, usageEntries.period_start];

/**
 * One exchange of a client that keeps its conversation itself: on a row for the day, since nothing else of it is stored. The time since
 * the exchange before counts, of a longer gap two minutes; nothing where the conversation begins.
 */
export function meterExchangeStatement(
  db: Database,
  of: Metered & { periodStart: number; begins: boolean },
  nowMs: number,
) {
  const gap = sql`CAST(round(min(max(0, ${nowMs} - ${usageEntries.used_at}), ${LONGEST_METERED_GAP_MS}) / 1000.0) AS INTEGER)`;
  return db
    .insert(usageEntries)
    .values({
      conversation_id: of.conversationId,
      period_start: of.periodStart,
      user_id: of.userId,
      organisation_id: of.organisationId,
      kind: of.kind,
      seconds: 0,
      used_at: nowMs,
    })
    .onConflictDoUpdate({
      target: ROW,
      set: { used_at: nowMs, seconds: of.begins ? usageEntries.seconds : sql`${usageEntries.seconds} + ${gap}` },
    });
}

/**
 * Conversations that somebody has left open: nothing was said in them since `quietSince`, and something that is not counted yet since
 * `sinceMs` (unix ms). Those of calls are counted when the call ends.
 */
export function leftOpenStatement(db: Database, of: { quietSince: number; sinceMs: number }, limit: number) {
  const [c, m] = [chatConversations, chatMessages];
  return db
    .selectDistinct({ id: c.id, userId: c.user_id })
    .from(m)
    .innerJoin(c, eq(c.id, m.conversation_id))
    .where(
      and(
        // The index of what was sent lately.
        isNotNull(m.client_key),
        gt(m.created_at, of.sinceMs),
        lte(m.created_at, of.quietSince),
        sql`+${c.status} = 'active'`,
        sql`NOT EXISTS (SELECT 1 FROM ${m} AS later WHERE later.conversation_id = ${c.id} AND later.position > ${m.position} AND later.created_at > ${m.created_at})`,
        sql`NOT EXISTS (SELECT 1 FROM live_calls AS live WHERE live.conversation_id = ${c.id})`,
        sql`NOT EXISTS (SELECT 1 FROM ${usageEntries} AS e WHERE e.conversation_id = ${c.id} AND e.used_at >= ${m.created_at})`,
      ),
    )
    .orderBy(asc(m.created_at))
    .limit(limit);
}

/** Which of these conversations have not ended: their time may not be counted yet. */
export function unendedStatement(db: Database, ids: readonly string[]) {
  const c = chatConversations;
  return db
    .select({ id: c.id, userId: c.user_id })
    .from(c)
    .where(and(inArray(c.id, listedIds(ids)), eq(c.status, "active")));
}

/** Of a conversation, what its time is counted from; two statements. */
export function meteredStatements(db: Database, of: { id: string; userId: string }) {
  const [c, m] = [chatConversations, chatMessages];
  const isTheirs = and(eq(c.id, of.id), eq(c.user_id, of.userId));
  return [
    db
      .select({ id: c.id, user_id: c.user_id, kind: c.kind, mode: c.mode, created_at: c.created_at })
      .from(c)
      .where(isTheirs),
    db
      .select({ id: m.id, role: m.role, kind: m.kind, created_at: m.created_at })
      .from(m)
      .innerJoin(c, eq(c.id, m.conversation_id))
      .where(isTheirs)
      .orderBy(asc(m.position)),
  ] as const;
}

/** What the login's person used since then, newest first. */
export function ownUseStatement(db: Database, login: Login, nowMs: number, sinceMs: number) {
  const e = usageEntries;
  return db
    .select({ usedAt: e.used_at, seconds: e.seconds })
    .from(e)
    .where(and(eq(e.user_id, userIdOfLogin(login, nowMs)), gt(e.used_at, sinceMs), gt(e.seconds, 0)))
    .orderBy(desc(e.used_at));
}

/** What the people of the organisation that the login's person works in used, for an owner: sums by the quarter of an hour. */
export function teamUseStatement(db: Database, login: Login, nowMs: number, sinceMs: number) {
  const e = usageEntries;
  const quarter = sql<number>`CAST(${e.used_at} / ${QUARTER_MS} AS INTEGER)`;
  const mine = activeOrganisation(login, nowMs);
  return db
    .select({
      userId: e.user_id,
      name: sql<string>`coalesce(nullif(${users.full_name}, ''), ${users.email})`.as("name_shown"),
      periodStart: e.period_start,
      quarter: quarter.as("quarter"),
      seconds: sql<number>`sum(${e.seconds})`.as("seconds_used"),
    })
    .from(e)
    .innerJoin(users, eq(users.id, e.user_id))
    .where(and(eq(e.organisation_id, mine), gt(e.used_at, sinceMs), gt(e.seconds, 0), isOwner(login, nowMs, mine)))
    .groupBy(e.user_id, e.period_start, quarter);
}
