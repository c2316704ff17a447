/** The bracketed commands: typed into the composer or sent by a button, never heard by the customer. */
export const COMMANDS = {
  end: "[END ROLEPLAY AND PROVIDE FEEDBACK]",
  hint: "[PAUSE: Give me a hint]",
  continue: "[CONTINUE ROLEPLAY]",
} as const;
export type Command = keyof typeof COMMANDS;

/**
 * The command a message is, or null for something else. The whole message stands in brackets, of which one may be missing, and
 * says what is wanted in any case and spacing: "[hint]", "[Hint please]", "[end", "[PAUSE: what now?]".
 */
export function findCommand(text: string): Command | null {
  const said = bracketed(text);
  return said === null ? null : (FORMS.find(({ pattern }) => pattern.test(said))?.command ?? null);
}

/**
 * What to ask back where a message in brackets only resembles a command, and null where it resembles none. It is not said to the
 * customer: who writes "[end of roleplay?]" does not mean them.
 */
export function unclearCommand(text: string): string | null {
  const said = bracketed(text);
  if (said === null || FORMS.some(({ pattern }) => pattern.test(said))) return null;
  if (NEW_SESSION.test(said)) return "To practice something else, press New Session: it ends this one first.";
  const near = said.split(" ").length <= MOST_WORDS ? NEAR.find(({ pattern }) => pattern.test(said)) : undefined;
  return near ? `Did you mean ${COMMANDS[near.command]}?` : null;
}

/** The words of a message that stands in brackets, in lower case with one space between; null: it does not. */
function bracketed(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !(trimmed.startsWith("[") || trimmed.endsWith("]"))) return null;
  const inner = trimmed.replace(/^\[/, "").replace(/\]$/, "");
  return /[[\]]/.test(inner) ? null : inner.toLowerCase().replace(/\s+/g, " ").trim();
}

const LONGEST = 120;
const MOST_WORDS = 8;

const TALK = "(?: (?:the |this |my )?(?:role ?play|session|call|practice|conversation|exercise))";
const PLEASE = "(?:,? please| now| ?[.!?])*";
const FORMS: readonly { command: Command; pattern: RegExp }[] = [
  {
    command: "hint",
    pattern: new RegExp(
      `^(?:pause|hint|help|tip)(?: ?:.*|${TALK}?(?: and)?(?: (?:please )?give me a hint)?${PLEASE})$`,
    ),
  },
  {
    command: "hint",
    pattern: new RegExp(
      `^(?:please )?(?:(?:can you )?give me|(?:i )?(?:need|want)) (?:a |another )?(?:hint|tip)${PLEASE}$`,
    ),
  },
  {
    command: "continue",
    pattern: new RegExp(`^(?:continue|resume|go on|unpause)(?: ?:.*|(?: with)?${TALK}?${PLEASE})$`),
  },
  {
    command: "end",
    pattern: new RegExp(
      `^(?:end|finish)(?: ?:.*|${TALK}?(?:,? (?:and|then) (?:then )?(?:please )?(?:give|provide|get|show)(?: me)?(?: my| some| the)? feedback)?${PLEASE})$`,
    ),
  },
  {
    command: "end",
    pattern: new RegExp(`^(?:(?:please )?(?:give|provide|get|show)(?: me)?(?: my| some| the)? )?feedback${PLEASE}$`),
  },
];

const NEAR: readonly { command: Command; pattern: RegExp }[] = [
  { command: "hint", pattern: /\b(?:hint|hints|hnit|pause|paused|help|advice|coach)\b/ },
  { command: "continue", pattern: /\b(?:continue|continu|resume|unpause|back to)\b/ },
  { command: "end", pattern: /\b(?:end|ending|stop|finish|finished|quit|exit|feedback|feedbak|score)\b/ },
];
const NEW_SESSION =
  /^(?:new|another|other|change|switch)(?: the)? (?:scenario|session|customer|call|role ?play|line)\b/;
