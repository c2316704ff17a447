/** The bracketed commands: typed into the composer or sent by a button, never heard by the customer. */
export const COMMANDS = {
  end: "[END ROLEPLAY AND PROVIDE FEEDBACK]",
  hint: "[PAUSE: Give me a hint]",
  continue: "[CONTINUE ROLEPLAY]",
} as const;
export type Command = keyof typeof COMMANDS;

/**
 * The command a message is, or null for something said to the customer. The whole message stands in brackets and begins with
 * pause, continue or end; case and spacing do not matter. After that word nothing may follow but a colon and any words, or
 * "roleplay" and any words: "[pause]" and "[PAUSE: what now?]" ask for a hint, "[end of the policy term]" is said.
 */
export function findCommand(text: string): Command | null {
  const verb = /^\[\s*(pause|continue|end)\b(?:\s*:[^\]]*|\s+(?:the\s+)?roleplay\b[^\]]*)?\s*\]$/i
    .exec(text.trim())?.[1]
    ?.toLowerCase();
  switch (verb) {
    case "pause":
      return "hint";
    case "continue":
      return "continue";
    case "end":
      return "end";
    default:
      return null;
  }
}
