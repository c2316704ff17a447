import { Refusal } from "#core/errors.ts";
import type { ReadinessPerson, ReadinessView } from "#core/pages/readiness-pages.ts";
import type { TeamHeader } from "#core/pages/team-pages.ts";
import { daysOfQuarters, EFFORT_DAYS, type Effort, effortLabel } from "#core/readiness/effort.ts";
import { askedItems, type MissingItem, missingItems } from "#core/readiness/readiness.ts";
import { shownLevel } from "#core/readiness/skill-level.ts";
import { type Talk, tenMinutes } from "#core/readiness/ten-minutes.ts";
import { threeLines } from "#core/readiness/three-lines.ts";
import { findingTitle } from "#core/scoring/finding-title.ts";
import { rubric } from "#core/scoring/rubric.ts";
import { mayInOrganisation } from "#core/teams/team-rights.ts";
import { zoneOffsets } from "#core/zone-offsets.ts";
import type { Database } from "../../adapters/d1/database.ts";
import {
  EVERYBODY,
  type OverseenRows,
  overseenPeopleStatement,
  parseFigures,
  parseOverseenPeople,
  type Stretch,
} from "../../adapters/d1/teams/overseen-people.ts";
import {
  type ChecklistRows,
  type formerEffortStatement,
  hurtingRulesStatement,
  overseerStatement,
  parseChecklist,
} from "../../adapters/d1/teams/readiness-rows.ts";
import type { Overseer } from "../../adapters/d1/teams/team-scope.ts";

/** What decides who is ready, what hurts and who needs ten minutes: for the file of the page, the email of Monday and the digest. */
export function readinessStatements(db: Database, by: Overseer, nowMs: number, figuresFor: Stretch) {
  return [
    overseerStatement(db, by),
    overseenPeopleStatement(db, by, nowMs, figuresFor),
    hurtingRulesStatement(db, by, nowMs),
  ] as const;
}

/** Which people the page shows, from its address. */
export type Shown = { show: ReadinessView["show"]; page: number };

export function shownOf(search: URLSearchParams): Shown {
  const page = Number(search.get("page") ?? 1);
  return {
    show: search.get("show") === "not-ready" ? "not-ready" : "all",
    page: Number.isInteger(page) && page > 0 ? Math.min(page, PAGES_MOST) : 1,
  };
}

/** Of those who are not ready nobody knows beforehand where they stand. */
export function stretchOf({ show, page }: Shown): Stretch {
  return show === "all" ? { offset: (page - 1) * PEOPLE_SHOWN, limit: PEOPLE_SHOWN } : EVERYBODY;
}

type RowsOf<Statement extends (...args: never[]) => PromiseLike<unknown>> = Awaited<ReturnType<Statement>>;
type ReadinessRows = readonly [
  overseers: ChecklistRows,
  people: OverseenRows,
  rules: RowsOf<typeof hurtingRulesStatement>,
];

export type KnownPerson = {
  id: string;
  name: string;
  /** Null: there is no checklist. */
  missing: MissingItem[] | null;
  lastHandedInAt: number | null;
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
export function knownReadiness(rows: ReadinessRows, nowMs: number): KnownReadiness | null {
  const [overseers, peopleRows, ruleRows] = rows;
  const [overseer] = overseers;
  if (!overseer) return null;
  const checklist = parseChecklist(overseers);
  const asked = checklist && askedItems(checklist.items, checklist.assignments);
  const parsed = parseOverseenPeople(peopleRows);
  const people = parsed.map(({ id, name, facts }): KnownPerson => {
    const missing = asked && missingItems(asked, facts, nowMs);
    return { id, name, missing, lastHandedInAt: facts.lastHandedInAt };
  });
  const talks = tenMinutes(
    parsed.map(({ id, name, overdue, fallen, findings }, index) => ({
      userId: id,
      name,
      overdue,
      skills: fallen,
      missing: people[index]?.missing ?? [],
      findings,
    })),
  );
  const rules = rulesOf(ruleRows);
  return {
    weeklyEmail: overseer.weeklyEmail,
    checklist: asked?.map(({ words }) => words) ?? null,
    people,
    rules,
    talks,
    lines: threeLines({ people: people.length, ready: asked && readyOf(people), rules, talks }),
  };
}

/** Skills and effort by person, in the days of that zone. */
export function figuresOf(rows: OverseenRows, timeZone: string, nowMs: number) {
  const offsets = zoneOffsets(timeZone, nowMs - EFFORT_DAYS * DAY_MS, nowMs);
  return new Map(
    parseFigures(rows).map(({ id, skills, seconds, quarters }) => {
      const effort: Effort = { seconds, days: daysOfQuarters(quarters, offsets) };
      return [id, { skills, effort }];
    }),
  );
}

export const NO_FIGURES = { skills: [], effort: { seconds: 0, days: 0 } };

/** The part that the page shows. Null: neither an owner nor a manager. Throws Refusal `not_found` for a page that is not there. */
export function readinessView(
  [overseers, peopleRows, rules, former]: readonly [...ReadinessRows, RowsOf<typeof formerEffortStatement>],
  { team, nowMs, shown: { show, page } }: { team: TeamHeader; nowMs: number; shown: Shown },
): ReadinessView | null {
  const known = knownReadiness([overseers, peopleRows, rules], nowMs);
  if (!known) return null;
  const figures = figuresOf(peopleRows, team.timeZone, nowMs);
  const listed = show === "all" ? known.people : known.people.filter(({ missing }) => missing?.length !== 0);
  const pages = Math.max(1, Math.ceil(listed.length / PEOPLE_SHOWN));
  if (page > pages) throw new Refusal("not_found");
  const people = listed
    .slice((page - 1) * PEOPLE_SHOWN, page * PEOPLE_SHOWN)
    .map((person) => ({ ...person, ...(figures.get(person.id) ?? NO_FIGURES) }));
  const skills = skillColumns(people);
  return {
    lines: known.lines,
    checklist: known.checklist,
    mayWriteChecklist: mayInOrganisation(team.role, "writeChecklist"),
    weeklyEmail: known.weeklyEmail,
    counts: { people: known.people.length, ready: known.checklist && readyOf(known.people) },
    show,
    page,
    pages,
    people: people.map((person) => shownPerson(person, skills)),
    skills,
    rules: known.rules,
    talks: known.talks,
    former: former.map(({ id, name, ...effort }) => ({ id, name, effort: effortLabel(effort) })),
  };
}

type Figures = ReturnType<typeof figuresOf> extends Map<string, infer One> ? One : never;

/** Every skill of the rubric in its order; delivery, which only a call shows, once one of their calls has. */
export function skillColumns(people: readonly Pick<Figures, "skills">[]): { id: string; title: string }[] {
  const isKnown = (id: string) => people.some(({ skills }) => skills.some(({ dimension }) => dimension === id));
  return rubric.filter(({ id }) => id !== "delivery" || isKnown(id)).map(({ id, title }) => ({ id, title }));
}

function shownPerson({ id, name, missing, skills, effort }: KnownPerson & Figures, columns: readonly { id: string }[]) {
  return {
    id,
    name,
    isReady: missing && missing.length === 0,
    missing: (missing ?? []).map(({ words }) => words),
    effort: effortLabel(effort),
    skills: columns.map((column) => {
      const skill = skills.find(({ dimension }) => dimension === column.id);
      return skill ? (shownLevel(skill) ?? `too few: ${skill.observations}`) : null;
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
const PEOPLE_SHOWN = 20;
const PAGES_MOST = 1000;
const LINE_SHOWN = 240;
