import { COMMANDS } from "../../conversations/commands.ts";
import { findSpokenCommand } from "./spoken-command.ts";

/**
 * What the browser's own speech recognition made of the agent's speech, gathered until the agent is silent: an engine that
 * gives its words in pieces would otherwise have the customer answer each piece.
 */
export type AgentWords = { said: readonly string[]; isUnfinished: boolean };

export const NO_WORDS: AgentWords = { said: [], isUnfinished: false };

export type AgentWordsEvent =
  | { type: "interim" }
  | { type: "final"; text: string; agentSpeaks: boolean; customerSpeaks: boolean }
  | { type: "silent" };

/** `line` is what is to be said to the customer now: a line, a bracketed command, or nothing yet. */
export function stepWords(words: AgentWords, event: AgentWordsEvent): { words: AgentWords; line: string | null } {
  switch (event.type) {
    case "interim":
      return { words: { ...words, isUnfinished: true }, line: null };
    case "final": {
      // Heard while only the customer spoke: the customer's own voice, out of the loudspeaker.
      if (event.customerSpeaks && !event.agentSpeaks) return { words: { ...words, isUnfinished: false }, line: null };
      const gathered = { said: [...words.said, event.text.trim()], isUnfinished: false };
      return event.agentSpeaks ? { words: gathered, line: null } : speakOut(gathered);
    }
    case "silent":
      return words.isUnfinished ? { words, line: null } : speakOut(words);
  }
}

function speakOut({ said }: AgentWords): { words: AgentWords; line: string | null } {
  const line = said.filter(Boolean).join(" ");
  const command = findSpokenCommand(line);
  return { words: NO_WORDS, line: command ? COMMANDS[command] : line || null };
}
