import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ItemFact, ReadinessFacts } from "#core/readiness/readiness.ts";
import type { SkillLevel } from "#core/readiness/skill-level.ts";
import { TALK_FINDING_DAYS } from "#core/readiness/ten-minutes.ts";
import type { Database } from "../database.ts";
import type { AskedAt } from "../identity/login-scope.ts";
import { memberships } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { recentEffort } from "./effort-rows.ts";
import { byDisplayName, displayName } from "./organisation-rows.ts";
import { type Overseer, seesReadiness } from "./team-scope.ts";

// The people of the page of an organization: who they are, what decides whether they are ready, and their figures. Three hundred are
// one row of lists: the people are looked up once, and a row for each would take longer to take apart than to read. What has no blank
// and no line break in it, ids and figures, stands in lines: as JSON within D1's own JSON each quote is written twice.

/** Of whom the figures are read, too, by their place among the people; a limit of -1: of everybody. */
export type Stretch = { offset: number; limit: number };
export const EVERYBODY: Stretch = { offset: 0, limit: -1 };
export const NOBODY: Stretch = { offset: 0, limit: 0 };

export type OverseenPerson = {
  id: string;
  name: string;
  facts: ReadinessFacts;
  overdue: { assignmentId: string; title: string }[];
  /** Skills that have fallen; core/readiness/skill-level.ts (fallOf) says by how much. */
  fallen: FallenSkill[];
  /** Sure findings of the last weeks, and the newest of them; null: there was none. */
  findings: { count: number; rule: string; conversationId: string } | null;
};

type FallenSkill = SkillLevel & { dimension: string };

/** Those whose readiness they see: agents, and whoever is in a group, by name. */
export function overseenPeopleStatement(
  db: Database,
  by: Overseer,
  nowMs: AskedAt,
  stretch: { [Key in keyof Stretch]: number | Placeholder },
) {
  const people = db
    .select({
      id: sql`${users.id}`.as("id"),
      name: displayName,
      organisationId: sql`${memberships.organisation_id}`.as("organisation_id"),
      joinedAt: sql`${memberships.joined_at}`.as("joined_at"),
    })
    .from(memberships)
    .innerJoin(users, sql`${users.id} = ${memberships.user_id}`)
    .where(isOverseenPerson(by))
    .orderBy(byDisplayName, users.id);
  // Materialized: else SQLite would look the people up, and take the checklist apart, again for each list.
  const known = sql`(WITH people AS MATERIALIZED (${people.getSQL()}), items AS MATERIALIZED (${checklistItems(by)})
    SELECT (SELECT group_concat(id, char(10)) FROM people) AS ids, (SELECT json_group_array(display_name) FROM people) AS names, (${handedInLines}) AS handed_in,
      (${overdueList(nowMs)}) AS overdue, (${factLines(nowMs)}) AS facts,
      (${fallenLines}) AS fallen, (${findingLines(nowMs)}) AS findings, (${figureLists(nowMs, stretch)}) AS figures)`;
  return db
    .select({
      ids: sql<string | null>`ids`.as("ids"),
      names: sql<string>`names`.as("names"),
      handedIn: sql<string | null>`handed_in`.as("handed_in"),
      overdue: sql<string>`overdue`.as("overdue"),
      facts: sql<string | null>`facts`.as("facts"),
      fallen: sql<string | null>`fallen`.as("fallen"),
      findings: sql<string | null>`findings`.as("findings"),
      figures: sql<string>`figures`.as("figures"),
    })
    .from(sql`${known} known`);
}

export type OverseenRows = Awaited<ReturnType<typeof overseenPeopleStatement>>;

export function parseOverseenPeople([row]: OverseenRows): OverseenPerson[] {
  const names = namesSchema.parse(JSON.parse(row?.names ?? "[]"));
  const handedIn = linesOf(row?.handedIn);
  const overdueOf = Map.groupBy(overdueSchema.parse(JSON.parse(row?.overdue ?? "[]")), ({ userId }) => userId);
  const factsOf = parseFacts(row?.facts);
  const fallenOf = parseFallen(row?.fallen);
  const findingsOf = parseFindings(row?.findings);
  return linesOf(row?.ids).map((id, index) => ({
    id,
    name: names[index] ?? "",
    facts: { items: factsOf.get(id) ?? NO_FACTS, ...parseHandedIn(handedIn[index] ?? "") },
    overdue: overdueOf.get(id) ?? [],
    fallen: fallenOf.get(id) ?? [],
    findings: findingsOf.get(id) ?? null,
  }));
}

