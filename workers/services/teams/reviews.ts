import { site } from "#app/site/site.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { reviewedEmail } from "#core/reviews/review-email.ts";
import { answerSchema, commentSchema, findingReviewSchema, verdictSchema } from "#core/reviews/review-forms.ts";
import { EMAIL_AFTER_MS, EMAIL_EVERY_MS } from "#core/reviews/review-limits.ts";
import { withDisputes } from "#core/scoring/disputed-score.ts";
import { findFinding } from "#core/scoring/findings.ts";
import { isDisputeAccepted, isSameFinding, overrideOf } from "#core/scoring/reviewed-score.ts";
import { recordingEndMs } from "../../adapters/d1/calls/recordings.ts";
import { parseRecordings } from "../../adapters/d1/conversations/disputes.ts";
import { parseScore, scoreRow } from "../../adapters/d1/conversations/score-rows.ts";
import { runBatch, type Statement } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import { stillSoStatement } from "../../adapters/d1/still-so.ts";
import {
  answerReviewStatement,
  answerStatement,
  concludeStatement,
  deleteCommentStatement,
  insertCommentStatement,
  isAsRead,
  isOwnHandedIn,
  isReviewable,
  isToBeTold,
  judgeStatements,
  parseDisputed,
  parseIds,
  parseReviewed,
  remarkedAttemptStatement,
  reviewEmailId,
  reviewedMessagesStatement,
  reviewedRunStatement,
} from "../../adapters/d1/teams/review-rows.ts";
import { againIfMoved } from "../again-if-moved.ts";
import { requireOversight } from "../billing/oversight.ts";
import { requireViewer } from "../identity/admission.ts";
import { tellPages } from "../realtime/tell-changes.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { requireLogin } from "./team-admission.ts";

type AttemptRow = Awaited<ReturnType<typeof remarkedAttemptStatement>>[number];

/**
 * What overseers say of an attempt that was handed in, and the agent's answer. Who may not know of it gets `not_found`. The same form sent
 * twice is one remark.
 */
