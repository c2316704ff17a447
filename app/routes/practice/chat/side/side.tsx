import { X } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ScriptView } from "#core/pages/chat-page.ts";
import type { PersonaCard, ScenarioCard } from "#core/pages/practice-cards.ts";
import type { PracticeConversation } from "../../use-conversation.ts";
import { CustomerCard } from "./customer-card.tsx";
import { ScriptCard } from "./script-card.tsx";
import { SessionControls } from "./session-controls.tsx";
import { Shortcuts } from "./shortcuts.tsx";

/** What helps now. A column on a wide screen; elsewhere a drawer the browser itself opens and closes, also without JavaScript. */
export function Side(props: {
  id: string;
  persona: PersonaCard;
  scenario: ScenarioCard;
  script: ScriptView | null;
  /** The lines of the script are ticked as they are said. */
  isCovered: boolean;
  conversation: PracticeConversation;
  onSignedOut: () => void;
}) {
  const { messages } = props.conversation.transcript;
  const drawer = useRef<HTMLElement>(null);
  const close = () => drawer.current?.matches(":popover-open") && drawer.current.hidePopover();
  return (
    <aside
      ref={drawer}
      id={props.id}
      popover="auto"
      aria-label="Customer, controls and script"
      className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,92vw)] overflow-y-auto overscroll-contain scroll-area border-0 border-l border-line bg-canvas p-4 text-ink shadow-float backdrop:bg-[#0006] lg:static lg:block lg:h-auto lg:w-auto lg:border-0 lg:bg-transparent lg:py-5 lg:pr-6 lg:pl-5 lg:shadow-none"
    >
      <div className="mb-2 flex justify-end lg:hidden">
        <Button
          variant="quiet"
          popoverTarget={props.id}
          popoverTargetAction="hide"
          aria-label="Close"
          className="size-11 px-0"
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </Button>
      </div>
      <div className="space-y-4">
        <CustomerCard persona={props.persona} scenario={props.scenario} />
        <SessionControls conversation={props.conversation} onSent={close} />
        <ScriptCard script={props.script} said={props.isCovered ? messages : null} onSignedOut={props.onSignedOut} />
        <Shortcuts />
      </div>
    </aside>
  );
}
