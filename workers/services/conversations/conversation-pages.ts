import { badgeTitles } from "#core/badges/badges.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { nextDrillView } from "#core/pages/drill-views.ts";
import { lastAttemptView, retryView } from "#core/pages/feedback-comparisons.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import { liveCallStatement, releaseLiveCall } from "../../adapters/d1/calls/live-calls.ts";
import { parseBadges } from "../../adapters/d1/conversations/badge-rows.ts";
import {
  advanceWith,
  conversationStatement,
  currentScriptStatement,
  messagesStatement,
  parseConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { parseJudgement } from "../../adapters/d1/conversations/disputes.ts";
import { drillsStatement, parseDrills } from "../../adapters/d1/conversations/drills.ts";
import { parseFileNote } from "../../adapters/d1/conversations/file-note-rows.ts";
import { parseForkSource, parseLastAttempt } from "../../adapters/d1/conversations/forks.ts";
import { wasHandedIn } from "../../adapters/d1/conversations/handing-in-at-end.ts";
import { writeCompletion } from "../../adapters/d1/conversations/score-rows.ts";
import { readViewer, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  readForkSource,
  readJudgedConversation,
  readLastAttempt,
  readMessagesWithSource,
  readOwnAttempt,
} from "../../adapters/d1/pages/conversation-pages.ts";
import { readAll } from "../../adapters/d1/prepared-statement.ts";
import { parseViews } from "../../adapters/d1/teams/assigned-attempts.ts";
import { parseAttemptReview } from "../../adapters/d1/teams/review-reading.ts";
import { awardBadges } from "../badges/badge-awards.ts";
import { billingStatements } from "../billing/entitlements.ts";
import { writeUsage } from "../billing/usage.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { attemptView, handInView, seenByOf } from "../teams/attempt-views.ts";
import { issueCertificatesDue } from "../teams/certificates-due.ts";
import { roundPassed } from "../teams/round-passed.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";
import { createChatPage } from "./chat-page.ts";
import { feedbackOfConversation } from "./feedback-view.ts";
import { fileNoteView } from "./file-notes.ts";
import { readLastExchange } from "./reading-by-model.ts";

/** Opening, ending and reading conversations. What is said in them is in replies.ts. */
export function createConversationPages(world: World) {
  const { db } = world;

  return {
    openChat: createChatPage(world),

    /** New Session: completes the conversation, scores it and schedules its drills. Doing it twice changes nothing. */
    async complete(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, messageRows, drills, scriptRows, live, ...billing] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
        drillsStatement(db, login, now),
        currentScriptStatement(db, login, now),
        liveCallStatement(db, login, now, conversationId),
        ...billingStatements(world, login, now, conversationId),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      if (live[0]) {
        // A call stores what is said as it is said: it has to be over before anything can be completed.
        await world.callRooms.hangUp(conversationId);
        await releaseLiveCall(db, { user_id: live[0].userId, call_id: live[0].callId });
        return this.complete(login, conversationId);
      }
      if (row.status !== "active") return;
      const stored = parseConversation(row);
      const conversation = await readLastExchange(world, stored, messageRows, timeZoneOf(world, viewer));
      const script = scriptRows[0] ?? null;
      const completion = completionOf({ conversation, messages: messageRows, drills, script }, now);
      const change = {
        status: "completed",
        ended_at: now,
        duration_seconds: practisedSeconds(messageRows.map(messageView)),
        script_report: completion.scriptReport,
      } as const;
      const writes = [
        ...writeUsage(world, billing, conversation, messageRows),
        ...writeCompletion(db, conversation, completion, now),
      ];
      const rows = await advanceWith(db, conversation, change, [], writes);
      if (!rows) throw new Refusal("conversation_moved");
      if (wasHandedIn(rows)) await roundPassed(world, conversation.id);
      awardBadges(world, conversation.user_id);
      sendWebhooksSoon(world);
    },

    /** /conversations/:id */
    async openFeedback(login: Login | null, conversationId: string): Promise<ConversationPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const values = { tokenHash: login.tokenHash, nowMs: now, conversationId };
      const [viewers, rows, allMessages, lastRows, sourceRows, attempts] = await readAll(db, [
        readViewer(db, values),
        readJudgedConversation(db, values),
        readMessagesWithSource(db, values),
        readLastAttempt(db, values),
        readForkSource(db, values),
        readOwnAttempt(db, values),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const row = rows[0];
      if (!row) throw new Refusal("not_found");
      const conversation = parseConversation(row.conversation);
      const { practice } = conversation;
      const judgement = parseJudgement(row.judgement);
      const { score } = judgement;
      const messageRows = allMessages.filter((message) => message.conversation_id === conversation.id);
      const sourceMessages = allMessages.filter((message) => message.conversation_id !== conversation.id);
      const turns = turnsOf(messageRows);
      const isCompleted = conversation.status === "completed";
      const feedback = feedbackOfConversation(conversation, messageRows, judgement);
      const { notes } = feedback;
      const [attempt] = attempts;
      const { assignmentId = null, passed = false } = attempt ?? {};
      if (passed && assignmentId !== null)
        world.background(issueCertificatesDue(world, { assignmentId, userId: viewer.id }));
      return {
        ...feedback,
        viewer,
        lastAttempt: lastAttemptView(parseLastAttempt(lastRows[0]), score),
        retry: retryView(
          { turn: conversation.forked_at_turn, practice, isCompleted, turns, notes, score },
          parseForkSource(sourceRows[0]),
          turnsOf(sourceMessages),
        ),
        isSourceDeleted: conversation.forked_from !== null && !sourceRows[0],
        scriptReport: conversation.scriptReport,
        timeZone: timeZoneOf(world, viewer),
        team: {
          seenBy: seenByOf(attempt),
          attempt: attemptView(attempt, world.settings.RECORDING_RETENTION_DAYS),
          ...handInView(
            { conversation, isRetry: conversation.forked_from !== null, isJudged: score !== null },
            attempt,
            row.organisation,
          ),
          openedBy: attempt ? parseViews(attempt.views) : [],
        },
        earnedBadges: badgeTitles(parseBadges(row.badges)),
        review: attempt?.handedInAt == null ? null : parseAttemptReview(attempt.review),
        fileNote: fileNoteView(conversation, turns, row.note === null ? undefined : parseFileNote(row.note)),
        nextDrill: feedback.drill === null ? null : nextDrillView(parseDrills(row.drills), feedback.drill, now),
      };
    },
  };
}
