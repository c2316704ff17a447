import { CircleCheck, CirclePause, PhoneOff, RotateCw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { PracticeConversation } from "../use-conversation.ts";
import { CommandButton } from "./command-button.tsx";
import { NewSessionButton } from "./new-session-button.tsx";

/** What stands between the transcript and the composer: the one thing to know now, and what to do about it. */
export function PhaseBanner(props: { conversation: PracticeConversation; customerName: string; isSignedOut: boolean }) {
  const { conversation, customerName } = props;
  const { transcript, isReceiving, tryAgain } = conversation;
  const { progress } = transcript;
  const { pathname, search } = useLocation();

  if (props.isSignedOut) {
    return (
      <Banner tone="bad" title="Your login has ended." text="Your text is kept here.">
        {/* The page itself asks for a login and comes back here. */}
        <ButtonLink to={pathname + search} reloadDocument size="small">
          Sign in
        </ButtonLink>
      </Banner>
    );
  }
  if (progress.phase === "reconnecting") {
    return <Banner tone="plain" icon={<WifiOff />} title="Connection lost." text="Trying again." />;
  }
  if (progress.phase === "lost" || (progress.phase === "failed" && transcript.messages.at(-1)?.role === "user")) {
    return (
      <Banner
        tone="bad"
        icon={<WifiOff />}
        title={progress.phase === "lost" ? "No connection." : `${progress.title}.`}
        text={progress.phase === "lost" ? "Your message is kept and is not sent twice." : progress.text}
      >
        <Button
          size="small"
          variant="secondary"
          onClick={tryAgain}
          icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />}
        >
          Try again
        </Button>
      </Banner>
    );
  }
  const { conversation: summary } = transcript;
  if (!summary || isReceiving) return null;
  if (summary.status !== "active") {
    return (
      <Banner tone="good" icon={<CircleCheck />} title="Session completed.">
        <NewSessionButton conversationId={null} variant="secondary" size="small" />
        <ButtonLink to={`/conversations/${summary.id}`} size="small">
          See your feedback
        </ButtonLink>
      </Banner>
    );
  }
  if (summary.phase === "over") {
    return (
      <Banner tone="plain" icon={<PhoneOff />} title={summary.exit?.reason ?? `${customerName} has left.`}>
        <CommandButton command="end" conversation={conversation} size="small">
          Get feedback
        </CommandButton>
      </Banner>
    );
  }
  if (summary.phase === "paused") {
    return (
      <Banner
        tone="warn"
        icon={<CirclePause />}
        title="Paused."
        text="The customer can't hear you. Your next line goes on with the call."
      >
        <CommandButton command="continue" conversation={conversation} size="small" variant="secondary">
          Continue
        </CommandButton>
      </Banner>
    );
  }
  return null;
}

const TONES = {
  plain: "border-line bg-surface [&>svg]:text-muted",
  good: "border-good/30 bg-good-soft [&>svg]:text-good",
  warn: "border-warn/30 bg-warn-soft [&>svg]:text-warn",
  bad: "border-bad/30 bg-bad-soft [&>svg]:text-bad",
} as const;

function Banner(props: {
  tone: keyof typeof TONES;
  icon?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={props.tone === "bad" ? "alert" : "status"}
      className={classNames(
        "mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border py-2.5 pr-2.5 pl-4 [&>svg]:size-[1.125rem] [&>svg]:shrink-0 [&>svg]:stroke-[1.75]",
        TONES[props.tone],
      )}
    >
      {props.icon}
      <p className="min-w-48 flex-1">
        <span className="font-semibold">{props.title}</span> {props.text}
      </p>
      {props.children && <div className="flex flex-wrap items-center gap-2">{props.children}</div>}
    </div>
  );
}
