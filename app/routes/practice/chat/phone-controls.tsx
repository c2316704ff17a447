import type { PracticeConversation } from "../use-conversation.ts";
import { CommandButton } from "./command-button.tsx";

/** The two main actions, always in sight where the column of controls is a drawer. */
export function PhoneControls({ conversation }: { conversation: PracticeConversation }) {
  const look = { conversation, variant: "secondary", size: "small", className: "grow" } as const;
  return (
    <div className="mb-2 flex flex-wrap gap-2 lg:hidden">
      <CommandButton {...look} command="hint">
        Give me a hint
      </CommandButton>
      <CommandButton {...look} command="end">
        End and get feedback
      </CommandButton>
    </div>
  );
}
