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
import {
  archiveAssignmentStatements,
  assigningStatements,
  assignmentStatement,
  assignmentsStatement,
  editAssignmentStatements,
  excuseStatements,
  insertAssignmentStatements,
  type OverseenRoundRow,
  overseenRoundsStatement,
  parseAssignment,
  parseOverseenRound,
} from "../../adapters/d1/teams/assignment-rows.ts";
import { type OversightWorld, requireOversight } from "../billing/oversight.ts";
import { requireViewer } from "../identity/admission.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { requireGoingOn, requireLogin, requireOverseer, teamHeader, teamStatements } from "./team-admission.ts";

/**
 * What owners and managers give their people to do. Who may what is in each statement; what somebody may not know of is refused as
 * `not_found`, as what does not exist.
 */
export function createAssignments(world: Pick<World, "db" | "now" | "newId" | "background"> & OversightWorld) {
  const { db } = world;

  return {
    /** /team/assignments: of an owner all, of a manager those of their people, with how many people are where. */
    async list(visitor: Login | null): Promise<AssignmentList> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, rows, rounds] = await db.batch([
        ...teamStatements(db, login, now),
        assignmentsStatement(db, login, now),
        overseenRoundsStatement(db, login, now, null),
      ]);
      return {
        ...requireOverseer(world, login, viewers, mine),
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
        nowMs: now,
      };
    },

    /** /team/assignments/:id: each person with their state and what they handed in. Private tries are a state, nothing more. */
    async open(visitor: Login | null, id: string): Promise<AssignmentPage> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, rows, rounds] = await db.batch([
        ...teamStatements(db, login, now),
        assignmentStatement(db, login, now, id),
        overseenRoundsStatement(db, login, now, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [row, team] = [rows[0], teamHeader(mine)];
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
          hasScoreBoard: assignment.hasScoreBoard,
          isArchived: assignment.archivedAt !== null,
          mayChange: assignment.mayChange,
          isOfLibrary: assignment.task.versions.library === builtInLibrary.version,
        },
        people: rounds.map((round) => roundOf(round, assignment.task, now)),
        timeZone,
        nowMs: now,
      };
    },

    /** /team/assignments/new */
    async openNew(visitor: Login | null): Promise<NewAssignmentPage> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, people, groups] = await db.batch([
        ...teamStatements(db, login, now),
        ...assigningStatements(db, login, now),
      ]);
      const { viewer, team } = requireOverseer(world, login, viewers, mine);
      const isOwner = team.role === "owner";
      return {
        viewer,
        team,
        isOwner,
        people: people.filter(({ id }) => isOwner || id !== viewer.id),
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
    async make(visitor: Login | null, input: unknown): Promise<{ id: string }> {
      const login = requireLogin(visitor);
      await requireOversight(world, login);
      const now = world.now();
      const wanted = requireInput(newAssignmentSchema, input);
      const [viewers, mine] = await db.batch(teamStatements(db, login, now));
      const { viewer, team } = requireOverseer(world, login, viewers, mine);
      requireGoingOn(team);
      const { scenarioIds, personaId, level, dueDate, needed, people, groups, everyone, joiners } = wanted;
      const { mode, score, gateClear, attemptsMost, triesBefore } = wanted;
      const dueAt = dueDate === null ? null : endOfDay(dueDate, team.timeZone);
      if (dueAt !== null && dueAt <= now) throw new Refusal("bad_request", { text: DUE_DATE_OVER });
      const terms = { needed: needed ?? scenarioIds.length, level, mode, score, gateClear, attemptsMost, triesBefore };
      const { task, frozen } = taskOf(practicesOf({ scenarioIds, personaId, level }), terms satisfies TaskTerms);
      const row = {
        id: world.newId(),
        organisation_id: team.id,
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
        score_board: wanted.scoreBoard && team.boardsOn,
      };
      const [made] = await runBatch(db, [...insertAssignmentStatements(db, login, row, world.newId(), now)]);
      if (!Array.isArray(made) || made.length === 0) throw new Refusal("not_found", { text: NOT_YOURS });
      return { id: row.id };
    },

    /** Title and due date; the task stays what it was. Throws Refusal `bad_request` for a new date that is over. */
    async edit(visitor: Login | null, id: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const { title, dueDate } = requireInput(assignmentEditSchema, input);
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, now),
        assignmentStatement(db, login, now, id),
      ]);
      requireViewer(world, login, viewers);
      const row = rows[0];
      if (!row) throw new Refusal("not_found");
      const dueAt = dueDate === null ? null : endOfDay(dueDate, row.timeZone);
      if (dueAt !== null && dueAt <= now && dueAt !== row.dueAt)
        throw new Refusal("bad_request", { text: DUE_DATE_OVER });
      const edit = { id, title, dueAt, eventId: world.newId() };
      const [, , edited] = await db.batch([...editAssignmentStatements(db, login, now, edit)]);
      if (edited.length === 0) throw new Refusal("not_found");
    },

    async archive(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, , archived] = await db.batch([
        viewerStatement(db, login, now),
        ...archiveAssignmentStatements(db, login, now, { id, eventId: world.newId() }),
      ]);
      requireViewer(world, login, viewers);
      if (archived.length === 0) throw new Refusal("not_found");
    },

    /** Doing it twice keeps the first reason. */
    async excuse(visitor: Login | null, id: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const of = requireInput(excuseSchema, input);
      const [viewers, , excused] = await db.batch([
        viewerStatement(db, login, now),
        ...excuseStatements(db, login, now, { assignmentId: id, eventId: world.newId(), ...of }),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (excused.length > 0) return;
      if (viewer.id === of.userId) throw new Refusal("forbidden", { text: "Nobody excuses themselves." });
      throw new Refusal("not_found");
    },
  };
}

const DUE_DATE_OVER = "The due date is over.";
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
