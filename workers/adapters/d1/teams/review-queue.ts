import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import type { QueueReason } from "#core/reviews/queue-reasons.ts";
import { NEAR_THE_LINE } from "#core/reviews/review-limits.ts";
import type { Database } from "../database.ts";
import { chatConversations } from "../schema/conversation-tables.ts";
import { assignmentAttempts, assignments } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { nameOfUser } from "./organisation-rows.ts";
import { mayReview } from "./team-scope.ts";

export const QUEUE_PAGE = 25;
/** Of the weeks that the weekly ones are chosen from: three hundred people with sixteen attempts each. */
const WEEKLY_MOST = 5000;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Attempts of the organization that the login's person works in, which they may review and nobody has, or in which something is
 * disputed; newest first, one more than a page holds. Of the filter `weekly` all of the last two weeks, reviewed or not: which of them
 * chance has chosen core/reviews/queue-reasons.ts says. `peers`: JSON of the agent's attempts around it, for the same.
 */
export function reviewQueueStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { filter: QueueReason | null; after: { handedInAt: number; id: string } | null },
) {
  const { handed_in_at, conversation_id, organisation_id, user_id } = assignmentAttempts;
  const isWeekly = of.filter === "weekly";
  const { after } = of;
  return db
    .select({
      conversationId: conversation_id,
      userId: sql<string>`${user_id}`.as("agent_id"),
      agent: nameOfUser.as("agent_name"),
      title: sql<string | null>`${assignments.title}`.as("assignment_title"),
      scenario: sql<string>`json_extract(${chatConversations.practice}, '$.scenario.title')`.as("scenario_title"),
      mode: sql<"text" | "voice">`${assignmentAttempts.mode}`.as("attempt_mode"),
      total: assignmentAttempts.total,
      scoreToReach: sql<number | null>`json_extract(${assignments.task}, '$.score')`.as("score_to_reach"),
      handedInAt: sql<number>`${handed_in_at}`.as("handed_in"),
      unreviewed: flag(CONDITIONS.unreviewed, "is_unreviewed"),
      disputed: flag(CONDITIONS.disputed, "is_disputed"),
      near: flag(CONDITIONS.near, "is_near"),
      likely: flag(CONDITIONS.likely, "is_likely"),
      peers:
        sql<string>`(SELECT json_group_array(json_object('id', p.conversation_id, 'atMs', p.handed_in_at)) FROM assignment_attempts p WHERE p.user_id = ${user_id} AND p.organisation_id = ${organisation_id} AND p.handed_in_at BETWEEN ${handed_in_at} - ${sql.raw(String(WEEK_MS))} AND ${handed_in_at} + ${sql.raw(String(WEEK_MS))})`.as(
          "peers",
        ),
    })
    .from(assignmentAttempts)
    .innerJoin(users, eq(users.id, user_id))
    .innerJoin(chatConversations, eq(chatConversations.id, conversation_id))
    .leftJoin(assignments, eq(assignments.id, assignmentAttempts.assignment_id))
    .where(
      and(
        eq(organisation_id, activeOrganisation(login, nowMs)),
        sql`${handed_in_at} IS NOT NULL`,
        mayReview(login, nowMs, organisation_id, user_id),
        isWeekly
          ? sql`${handed_in_at} > ${nowMs - 2 * WEEK_MS}`
          : sql`(${CONDITIONS.unreviewed} OR ${CONDITIONS.disputed})`,
        of.filter === null || of.filter === "weekly" ? undefined : CONDITIONS[of.filter],
        after && !isWeekly
          ? sql`(${handed_in_at}, ${conversation_id}) < (${after.handedInAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(handed_in_at), desc(conversation_id))
    .limit(isWeekly ? WEEKLY_MOST : QUEUE_PAGE + 1);
}

export function parsePeers(text: string) {
  return peersSchema.parse(JSON.parse(text));
}
const peersSchema = z.array(z.object({ id: z.string(), atMs: z.number() }));

const CONDITIONS = {
  unreviewed: sql`NOT EXISTS (SELECT 1 FROM attempt_reviews v WHERE v.conversation_id = ${assignmentAttempts.conversation_id})`,
  disputed: sql`EXISTS (SELECT 1 FROM score_disputes d WHERE d.conversation_id = ${assignmentAttempts.conversation_id} AND d.status = 'open')`,
  near: sql`(${assignmentAttempts.total} IS NOT NULL AND abs(${assignmentAttempts.total} - json_extract(${assignments.task}, '$.score')) <= ${sql.raw(String(NEAR_THE_LINE))})`,
  // Of the score it was handed in with.
  likely: sql`EXISTS (SELECT 1 FROM scores s JOIN json_each(s.score, '$.compliance') hit WHERE s.conversation_id = ${assignmentAttempts.conversation_id} AND s.run_no = ${assignmentAttempts.run_no} AND hit.value ->> 'certainty' = 'likely')`,
} as const satisfies Record<Exclude<QueueReason, "weekly">, SQL>;

function flag(condition: SQL, name: string) {
  return sql`coalesce(${condition}, 0)`.mapWith(Boolean).as(name);
}
