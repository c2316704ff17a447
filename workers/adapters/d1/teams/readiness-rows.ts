import { and, desc, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Login } from "#core/identity/login.ts";
import { checklistSchema, GATES_MOST, type ReadinessItem } from "#core/readiness/checklist.ts";
import type { ItemFact } from "#core/readiness/readiness.ts";
import { TALK_FINDING_DAYS } from "#core/readiness/ten-minutes.ts";
import { RULE_DAYS } from "#core/readiness/three-lines.ts";
import type { Database } from "../database.ts";
import type { AskedAt } from "../identity/login-scope.ts";
import { insertWhere } from "../insert-where.ts";
import { readinessChecklists, skillLevels } from "../schema/readiness-tables.ts";
import { assignments, memberships } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { recentEffort } from "./effort-rows.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { mayIn, type Overseer, overseesMany, seesEffort, seesReadiness } from "./team-scope.ts";

// The page of an organization for those who oversee somebody: from observations of handed-in attempts. No score is read.

const DAY_MS = 24 * 60 * 60 * 1000;

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
 * Those whose readiness they see, agents and whoever is in a group, by name, with what decides whether they are ready or late. All in
 * one row: taking three hundred rows apart took longer than reading them.
 */
export function overseenPeopleStatement(db: Database, by: Overseer, nowMs: AskedAt) {
  const [person, organisation] = [memberships.user_id, memberships.organisation_id];
  const newest = (what: SQL) =>
    sql`(SELECT ${what} FROM (SELECT coalesce(t.gate = 'clear', 0) AS is_clear, t.handed_in_at FROM assignment_attempts t WHERE t.organisation_id = ${organisation} AND t.user_id = ${person} AND t.handed_in_at IS NOT NULL ORDER BY t.handed_in_at DESC LIMIT ${sql.raw(String(GATES_MOST))}) g)`;
  const people = db
    .select({
      id: sql`${users.id}`.as("person_id"),
      name: displayName,
      items: itemFacts(nowMs).as("item_facts"),
      gates: newest(sql`group_concat(g.is_clear, '')`).as("gates"),
      lastHandedInAt: newest(sql`max(g.handed_in_at)`).as("last_handed_in_at"),
      overdue:
        sql`(SELECT json_group_array(a.id || char(10) || a.title) FROM assigned_rounds r CROSS JOIN assignments a ON a.id = r.assignment_id WHERE r.user_id = ${person} AND r.due_at <= ${nowMs} AND r.passed_at IS NULL AND r.excused_at IS NULL AND a.organisation_id = ${organisation} AND a.archived_at IS NULL)`.as(
          "overdue",
        ),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(isOverseenPerson(by))
    .orderBy(byDisplayName, users.id);
  // Materialized: else SQLite would take the checklist, and the tasks that it names, apart again for each person.
  const list = sql`(WITH items AS MATERIALIZED (${checklistItems(by)}), scenarios AS MATERIALIZED (${checklistScenarios(by)}) ${people.getSQL()})`;
  return db
    .select({
      people:
        sql<string>`json_group_array(json_array(person_id, display_name, item_facts, gates, last_handed_in_at, json(overdue)))`.as(
          "people",
        ),
    })
    .from(sql`${list} list`);
}

/** Throws an Error for what is no ItemFact. */
function factsIn(lines: string): Record<number, ItemFact> {
  const facts: Record<number, ItemFact> = {};
  for (const line of lines.split("\n").filter((one) => one !== "")) {
    const [place, fact] = cutAt(line, " ");
    facts[Number(place)] = factOf(fact);
  }
  return facts;
}

function factOf(text: string): ItemFact {
  if (text === "") return null;
  if (text === "valid" || text === "expired" || text === "revoked") return text;
  if (!/^\d+$/.test(text)) throw new Error(`no fact about an item of a checklist: ${text}`);
  return Number(text);
}

function cutAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

export function parseOverseenPeople([row]: Awaited<ReturnType<typeof overseenPeopleStatement>>) {
  return peopleSchema.parse(JSON.parse(row?.people ?? "[]"));
}

function isOverseenPerson(by: Overseer): SQL {
  return sql`(${seesReadiness(by)} AND (${memberships.role} = 'agent' OR EXISTS (SELECT 1 FROM group_members p JOIN "groups" g ON g.id = p.group_id WHERE p.user_id = ${memberships.user_id} AND g.organisation_id = ${memberships.organisation_id})))`;
}

/** The items of the checklist that name an assignment. */
function checklistItems(by: Overseer): SQL {
  return sql`SELECT i.key AS key, json_extract(i.value, '$.kind') AS kind, json_extract(i.value, '$.assignmentId') AS assignment_id, coalesce(json_extract(i.value, '$.score'), 0) AS score
    FROM readiness_checklists k, json_each(k.items) i WHERE k.organisation_id = ${by.organisationId} AND json_extract(i.value, '$.assignmentId') IS NOT NULL`;
}

/** The scenarios of those assignments. */
function checklistScenarios(by: Overseer): SQL {
  return sql`SELECT a.id AS assignment_id, json_extract(s.value, '$.id') AS scenario_id FROM assignments a, json_each(a.task, '$.scenarios') s
    WHERE a.organisation_id = ${by.organisationId} AND a.id IN (SELECT assignment_id FROM items)`;
}

/** A round that was passed stays passed when its attempts are kept no longer: more scenarios than any assignment has. */
const KEPT_NO_LONGER = 1000;

/** A line for each item about an assignment: its place in the checklist, a blank, and its ItemFact (core/readiness/readiness.ts). */
function itemFacts(nowMs: AskedAt): SQL {
  const person = memberships.user_id;
  const passed = sql`CASE WHEN EXISTS (SELECT 1 FROM assigned_rounds r WHERE r.assignment_id = i.assignment_id AND r.user_id = ${person} AND r.passed_at IS NOT NULL)
    THEN CASE WHEN EXISTS (SELECT 1 FROM assignment_attempts t WHERE t.assignment_id = i.assignment_id AND t.user_id = ${person} AND t.passed = 1)
      THEN (SELECT count(*) FROM scenarios s WHERE s.assignment_id = i.assignment_id
        AND EXISTS (SELECT 1 FROM assignment_attempts t WHERE t.assignment_id = s.assignment_id AND t.user_id = ${person} AND t.scenario_id = s.scenario_id AND t.passed = 1 AND t.total >= i.score))
      ELSE ${sql.raw(String(KEPT_NO_LONGER))} END END`;
  // By the alphabet: one that is valid comes before one that was revoked, and that before one that has expired.
  const certificate = sql`(SELECT max(CASE WHEN c.revoked_at IS NOT NULL THEN 'revoked' WHEN c.expires_at <= ${nowMs} THEN 'expired' ELSE 'valid' END)
    FROM certificates c WHERE c.assignment_id = i.assignment_id AND c.user_id = ${person})`;
  return sql`(SELECT group_concat(i.key || ' ' || coalesce(CASE i.kind WHEN 'passed' THEN ${passed} ELSE ${certificate} END, ''), char(10)) FROM items i)`;
}

/** The same people's skills and effort: of a stretch of them, in the order of `overseenPeopleStatement`, or of all. */
export function figuresOfPeopleStatement(
  db: Database,
  by: Overseer,
  nowMs: AskedAt,
  stretch: { offset: number | Placeholder; limit: number | Placeholder },
) {
  const person = memberships.user_id;
  // First who: the figures of those who are left out would be summed up, too.
  const shown = db
    .select({ id: users.id, name: displayName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(isOverseenPerson(by))
    .orderBy(byDisplayName, users.id)
    .limit(stretch.limit)
    .offset(stretch.offset);
  return db
    .select({
      id: person,
      skills:
        sql<string>`(SELECT json_group_array(json_array(l.dimension, round(l.level, 1), l.observations, round(l.level_before, 1))) FROM skill_levels l WHERE l.organisation_id = memberships.organisation_id AND l.user_id = memberships.user_id)`.as(
          "skills",
        ),
      effort: recentEffort({ userId: sql`memberships.user_id`, joinedAt: sql`memberships.joined_at` }, nowMs).as(
        "effort",
      ),
    })
    .from(memberships)
    .where(
      and(
        sql`${memberships.organisation_id} = ${by.organisationId}`,
        sql`${person} IN (SELECT shown.id FROM ${shown} shown)`,
      ),
    );
}

export const EVERYBODY = { offset: 0, limit: -1 };

export function parseFigures({ id, skills, effort }: Awaited<ReturnType<typeof figuresOfPeopleStatement>>[number]) {
  const [seconds, quarters] = effortSchema.parse(JSON.parse(effort));
  return { id, skills: skillsSchema.parse(JSON.parse(skills)), seconds, quarters };
}

/** Skills that have fallen, of everybody whom they oversee; core/readiness/skill-level.ts (fallOf) says by how much. */
export function fallenSkillsStatement(db: Database, by: Overseer) {
  return db
    .select({
      userId: skillLevels.user_id,
      dimension: skillLevels.dimension,
      level: skillLevels.level,
      observations: skillLevels.observations,
      levelBefore: skillLevels.level_before,
    })
    .from(skillLevels)
    .where(
      and(
        sql`${skillLevels.organisation_id} = ${by.organisationId} AND level_before - level >= 9`,
        overseesMany(by, skillLevels.user_id),
      ),
    );
}

/**
 * Rules that sure findings of handed-in attempts broke lately, those that broke most first; of each the newest line. What is disputed
 * counts once it was upheld.
 */
export function hurtingRulesStatement(db: Database, by: Overseer, nowMs: AskedAt) {
  const found = findingsOf(by, nowMs, RULE_DAYS, sql`f.conversation_id, f.rule, f.turn, f.handed_in_at`);
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

/** How many sure findings each person's attempts of the last weeks had, and the newest of them. */
export function findingsOfPeopleStatement(db: Database, by: Overseer, nowMs: AskedAt) {
  const found = findingsOf(by, nowMs, TALK_FINDING_DAYS, sql`f.user_id, f.conversation_id, f.rule, f.handed_in_at`);
  // As above: with one max() the other columns are of the newest. In one row, as the people are.
  const people = sql`SELECT x.user_id, count(*) AS times, max(x.handed_in_at), x.rule, x.conversation_id FROM (${found}) x GROUP BY x.user_id`;
  return db
    .select({
      findings:
        sql<string>`json_group_array(json_object('userId', y.user_id, 'count', y.times, 'rule', y.rule, 'conversationId', y.conversation_id))`.as(
          "findings",
        ),
    })
    .from(sql`(${people}) y`);
}

export function parseFindings([row]: Awaited<ReturnType<typeof findingsOfPeopleStatement>>) {
  return findingsSchema.parse(JSON.parse(row?.findings ?? "[]"));
}

function findingsOf(by: Overseer, nowMs: AskedAt, days: number, columns: SQL): SQL {
  return sql`SELECT ${columns} FROM attempt_findings f
    WHERE f.organisation_id = ${by.organisationId} AND f.handed_in_at >= ${nowMs} - ${days * DAY_MS} AND f.certainty = 'sure' AND ${overseesMany(by, sql`f.user_id`)}
      AND NOT EXISTS (SELECT 1 FROM score_disputes d WHERE d.conversation_id = f.conversation_id AND d.rule = f.rule AND d.turn = f.turn AND d.status <> 'upheld')`;
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
// Flat, with text for what is a list: there are hundreds of them, and each value in a row is one more question.
const peopleSchema = z.array(
  z
    .tuple([
      z.string(),
      z.string(),
      z.string().nullable(),
      z.string().nullable(),
      z.number().nullable(),
      z.array(z.string()),
    ])
    .transform(([id, name, items, gates, lastHandedInAt, overdue]) => ({
      id,
      name,
      facts: { items: factsIn(items ?? ""), gates: [...(gates ?? "")].map((one) => one === "1"), lastHandedInAt },
      overdue: overdue.map((one) => cutAt(one, "\n")).map(([assignmentId, title]) => ({ assignmentId, title })),
    })),
);
const findingsSchema = z.array(
  z.object({ userId: z.string(), count: z.number(), rule: z.string(), conversationId: z.string() }),
);
const skillsSchema = z.array(
  z
    .tuple([z.string(), z.number(), z.number(), z.number().nullable()])
    .transform(([dimension, level, observations, levelBefore]) => ({ dimension, level, observations, levelBefore })),
);
const effortSchema = z.tuple([z.number(), z.array(z.number())]);
