import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { MESSAGE_MAX_LENGTH } from "#core/conversations/message-text.ts";
import { countLabel } from "#core/count-label.ts";
import type { FirstCustomer } from "#core/pages/first-customer.ts";
import type { GuestPage } from "#core/pages/guest-page.ts";
import { BeginTalk } from "./begin-talk.tsx";
import { LINE_NAMES } from "./line-names.ts";
import type { TalkProblem } from "./talk-problem.tsx";

type Talk = NonNullable<GuestPage["talk"]>;

/** A visitor and a customer. Every answer is a page of its own, so it needs no JavaScript and is small on a slow phone. */
export function GuestTalk(props: { talk: Talk; customers: FirstCustomer[]; problem: TalkProblem | undefined }) {
  const { talk, problem } = props;
  const { persona, scenario } = talk;
  return (
    <div className="mx-auto max-w-3xl px-4 pt-6 pb-18 sm:px-6 sm:pt-10">
      <div className="flex items-center gap-4">
        <PersonaAvatar avatar={persona.avatar} className="size-14 sm:size-16" />
        <div className="min-w-0">
          <h1 className="font-display text-2xl">
            {scenario.call === "inbound" ? `${persona.name} is calling you` : `You are calling ${persona.name}`}
          </h1>
          <p className="text-muted">{persona.temperament}.</p>
          <p className="text-sm text-muted">Software plays {persona.name}: no person is on the line.</p>
        </div>
      </div>
      {talk.messages.length === 1 && <OtherLines talk={talk} customers={props.customers} />}
      <details className="mt-5 rounded-panel border border-line bg-surface px-5 py-3" open={talk.messages.length === 1}>
        <summary className="cursor-pointer font-semibold">What you know</summary>
        <p className="mt-1.5 text-muted">{scenario.brief}</p>
        <p className="mt-1.5 text-muted">
          <span className="font-semibold text-ink">Your goal:</span> {scenario.goal}
        </p>
      </details>

      <ol aria-label="The conversation" className="mt-6 flex flex-col gap-4">
        {talk.messages.map((message) => (
          <Line
            key={message.position}
            message={message}
            persona={persona}
            id={message.position === talk.messages.length - 2 ? "latest" : undefined}
          />
        ))}
      </ol>

      {talk.isOver ? (
        <p role="status" className="mt-6 rounded-panel border border-line bg-surface px-5 py-4">
          {talk.hasLeft
            ? `${persona.name} has ended the call. Keep this, and see what it came to.`
            : `Those were ${persona.name}'s three answers without an account. Keep this, and go on where you are or get feedback on what you said.`}
        </p>
      ) : (
        <Composer talk={talk} problem={problem} />
      )}
      <KeepOrLeave talk={talk} />
    </div>
  );
}

function OtherLines({ talk, customers }: { talk: Talk; customers: FirstCustomer[] }) {
  return (
    <nav aria-label="What do you sell?" className="mt-5 flex flex-wrap items-center gap-2">
      <span className="mr-1 font-[550]">What do you sell?</span>
      {customers.map(({ line }) => (
        <BeginTalk key={line} line={line}>
          <Button
            type="submit"
            size="small"
            variant={line === talk.line ? "primary" : "secondary"}
            aria-current={line === talk.line || undefined}
          >
            {LINE_NAMES[line]}
          </Button>
        </BeginTalk>
      ))}
    </nav>
  );
}

function Line(props: { message: Talk["messages"][number]; persona: Talk["persona"]; id: string | undefined }) {
  const { message, persona } = props;
  const isOwn = message.role === "user";
  return (
    <li
      id={props.id}
      className={classNames("flex max-w-[88%] scroll-mt-24 gap-2.5 sm:max-w-[80%]", isOwn ? "self-end" : "self-start")}
    >
      {!isOwn && <PersonaAvatar avatar={persona.avatar} size="small" className="mt-0.5" />}
      <div className="min-w-0">
        <p className={isOwn ? "sr-only" : "mb-1 text-sm font-semibold"}>{isOwn ? "You" : persona.name}</p>
        <p
          className={classNames(
            "rounded-panel px-4 py-2.5 break-words whitespace-pre-line",
            isOwn ? "rounded-tr-[4px] bg-brand text-on-brand" : "rounded-tl-[4px] border border-line bg-surface",
          )}
        >
          {message.content}
        </p>
      </div>
    </li>
  );
}

function Composer({ talk, problem }: { talk: Talk; problem: TalkProblem | undefined }) {
  return (
    <form method="post" action="/try" data-say data-busy="Sending..." className="mt-6">
      <input type="hidden" name="intent" value="say" />
      <input type="hidden" name="version" value={talk.version} />
      {problem && (
        <p id="say-problem" role="alert" className="mb-2 rounded-control bg-bad-soft px-4 py-2.5 text-bad">
          {problem.text}
        </p>
      )}
      <label htmlFor="say" className="sr-only">
        Your message
      </label>
      <textarea
        id="say"
        name="content"
        rows={3}
        required
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={problem?.typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? "say-problem say-left" : "say-left"}
        placeholder={`What do you say to ${talk.persona.name.split(" ")[0]}?`}
        enterKeyHint="send"
        className="block w-full resize-none rounded-panel border border-edge bg-surface px-4 py-3 text-base placeholder:text-muted pointer-coarse:text-lg"
      />
      <div className="mt-2.5 flex items-center justify-between gap-3">
        <p id="say-left" className="text-sm text-muted">
          {`${countLabel(talk.left, "answer")} without an account`}
        </p>
        <Button type="submit">Send</Button>
      </div>
    </form>
  );
}

function KeepOrLeave({ talk }: { talk: Talk }) {
  return (
    <section aria-label="Keep or leave" className="mt-8 border-t border-line pt-5">
      <div className="flex flex-wrap gap-3">
        {talk.mayBeKept && (
          <form method="post" action="/try">
            <input type="hidden" name="intent" value="keep" />
            <Button
              type="submit"
              variant={talk.isOver ? "primary" : "secondary"}
              size={talk.isOver ? "large" : "normal"}
            >
              Keep this
            </Button>
          </form>
        )}
        <form method="post" action="/try">
          <input type="hidden" name="intent" value="leave" />
          <Button type="submit" variant="quiet" size={talk.isOver ? "large" : "normal"}>
            Leave
          </Button>
        </form>
      </div>
      <p className="mt-3 text-sm text-muted">
        {talk.mayBeKept
          ? "Keep this: sign up, and the conversation is in your account. Leave: it is deleted at once. Otherwise it is deleted an hour after it began, or within 25 hours if you asked to keep it."
          : "Leave: it is deleted at once. Otherwise it is deleted an hour after it began. Once there is an answer, you can keep it."}
      </p>
    </section>
  );
}
