import { site } from "#app/site/site.ts";
import { scoringEmail } from "#core/calibration/calibration-email.ts";
import { judgementsSchema, newCalibrationSchema, settlementSchema } from "#core/calibration/calibration-forms.ts";
import { isOpenToRead } from "#core/calibration/calibration-state.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type {
  CalibrationCard,
  CalibrationList,
  CalibrationPage,
  JudgingPage,
  NewCalibrationPage,
} from "#core/pages/calibration-pages.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { type ViewerRow, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { activeOrganisation } from "../../adapters/d1/teams/active-organisation.ts";
import { courseOf, courseStatements } from "../../adapters/d1/teams/calibration-course.ts";
import { checkFiguresStatement, pairFiguresStatement } from "../../adapters/d1/teams/calibration-figures.ts";
import {
  finishStatement,
  judgeStatement,
  judgingStatements,
  reviewStatements,
  settleStatement,
} from "../../adapters/d1/teams/calibration-judging.ts";
import {
  beginStatement,
  type CalibrationRow,
  calibrationAttemptsStatement,
  calibrationChoiceStatements,
  calibrationPeopleStatement,
  calibrationStatement,
  calibrationsStatement,
  closeStatement,
  deleteCalibrationStatements,
  insertCalibrationStatements,
  isAboutToJudge,
} from "../../adapters/d1/teams/calibration-rows.ts";
import { type OversightWorld, requireOversight } from "../billing/oversight.ts";
import { requireViewer } from "../identity/admission.ts";
import { newEmail } from "../outbox/outbox.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { figuresOf, reviewOf } from "./calibration-views.ts";
import { requireLogin, requireOverseer, teamHeader, teamStatements } from "./team-admission.ts";

/**
 * Several overseers judge the same handed-in attempts, blind, and settle where they differ. No score changes by it. Who may what is in
 * each statement; what somebody may not know of is refused as `not_found`, as what does not exist.
 */