/** Skills and effort of those in the stretch; `quarters`: the quarter of an hour in which each session began. */
export function parseFigures([row]: OverseenRows) {
  return figuresSchema.parse(JSON.parse(row?.figures ?? "[]"));
}

function isOverseenPerson(by: Overseer): SQL {
  return sql`(${seesReadiness(by)} AND (${memberships.role} = 'agent' OR EXISTS (SELECT 1 FROM group_members p JOIN "groups" g ON g.id = p.group_id WHERE p.user_id = ${memberships.user_id} AND g.organisation_id = ${memberships.organisation_id})))`;
}

const whereTheyAre = sql`SELECT organisation_id FROM people LIMIT 1`;

/** The items of the checklist that name an assignment. */
function checklistItems(by: Overseer): SQL {
  return sql`SELECT i.key AS key, json_extract(i.value, '$.kind') AS kind, json_extract(i.value, '$.assignmentId') AS assignment_id, coalesce(json_extract(i.value, '$.score'), 0) AS score
    FROM readiness_checklists k, json_each(k.items) i WHERE k.organisation_id = ${by.organisationId} AND json_extract(i.value, '$.assignmentId') IS NOT NULL`;
}

/** A line for each of the people, in their order: `parseHandedIn`. */
const handedInLines = sql`SELECT group_concat(line, char(10)) FROM (
  SELECT coalesce((SELECT n.handed_in_at || ' ' || n.gates FROM newest_attempts n WHERE n.organisation_id = p.organisation_id AND n.user_id = p.id), '') AS line FROM people p)`;

function overdueList(nowMs: AskedAt): SQL {
  return sql`SELECT json_group_array(json_array(p.id, a.id, a.title)) FROM people p CROSS JOIN assigned_rounds r CROSS JOIN assignments a
    WHERE r.user_id = p.id AND r.due_at <= ${nowMs} AND r.passed_at IS NULL AND r.excused_at IS NULL AND a.id = r.assignment_id AND a.organisation_id = p.organisation_id AND a.archived_at IS NULL`;
}

/** A round that was passed stays passed when its attempts are kept no longer: more scenarios than any assignment has. */
const KEPT_NO_LONGER = 1000;

/** A line for each item about an assignment and each of the people of whom something is known: the place of the item, its ItemFact, the id. */
function factLines(nowMs: AskedAt): SQL {
  const passed = sql`SELECT i.key, r.user_id,
      (SELECT CASE count(*) WHEN 0 THEN ${sql.raw(String(KEPT_NO_LONGER))} ELSE sum(b.total >= i.score) END FROM best_passes b WHERE b.assignment_id = i.assignment_id AND b.user_id = r.user_id) AS fact
    FROM items i CROSS JOIN assigned_rounds r ON r.assignment_id = i.assignment_id
    WHERE i.kind = 'passed' AND r.passed_at IS NOT NULL`;
  // By the alphabet: one that is valid comes before one that was revoked, and that before one that has expired.
  const certificate = sql`SELECT i.key, c.user_id, max(CASE WHEN c.revoked_at IS NOT NULL THEN 'revoked' WHEN c.expires_at <= ${nowMs} THEN 'expired' ELSE 'valid' END)
    FROM items i CROSS JOIN certificates c ON c.assignment_id = i.assignment_id
    WHERE i.kind = 'certificate' GROUP BY i.key, c.user_id`;
  return sql`SELECT group_concat(key || ' ' || fact || ' ' || user_id, char(10)) FROM (${passed} UNION ALL ${certificate})`;
}

/** A line for each skill that may have fallen: the person, the skill, and its SkillLevel. */
const fallenLines = sql`SELECT group_concat(user_id || ' ' || dimension || ' ' || level || ' ' || observations || ' ' || level_before, char(10))
  FROM skill_levels WHERE organisation_id = (${whereTheyAre}) AND level_before - level >= 9`;

/** A line for each of the people whose attempts of the last weeks have sure findings: the person, how many, and rule and attempt of the newest. */
function findingLines(nowMs: AskedAt): SQL {
  // With one max() SQLite takes the other columns from the row that has it.
  return sql`SELECT group_concat(user_id || ' ' || times || ' ' || rule || ' ' || conversation_id, char(10)) FROM (
    SELECT f.user_id, count(*) AS times, max(f.handed_in_at), f.rule, f.conversation_id ${sureFindings(nowMs, TALK_FINDING_DAYS)}
      AND f.organisation_id = (${whereTheyAre}) GROUP BY f.user_id)`;
}

