/** The bracketed commands: typed into the composer or sent by a button, never heard by the customer. */
export const COMMANDS = {
  end: "[END ROLEPLAY AND PROVIDE FEEDBACK]",
  hint: "[PAUSE: Give me a hint]",
  continue: "[CONTINUE ROLEPLAY]",
} as const;
export type Command = keyof typeof COMMANDS;

/**
 * The command a message is, or null for something said to the customer. The brackets and the first word decide; case,
 * spacing and the words after it do not, so "[pause]" and "[PAUSE: what now?]" are both a request for a hint.
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
