import { SendHorizontal, Square } from "lucide-react";
import { type RefObject, useId } from "react";
import { Form } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { checkDraft, sendsOn } from "#core/conversations/composer.ts";
import type { PracticeConversation } from "../use-conversation.ts";
import { SayFields } from "./say-fields.tsx";

/** Three rows to write in. Enter sends, Shift+Enter adds a line. While an answer comes one can write on, and stop it. */
export function Composer(props: {
  conversation: PracticeConversation;
  textarea: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (draft: string) => void;
  placeholder: string;
}) {
  const { conversation, textarea, draft, onDraft } = props;
  const hydrated = useHydrated();
  const counterId = useId();
  const check = checkDraft(draft);
  const canStop = conversation.transcript.progress.phase === "answering";

  function send() {
    if (check.sendable && conversation.say(draft.trim())) onDraft("");
    textarea.current?.focus();
  }

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative rounded-panel border border-edge bg-surface transition-colors focus-within:border-brand focus-within:ring-1 focus-within:ring-brand"
    >
      <SayFields conversation={conversation} />
      <label htmlFor="say" className="sr-only">
        Your message
      </label>
      <textarea
        ref={textarea}
        id="say"
        name="content"
        rows={3}
        required={!hydrated}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (!sendsOn({ ...keyOf(event), isComposing: event.nativeEvent.isComposing })) return;
          event.preventDefault();
          if (!conversation.isReceiving) send();
        }}
        placeholder={props.placeholder}
        aria-describedby={check.left === null ? undefined : counterId}
        aria-keyshortcuts="/"
        enterKeyHint="send"
        className="block w-full resize-none rounded-panel bg-transparent py-3 pr-16 pl-4 text-base outline-none placeholder:text-muted pointer-coarse:text-lg"
      />
      <div className="absolute right-2 bottom-2 flex items-center gap-3">
        {check.left !== null && (
          <p
            id={counterId}
            role="status"
            className={classNames(
              "rounded-control bg-surface px-1.5 text-sm tabular-nums",
              check.left < 0 ? "font-semibold text-bad" : "text-muted",
            )}
          >
            {check.left < 0 ? `${-check.left} too many` : `${check.left} left`}
          </p>
        )}
        {conversation.isReceiving ? (
          <Button
            key="stop"
            variant="secondary"
            aria-label="Stop"
            title="Stop"
            disabled={!canStop}
            onClick={() => {
              void conversation.stop();
              textarea.current?.focus();
            }}
            className="size-11 px-0"
          >
            <Square aria-hidden="true" strokeWidth={1.75} fill="currentColor" className="size-3.5" />
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            aria-label="Send"
            title="Send"
            disabled={hydrated && !(check.sendable && conversation.canSend)}
            className="size-11 px-0"
          >
            <SendHorizontal aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Button>
        )}
      </div>
    </Form>
  );
}

function keyOf({
  key,
  shiftKey,
  ctrlKey,
  altKey,
  keyCode,
}: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  keyCode: number;
}) {
  return { key, shiftKey, ctrlKey, altKey, keyCode };
}