export function createCalibrations(
  world: Pick<World, "db" | "now" | "newId" | "background" | "siteUrl"> & OversightWorld,
) {
  const { db } = world;

  return {
    /** /team/calibration: what the viewer may see, and the figures over all closed ones of the organization. */
    async list(visitor: Login | null): Promise<CalibrationList> {
      const login = requireLogin(visitor);
      const now = world.now();
      const here = courseOf.organisation(activeOrganisation(login, now));
      const results = await db.batch([
        ...courseStatements(db, here, now),
        ...teamStatements(db, login, now),
        calibrationsStatement(db, login, now),
        checkFiguresStatement(db, login, now),
        pairFiguresStatement(db, login, now),
      ]);
      const [, , , , , , viewers, mine, rows, checks, pairs] = results;
      return {
        ...requireOverseer(world, login, viewers, mine),
        calibrations: rows.map(cardOf),
        figures: figuresOf(checks, pairs),
      };
    },

    /** /team/calibration/new */
    async openNew(visitor: Login | null): Promise<NewCalibrationPage> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, people, attempts] = await db.batch([
        ...teamStatements(db, login, now),
        ...calibrationChoiceStatements(db, login, now),
      ]);
      return { ...requireOverseer(world, login, viewers, mine), people, attempts };
    },

    /** Throws Refusal `bad_request` with what is wrong, and `not_found` where somebody may not read an attempt that was chosen. */
    async make(visitor: Login | null, input: unknown): Promise<{ id: string }> {
      const login = requireLogin(visitor);
      await requireOversight(world, login);
      const now = world.now();
      const wanted = requireInput(newCalibrationSchema, input);
      const [viewers, mine] = await db.batch(teamStatements(db, login, now));
      const { team } = requireOverseer(world, login, viewers, mine);
      const id = world.newId();
      const [made] = await db.batch([
        ...insertCalibrationStatements(db, login, { id, organisationId: team.id, nowMs: now, ...wanted }),
      ]);
      if (made.length === 0) throw new Refusal("calibration_refused", { text: NOT_READABLE });
      return { id };
    },

    /** /team/calibration/:calibrationId: while it is scored, nothing of what anybody said. */
    async open(visitor: Login | null, id: string): Promise<CalibrationPage> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [, , , , , , viewers, mine, rows, people, attempts, checks, judgements] = await db.batch([
        ...courseStatements(db, courseOf.one(id), now),
        ...teamStatements(db, login, now),
        calibrationStatement(db, login, now, id),
        calibrationPeopleStatement(db, login, now, id),
        calibrationAttemptsStatement(db, login, now, id),
        ...reviewStatements(db, login, now, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [row, team] = [rows[0], teamHeader(mine)];
      if (!row || !team) throw new Refusal("not_found");
      const isOpen = isOpenToRead(row.state);
      return {
        viewer,
        team,
        calibration: cardOf(row),
        people: people.map(({ name }) => name),
        attempts: attempts.map((attempt) => ({
          ...attempt,
          review: isOpen ? reviewOf(attempt.conversationId, checks, judgements) : null,
        })),
        timeZone: row.timeZone,
      };
    },

    /** A draft begins: everybody asked gets one email, but for whoever begins it. Whoever may not judge all of it is dropped. */
    async begin(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, rows, people] = await db.batch([
        ...teamStatements(db, login, now),
        calibrationStatement(db, login, now, id),
        calibrationPeopleStatement(db, login, now, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [row, team] = [rows[0], teamHeader(mine)];
      if (!row || !team) throw new Refusal("not_found");
      const asked = people.filter((one) => one.id !== viewer.id && one.email.includes("@"));
      const emails = asked.map(({ id: userId, email, fullName }) => {
        const body = scoringEmail({
          siteUrl: world.siteUrl,
          siteName: site.name,
          fullName,
          organisation: row.organisation,
          by: viewer.fullName || viewer.email,
          calibrationId: id,
          title: row.title,
        });
        return insertEmailWhereStatement(db, newEmail(world, email, body), now, isAboutToJudge(login, now, id, userId));
      });
      const results = await runBatch(db, [
        ...emails,
        beginStatement(db, login, now, id),
        ...courseStatements(db, courseOf.one(id), now),
      ]);
      const begun = results[emails.length];
      if (!Array.isArray(begun) || begun.length === 0) throw new Refusal("calibration_moved");
    },

    /** /team/calibration/:calibrationId/:conversationId, for those who judge. */
    async openJudging(visitor: Login | null, id: string, conversationId: string): Promise<JudgingPage> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, mine, attempts, messages, checks, own] = await db.batch([
        ...teamStatements(db, login, now),
        ...judgingStatements(db, login, now, { id, conversationId }),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [attempt, team] = [attempts[0], teamHeader(mine)];
      if (!attempt || !team) throw new Refusal("not_found");
      return {
        viewer,
        team,
        calibrationId: id,
        conversationId,
        title: attempt.title,
        agent: attempt.agent,
        scenario: attempt.scenario,
        customer: attempt.customer,
        hasFinished: attempt.hasFinished === 1,
        messages: messages.filter(({ kind }) => kind === "turn").map(messageView),
        checks: checks.map((check) => {
          const said = own.find(({ finding }) => finding === check.finding);
          return { ...check, own: said ? { met: said.met, why: said.why } : null };
        }),
      };
    },

    /** What the viewer says of checks of one attempt; those left out stay as they were. Refused once they have finished. */
    async judge(visitor: Login | null, id: string, conversationId: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const judgements = requireInput(judgementsSchema, input);
      const [viewers, rows, judged] = await db.batch([
        ...actStatements(login, now, id),
        judgeStatement(db, login, now, { id, conversationId, judgements }),
      ]);
      requireChange(login, viewers, rows, judged);
    },

    /** The viewer has judged everything. The last to finish moves it to review. Doing it twice is doing it once. */
    async finish(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, finished, , , , , , , rows] = await db.batch([
        viewerStatement(db, login, now),
        finishStatement(db, login, now, id),
        ...courseStatements(db, courseOf.one(id), now),
        calibrationStatement(db, login, now, id),
      ]);
      requireViewer(world, login, viewers);
      if (finished.length > 0) return;
      const row = rows[0];
      if (!row || row.isAsked === 0) throw new Refusal("not_found");
      if (row.hasFinished === 0) throw new Refusal("calibration_unfinished");
    },

    /** One settles what they agreed on of a check on which they differ. Settling again changes it, until it is closed. */
    async settle(visitor: Login | null, id: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const settlement = requireInput(settlementSchema, input);
      const [viewers, rows, settled] = await db.batch([
        ...actStatements(login, now, id),
        settleStatement(db, login, now, { id, settlement }),
        ...courseStatements(db, courseOf.one(id), now),
      ]);
      requireChange(login, viewers, rows, settled);
    },

    /** Ends a resolved one; from then on it counts in the figures. */
    async close(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, rows, closed] = await db.batch([
        ...actStatements(login, now, id),
        closeStatement(db, login, now, id),
      ]);
      requireChange(login, viewers, rows, closed);
    },

    /** A draft, or one that is still scored, with what was said in it. */
    async remove(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const now = world.now();
      const [viewers, rows, , , , removed] = await db.batch([
        ...actStatements(login, now, id),
        ...deleteCalibrationStatements(db, login, now, id),
      ]);
      requireChange(login, viewers, rows, removed);
    },
  };

  /** What comes first in the batch of an act: who acts, and the calibration as it was before. */
  function actStatements(login: Login, now: number, id: string) {
    return [viewerStatement(db, login, now), calibrationStatement(db, login, now, id)] as const;
  }

  /** Throws Refusal `not_found` where there is none to them, `calibration_moved` where nothing was changed. */
  function requireChange(
    login: Login,
    viewers: readonly ViewerRow[],
    rows: readonly CalibrationRow[],
    changed: readonly unknown[],
  ): void {
    requireViewer(world, login, viewers);
    if (rows.length === 0) throw new Refusal("not_found");
    if (changed.length === 0) throw new Refusal("calibration_moved");
  }
}

const NOT_READABLE =
  "Everybody who judges, and you, has to oversee the agents of all attempts you chose, and nobody judges their own.";

function cardOf(row: CalibrationRow): CalibrationCard {
  const { isAsked, hasFinished, mayManage, timeZone: _, organisation: __, ...card } = row;
  return { ...card, isAsked: isAsked === 1, hasFinished: hasFinished === 1, mayManage: mayManage === 1 };
}
