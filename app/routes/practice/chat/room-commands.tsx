import { useMemo } from "react";
import { type PageCommand, usePageCommands } from "#app/browser/page-commands.ts";
import { COMMANDS, type Command } from "#core/conversations/commands.ts";
import type { PracticeConversation } from "../use-conversation.ts";

/** The session's commands in the palette, while they can be given. */
export function RoomCommands({ conversation }: { conversation: PracticeConversation }) {
  const { canSend, say, transcript } = conversation;
  const hasBegun = transcript.conversation !== null;
  const isPaused = transcript.conversation?.phase === "paused";
  const commands = useMemo(() => {
    const give = (command: Command, label: string): PageCommand => ({
      label,
      detail: "This session",
      run: () => say(COMMANDS[command]),
    });
    if (!hasBegun || !canSend) return NONE;
    return [
      give("hint", "Give me a hint"),
      ...(isPaused ? [give("continue", "Continue roleplay")] : []),
      give("end", "End and get feedback"),
    ];
  }, [hasBegun, canSend, isPaused, say]);
  usePageCommands(commands);
  return null;
}

const NONE: PageCommand[] = [];
