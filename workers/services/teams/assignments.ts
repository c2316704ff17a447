import { assignmentEditSchema, excuseSchema, newAssignmentSchema } from "#core/assignments/assignment-forms.ts";
import { type AssignmentTask, type TaskTerms, taskOf } from "#core/assignments/assignment-task.ts";
import { dateText, dueDay, endOfDay } from "#core/assignments/due-date.ts";
import { ROUND_STATES, roundState } from "#core/assignments/round-state.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import {
  assemblePractice,
  builtInLibrary,
  difficulties,
  findScenario,
  personas,
  personasFor,
  scenarios,
} from "#core/library/library.ts";
import type { AssignmentList, AssignmentPage, NewAssignmentPage, RoundOfPerson } from "#core/pages/assignment-pages.ts";
import { difficultyCard, personaCard, scenarioCard } from "#core/pages/practice-cards.ts";
import type { DifficultyLevel } from "#core/scenarios/schema.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { myOrganisationsStatement } from "../../adapters/d1/teams/active-organisation.ts";
import {
  archiveAssignmentStatement,
  assigningStatements,
  assignmentStatement,
  assignmentsStatement,
  editAssignmentStatements,
  excuseStatement,
  insertAssignmentStatements,
  type OverseenRoundRow,
  organisationStatement,
  overseenRoundsStatement,
  parseAssignment,
  parseOverseenRound,
} from "../../adapters/d1/teams/assignment-rows.ts";
import { requireViewer } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { teamHeader } from "./team-admission.ts";

/**
 * What owners and managers give their people to do. Who may what is in each statement; what somebody may not know of is refused as
 * `not_found`, as what does not exist.
 */
export function createAssignments(world: World) {
  const { db } = world;

  return {
    /** /team/assignments: of an owner all, of a manager those of their people, with how many people are where. */
    async list(login: Login | null): Promise<AssignmentList> {
      const { now, viewers } = opening(login);
      const [viewerRows, mine, organisationRows, rows, rounds] = await db.batch([
        viewers,
        myOrganisationsStatement(db, asked(login), now),
        organisationStatement(db, asked(login), now),
        assignmentsStatement(db, asked(login), now),
        overseenRoundsStatement(db, asked(login), now, null),
      ]);
      const viewer = requireViewer(world, asked(login), viewerRows);
      const organisation = organisationRows[0];
      const team = teamHeader(mine);
      if (!organisation || !team) throw new Refusal("not_found");
      return {
        viewer,
        team,
        timeZone: organisation.timeZone,
        assignments: rows.map((row) => {
          const { task, ...assignment } = parseAssignment(row);
          const people = rounds
            .filter(({ assignmentId }) => assignmentId === row.id)
            .map((round) => roundOf(round, task, now));
          return {
            id: assignment.id,
            title: assignment.title,
            dueAt: assignment.dueAt,
            isArchived: assignment.archivedAt !== null,
            people: people.length,
            states: ROUND_STATES.map((state) => ({
              state,
              count: people.filter((one) => one.state === state).length,
            })).filter(({ count }) => count > 0),
          };
        }),
      };
    },

    /** /team/assignments/:id: each person with their state and what they handed in. Private tries are a state, nothing more. */
    async open(login: Login | null, id: string): Promise<AssignmentPage> {
      const { now, viewers } = opening(login);
      const [viewerRows, mine, rows, rounds] = await db.batch([
        viewers,
        myOrganisationsStatement(db, asked(login), now),
        assignmentStatement(db, asked(login), now, id),
        overseenRoundsStatement(db, asked(login), now, id),
      ]);
      const viewer = requireViewer(world, asked(login), viewerRows);
      const row = rows[0];
      const team = teamHeader(mine);
      if (!row || !team) throw new Refusal("not_found");
      const assignment = parseAssignment(row);
      const { timeZone, dueAt } = assignment;
      return {
        viewer,
        team,
        assignment: {
          id: assignment.id,
          title: assignment.title,
          task: assignment.task,
          dueAt,
          dueDate: dueAt === null ? "" : dateText(dueDay(dueAt, timeZone)),
          repeatDays: assignment.repeatDays,
          certificateMonths: assignment.certificateMonths,
          isArchived: assignment.archivedAt !== null,
          mayChange: assignment.mayChange,
          isOfLibrary: assignment.task.versions.library === builtInLibrary.version,
        },
        people: rounds.map((round) => roundOf(round, assignment.task, now)),
        timeZone,
      };
    },

    /** /team/assignments/new */
    async openNew(login: Login | null): Promise<NewAssignmentPage> {
      const { now, viewers } = opening(login);
      const [viewerRows, mine, organisationRows, people, groups] = await db.batch([
        viewers,
        myOrganisationsStatement(db, asked(login), now),
        ...assigningStatements(db, asked(login), now),
      ]);
      const viewer = requireViewer(world, asked(login), viewerRows);
      const organisation = organisationRows[0];
      const team = teamHeader(mine);
      if (!organisation || !team) throw new Refusal("not_found");
      return {
        viewer,
        team,
        timeZone: organisation.timeZone,
        isOwner: organisation.role === "owner",
        people: people.filter(({ id }) => organisation.role === "owner" || id !== viewer.id),
        groups,
        scenarios: scenarios.map(scenarioCard),
        personas: personas.map(personaCard),
        difficulties: difficulties.map(difficultyCard),
      };
    },

    /**
     * Makes an assignment from the library as it is now, and the first rounds of those it is for. Throws Refusal `bad_request` with what is
     * wrong, `choice_unknown`, and `not_found` for people and groups that are not the maker's.
     */
    async make(login: Login | null, input: unknown): Promise<{ id: string }> {
      const { now, viewers } = opening(login);
      const wanted = requireInput(newAssignmentSchema, input);
      const [viewerRows, organisationRows] = await db.batch([viewers, organisationStatement(db, asked(login), now)]);
      const viewer = requireViewer(world, asked(login), viewerRows);
      const organisation = organisationRows[0];
      if (!organisation) throw new Refusal("not_found");
      const { scenarioIds, personaId, level, dueDate, needed, people, groups, everyone, joiners } = wanted;
      const { mode, score, gateClear, attemptsMost, triesBefore } = wanted;
      const dueAt = dueDate === null ? null : endOfDay(dueDate, organisation.timeZone);
      if (dueAt !== null && dueAt <= now) throw new Refusal("bad_request", { text: "The due date is over." });
      const terms = { needed: needed ?? scenarioIds.length, level, mode, score, gateClear, attemptsMost, triesBefore };
      const { task, frozen } = taskOf(practicesOf({ scenarioIds, personaId, level }), terms satisfies TaskTerms);
      const row = {
        id: world.newId(),
        organisation_id: organisation.id,
        title: wanted.title,
        by_user_id: viewer.id,
        created_at: now,
        task,
        frozen,
        due_at: dueAt,
        remind_days: [...new Set(wanted.remindDays)].sort((one, other) => other - one),
        repeat_days: wanted.repeatDays,
        certificate_months: wanted.certificateMonths,
        targets: { people, groups, everyone, joiners },
      };
      const [made] = await runBatch(db, [...insertAssignmentStatements(db, asked(login), row, now)]);
      if (!Array.isArray(made) || made.length === 0) throw new Refusal("not_found", { text: NOT_YOURS });
      return { id: row.id };
    },

    /** Title and due date; the task stays what it was. */
    async edit(login: Login | null, id: string, input: unknown): Promise<void> {
      const { now, viewers } = opening(login);
      const { title, dueDate } = requireInput(assignmentEditSchema, input);
      const [viewerRows, rows] = await db.batch([viewers, assignmentStatement(db, asked(login), now, id)]);
      requireViewer(world, asked(login), viewerRows);
      const row = rows[0];
      if (!row) throw new Refusal("not_found");
      const dueAt = dueDate === null ? null : endOfDay(dueDate, row.timeZone);
      const edit = { id, title, dueAt };
      const [, edited] = await db.batch([...editAssignmentStatements(db, asked(login), now, edit)]);
      if (edited.length === 0) throw new Refusal("not_found");
    },

    async archive(login: Login | null, id: string): Promise<void> {
      const { now, viewers } = opening(login);
      const [viewerRows, archived] = await db.batch([viewers, archiveAssignmentStatement(db, asked(login), now, id)]);
      requireViewer(world, asked(login), viewerRows);
      if (archived.length === 0) throw new Refusal("not_found");
    },

    /** Doing it twice keeps the first reason. */
    async excuse(login: Login | null, id: string, input: unknown): Promise<void> {
      const { now, viewers } = opening(login);
      const of = requireInput(excuseSchema, input);
      const [viewerRows, excused] = await db.batch([
        viewers,
        excuseStatement(db, asked(login), now, { assignmentId: id, ...of }),
      ]);
      requireViewer(world, asked(login), viewerRows);
      if (excused.length === 0) throw new Refusal("not_found");
    },
  };

  function opening(login: Login | null) {
    const now = world.now();
    return { now, viewers: viewerStatement(db, asked(login), now) };
  }
}

