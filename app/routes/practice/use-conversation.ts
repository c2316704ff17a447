import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { breathe } from "#app/browser/breath.ts";
import { newClientKey } from "#app/browser/client-key.ts";
import type { ReplyListener, ReplyRequest } from "#app/browser/reply-stream.ts";
import { breathMs } from "#core/conversations/breath.ts";
import {
  type ChatState,
  canSend,
  EMPTY_CHAT,
  findReply,
  findUnfinished,
  isReceiving,
  lastPosition,
  stepChat,
} from "#core/conversations/chat-state.ts";
import { findCommand } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import type { RefusalView } from "#core/conversations/reply-events.ts";
import type { ChatPage } from "#core/pages/chat-page.ts";

export type PracticeStage = Exclude<ChatPage["stage"], { phase: "setup" | "assigned" }>;

/** A message that was not taken. `content` is its text when nothing of it is stored, so that it goes back to the composer. */
export type Refused = RefusalView & { content: string | null };

/**
 * The conversation as this tab sees it: the page's data, and what has been said and streamed since. The first message
 * creates the conversation; its address then replaces that of the choice without loading anything.
 */
export function useConversation(
  stage: PracticeStage,
  hooks: { onBegun: (conversationId: string) => void; onRefused: (refused: Refused) => void },
) {
  const [transcript, dispatch] = useReducer(stepChat, stage, initialTranscript);
  // Data read again, e.g. after an upload, draws another seed; what is on the screen keeps the first.
  const [choice] = useState<Choice | null>(stage.phase === "ready" ? stage.choice : null);
  const [seenStage, setSeenStage] = useState(stage);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const following = useRef<{ controller: AbortController; request: ReplyRequest } | null>(null);
  const latest = useRef({ transcript, hooks });
  latest.current = { transcript, hooks };

  if (stage !== seenStage) {
    setSeenStage(stage);
    dispatch({ type: "loaded", ...loadedFrom(stage) });
  }

  const follow = useCallback(
    (request: ReplyRequest, breath = 0) => {
      following.current?.controller.abort();
      const controller = new AbortController();
      following.current = { controller, request };
      const { clientKey } = request;
      const content = "content" in request ? request.content : null;
      const answer = breathe(breath, (event) => dispatch({ type: "received", clientKey, event }));
      const listener: ReplyListener = {
        onEvent: (event) => {
          answer.receive(event);
          if (event.type === "started" && request.way === "start") {
            latest.current.hooks.onBegun(event.conversation.id);
            navigate(`/chat/${event.conversation.id}`, {
              replace: true,
              preventScrollReset: true,
              defaultShouldRevalidate: false,
            });
          }
          if (event.type !== "refused") return;
          const { code, title, text, stored } = event;
          latest.current.hooks.onRefused({ code, title, text, content: stored ? null : content });
          if (code === "no_practice_left") void navigate("/billing/limit", { replace: true });
          else if (!stored && request.way === "start") {
            navigate(choicePath(request.choice), {
              replace: true,
              preventScrollReset: true,
              defaultShouldRevalidate: false,
            });
          }
          if (OUT_OF_DATE.has(code)) void revalidate();
        },
        onDropped: (waitSeconds) => {
          answer.catchUp();
          dispatch({ type: "dropped", clientKey, waitSeconds });
        },
      };
      void replyStream()
        .then(({ followReply }) => followReply(request, listener, controller.signal))
        .catch(() => "lost" as const)
        .then((end) => {
          if (end !== "lost") return;
          answer.catchUp();
          dispatch({ type: "lost", clientKey });
        });
    },
    [navigate, revalidate],
  );

  const resume = useCallback(
    (conversationId: string, clientKey: string) => {
      dispatch({ type: "resumed", clientKey });
      follow({ way: "resume", clientKey, conversationId });
    },
    [follow],
  );

  // It is there before the first message is sent, as a rule; a message sent sooner waits for it.
  useEffect(() => void replyStream().catch(() => {}), []);

  // A page that opens on an unfinished reply goes on with it; one that is left stops listening.
  useEffect(() => {
    const { conversation, messages } = latest.current.transcript;
    const unfinished = conversation && findUnfinished(messages);
    if (conversation && unfinished) resume(conversation.id, unfinished);
    return () => following.current?.controller.abort();
  }, [resume]);

  /** False when nothing can be sent now. */
  function say(content: string): boolean {
    if (!canSend(transcript)) return false;
    const clientKey = newClientKey();
    const { conversation } = transcript;
    if (!conversation && !choice) return false;
    dispatch({ type: "sent", sending: { clientKey, content, command: findCommand(content), createdAt: Date.now() } });
    const breath = findCommand(content) ? 0 : breathMs(content);
    if (conversation)
      follow(
        { way: "say", clientKey, content, conversationId: conversation.id, after: lastPosition(transcript) },
        breath,
      );
    else if (choice) follow({ way: "start", clientKey, content, choice }, breath);
    return true;
  }

  async function stop() {
    const { conversation, messages, progress } = transcript;
    if (!conversation || progress.phase !== "answering") return;
    const { clientKey } = progress;
    const shown = findReply(messages, clientKey)?.content.length ?? 0;
    dispatch({ type: "stopped", clientKey });
    const told = replyStream().then(({ stopReply }) => stopReply(conversation.id, clientKey, shown));
    following.current?.controller.abort();
    await told;
    void revalidate();
  }

  /** After a failed reply: makes it again. After a lost connection: settles what became of the message. */
  const tryAgain = useCallback(() => {
    const { conversation, progress } = latest.current.transcript;
    if (progress.phase === "failed" && conversation) {
      dispatch({ type: "retried", clientKey: progress.clientKey });
      follow({ way: "retry", clientKey: progress.clientKey, conversationId: conversation.id });
    }
    if (progress.phase === "lost" && following.current) {
      dispatch({ type: "resumed", clientKey: progress.clientKey });
      follow(following.current.request);
    }
  }, [follow]);

  const isLost = transcript.progress.phase === "lost";
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [isLost, tryAgain]);

  return {
    transcript,
    choice,
    isReceiving: isReceiving(transcript),
    canSend: canSend(transcript),
    say,
    stop,
    tryAgain,
  };
}

/** What sends and reads is a quarter of the page's own code, with the schemas of what comes. */
const replyStream = () => import("#app/browser/reply-stream.ts");

export type PracticeConversation = ReturnType<typeof useConversation>;

/** Refusals that mean: this tab shows an older state than the server has. */
const OUT_OF_DATE = new Set(["conversation_moved", "reply_in_progress", "conversation_over", "conversation_completed"]);

export function choicePath({ scenarioId, personaId, level, drill, graded, assignment }: Omit<Choice, "seed">): string {
  if (assignment) {
    const assigned = { assignment: assignment.id, scenario: scenarioId, customer: personaId };
    return `/chat?${new URLSearchParams(assignment.counts ? { ...assigned, counts: "on" } : assigned)}`;
  }
  if (drill !== undefined) return `/chat?${new URLSearchParams({ drill })}`;
  const choice = { scenario: scenarioId, customer: personaId, level: String(level) };
  return `/chat?${new URLSearchParams(graded ? { ...choice, graded: "on" } : choice)}`;
}

function initialTranscript(stage: PracticeStage): ChatState {
  return { ...EMPTY_CHAT, ...loadedFrom(stage) };
}

function loadedFrom(stage: PracticeStage): Pick<ChatState, "conversation" | "messages"> {
  return stage.phase === "ready"
    ? { conversation: null, messages: [] }
    : { conversation: stage.conversation, messages: stage.messages };
}