/** From where, and which: sure findings `f` of what was handed in lately. What is disputed counts once it was upheld. */
export function sureFindings(nowMs: AskedAt, days: number): SQL {
  return sql`FROM attempt_findings f WHERE f.handed_in_at >= ${nowMs} - ${days * DAY_MS} AND f.certainty = 'sure'
    AND NOT EXISTS (SELECT 1 FROM score_disputes d WHERE d.conversation_id = f.conversation_id AND d.rule = f.rule AND d.turn = f.turn AND d.status <> 'upheld')`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function figureLists(nowMs: AskedAt, { offset, limit }: { [Key in keyof Stretch]: number | Placeholder }): SQL {
  const skills = sql`(SELECT json_group_array(json_array(l.dimension, round(l.level, 1), l.observations, round(l.level_before, 1))) FROM skill_levels l WHERE l.organisation_id = p.organisation_id AND l.user_id = p.id)`;
  const effort = recentEffort({ userId: sql`p.id`, joinedAt: sql`p.joined_at` }, nowMs);
  // Cast: SQLite plans a statement anew for each bare parameter of a LIMIT, which took as long as reading all the rest.
  return sql`SELECT json_group_array(json_array(p.id, ${skills}, ${effort})) FROM (SELECT * FROM people LIMIT CAST(${limit} AS INTEGER) OFFSET CAST(${offset} AS INTEGER)) p`;
}

/** "1795000000000 110": when the newest was handed in, and of the newest few, newest first, whether the gate was clear. Empty: nothing was. */
function parseHandedIn(line: string): Pick<ReadinessFacts, "gates" | "lastHandedInAt"> {
  if (line === "") return { gates: [], lastHandedInAt: null };
  const [at, gates] = cutAt(line, " ");
  return { gates: Array.from(gates, (one) => one === "1"), lastHandedInAt: Number(at) };
}

/** Facts by person and by the place of the item. Throws an Error for what is no ItemFact. */
function parseFacts(lines: string | null | undefined): Map<string, Record<number, ItemFact>> {
  const factsOf = new Map<string, Record<number, ItemFact>>();
  for (const line of linesOf(lines)) {
    const [place, rest] = cutAt(line, " ");
    const [fact, id] = cutAt(rest, " ");
    const facts = factsOf.get(id) ?? {};
    facts[Number(place)] = factOf(fact);
    factsOf.set(id, facts);
  }
  return factsOf;
}

function parseFallen(lines: string | null | undefined): Map<string, FallenSkill[]> {
  const fallenOf = new Map<string, FallenSkill[]>();
  for (const line of linesOf(lines)) {
    const [userId = "", dimension = "", level, observations, before] = line.split(" ");
    const skill = { dimension, level: Number(level), observations: Number(observations), levelBefore: Number(before) };
    fallenOf.set(userId, [...(fallenOf.get(userId) ?? []), skill]);
  }
  return fallenOf;
}

function parseFindings(lines: string | null | undefined) {
  return new Map(
    linesOf(lines).map((line) => {
      const [userId = "", count, rule = "", conversationId = ""] = line.split(" ");
      return [userId, { count: Number(count), rule, conversationId }];
    }),
  );
}

function linesOf(text: string | null | undefined): string[] {
  return text ? text.split("\n") : [];
}

function factOf(text: string): ItemFact {
  if (text === "valid" || text === "expired" || text === "revoked") return text;
  if (!/^\d+$/.test(text)) throw new Error(`no fact about an item of a checklist: ${text}`);
  return Number(text);
}

function cutAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

const NO_FACTS = {};
const namesSchema = z.array(z.string());
const overdueSchema = z.array(
  z
    .tuple([z.string(), z.string(), z.string()])
    .transform(([userId, assignmentId, title]) => ({ userId, assignmentId, title })),
);
const figuresSchema = z.array(
  z
    .tuple([
      z.string(),
      z.array(
        z
          .tuple([z.string(), z.number(), z.number(), z.number().nullable()])
          .transform(([dimension, level, observations, levelBefore]) => ({
            dimension,
            level,
            observations,
            levelBefore,
          })),
      ),
      z.tuple([z.number(), z.array(z.number())]),
    ])
    .transform(([id, skills, [seconds, quarters]]) => ({ id, skills, seconds, quarters })),
);
