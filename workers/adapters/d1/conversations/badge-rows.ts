import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { BadgeCause } from "#core/badges/badge-facts.ts";
import type { Login } from "#core/identity/login.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { userExists } from "../identity/users.ts";
import { insertWhere } from "../insert-where.ts";
import { rowsAsJson } from "../rows-as-json.ts";
import { chatConversations, scores } from "../schema/conversation-tables.ts";
import { earnedBadges } from "../schema/readiness-tables.ts";

/** Of more the oldest no longer count toward what is not earned yet. */
const SESSIONS_MOST = 3000;

/** The person's completed sessions, newest first, each with the newest run of its score. Of JSON only single values leave the database. */
export function badgeSessionsStatement(db: Database, userId: SQL | string) {
  const newestRun = sql`${scores.run_no} = (SELECT max(newest.run_no) FROM scores AS newest WHERE newest.conversation_id = ${chatConversations.id})`;
  return db
    .select({
      id: chatConversations.id,
      kind: chatConversations.kind,
      mode: chatConversations.mode,
      scenarioId: chatConversations.scenario_id,
      level: chatConversations.difficulty,
      endedAtMs: sql<number>`${chatConversations.ended_at}`.as("ended_at_ms"),
      total: scores.total,
      gate: scores.gate,
      isRetry: sql<number>`${chatConversations.forked_from} IS NOT NULL`.as("is_retry"),
      before: sql<
        number | null
      >`(SELECT b.total FROM scores AS b WHERE b.conversation_id = ${chatConversations.forked_from} AND b.rubric_version = ${scores.rubric_version} ORDER BY b.run_no DESC LIMIT 1)`.as(
        "score_before",
      ),
      isSettled: sql<number>`${isSettledDrill}`.as("is_settled"),
    })
    .from(chatConversations)
    .leftJoin(scores, and(eq(scores.conversation_id, chatConversations.id), newestRun))
    .where(
      and(
        eq(chatConversations.user_id, userId),
        eq(chatConversations.status, "completed"),
        isNotNull(chatConversations.ended_at),
        sql`${chatConversations.kind} <> 'transcript'`,
      ),
    )
    .orderBy(desc(chatConversations.ended_at))
    .limit(SESSIONS_MOST);
}

export type BadgeSessionRow = Awaited<ReturnType<typeof badgeSessionsStatement>>[number];

/** In a statement over chat_conversations: a drill whose customer let the objection go (core/drills/drill-practice.ts). */
export const isSettledDrill = sql`(${chatConversations.kind} = 'drill' AND json_extract(${chatConversations.customer_state}, '$.exit.kind') = 'agreed')`;

/** The badges of a person, the newest first. `isThere`: the session that earned it has not been deleted. */
export function earnedBadgesStatement(db: Database, userId: SQL | string) {
  return db
    .select({
      badge: earnedBadges.badge,
      earnedAt: earnedBadges.earned_at,
      because: earnedBadges.because,
      isShown: earnedBadges.is_shown,
      isThere:
        sql<number>`EXISTS (SELECT 1 FROM chat_conversations AS c WHERE c.id = json_extract(${earnedBadges.because}, '$.conversationId') AND c.user_id = ${earnedBadges.user_id})`.as(
          "is_there",
        ),
    })
    .from(earnedBadges)
    .where(eq(earnedBadges.user_id, userId))
    .orderBy(desc(earnedBadges.earned_at), asc(earnedBadges.badge));
}

/** The badges that this session of the login's person earned. */
function badgesOfSessionStatement(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return db
    .select({ badge: earnedBadges.badge })
    .from(earnedBadges)
    .where(
      and(
        eq(earnedBadges.user_id, userIdOfLogin(login, nowMs)),
        sql`json_extract(${earnedBadges.because}, '$.conversationId') = ${conversationId}`,
      ),
    )
    .orderBy(asc(earnedBadges.badge));
}

/** The same as JSON text. */
export function badgesOfSessionAsJson(db: Database, login: AskedLogin, nowMs: AskedAt, conversationId: AskedId) {
  return rowsAsJson(badgesOfSessionStatement(db, login, nowMs, conversationId), { badge: "badge" });
}

export function parseBadges(text: string): string[] {
  return badgesSchema.parse(JSON.parse(text)).map(({ badge }) => badge);
}

const badgesSchema = z.array(z.object({ badge: z.string() }));

/** Awards a badge once; a person who is gone gets none. */
export function awardStatement(db: Database, of: { userId: string; badge: string; cause: BadgeCause; nowMs: number }) {
  return insertWhere(
    db,
    earnedBadges,
    { user_id: of.userId, badge: of.badge, earned_at: of.nowMs, because: of.cause },
    userExists(of.userId),
  ).onConflictDoNothing();
}

export function parseCause(because: unknown): BadgeCause {
  return causeSchema.parse(because);
}

const causeSchema = z.object({ atMs: z.number(), conversationId: z.string().nullable(), figure: z.number() });

/** Shows or hides one of the badges of the login's person. */
export function showBadgeStatement(db: Database, login: Login, nowMs: number, badge: string, isShown: boolean) {
  return db
    .update(earnedBadges)
    .set({ is_shown: isShown })
    .where(and(eq(earnedBadges.user_id, userIdOfLogin(login, nowMs)), eq(earnedBadges.badge, badge)))
    .returning({ badge: earnedBadges.badge });
}
