import { useMemo } from "react";
import type { BrowserCallView } from "#app/browser/voice/browser-call.ts";
import type { ChatState } from "#core/conversations/chat-state.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { ConversationSummary } from "#core/conversations/reply-events.ts";
import type { CallLine } from "#core/voice/call/call-screen.ts";
import type { PracticeConversation } from "../use-conversation.ts";
import { type CurrentCall, useCallView } from "./call-context.tsx";

/**
 * The conversation as the page shows it during a call: same messages, commands and composer, but lines are sent over the call's
 * connection. The page's own data may have been loaded in the middle of the call, so what was said since its start is taken from
 * the call alone.
 */
export function useCallConversation(
  text: PracticeConversation,
  call: CurrentCall | null,
): { conversation: PracticeConversation; view: BrowserCallView | null } {
  const view = useCallView(call?.live ?? null);
  const { transcript: typed } = text;
  const after = call?.after ?? -1;
  const { conversationId, lines, sending, status } = view ?? NO_CALL;
  const transcript = useMemo((): ChatState | null => {
    if (conversationId === null) return null;
    const before = typed.messages.filter(({ position }) => position <= after);
    const waiting = sending.at(-1);
    return {
      conversation: {
        ...(typed.conversation ?? freshSummary(conversationId)),
        phase: status === "paused" ? "paused" : "practising",
      },
      messages: [...before, ...lines.map((line, index) => messageOf(line, after + 1 + index))],
      sending: waiting ? { clientKey: "call", content: waiting, command: null, createdAt: Date.now() } : null,
      progress: { phase: "idle" },
      announcement: coachWords(lines.at(-1)),
      notice: null,
    };
  }, [typed, after, conversationId, lines, sending, status]);

  if (!call || !view || !transcript) return { conversation: text, view };
  return {
    conversation: {
      ...text,
      transcript,
      isReceiving: false,
      canSend: view.connection === "ready",
      say: call.live.say,
    },
    view,
  };
}

const NO_CALL = { conversationId: null, lines: [], sending: [], status: "active" } as const;

function freshSummary(id: string): ConversationSummary {
  return { id, title: "", status: "active", phase: "practising", exit: null, cue: null };
}

function messageOf(line: CallLine, position: number): MessageView {
  const base = { id: `call-${position}`, position, createdAt: line.atMs, status: "complete", clientKey: null } as const;
  switch (line.kind) {
    case "turn": {
      const role = line.speaker === "agent" ? "user" : "assistant";
      const audio = { startMs: 0, endMs: 0, interrupted: line.interrupted };
      return { ...base, role, kind: "turn", content: line.text, audio };
    }
    case "coach":
      return { ...base, role: "assistant", kind: "coach", content: line.text, audio: null };
    case "command":
      return { ...base, role: "user", kind: "command", content: line.text, audio: null };
  }
}

/** For screen readers: the customer is heard, so only the coach has to be announced. */
function coachWords(line: CallLine | undefined): ChatState["announcement"] {
  return line?.kind === "coach" ? { kind: "coach", text: line.text } : null;
}
