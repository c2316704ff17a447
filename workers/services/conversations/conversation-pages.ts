import { badgeTitles } from "#core/badges/badges.ts";
import { summaryOf } from "#core/coach/conversation-summary.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { Refusal } from "#core/errors.ts";
import { adviceAt } from "#core/feedback/line-advice.ts";
import type { Login } from "#core/identity/login.ts";
import { type ChatPage, readyStage, setupStage } from "#core/pages/chat-page.ts";
import { nextDrillView } from "#core/pages/drill-views.ts";
import { lastAttemptView, retryView } from "#core/pages/feedback-comparisons.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { practiceCards } from "#core/pages/practice-cards.ts";
import { practiceLeftView } from "#core/pages/usage-pages.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import { liveCallStatement, releaseLiveCall } from "../../adapters/d1/calls/live-calls.ts";
import { badgesOfSessionStatement } from "../../adapters/d1/conversations/badge-rows.ts";
import {
  advanceWith,
  conversationStatement,
  currentScriptStatement,
  lastChoiceStatement,
  messagesStatement,
  parseConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { judgementStatement, parseJudgement } from "../../adapters/d1/conversations/disputes.ts";
import { drillsStatement } from "../../adapters/d1/conversations/drills.ts";
import { fileNoteStatement } from "../../adapters/d1/conversations/file-note-rows.ts";
import {
  forkSourceStatement,
  lastAttemptStatement,
  messagesWithSourceStatement,
  parseForkSource,
  parseLastAttempt,
  parseRetriedLine,
  retriedLineStatement,
} from "../../adapters/d1/conversations/forks.ts";
import { wasHandedIn } from "../../adapters/d1/conversations/handing-in-at-end.ts";
import { writeCompletion } from "../../adapters/d1/conversations/score-rows.ts";
import { habitsStatement, parseHabits } from "../../adapters/d1/habit/habit-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  activeOrganisationStatement,
  overseersOfStatement,
  ownAttemptStatement,
} from "../../adapters/d1/teams/assigned-attempts.ts";
import { frozenStatement, ownRoundStatement } from "../../adapters/d1/teams/assigned-rounds.ts";
import { parseScoreBoard, scoreBoardsStatement } from "../../adapters/d1/teams/board-rows.ts";
import { viewsStatement } from "../../adapters/d1/teams/handed-in-reading.ts";
import { attemptReviewStatement, parseAttemptReview } from "../../adapters/d1/teams/review-reading.ts";
import { awardBadges } from "../badges/badge-awards.ts";
import { billingStatements, entitlementsFrom, requirePractice } from "../billing/entitlements.ts";
import { writeUsage } from "../billing/usage.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { assignedReadyStage, assignedStage } from "../teams/assigned-stages.ts";
import { assignmentOf, attemptView, handInView, seenByOf } from "../teams/attempt-views.ts";
import { issueCertificatesDue } from "../teams/certificates-due.ts";
import { roundPassed } from "../teams/round-passed.ts";
import { voiceModel } from "../voice-model.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";
import { feedbackOfConversation } from "./feedback-view.ts";
import { fileNoteView } from "./file-notes.ts";
import { readLastExchange } from "./reading-by-model.ts";

