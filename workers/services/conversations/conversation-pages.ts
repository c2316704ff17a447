import { summaryOf } from "#core/coach/conversation-summary.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { drilledObjection } from "#core/drills/drill-practice.ts";
import { Refusal } from "#core/errors.ts";
import { adviceAt } from "#core/feedback/line-advice.ts";
import { turnNotes } from "#core/feedback/turn-notes.ts";
import { withWholeQuotes } from "#core/feedback/whole-quotes.ts";
import type { Login } from "#core/identity/login.ts";
import { type ChatPage, readyStage, setupStage } from "#core/pages/chat-page.ts";
import { lastAttemptView, retryView } from "#core/pages/feedback-comparisons.ts";
import { type ConversationPage, hiddenCard, recordingView } from "#core/pages/feedback-page.ts";
import { practiceCards } from "#core/pages/practice-cards.ts";
import { DELETIONS_PER_PERSON } from "#core/rate-limit.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import { liveCallStatement, releaseLiveCall } from "../../adapters/d1/calls/live-calls.ts";
import { recordingEndMs } from "../../adapters/d1/calls/recordings.ts";
import {
  advanceConversation,
  conversationStatement,
  currentScriptStatement,
  lastChoiceStatement,
  messagesStatement,
  parseConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { judgementStatement, parseJudgement } from "../../adapters/d1/conversations/disputes.ts";
import { drillsStatement } from "../../adapters/d1/conversations/drills.ts";
import {
  forkSourceStatement,
  lastAttemptStatement,
  messagesWithSourceStatement,
  parseForkSource,
  parseLastAttempt,
  parseRetriedLine,
  retriedLineStatement,
} from "../../adapters/d1/conversations/forks.ts";
import { writeCompletion } from "../../adapters/d1/conversations/score-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { voiceModel } from "../voice-model.ts";
import type { World } from "../world.ts";
import { readLastExchange } from "./reading-by-model.ts";
import { removeConversations } from "./remove-conversations.ts";

/** Opening, ending, reading and deleting conversations. What is said in them is in replies.ts. */
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
      const [viewers, scriptRows, lastChoices, conversationRows, messageRows, retriedRows] = await db.batch([
        viewerStatement(db, login, now),
        currentScriptStatement(db, login, now),
        lastChoiceStatement(db, login, now),
        conversationStatement(db, login, now, id),
        messagesStatement(db, login, now, id),
        retriedLineStatement(db, login, now, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
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
          stage: {
            phase: "conversation",
            kind: conversation.kind,
            graded: conversation.graded,
            conversation: { ...summaryOf(conversation), createdAt: conversation.created_at },
            ...practiceCards(conversation.practice),
            messages: messageRows.map(messageView),
            retried: retried && {
              turn: retried.turn,
              said: retried.said,
              better: adviceAt(retried.score, retried.turn),
            },
          },
        };
      }

      const ready = readyStage(request.search, world.newSeed());
      if (ready === "unknown") throw new Refusal("choice_unknown");
      return { viewer, script, voice, speaks, stage: ready === "none" ? setupStage(lastChoices[0]) : ready };
    },

    /** New Session: completes the conversation, scores it and schedules its drills. Doing it twice changes nothing. */
    async complete(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, messageRows, drills, scriptRows, live] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
        drillsStatement(db, login, now),
        currentScriptStatement(db, login, now),
        liveCallStatement(db, login, now, conversationId),
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
      const writes = writeCompletion(db, conversation, completion, now);
      const done = await advanceConversation(db, conversation, change, [], writes);
      if (!done) throw new Refusal("conversation_moved");
    },

    /** Deletes a conversation of the person's own with all that belongs to it. Throws Refusal `not_found` or `too_many_attempts`. */
    async remove(login: Login | null, conversationId: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (!rows[0]) throw new Refusal("not_found");
      await limitPerson(world, "deletion", viewer.id, DELETIONS_PER_PERSON, TOO_MANY_DELETIONS_TEXT);
      await removeConversations(world, [{ id: conversationId, user_id: viewer.id }]);
    },

    /** /conversations/:id */
    async openFeedback(login: Login | null, conversationId: string): Promise<ConversationPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversationRows, allMessages, judgements, lastRows, sourceRows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesWithSourceStatement(db, login, now, conversationId),
        judgementStatement(db, login, now, conversationId),
        lastAttemptStatement(db, login, now, conversationId),
        forkSourceStatement(db, login, now, conversationId),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const row = conversationRows[0];
      if (!row) throw new Refusal("not_found");
      const conversation = parseConversation(row);
      const { practice } = conversation;
      const { score, disputes, override, recordings } = parseJudgement(judgements[0]);
      const messageRows = allMessages.filter((message) => message.conversation_id === row.id);
      const sourceMessages = allMessages.filter((message) => message.conversation_id !== row.id);
      const turns = turnsOf(messageRows);
      const isCompleted = conversation.status === "completed";
      const notes = isCompleted ? turnNotes({ practice, marks: conversation.state.marks, turns }, score) : [];
      return {
        viewer,
        conversation: {
          ...summaryOf(conversation),
          createdAt: conversation.created_at,
          endedAt: conversation.ended_at,
          durationSeconds: conversation.duration_seconds,
          totalMessages: conversation.total_messages,
          model: conversation.model,
        },
        ...practiceCards(practice),
        drill: conversation.kind === "drill" ? drilledObjection(practice).id : null,
        messages: messageRows.map(messageView),
        recording: recordingView(messageRows, recordings.map(recordingEndMs)),
        score: score && withWholeQuotes(score, turns),
        revealed: isCompleted ? hiddenCard(conversation) : null,
        notes,
        lastAttempt: lastAttemptView(parseLastAttempt(lastRows[0]), score),
        retry: retryView(
          { turn: conversation.forked_at_turn, practice, isCompleted, turns, notes, score },
          parseForkSource(sourceRows[0]),
          turnsOf(sourceMessages),
        ),
        isSourceDeleted: conversation.forked_from !== null && !sourceRows[0],
        scriptReport: conversation.scriptReport,
        disputes,
        override,
        timeZone: timeZoneOf(world, viewer),
      };
    },
  };
}

const TOO_MANY_DELETIONS_TEXT = "You have deleted many sessions in a short time. Please wait a few minutes.";
