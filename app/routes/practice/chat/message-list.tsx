import { ArrowDown } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { findReply } from "#core/conversations/chat-state.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import type { LiveLine } from "#core/voice/call/call-screen.ts";
import { LiveLines } from "../call/stage/live-lines.tsx";
import type { PracticeConversation } from "../use-conversation.ts";
import { AgentBubble, CommandNote, MessageRow, Typing } from "./message-row.tsx";
import { useStickToEnd } from "./use-stick-to-end.ts";

/** The transcript. `welcome` stands above the first line. */
export function MessageList(props: {
  conversation: PracticeConversation;
  persona: PersonaCard;
  welcome: ReactNode;
  /** What is being said in a call and is no line yet. */
  live: readonly LiveLine[];
}) {
  const { transcript, isReceiving, tryAgain } = props.conversation;
  const { messages, sending, progress, announcement, notice } = transcript;
  const content = useMemo(() => [transcript, props.live], [transcript, props.live]);
  const { list, isAtEnd, toEnd, onScroll } = useStickToEnd(
    content,
    messages.length > 0 || sending !== null || props.live.length > 0,
  );
  const awaitsReply = progress.phase === "answering" && !sending && !findReply(messages, progress.clientKey);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={list}
        onScroll={onScroll}
        aria-label="Conversation"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain scroll-area focus-visible:-outline-offset-2"
      >
        <div className="mx-auto flex min-h-full max-w-[50rem] flex-col px-4 py-6 sm:px-6">
          {props.welcome}
          <ol className="flex flex-1 flex-col gap-5">
            {messages.map((message, index) => (
              <MessageRow
                key={message.id}
                message={message}
                answers={message.kind === "coach" ? (messages[index - 1]?.content ?? null) : null}
                persona={props.persona}
                onRetry={progress.phase === "failed" && index === messages.length - 1 ? tryAgain : null}
              />
            ))}
            {sending &&
              (sending.command ? (
                <CommandNote text={sending.content} />
              ) : (
                <AgentBubble
                  text={sending.content}
                  at={sending.createdAt}
                  note={<span className="text-muted">{progress.phase === "lost" ? "Not sent" : "Sending"}</span>}
                />
              ))}
            {(awaitsReply || (sending && !sending.command && isReceiving)) && (
              <li className="flex items-center gap-3 self-start">
                <PersonaAvatar avatar={props.persona.avatar} size="small" />
                <Typing name={props.persona.name} />
              </li>
            )}
            <LiveLines lines={props.live} persona={props.persona} />
          </ol>
          {notice && (
            <p role="status" className="mt-4 text-sm text-muted">
              {notice}
            </p>
          )}
          <div id="latest" />
        </div>
      </section>
      {!isAtEnd && (
        <Button
          variant="secondary"
          size="small"
          onClick={toEnd}
          icon={<ArrowDown aria-hidden="true" strokeWidth={1.75} />}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear rounded-full shadow-float"
        >
          Latest
        </Button>
      )}
      {/* Whole lines only: a line that is read out while it grows is noise. */}
      <p role="status" className="sr-only">
        {announcement && `${announcement.kind === "coach" ? "Coach" : props.persona.name}: ${announcement.text}`}
      </p>
    </div>
  );
}
