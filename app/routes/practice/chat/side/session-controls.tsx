import { ClipboardCheck, Lightbulb, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { COMMANDS, type Command } from "#core/conversations/commands.ts";
import type { PracticeConversation } from "../../use-conversation.ts";
import { CommandButton } from "../command-button.tsx";

/** The commands as buttons; their legend, for those who would rather type, is folded. */
export function SessionControls(props: { conversation: PracticeConversation; onSent: () => void }) {
  const isPaused = props.conversation.transcript.conversation?.phase === "paused";
  return (
    <Card aria-labelledby="controls" className="p-4">
      <h2 id="controls" className="font-semibold">
        Session Controls
      </h2>
      <ul className="mt-3 space-y-2">
        {CONTROLS.map(({ command, label, icon }) => (
          <li key={command}>
            <CommandButton
              command={command}
              conversation={props.conversation}
              onSent={props.onSent}
              variant="secondary"
              size="small"
              icon={icon}
              disabled={command === "continue" && !isPaused}
            >
              {label}
            </CommandButton>
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="-mb-1 py-1 text-sm font-[550] text-muted hover:text-ink">Type commands instead</summary>
        <p className="mt-1 text-sm text-muted">Send one as your message:</p>
        <dl className="mt-1.5 space-y-2 text-sm">
          {CONTROLS.map(({ command, text }) => (
            <div key={command}>
              <dt>
                <code className="font-sans break-words">{COMMANDS[command]}</code>
              </dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
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
