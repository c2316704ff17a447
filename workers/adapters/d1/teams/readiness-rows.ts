import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import { checklistSchema, type ReadinessItem } from "#core/readiness/checklist.ts";
import { RULE_DAYS } from "#core/readiness/three-lines.ts";
import type { Database } from "../database.ts";
import type { AskedAt } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { readinessChecklists } from "../schema/readiness-tables.ts";
import { assignments, memberships } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { sureFindings } from "./overseen-people.ts";
import { mayIn, type Overseer, overseesMany, seesEffort } from "./team-scope.ts";

// The page of an organization for those who oversee somebody: from observations of handed-in attempts. No score is read.

/** The membership of an owner or manager, with the checklist of the organization; no row: somebody else. */
export function overseerStatement(db: Database, by: Overseer) {
  return db
    .select({
      weeklyEmail: memberships.weekly_email,
      items: readinessChecklists.items,
      named: sql<
        string | null
      >`(SELECT json_group_array(json_object('id', a.id, 'title', a.title, 'needed', coalesce(json_extract(a.task, '$.needed'), 1))) FROM assignments a WHERE a.organisation_id = ${memberships.organisation_id} AND a.id IN (SELECT json_extract(i.value, '$.assignmentId') FROM json_each(${readinessChecklists.items}) i))`.as(
        "named",
      ),
    })
    .from(memberships)
    .leftJoin(readinessChecklists, eq(readinessChecklists.organisation_id, memberships.organisation_id))
    .where(
      and(
        sql`${memberships.organisation_id} = ${by.organisationId} AND ${memberships.user_id} = ${by.userId}`,
        isNull(memberships.left_at),
        sql`${memberships.role} IN ('owner', 'manager')`,
      ),
    );
}

export type ChecklistRows = Awaited<ReturnType<typeof overseerStatement>>;

/** Null: no checklist is written. */
export function parseChecklist([row]: ChecklistRows) {
  if (!row || row.items === null) return null;
  return { items: checklistSchema.parse(row.items), assignments: namedSchema.parse(JSON.parse(row.named ?? "[]")) };
}

/**
 * Rules that sure findings of handed-in attempts broke lately, those that broke most first; of each the newest line. What is disputed
 * counts once it was upheld.
 */
export function hurtingRulesStatement(db: Database, by: Overseer, nowMs: AskedAt) {
  const found = sql`SELECT f.conversation_id, f.rule, f.turn, f.handed_in_at ${sureFindings(nowMs, RULE_DAYS)} AND f.organisation_id = ${by.organisationId} AND ${overseesMany(by, sql`f.user_id`)}`;
  return (
    db
      .select({
        rule: sql<string>`q.rule`.as("rule"),
        count: sql<number>`q.times`.as("times"),
        conversationId: sql<string>`q.conversation_id`.as("conversation_id"),
        line: sql<
          string | null
        >`(SELECT l.content FROM (SELECT m.content, row_number() OVER (ORDER BY m.position) - 1 AS turn FROM chat_messages m WHERE m.conversation_id = q.conversation_id AND m.kind = 'turn') l WHERE l.turn = q.turn)`.as(
          "line",
        ),
      })
      // With one max() SQLite takes the other columns from the row that has it.
      .from(
        sql`(SELECT x.rule, count(*) AS times, max(x.handed_in_at), x.conversation_id, x.turn FROM (${found}) x GROUP BY x.rule) q`,
      )
      .orderBy(sql`times DESC, rule`)
  );
}

