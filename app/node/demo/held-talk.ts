import { COMMANDS, findCommand } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { titleFor } from "#core/conversations/conversation-title.ts";
import { messageView, newMessage } from "#core/conversations/message-view.ts";
import { practisedSeconds } from "#core/conversations/practised-time.ts";
import type { CustomerMove } from "#core/customer/customer-state.ts";
import { step } from "#core/customer/engine.ts";
import type { DrillState } from "#core/drills/schedule.ts";
import { BUILT_IN } from "#core/engines/speaker-line.ts";
import { type Completion, completionOf, feedbackOf } from "#core/roleplay/completion.ts";
import type { MessageRow } from "#workers/adapters/d1/conversations/conversations.ts";
import type { ConversationRow } from "#workers/adapters/d1/conversations/frozen-practices.ts";
import { startConversation } from "#workers/services/conversations/conversation-start.ts";

export type HeldTalk = {
  conversation: ConversationRow;
  messages: MessageRow[];
  completion: Completion;
  endedAt: number;
};

/**
 * A whole conversation with the built-in customer, from the first line to its feedback, as the rows that the product would have stored:
 * played and scored by its own rules, without a round trip for each line. A customer who has left hears no more.
 */
export function heldTalk(of: {
  id: string;
  userId: string;
  choice: Choice;
  lines: readonly string[];
  startedAt: number;
  isGraded: boolean;
  /** All drills of the person before it. */
  drills: readonly (DrillState & { objectionId: string })[];
}): HeldTalk {
  const { id, userId, choice, lines, isGraded, drills } = of;
  let nowMs = of.startedAt;
  let made = 0;
  const world = { now: () => nowMs, newId: () => (made++ === 0 ? id : `${id}-${made}`) };
  const start = startConversation(world, choice, { userId, script: null, mode: "text", model: BUILT_IN });
  const { practice, opening } = start;
  const messages: MessageRow[] = [opening];
  const write = (role: "user" | "assistant", kind: "turn" | "command" | "coach", content: string) => {
    const position = messages.length;
    messages.push(newMessage({ id: world.newId(), nowMs }, { conversationId: id, position, role, kind, content }));
  };

  let state = start.opened;
  let lastMove: CustomerMove | null = null;
  for (const text of lines) {
    if (state.exit || findCommand(text)) break;
    nowMs += READING_MS + text.length * MS_PER_CHARACTER;
    const heard = step(practice, state, { turn: messages.length, text, scriptObjections: [] });
    state = heard.state;
    lastMove = heard.move;
    write("user", "turn", text);
    nowMs += ANSWERING_MS;
    write("assistant", "turn", heard.move.line);
  }
  write("user", "command", COMMANDS.end);
  const kind = "practice";
  const conversation = { kind, practice, state, mode: "text", forked_from: null } as const;
  const completion = completionOf({ conversation, messages, drills, script: null }, nowMs);
  write("assistant", "coach", feedbackOf(kind, completion, nowMs));
  return {
    conversation: {
      ...start.row,
      title: titleFor(lines[0] ?? ""),
      status: "completed",
      phase: state.exit ? "over" : "practising",
      total_messages: messages.length,
      duration_seconds: practisedSeconds(messages.map(messageView)),
      ended_at: nowMs,
      version: 2,
      customer_state: state,
      last_move: lastMove,
      graded: isGraded,
    },
    messages,
    completion,
    endedAt: nowMs,
  };
}

/** Reading the answer and typing the next line: about a second for four characters. */
const READING_MS = 6_000;
const MS_PER_CHARACTER = 250;
const ANSWERING_MS = 2_000;
