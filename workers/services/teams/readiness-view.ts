import type { ReadinessPerson, ReadinessView } from "#core/pages/readiness-pages.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { daysOfQuarters, EFFORT_DAYS, type Effort, effortLabel } from "#core/readiness/effort.ts";
import { itemWords, type MissingItem, missingItems } from "#core/readiness/readiness.ts";
import { shownLevel } from "#core/readiness/skill-level.ts";
import { skillPath, type Talk, tenMinutes } from "#core/readiness/ten-minutes.ts";
import { threeLines } from "#core/readiness/three-lines.ts";
import { findingTitle } from "#core/scoring/finding-title.ts";
import { rubric } from "#core/scoring/rubric.ts";
import { mayInOrganisation } from "#core/teams/team-rights.ts";
import { zoneOffsets } from "#core/zone-offsets.ts";
import type { Database } from "../../adapters/d1/database.ts";
import {
  type ChecklistRows,
  findingsOfPeopleStatement,
  type formerEffortStatement,
  hurtingRulesStatement,
  overseenPeopleStatement,
  overseerStatement,
  parseChecklist,
  parseOverseenPerson,
} from "../../adapters/d1/teams/readiness-rows.ts";
import type { Overseer } from "../../adapters/d1/teams/team-scope.ts";

/** What is known of those whom somebody oversees, for the page, its file and the email of Monday. */
export function readinessStatements(db: Database, by: Overseer, nowMs: number) {
  return [
    overseerStatement(db, by),
    overseenPeopleStatement(db, by, nowMs),
    hurtingRulesStatement(db, by, nowMs),
    findingsOfPeopleStatement(db, by, nowMs),
  ] as const;
}

type RowsOf<Statement extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Statement>>;
type ReadinessRows = readonly [
  overseers: ChecklistRows,
  people: RowsOf<typeof overseenPeopleStatement>,
  rules: RowsOf<typeof hurtingRulesStatement>,
  findings: RowsOf<typeof findingsOfPeopleStatement>,
];

export type KnownPerson = {
  id: string;
  name: string;
  /** Null: there is no checklist. */
  missing: MissingItem[] | null;
  skills: { dimension: string; level: number; observations: number; levelBefore: number | null }[];
  lastHandedInAt: number | null;
  effort: Effort;
};

export type KnownReadiness = {
  weeklyEmail: boolean;
  checklist: string[] | null;
  people: KnownPerson[];
  rules: ReadinessView["rules"];
  talks: Talk[];
  lines: readonly string[];
};

/** Null: neither an owner nor a manager. */
export function knownReadiness(
  [overseers, peopleRows, ruleRows, findings]: ReadinessRows,
  timeZone: string,
  nowMs: number,
): KnownReadiness | null {
  const [overseer] = overseers;
  if (!overseer) return null;
  const checklist = parseChecklist(overseers);
  const offsets = zoneOffsets(timeZone, nowMs - EFFORT_DAYS * DAY_MS, nowMs);
  const found = new Map(findings.map((one) => [one.userId, one]));
  const rows = peopleRows.map(parseOverseenPerson);
  const people = rows.map(
    ({ id, name, facts, skills, seconds, quarters }): KnownPerson => ({
      id,
      name,
      missing: checklist && missingItems(checklist.items, checklist.assignments, facts, nowMs),
      skills,
      lastHandedInAt: facts.lastHandedInAt,
      effort: { seconds, days: daysOfQuarters(quarters, offsets) },
    }),
  );
  const talks = tenMinutes(
    rows.map(({ id, name, skills, overdue }, index) => ({
      userId: id,
      name,
      skills,
      overdue,
      missing: people[index]?.missing ?? [],
      findings: found.get(id) ?? null,
    })),
  );
  const rules = rulesOf(ruleRows);
  return {
    weeklyEmail: overseer.weeklyEmail,
    checklist: checklist?.items.map((item) => itemWords(item, checklist.assignments)) ?? null,
    people,
    rules,
    talks,
    lines: threeLines({ people: people.length, ready: checklist && readyOf(people), rules, talks }),
  };
}

/** The part that the page shows. */
export function readinessView(
  [overseers, people, rules, findings, former]: [...ReadinessRows, RowsOf<typeof formerEffortStatement>],
  { team, nowMs, search }: { team: TeamHeader; nowMs: number; search: URLSearchParams },
): ReadinessView | null {
  const known = knownReadiness([overseers, people, rules, findings], team.timeZone, nowMs);
  if (!known) return null;
  const show = known.checklist && search.get("show") === "not-ready" ? "not-ready" : "all";
  const listed = show === "all" ? known.people : known.people.filter(({ missing }) => missing && missing.length > 0);
  const pages = Math.max(1, Math.ceil(listed.length / PEOPLE_SHOWN));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(search.get("page"))) || 1));
  const skills = skillColumns(known.people);
  return {
    lines: known.lines,
    checklist: known.checklist,
    mayWriteChecklist: mayInOrganisation(team.role, "writeChecklist"),
    weeklyEmail: known.weeklyEmail,
    counts: { people: known.people.length, ready: known.checklist && readyOf(known.people) },
    show,
    page,
    pages,
    people: listed.slice((page - 1) * PEOPLE_SHOWN, page * PEOPLE_SHOWN).map((person) => shownPerson(person, skills)),
    skills,
    rules: known.rules,
    talks: known.talks,
    former: former.map(({ id, name, ...effort }) => ({ id, name, effort: effortLabel(effort) })),
  };
}

/** Every skill of the rubric in its order; delivery, which only a call shows, once somebody's call has. */
export function skillColumns(people: readonly Pick<KnownPerson, "skills">[]): { id: string; title: string }[] {
  const isKnown = (id: string) => people.some(({ skills }) => skills.some(({ dimension }) => dimension === id));
  return rubric.filter(({ id }) => id !== "delivery" || isKnown(id)).map(({ id, title }) => ({ id, title }));
}

function shownPerson({ id, name, missing, skills, effort }: KnownPerson, columns: readonly { id: string }[]) {
  return {
    id,
    name,
    isReady: missing && missing.length === 0,
    missing: (missing ?? []).map(({ words }) => words),
    effort: effortLabel(effort),
    skills: columns.map((column) => {
      const skill = skills.find(({ dimension }) => dimension === column.id);
      const path = skillPath(id, column.id);
      return skill
        ? { level: shownLevel(skill), observations: skill.observations, path }
        : { level: null, observations: 0, path };
    }),
  } satisfies ReadinessPerson;
}

function rulesOf(rows: RowsOf<typeof hurtingRulesStatement>): ReadinessView["rules"] {
  const rules = new Map<string, ReadinessView["rules"][number]>();
  for (const { rule, count, conversationId, line } of rows) {
    const known = rules.get(rule) ?? { rule, title: findingTitle(rule) ?? rule, count, quotes: [] };
    if (line !== null) known.quotes.push({ conversationId, line: shortened(line) });
    rules.set(rule, known);
  }
  return [...rules.values()];
}

function shortened(line: string): string {
  const characters = [...line];
  return characters.length <= LINE_SHOWN ? line : `${characters.slice(0, LINE_SHOWN).join("")}…`;
}

function readyOf(people: readonly Pick<KnownPerson, "missing">[]): number {
  return people.filter(({ missing }) => missing?.length === 0).length;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PEOPLE_SHOWN = 50;
const LINE_SHOWN = 240;
