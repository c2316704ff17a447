import { PanelRight, Phone } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { NewSessionButton } from "./new-session-button.tsx";

export function RoomHeader(props: { conversationId: string | null; setupPath: string; about: string; sideId: string }) {
  return (
    <header className="flex items-center gap-2 border-b border-line px-4 py-2.5 sm:px-6">
      <div className="mr-auto min-w-0">
        <h1 className="truncate font-display text-lg sm:text-xl">AI Roleplay Training</h1>
        <p className="truncate text-sm text-muted">{props.about}</p>
      </div>
      <StartCall />
      <NewSessionButton
        conversationId={props.conversationId}
        setupPath={props.setupPath}
        variant="secondary"
        size="small"
        compact
      />
      <Button
        variant="secondary"
        size="small"
        popoverTarget={props.sideId}
        aria-label="Customer, script and controls"
        className="size-9 px-0 pointer-coarse:size-11 lg:hidden"
      >
        <PanelRight aria-hidden="true" strokeWidth={1.75} />
      </Button>
    </header>
  );
}

/** Not disabled in HTML: what cannot take focus cannot say why it does not work. */
function StartCall() {
  return (
    <span className="group relative">
      <Button
        variant="secondary"
        size="small"
        aria-disabled="true"
        aria-describedby="start-call-note"
        icon={<Phone aria-hidden="true" strokeWidth={1.75} />}
        className="cursor-not-allowed text-muted opacity-70 hover:bg-surface max-sm:size-11 max-sm:px-0"
      >
        <span className="max-sm:sr-only">Start Call</span>
      </Button>
      <span
        id="start-call-note"
        role="tooltip"
        className="pointer-events-none absolute top-full right-0 z-10 mt-2 w-max max-w-56 rounded-control border border-line bg-surface px-2.5 py-1.5 text-sm opacity-0 shadow-float transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 group-hover:delay-300"
      >
        Live calls are not available yet
      </span>
    </span>
  );
}
