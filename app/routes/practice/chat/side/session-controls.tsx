import { ClipboardCheck, Lightbulb, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { COMMANDS, type Command } from "#core/conversations/commands.ts";
import type { PracticeConversation } from "../../use-conversation.ts";
import { CommandButton } from "../command-button.tsx";

/** The legend of the bracketed commands. Each is a button, and can be typed as it stands. */
export function SessionControls(props: { conversation: PracticeConversation; onSent: () => void }) {
  return (
    <Card aria-labelledby="controls" className="p-4">
      <h2 id="controls" className="font-semibold">
        Session Controls
      </h2>
      <p className="mt-0.5 text-sm text-muted">Press one, or type it as it stands.</p>
      <ul className="mt-3 space-y-3.5">
        {CONTROLS.map(({ command, label, text, icon }) => (
          <li key={command}>
            <CommandButton
              command={command}
              conversation={props.conversation}
              onSent={props.onSent}
              variant="secondary"
              size="small"
              icon={icon}
            >
              {label}
            </CommandButton>
            <p className="mt-1.5 text-sm text-muted">
              {text} <code className="font-sans text-sm break-words text-ink">{COMMANDS[command]}</code>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const CONTROLS: { command: Command; label: string; text: string; icon: ReactNode }[] = [
  {
    command: "hint",
    label: "Give me a hint",
    text: "Stops the call and suggests your next line.",
    icon: <Lightbulb aria-hidden="true" strokeWidth={1.75} />,
  },
  {
    command: "continue",
    label: "Continue roleplay",
    text: "Goes back to the customer.",
    icon: <Play aria-hidden="true" strokeWidth={1.75} />,
  },
  {
    command: "end",
    label: "End and get feedback",
    text: "Ends the session and scores it.",
    icon: <ClipboardCheck aria-hidden="true" strokeWidth={1.75} />,
  },
];
