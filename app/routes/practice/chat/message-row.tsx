import { ClipboardCheck, Lightbulb, RotateCw } from "lucide-react";
import { memo, type ReactNode } from "react";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { findCommand } from "#core/conversations/commands.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import { LocalTime } from "./local-time.tsx";

/** One line of the conversation. `answers` is the command a coach's message answers. */
export const MessageRow = memo(function MessageRow(props: {
  message: MessageView;
  answers: string | null;
  persona: PersonaCard;
  onRetry: (() => void) | null;
}) {
  const { message, persona } = props;
  // The coach's answer to it says the same.
  if (message.kind === "command" && findCommand(message.content) === "continue") return null;
  if (message.kind === "command") return <CommandNote text={message.content} />;
  if (message.kind === "coach") return <CoachMessage message={message} answers={props.answers} />;
  if (message.role === "user") return <AgentBubble text={message.content} at={message.createdAt} />;
  return (
    <li className="flex max-w-[88%] gap-2.5 self-start sm:max-w-[80%] sm:gap-3">
      <PersonaAvatar avatar={persona.avatar} size="small" className="mt-0.5" />
      <div className="min-w-0">
        <p className="mb-1 flex items-baseline gap-2 text-sm">
          <span className="font-semibold">{persona.name}</span>
          <LocalTime ms={message.createdAt} />
        </p>
        <Bubble className="rounded-tl-[4px] border border-line bg-surface">
          {message.content ||
            (message.status === "streaming" ? (
              <Typing name={persona.name} />
            ) : (
              <span className="text-muted">No answer came.</span>
            ))}
        </Bubble>
        {message.audio?.interrupted && <p className="mt-1 text-sm text-muted">You cut in here.</p>}
        {message.status === "stopped" && <p className="mt-1 text-sm text-muted">You stopped this answer.</p>}
        {message.status === "interrupted" && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-bad">
            This answer was cut off.
            {props.onRetry && (
              <Button
                variant="secondary"
                size="small"
                icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />}
                onClick={props.onRetry}
              >
                Retry
              </Button>
            )}
          </p>
        )}
      </div>
    </li>
  );
});

export function AgentBubble(props: { text: string; at: number; note?: ReactNode }) {
  return (
    <li className="flex max-w-[88%] flex-col items-end self-end sm:max-w-[80%]">
      <p className="mb-1 flex items-baseline gap-2 text-sm">
        <span className="sr-only">You</span>
        {props.note ?? <LocalTime ms={props.at} />}
      </p>
      <Bubble className="rounded-tr-[4px] bg-brand text-on-brand">{props.text}</Bubble>
    </li>
  );
}

export function CommandNote({ text }: { text: string }) {
  const command = findCommand(text);
  return (
    <li className="self-center rounded-full bg-idle-soft px-3 py-1 text-center text-sm text-muted">
      {command ? COMMAND_NOTES[command] : text}
    </li>
  );
}

/** Three dots, and the words for those who hear the page. */
export function Typing({ name }: { name: string }) {
  return (
    <span className="flex h-[1.5em] items-center gap-1">
      <span className="sr-only">{name} is typing</span>
      {["", "[animation-delay:160ms]", "[animation-delay:320ms]"].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={classNames("size-1.5 animate-pulse rounded-full bg-muted", delay)}
        />
      ))}
    </span>
  );
}

const COMMAND_NOTES = {
  hint: "You paused and asked for a hint",
  continue: "You went on with the roleplay",
  end: "You ended the roleplay",
} as const;

function Bubble(props: { className: string; children: ReactNode }) {
  return (
    <div className={classNames("w-fit max-w-full rounded-panel px-3.5 py-2.5 whitespace-pre-wrap", props.className)}>
      {props.children}
    </div>
  );
}

function CoachMessage({ message, answers }: { message: MessageView; answers: string | null }) {
  const command = answers ? findCommand(answers) : null;
  if (command === "continue")
    return <li className="self-center text-center text-sm text-muted">{message.content || " "}</li>;
  const isFeedback = command === "end";
  const Icon = isFeedback ? ClipboardCheck : Lightbulb;
  return (
    <li className="w-full max-w-text self-center rounded-panel border border-warn/25 bg-warn-soft px-4 py-3.5">
      <p className="mb-1.5 flex items-center gap-2 text-sm font-semibold text-warn">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {isFeedback ? "Feedback" : "Hint from your coach"}
        <span className="ml-auto font-normal">
          <LocalTime ms={message.createdAt} />
        </span>
      </p>
      <div className="whitespace-pre-wrap">{message.content || <Typing name="The coach" />}</div>
    </li>
  );
}
