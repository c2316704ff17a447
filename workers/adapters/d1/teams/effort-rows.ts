import { type SQL, sql } from "drizzle-orm";
import { LONGEST_COUNTED_GAP_MS } from "#core/conversations/practised-time.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import { EFFORT_DAYS, EFFORT_KINDS } from "#core/readiness/effort.ts";
import type { ZoneOffset } from "#core/zone-offsets.ts";
import type { AskedAt } from "../identity/login-scope.ts";

// Minutes and days of practice, as core/readiness/effort.ts (effortOf) defines them. Of a session nothing else is read.

const DAY_MS = 24 * 60 * 60 * 1000;

/** In a statement over memberships: their effort of the last weeks as JSON text, [seconds, [quarter of an hour of each session]]. */
export function recentEffort(membership: { userId: SQL; joinedAt: SQL }, nowMs: AskedAt): SQL<string> {
  const since = sql`max(${membership.joinedAt}, ${nowMs} - ${EFFORT_DAYS * DAY_MS})`;
  return sql<string>`(SELECT json_array(coalesce(sum(e.seconds), 0), json_group_array(e.quarter)) FROM (SELECT ${ACTIVE_SECONDS} AS seconds, CAST(c.created_at / ${QUARTER_MS} AS INTEGER) AS quarter FROM ${sessionsOf(membership.userId, since)}) e WHERE e.seconds > 0)`;
}

/** The sums of a whole membership, for the row of whoever leaves. `offsets`: of the organization's zone since they joined. */
export function effortOfMembership(
  membership: { userId: SQL; joinedAt: SQL },
  offsets: readonly ZoneOffset[],
): { seconds: SQL; days: SQL } {
  const offset = sql`coalesce((SELECT json_extract(z.value, '$.offsetMs') FROM json_each(${JSON.stringify(offsets)}) z WHERE json_extract(z.value, '$.fromMs') <= c.created_at ORDER BY z.key DESC LIMIT 1), ${offsets[0]?.offsetMs ?? 0})`;
  const active = sql`(SELECT ${ACTIVE_SECONDS} AS seconds, CAST((c.created_at + ${offset}) / ${DAY_MS} AS INTEGER) AS day FROM ${sessionsOf(membership.userId, membership.joinedAt)}) e WHERE e.seconds > 0`;
  return {
    seconds: sql`(SELECT coalesce(sum(e.seconds), 0) FROM ${active})`,
    days: sql`(SELECT count(DISTINCT e.day) FROM ${active})`,
  };
}

function sessionsOf(userId: SQL, since: SQL): SQL {
  const kinds = sql.join(
    EFFORT_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return sql`chat_conversations c WHERE c.user_id = ${userId} AND c.created_at >= ${since} AND c.kind IN (${kinds})`;
}

/**
 * Of a session `c`: its time without what a retry has taken over, which is what was said up to the moment it began. The gaps are
 * counted as core/conversations/practised-time.ts does.
 */
const ACTIVE_SECONDS = sql`c.duration_seconds - CASE WHEN c.forked_from IS NULL THEN 0 ELSE coalesce((
  SELECT CAST(round(sum(min(max(0, copy.created_at - earlier.created_at), ${LONGEST_COUNTED_GAP_MS})) / 1000.0) AS INTEGER)
  FROM chat_messages copy JOIN chat_messages earlier ON earlier.conversation_id = copy.conversation_id AND earlier.position = copy.position - 1
  WHERE copy.conversation_id = c.id AND copy.created_at <= c.created_at AND earlier.kind <> 'coach'), 0) END`;