function asked(login: Login | null): Login {
  if (!login) throw new Refusal("signed_out");
  return login;
}

const NOT_YOURS = "Somebody or some group you chose is not one you can assign to.";

/** One for each scenario and customer. Throws Refusal `choice_unknown`. */
function practicesOf(of: { scenarioIds: readonly string[]; personaId: string; level: DifficultyLevel }) {
  return of.scenarioIds.flatMap((scenarioId) => {
    const scenario = findScenario(scenarioId);
    const fitting = scenario
      ? personasFor(scenario).filter(({ id }) => of.personaId === "" || id === of.personaId)
      : [];
    if (fitting.length === 0)
      throw new Refusal("choice_unknown", {
        text: scenario ? `The customer you chose does not fit “${scenario.title}”.` : undefined,
      });
    return fitting.map(({ id: personaId }) => {
      const practice = assemblePractice({ scenarioId, personaId, level: of.level, seed: 0 });
      if (!practice) throw new Refusal("choice_unknown");
      return practice;
    });
  });
}

function roundOf(row: OverseenRoundRow, task: AssignmentTask, nowMs: number): RoundOfPerson {
  const { attempts, ...round } = parseOverseenRound(row);
  return {
    userId: round.userId,
    name: round.name,
    hasLeft: round.hasLeft,
    round: round.round,
    dueAt: round.dueAt,
    state: roundState(task, { ...round, attempts }, nowMs),
    excusedWhy: round.excusedWhy,
    handedIn: attempts.flatMap(({ conversationId, scenarioId, handedInAt, total, passed }) =>
      handedInAt === null
        ? []
        : [
            {
              conversationId,
              scenario: task.scenarios.find(({ id }) => id === scenarioId)?.title ?? scenarioId,
              handedInAt,
              total,
              passed: passed === true,
            },
          ],
    ),
  };
}