/** Opening, ending and reading conversations. What is said in them is in replies.ts. */
export function createConversationPages(world: World) {
  const { db } = world;

  return {
    /** /chat. One of: the conversation named by id, the chosen scenario before its first word, or the setup. */
    async openChat(
      login: Login | null,
      request: { conversationId: string | null; search: URLSearchParams },
    ): Promise<ChatPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const id = request.conversationId ?? "";
      const assignmentId = request.search.get("assignment") ?? "";
      const [
        viewers,
        scriptRows,
        lastChoices,
        conversationRows,
        messageRows,
        retriedRows,
        attempts,
        overseers,
        rounds,
        scoreBoards,
        frozen,
        habits,
        ...billing
      ] = await db.batch([
        viewerStatement(db, login, now),
        currentScriptStatement(db, login, now),
        lastChoiceStatement(db, login, now),
        conversationStatement(db, login, now, id),
        messagesStatement(db, login, now, id),
        retriedLineStatement(db, login, now, id),
        ownAttemptStatement(db, login, now, id),
        overseersOfStatement(db, login, now, { conversationId: id, assignmentId }),
        ownRoundStatement(db, login, now, assignmentId),
        scoreBoardsStatement(db, login, now, assignmentId),
        frozenStatement(db, login, now, assignmentId),
        habitsStatement(db, login, now),
        ...billingStatements(world, login, now),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const entitlements = entitlementsFrom(billing, now);
      const practiceLeft = practiceLeftView(entitlements, { timeZone: timeZoneOf(world, viewer), nowMs: now });
      const script = scriptRows[0] ?? null;
      const model = voiceModel(world);
      const voice = model?.engine ?? null;
      const speaks = { text: world.customerModel.name, voice: model?.name ?? world.customerModel.name };

      if (request.conversationId) {
        const row = conversationRows[0];
        if (!row) throw new Refusal("not_found");
        const conversation = parseConversation(row);
        const retried = parseRetriedLine(retriedRows[0]);
        return {
          viewer,
          script,
          voice,
          speaks,
          practiceLeft: null,
          stage: {
            phase: "conversation",
            kind: conversation.kind,
            graded: conversation.graded,
            conversation: { ...summaryOf(conversation), createdAt: conversation.created_at },
            ...practiceCards(conversation.practice),
            messages: messageRows.map(messageView),
            seenBy: seenByOf(attempts[0], overseers),
            assignment: assignmentOf(attempts[0]),
            retried: retried && {
              turn: retried.turn,
              said: retried.said,
              better: adviceAt(retried.score, retried.turn),
            },
          },
        };
      }

      if (assignmentId !== "") {
        const scoreBoard = scoreBoards[0] ? parseScoreBoard(scoreBoards[0]) : null;
        const known = {
          round: rounds[0],
          scoreBoard,
          frozen: frozen[0]?.frozen,
          overseers,
          nowMs: now,
          notation: world.notation(),
        };
        const ready = assignedReadyStage(request.search, world.newSeed(), known);
        if (ready) requirePractice(entitlements);
        return { viewer, script, voice, speaks, practiceLeft, stage: ready ?? assignedStage(known) };
      }
      const ready = readyStage(request.search, world.newSeed());
      if (ready === "unknown") throw new Refusal("choice_unknown");
      if (ready !== "none") requirePractice(entitlements);
      const stage = ready === "none" ? setupStage(lastChoices[0], parseHabits(habits[0]).line) : ready;
      return { viewer, script, voice, speaks, practiceLeft, stage };
    },

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
      const [
        viewers,
        conversationRows,
        allMessages,
        judgements,
        lastRows,
        sourceRows,
        attempts,
        overseers,
        organisations,
        views,
        earned,
        reviews,
        fileNotes,
        drills,
      ] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesWithSourceStatement(db, login, now, conversationId),
        judgementStatement(db, login, now, conversationId),
        lastAttemptStatement(db, login, now, conversationId),
        forkSourceStatement(db, login, now, conversationId),
        ownAttemptStatement(db, login, now, conversationId),
        overseersOfStatement(db, login, now, { conversationId, assignmentId: "" }),
        activeOrganisationStatement(db, login, now),
        viewsStatement(db, login, now, conversationId),
        badgesOfSessionStatement(db, login, now, conversationId),
        attemptReviewStatement(db, login, now, conversationId),
        fileNoteStatement(db, login, now, conversationId),
        drillsStatement(db, login, now),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      const conversation = parseConversation(row);
      const { practice } = conversation;
      const judgement = parseJudgement(judgements[0]);
      const { score } = judgement;
      const messageRows = allMessages.filter((message) => message.conversation_id === row.id);
      const sourceMessages = allMessages.filter((message) => message.conversation_id !== row.id);
      const turns = turnsOf(messageRows);
      const isCompleted = conversation.status === "completed";
      const feedback = feedbackOfConversation(conversation, messageRows, judgement);
      const { notes } = feedback;
      const { assignmentId = null, passed = false } = attempts[0] ?? {};
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
          seenBy: seenByOf(attempts[0], overseers),
          attempt: attemptView(attempts[0], world.settings.RECORDING_RETENTION_DAYS),
          ...handInView(
            { conversation, isRetry: conversation.forked_from !== null, isJudged: score !== null },
            attempts[0],
            organisations[0],
          ),
          openedBy: views,
        },
        earnedBadges: badgeTitles(earned.map(({ badge }) => badge)),
        review: parseAttemptReview(reviews[0]),
        fileNote: fileNoteView(conversation, turns, fileNotes[0]),
        nextDrill: feedback.drill === null ? null : nextDrillView(drills, feedback.drill, now),
      };
    },
  };
}
