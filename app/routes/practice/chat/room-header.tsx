import type { ReactNode } from "react";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SeenByLine } from "#app/ui/seen-by.tsx";
import type { SeenBy } from "#core/assignments/who-sees.ts";
import type { PersonaCard } from "#core/pages/practice-cards.ts";
import { NewSessionButton } from "./new-session-button.tsx";

/**
 * `call` starts or ends one. While it is live the header has the colour of the call and, on a phone, says who is on the line; a new
 * session hangs up first.
 */
export function RoomHeader(props: {
  conversationId: string | null;
  about: string;
  seenBy: SeenBy;
  sideId: string;
  call: ReactNode;
  isLive: boolean;
  persona: PersonaCard;
  onNewSession: () => void;
}) {
  return (
    <header
      onSubmit={props.onNewSession}
      className={classNames(
        "flex items-center gap-2 px-4 py-2.5 sm:px-6",
        props.isLive ? "bg-signal text-on-signal" : "border-b border-line",
      )}
    >
      {props.isLive && <PersonaAvatar avatar={props.persona.avatar} size="small" className="shrink-0 sm:hidden" />}
      <div className="mr-auto min-w-0">
        <h1 className={classNames("truncate font-display text-lg sm:text-xl", props.isLive && "max-sm:sr-only")}>
          AI Roleplay Training
        </h1>
        {props.isLive && <p className="truncate font-display text-lg sm:hidden">{props.persona.name}</p>}
        <p className={classNames("truncate text-sm", !props.isLive && "text-muted")}>{props.about}</p>
        <SeenByLine seenBy={props.seenBy} className={props.isLive ? "" : "text-muted"} />
      </div>
      {props.call}
      <NewSessionButton conversationId={props.conversationId} variant="secondary" size="small" compact />
      <Button
        variant="secondary"
        size="small"
        popoverTarget={props.sideId}
        aria-label="Customer, controls and script"
        className="px-2.5 lg:hidden"
      >
        Customer
      </Button>
    </header>
  );
}
