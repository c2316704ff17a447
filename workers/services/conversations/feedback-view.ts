import { summaryOf } from "#core/coach/conversation-summary.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { drilledObjection } from "#core/drills/drill-practice.ts";
import { turnNotes } from "#core/feedback/turn-notes.ts";
import { withWholeQuotes } from "#core/feedback/whole-quotes.ts";
import { type ConversationFeedback, hiddenCard, recordingView } from "#core/pages/feedback-page.ts";
import { practiceCards } from "#core/pages/practice-cards.ts";
import { practisedSince } from "#core/roleplay/fork-point.ts";
import { provenState } from "#core/scoring/proven-marks.ts";
import { recordingEndMs } from "../../adapters/d1/calls/recordings.ts";
import type { MessageRow, StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import type { Judgement } from "../../adapters/d1/conversations/disputes.ts";

/** What a feedback page shows of the conversation itself, whoever reads it. */
export function feedbackOfConversation(
  conversation: StoredConversation,
  messages: readonly MessageRow[],
  { score, disputes, override, recordings }: Judgement,
): ConversationFeedback {
  const { practice } = conversation;
  const turns = turnsOf(messages);
  const isCompleted = conversation.status === "completed";
  return {
    conversation: {
      ...summaryOf(conversation, messages),
      createdAt: conversation.created_at,
      endedAt: conversation.ended_at,
      durationSeconds: secondsOf(conversation, messages),
      totalMessages: conversation.total_messages,
      model: conversation.model,
    },
    ...practiceCards(practice),
    drill: conversation.kind === "drill" ? drilledObjection(practice).id : null,
    messages: messages.map(messageView),
    recording: recordingView(messages, recordings.map(recordingEndMs)),
    score: score && withWholeQuotes(score, turns),
    revealed: isCompleted
      ? hiddenCard({ ...conversation, state: provenState({ practice, turns, state: conversation.state }) })
      : null,
    notes: isCompleted ? turnNotes({ practice, marks: conversation.state.marks, turns }, score) : [],
    disputes,
    override,
  };
}

/** Of a retry, what was practised in it and not in the session it goes back into. */
function secondsOf({ duration_seconds, forked_at_turn }: StoredConversation, messages: readonly MessageRow[]): number {
  return forked_at_turn === null ? duration_seconds : practisedSince(messages.map(messageView), forked_at_turn);
}