/** Those who have left, whose effort they see: the sums that stayed. */
export function formerEffortStatement(db: Database, by: Overseer) {
  return db
    .select({
      id: users.id,
      name: displayName,
      seconds: sql<number>`coalesce(${memberships.effort_seconds}, 0)`.as("seconds"),
      days: sql<number>`coalesce(${memberships.effort_days}, 0)`.as("days"),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(seesEffort(by), isNotNull(memberships.left_at), isNotNull(memberships.effort_seconds)))
    .orderBy(desc(memberships.left_at), byDisplayName);
}

/** What a checklist may name, for whoever writes it: newest first, archived ones only where it names them. */
export function namableAssignmentsStatement(db: Database, login: Login, nowMs: number, by: Overseer) {
  return db
    .select({
      id: assignments.id,
      title: assignments.title,
      certificateMonths: assignments.certificate_months,
      isArchived: sql`${assignments.archived_at} IS NOT NULL`.mapWith(Boolean).as("is_archived"),
    })
    .from(assignments)
    .where(
      and(
        sql`${assignments.organisation_id} = ${by.organisationId}`,
        mayIn(login, nowMs, assignments.organisation_id, "writeChecklist"),
        sql`(${assignments.archived_at} IS NULL OR ${assignments.id} IN (SELECT json_extract(i.value, '$.assignmentId') FROM readiness_checklists k, json_each(k.items) i WHERE k.organisation_id = ${assignments.organisation_id}))`,
      ),
    )
    .orderBy(desc(assignments.created_at))
    .limit(NAMABLE_MOST);
}

const NAMABLE_MOST = 100;

/** By an owner, about assignments of the organization only. Without items there is no checklist. The second returns the row written. */
export function writeChecklistStatements(
  db: Database,
  login: Login,
  of: { organisationId: string; items: readonly ReadinessItem[]; nowMs: number },
) {
  const { organisationId, items, nowMs } = of;
  const may = mayIn(login, nowMs, organisationId, "writeChecklist");
  const areTheirs = sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(items)}) i WHERE json_extract(i.value, '$.assignmentId') IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM assignments a WHERE a.id = json_extract(i.value, '$.assignmentId') AND a.organisation_id = ${organisationId}))`;
  return [
    db
      .delete(readinessChecklists)
      .where(and(eq(readinessChecklists.organisation_id, organisationId), may, sql`${items.length} = 0`)),
    insertWhere(
      db,
      readinessChecklists,
      { organisation_id: organisationId, items, updated_at: nowMs },
      sql`${may} AND ${areTheirs} AND ${items.length} > 0`,
    )
      .onConflictDoUpdate({
        target: readinessChecklists.organisation_id,
        set: { items: sql`excluded.items`, updated_at: sql`excluded.updated_at` },
      })
      .returning({ id: readinessChecklists.organisation_id }),
  ] as const;
}

/** The name of somebody whose handed-in work they read, and their newest attempts in which this skill was judged, whole scores. */
export function skillQuotesStatements(db: Database, by: Overseer, of: { userId: string; dimension: string }) {
  const isTheirs = sql`${memberships.organisation_id} = ${by.organisationId} AND ${memberships.user_id} = ${of.userId}`;
  const seen = sql`(${overseesMany(by, memberships.user_id)})`;
  return [
    db
      .select({ name: displayName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .where(and(isTheirs, seen)),
    db
      .select({
        conversationId: sql<string>`s.conversation_id`.as("conversation_id"),
        percent: sql<number>`s.percent`.as("percent"),
        handedInAt: sql<number>`s.handed_in_at`.as("handed_in_at"),
        title: sql<string | null>`a.title`.as("assignment_title"),
        scenarioId: sql<string>`t.scenario_id`.as("scenario_id"),
        checks: sql<
          string | null
        >`(SELECT json_extract(d.value, '$.checks') FROM scores n, json_each(n.score, '$.dimensions') d WHERE n.conversation_id = t.conversation_id AND n.run_no = t.run_no AND json_extract(d.value, '$.id') = s.dimension)`.as(
          "checks",
        ),
        speakers:
          sql<string>`(SELECT json_group_array(r.role) FROM (SELECT m.role FROM chat_messages m WHERE m.conversation_id = t.conversation_id AND m.kind = 'turn' ORDER BY m.position) r)`.as(
            "speakers",
          ),
      })
      .from(
        sql`attempt_skills s JOIN assignment_attempts t ON t.conversation_id = s.conversation_id AND t.handed_in_at IS NOT NULL LEFT JOIN assignments a ON a.id = t.assignment_id`,
      )
      .where(
        sql`s.organisation_id = ${by.organisationId} AND s.user_id = ${of.userId} AND s.dimension = ${of.dimension} AND ${overseesMany(by, sql`s.user_id`)}`,
      )
      .orderBy(sql`s.handed_in_at DESC, s.conversation_id DESC`)
      .limit(QUOTED_ATTEMPTS),
  ] as const;
}

const QUOTED_ATTEMPTS = 10;

/** Whether they get the email of Monday. Of the login's person alone. */
export function setWeeklyEmailStatement(db: Database, by: Overseer, isOn: boolean) {
  return db
    .update(memberships)
    .set({ weekly_email: isOn })
    .where(
      and(
        sql`${memberships.organisation_id} = ${by.organisationId} AND ${memberships.user_id} = ${by.userId}`,
        isNull(memberships.left_at),
        sql`${memberships.role} IN ('owner', 'manager')`,
      ),
    )
    .returning({ id: memberships.user_id });
}

const namedSchema = z.array(z.object({ id: z.string(), title: z.string(), needed: z.number() }));
