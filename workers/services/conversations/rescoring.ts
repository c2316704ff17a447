import type { AdminActor } from "#core/admin/actor.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { RescoreJob, ScoresPage } from "#core/pages/admin-pages.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import { type DisputedFinding, withDisputes } from "#core/scoring/disputed-score.ts";
import { RUBRIC_VERSION } from "#core/scoring/rubric.ts";
import { differenceOf } from "#core/scoring/score-difference.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { isAdminStatement } from "../../adapters/d1/admin.ts";
import {
  type MessageRow,
  parseConversation,
  type StoredConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import {
  advanceJobStatement,
  changeStatements,
  changesStatement,
  insertJobStatement,
  jobsStatement,
  judgedOfStatements,
  nextConversationsStatement,
  openJobStatement,
  parseChange,
  parseJob,
  rubricsStatement,
  scoredCountStatement,
} from "../../adapters/d1/conversations/rescoring-rows.ts";
import { parseScore, scoreRow } from "../../adapters/d1/conversations/score-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { adminLogin, requireAdmin } from "../identity/admission.ts";
import type { World } from "../world.ts";

/** Conversations of one step: about a tenth of a second of scoring, and one transaction. */
const CONVERSATIONS_A_STEP = 20;

/**
 * Scoring all stored conversations again by the present rubric, as an act of an admin or the owner. Each keeps the runs it had; a
 * score that changes is one more run, with what changed and why. It goes step by step from where it stands, so it can be left and
 * gone on with.
 */
export function createRescoring(world: World) {
  const { db } = world;

  return {
    /** The page /admin/scores. */
    async open(visitor: Login | null): Promise<ScoresPage> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, rubrics, jobs, changes] = await db.batch([
        viewerStatement(db, login, nowMs),
        rubricsStatement(db, login, nowMs),
        jobsStatement(db, login, nowMs),
        changesStatement(db, login, nowMs),
      ]);
      return {
        viewer: requireAdmin(world, login, viewers),
        rubrics,
        rubricVersion: RUBRIC_VERSION,
        jobs: jobs.map(parseJob),
        changes: changes.map(parseChange),
        nowMs,
        timeZone: world.timeZone(),
      };
    },

    /**
     * Goes on with the job that is under way, or begins one, and says how it stands after this step. Throws `signed_out`,
     * `not_admin` or `second_factor_needed`. `mayBegin` false: only goes on; null where there is nothing to go on with.
     */
    async advance(actor: AdminActor | null, mayBegin: boolean): Promise<RescoreJob | null> {
      await requireActor(actor);
      const job = (await openJobStatement(db))[0] ?? (actor && mayBegin ? await begin(actor) : undefined);
      return job ? step(job) : null;
    },
  };

  async function requireActor(actor: AdminActor | null): Promise<void> {
    if (!actor) throw new Refusal("signed_out");
    if ("isOwner" in actor) return;
    const nowMs = world.now();
    if ("tokenHash" in actor) {
      const login = adminLogin(world, actor);
      requireAdmin(world, login, await viewerStatement(db, login, nowMs));
    } else if ((await isAdminStatement(db, actor, nowMs)).length === 0) throw new Refusal("not_admin");
  }

  async function begin(actor: AdminActor) {
    const nowMs = world.now();
    const [counted] = await scoredCountStatement(db, actor, nowMs);
    const job = { id: world.newId(), rubricVersion: RUBRIC_VERSION, total: counted?.total ?? 0, nowMs };
    await insertJobStatement(db, actor, job);
    return (await openJobStatement(db))[0];
  }

  async function step(job: Awaited<ReturnType<typeof openJobStatement>>[number]): Promise<RescoreJob> {
    const next = await nextConversationsStatement(db, job.after_conversation, CONVERSATIONS_A_STEP);
    const conversations = next.map(({ conversation }) => parseConversation(conversation));
    const changes = conversations.length > 0 ? await changesOf(job, conversations) : [];
    const isLast = conversations.length < CONVERSATIONS_A_STEP;
    const nowMs = world.now();
    const change = {
      afterId: conversations.at(-1)?.id ?? job.after_conversation,
      done: conversations.length,
      changed: changes.length,
      finishedAt: isLast ? nowMs : null,
    };
    await runBatch(db, [...changes.flat(), advanceJobStatement(db, job, change)]);
    return {
      ...parseJob(job),
      done: job.done + change.done,
      changed: job.changed + change.changed,
      finishedAt: change.finishedAt,
    };
  }

  /** For each conversation whose score changes, the statements that note it. */
  async function changesOf(job: Parameters<typeof advanceJobStatement>[1], conversations: StoredConversation[]) {
    const [messages, runs, disputes] = await db.batch(
      judgedOfStatements(
        db,
        conversations.map(({ id }) => id),
      ),
    );
    return conversations.flatMap((conversation) => {
      const own = runs.filter(({ conversationId }) => conversationId === conversation.id);
      const newest = own.at(-1);
      const before = parseScore(newest);
      const judged = judgedAgain(
        conversation,
        messages.filter(({ conversation_id }) => conversation_id === conversation.id),
        disputes.filter(({ conversationId }) => conversationId === conversation.id),
        world.now(),
      );
      // Read as a stored one is, so that the same score has the same bytes.
      const after = parseScore(judged ? { score: judged } : undefined);
      if (!newest || !before || !after || JSON.stringify(before) === JSON.stringify(after)) return [];
      const runNo = newest.runNo + 1;
      return [
        changeStatements(db, job, scoreRow(conversation.id, runNo, after, world.now()), {
          job_id: job.id,
          conversation_id: conversation.id,
          run_no: runNo,
          before_total: before.total,
          after_total: after.total,
          reasons: differenceOf(before, after),
        }),
      ];
    });
  }
}

/** The score that a stored conversation has by the present rubric, without what is disputed. Null: it would have none. */
function judgedAgain(
  conversation: StoredConversation,
  messages: MessageRow[],
  disputed: DisputedFinding[],
  nowMs: number,
): Score | null {
  const { score } = completionOf({ conversation, messages, drills: [], script: null }, nowMs);
  return score && disputed.length > 0 ? withDisputes(score, turnsOf(messages), disputed) : score;
}
