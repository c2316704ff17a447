import { type Command, findCommand } from "../../conversations/commands.ts";

/**
 * The command an utterance is, or null for something said to the customer. The whole utterance has to be the command: "let's
 * pause on the premium for a second" or "we can end the call here if you like" are ordinary talk.
 */
export function findSpokenCommand(transcript: string): Command | null {
  const typed = findCommand(transcript);
  if (typed) return typed;
  const words = plain(transcript);
  if (words.length > LONGEST) return null;
  return COMMANDS.find(({ pattern }) => pattern.test(words))?.command ?? null;
}

/** Lower case words with one space between, without the politeness and hesitation around them. */
function plain(transcript: string): string {
  return transcript
    .toLowerCase()
    .replace(/[^a-z' ]+/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:(?:um+|uh+|okay|ok|alright|so|hey|please) )+/, "")
    .replace(/(?: (?:please|now|thanks|thank you))+$/, "");
}

const COMMANDS: { command: Command; pattern: RegExp }[] = [
  {
    command: "hint",
    pattern:
      /^(?:(?:pause|time ?out)(?: (?:the )?(?:roleplay|role play|session|exercise))?(?: and)?(?: (?:can you |could you )?give me a hint)?|(?:can you |could you )?(?:give me|i need|i want) a hint)$/,
  },
  {
    command: "continue",
    pattern: /^(?:continue|resume|unpause)(?: (?:the )?(?:roleplay|role play|session|exercise))?$/,
  },
  {
    command: "end",
    pattern:
      /^(?:end|stop|finish) (?:the |this )?(?:roleplay|role play|session|exercise|practice)(?: and (?:give|provide)(?: me)?(?: my| some| the)? feedback)?$|^(?:end|stop|finish) (?:the |this )?call and (?:give|provide)(?: me)?(?: my| some| the)? feedback$|^end (?:the |this )?call$/,
  },
];

/** Longer than any of the commands. */
const LONGEST = 80;
