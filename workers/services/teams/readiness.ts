import { z } from "zod";
import { csvText } from "#core/csv-text.ts";
import { Refusal } from "#core/errors.ts";
import { asksFirst } from "#core/feedback/asks-first.ts";
import { isNotHeard } from "#core/feedback/not-heard.ts";
import type { Login } from "#core/identity/login.ts";
import { findScenario } from "#core/library/library.ts";
import type { ChecklistPage, SkillQuotesPage } from "#core/pages/readiness-pages.ts";
import { checklistFormSchema, starterChecklist } from "#core/readiness/checklist.ts";
import { readinessFigures } from "#core/readiness/readiness-figures.ts";
import { titleOfDimension } from "#core/readiness/ten-minutes.ts";
import { type CheckResult, checkResultSchema } from "#core/scoring/score-schema.ts";
import { userIdOfLogin } from "../../adapters/d1/identity/login-scope.ts";
import { EVERYBODY } from "../../adapters/d1/teams/overseen-people.ts";
import {
  formerEffortStatement,
  namableAssignmentsStatement,
  overseerStatement,
  parseChecklist,
  setWeeklyEmailStatement,
  skillQuotesStatements,
  writeChecklistStatements,
} from "../../adapters/d1/teams/readiness-rows.ts";
import { overseerOf } from "../../adapters/d1/teams/team-scope.ts";
import { type OversightWorld, requireOversight } from "../billing/oversight.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { figuresOf, knownReadiness, NO_FIGURES, readinessStatements, skillColumns } from "./readiness-view.ts";
import {
  actorStatements,
  requireActor,
  requireLogin,
  requireOverseer,
  requireTeam,
  teamStatements,
} from "./team-admission.ts";

/** Who is ready, for those who oversee them: what the page /team leads to. Throws Refusal `signed_out` without a login. */
export function createReadiness(world: Pick<World, "db" | "now" | "background"> & OversightWorld) {
  const { db } = world;

  return {
    /** /team/checklist. Throws Refusal `not_found` for whoever is in no organization, `forbidden` for whoever is no owner. */
    async openChecklist(visitor: Login | null): Promise<ChecklistPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const by = overseerOf(login, nowMs);
      const [viewers, mine, overseers, assignments] = await db.batch([
        ...teamStatements(db, login, nowMs),
        overseerStatement(db, by),
        namableAssignmentsStatement(db, login, nowMs, by),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "writeChecklist");
      const written = parseChecklist(overseers);
      return {
        viewer,
        team,
        items: written?.items ?? starterChecklist(assignments),
        isWritten: written !== null,
        assignments,
      };
    },

    /** An empty one takes it away. Throws Refusal `bad_request`, `not_found` or `forbidden`. */
    async writeChecklist(
      visitor: Login | null,
      organisationId: string,
      input: z.input<typeof checklistFormSchema>,
    ): Promise<{ isWritten: boolean }> {
      const login = requireLogin(visitor);
      await requireOversight(world, login, { organisationId });
      const items = requireInput(checklistFormSchema, input);
      const nowMs = world.now();
      const [viewers, roles, , written] = await db.batch([
        ...actorStatements(db, login, nowMs, organisationId),
        ...writeChecklistStatements(db, login, { organisationId, items, nowMs }),
      ]);
      requireActor(world, login, viewers, roles, "writeChecklist");
      if (items.length > 0 && written.length === 0) throw new Refusal("not_found");
      return { isWritten: items.length > 0 };
    },

    /** /team/skills/:userId/:dimension. Throws Refusal `not_found`, also for whoever does not oversee that person. */
    async openSkill(visitor: Login | null, userId: string, dimension: string): Promise<SkillQuotesPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, people, attempts] = await db.batch([
        ...teamStatements(db, login, nowMs),
        ...skillQuotesStatements(db, overseerOf(login, nowMs), { userId, dimension }),
      ]);
      const { viewer, team } = requireOverseer(world, login, viewers, mine);
      const [person] = people;
      const skill = titleOfDimension(dimension);
      if (!person || skill === null) throw new Refusal("not_found");
      return {
        viewer,
        team,
        person: person.name,
        skill,
        attempts: attempts.map(({ conversationId, handedInAt, percent, title, scenarioId, checks, speakers }) => ({
          conversationId,
          title: title ?? findScenario(scenarioId)?.title ?? scenarioId,
          handedInAt,
          percent: Math.round(percent),
          notMet: checksSchema
            .parse(JSON.parse(checks ?? "[]"))
            .filter(isNotMet)
            .map((check) => notMetView(check, speakersSchema.parse(JSON.parse(speakers)))),
        })),
      };
    },

    /** /team/readiness.csv: the figures of /team, one row a person. Throws Refusal `not_found` for whoever oversees nobody by role. */
    async exportCsv(visitor: Login | null): Promise<string> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const by = overseerOf(login, nowMs);
      const [viewers, mine, former, ...rows] = await db.batch([
        ...teamStatements(db, login, nowMs),
        formerEffortStatement(db, by),
        ...readinessStatements(db, by, nowMs, EVERYBODY),
      ]);
      const { team } = requireOverseer(world, login, viewers, mine);
      const known = knownReadiness(rows, nowMs);
      if (!known) throw new Refusal("not_found");
      const figures = figuresOf(rows[1], team.timeZone, nowMs);
      const people = known.people.map((person) => ({ ...person, ...(figures.get(person.id) ?? NO_FIGURES) }));
      return csvText(readinessFigures({ people, skills: skillColumns(people), former, timeZone: team.timeZone }));
    },

    /** The switch of the email of Monday. Throws Refusal `not_found` for whoever would not get one. */
    async setWeeklyEmail(visitor: Login | null, organisationId: string, isOn: boolean): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, roles, changed] = await db.batch([
        ...actorStatements(db, login, nowMs, organisationId),
        setWeeklyEmailStatement(db, { userId: userIdOfLogin(login, nowMs), organisationId }, isOn),
      ]);
      requireActor(world, login, viewers, roles, null);
      if (changed.length === 0) throw new Refusal("not_found");
    },
  };
}

const checksSchema = z.array(checkResultSchema);

function isNotMet({ result }: CheckResult): boolean {
  return result === "not-met" || result === "unproven";
}

/** `speakers`: who said each turn. */
function notMetView(
  check: CheckResult,
  speakers: readonly ("user" | "assistant")[],
): SkillQuotesPage["attempts"][number]["notMet"][number] {
  const { question, evidence, chance, better } = check;
  const isHeard = !isNotHeard(check);
  const about = isHeard ? evidence : chance ? [chance] : [];
  const quotes = about.map((one) => ({ ...one, isAgent: speakers[one.turn] === "user" }));
  return { question, isHeard, quotes, better, asksFirst: asksFirst(check) };
}

const speakersSchema = z.array(z.enum(["user", "assistant"]));