export function createReviews(world: World) {
  const { db } = world;

  return {
    /** On a line, on a second of sound, or on the whole. Throws `bad_request` for a line or second that is not there. */
    async comment(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      const { login, attempt } = await openReviewed(visitor, conversationId);
      await requireOversight(world, login, { conversationId });
      const { turn, at, words } = requireInput(commentSchema, input);
      if (turn !== null && turn >= attempt.turns) throw new Refusal("bad_request", { text: "There is no such line." });
      if (at !== null && at >= soundEndMs(attempt))
        throw new Refusal("bad_request", { text: "The recording does not go that far." });
      const nowMs = world.now();
      const comment = { id: world.newId(), conversationId, turn, audioMs: at, words, nowMs };
      const [written, , still] = await db.batch([
        insertCommentStatement(db, login, comment),
        emailStatement(login, conversationId, attempt, nowMs),
        remarkedAttemptStatement(db, conversationId, isReviewable(login, nowMs, conversationId)),
      ]);
      if (written.length > 0) tellOf(attempt);
      else if (still.length === 0) throw new Refusal("not_found");
    },

    /** One's own comment. Deleting it twice is as once. */
    async deleteComment(visitor: Login | null, conversationId: string, id: string): Promise<void> {
      const { login, attempt } = await openReviewed(visitor, conversationId);
      const deleted = await deleteCommentStatement(db, login, world.now(), { conversationId, id });
      if (deleted.length > 0) tellOf(attempt);
    },

    /** "Ready" or "practice again", apart from the score. The last one stands. */
    async conclude(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      const { login, attempt } = await openReviewed(visitor, conversationId);
      await requireOversight(world, login, { conversationId });
      const of = requireInput(verdictSchema, input);
      const nowMs = world.now();
      const [written, , still] = await db.batch([
        concludeStatement(db, login, { conversationId, ...of, nowMs }),
        emailStatement(login, conversationId, attempt, nowMs),
        remarkedAttemptStatement(db, conversationId, isReviewable(login, nowMs, conversationId)),
      ]);
      if (written.length > 0) tellOf(attempt);
      else if (still.length === 0) throw new Refusal("not_found");
    },

    /**
     * Says of one finding "agree", "met" or "not met", with a reason. The overridden total is written with it, from the score that was
     * handed in and all reviews there are; an open dispute of the finding is settled by it. Two reviewers at once both count.
     */
    async judge(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      await requireOversight(world, requireLogin(visitor), { conversationId });
      await againIfMoved(() => judgeOnce(visitor, conversationId, input));
    },

    /** The agent's answer, once. The same words again are no second answer; others are refused. */
    async answer(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, attempts] = await db.batch([
        viewerStatement(db, login, nowMs),
        remarkedAttemptStatement(db, conversationId, isOwnHandedIn(login, nowMs, conversationId)),
      ]);
      requireViewer(world, login, viewers);
      const attempt = attempts[0];
      if (!attempt) throw new Refusal("not_found");
      const { words } = requireInput(answerSchema, input);
      const [written, answers] = await db.batch([
        answerReviewStatement(db, login, { conversationId, words, nowMs }),
        answerStatement(db, login, nowMs, conversationId),
      ]);
      if (written.length > 0) return tellOf(attempt);
      if (!answers[0]) throw new Refusal("bad_request", { text: "There is no review to answer yet." });
      if (answers[0].words !== words)
        throw new Refusal("bad_request", { text: "You have answered this review. There is one answer." });
    },
  };

  async function judgeOnce(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
    const { login, attempt, messages, newest } = await openReviewed(visitor, conversationId);
    const review = requireInput(findingReviewSchema, input);
    const handedIn = attempt.handedIn === null ? null : parseScore({ score: attempt.handedIn });
    const found = handedIn && findFinding(handedIn, review);
    if (!handedIn || !found) throw new Refusal("not_found");
    const reviews = parseReviewed(attempt.reviewed);
    const before = reviews.find((one) => isSameFinding(one, review));
    if (before && before.verdict === review.verdict && before.why === review.why) return;

    const nowMs = world.now();
    const turns = turnsOf(messages);
    const disputes = parseDisputed(attempt.disputed);
    const own = disputes.find((one) => isSameFinding(one, review));
    const settled = isDisputeAccepted(found, review.verdict) ? "accepted" : "upheld";
    // What a review has settled a later one may settle anew; what an admin has settled stays.
    const dispute = own && own.status !== settled && (own.status === "open" || before) ? settled : null;
    const after = disputes.map((one) => (one === own && dispute ? { ...one, status: dispute } : one));
    const counted = after.filter(({ status }) => status !== "upheld");
    const override = overrideOf(handedIn, turns, counted, [
      ...reviews.filter((one) => !isSameFinding(one, review)),
      review,
    ]);
    const score = parseScore(newest);
    if (!override) throw new Refusal("not_found");
    const run =
      dispute && newest && score
        ? scoreRow(conversationId, newest.runNo + 1, withDisputes(score, turns, counted), nowMs)
        : null;
    const statements: Statement[] = [
      stillSoStatement(db, isAsRead(conversationId, attempt, isReviewable(login, nowMs, conversationId))),
      ...judgeStatements(db, login, { conversationId, review, override, dispute, run, nowMs }),
      emailStatement(login, conversationId, attempt, nowMs),
    ];
    await runBatch(db, statements);
    tellOf(attempt);
  }

  /** The attempt as the login's person may review it. Throws `signed_out` or `not_found`. */
  async function openReviewed(visitor: Login | null, conversationId: string) {
    const login = requireLogin(visitor);
    const nowMs = world.now();
    const may = isReviewable(login, nowMs, conversationId);
    const [viewers, attempts, messages, runs] = await db.batch([
      viewerStatement(db, login, nowMs),
      remarkedAttemptStatement(db, conversationId, may),
      reviewedMessagesStatement(db, conversationId, may),
      reviewedRunStatement(db, conversationId, may),
    ]);
    requireViewer(world, login, viewers);
    const attempt = attempts[0];
    if (!attempt) throw new Refusal("not_found");
    return { login, attempt, messages, newest: runs[0] };
  }

  /** Ten minutes after the first remark, and at most once an hour; nothing of the review is in it. */
  function emailStatement(login: Login, conversationId: string, attempt: AttemptRow, nowMs: number) {
    const { email, fullName, organisation, title } = attempt;
    const body = reviewedEmail({
      siteUrl: world.siteUrl,
      siteName: site.name,
      fullName,
      organisation,
      title,
      conversationId,
    });
    return insertEmailWhereStatement(
      db,
      { id: reviewEmailId(conversationId, nowMs), recipient: email, ...body },
      nowMs,
      isToBeTold(login, nowMs, conversationId, nowMs - EMAIL_EVERY_MS),
      nowMs + EMAIL_AFTER_MS,
    );
  }

  function soundEndMs({ recordings }: AttemptRow): number {
    return Math.max(0, ...parseRecordings(recordings).map(recordingEndMs));
  }

  /** The agent's own pages, and those of everybody who oversees them, look again. */
  function tellOf({ agentId, watchers }: AttemptRow): void {
    tellPages(world, [agentId, ...parseIds(watchers)]);
  }
}
