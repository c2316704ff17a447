import { manners } from "../scenarios/manners.ts";
import { answerWords } from "./phrasing/answer-words.ts";
import { closingWords } from "./phrasing/closing-words.ts";
import { listeningWords } from "./phrasing/listening-words.ts";
import { objectionWords } from "./phrasing/objection-words.ts";
import { oddWords } from "./phrasing/odd-words.ts";
import { openingWords } from "./phrasing/opening-words.ts";
import { plainWords } from "./phrasing/plain-words.ts";

/**
 * What a person says on the phone that belongs to no scenario. Every list is used up sentence by sentence: nothing is said
 * twice in a conversation. {agent} is the agent's name; lists that use it are asked for only when it is known.
 */
export const wording = {
  ...openingWords,
  ...listeningWords,
  ...oddWords,
  ...answerWords,
  ...objectionWords,
  ...closingWords,
  ...plainWords,
} satisfies Record<string, string[]>;

const momentOf = new Map<readonly string[], string>(Object.entries(wording).map(([moment, list]) => [list, moment]));

/** What this person says at a moment of the general wording: their own list for it where they have one; else the list itself. */
export function inOwnManner(list: readonly string[], personaId: string): readonly string[] {
  return manners[personaId]?.[momentOf.get(list) ?? ""] ?? list;
}

/** What everybody says, as often as it fits. */
export function isCommonplace(text: string): boolean {
  return COMMONPLACES.has(text.toLowerCase().replace(/[^a-z ]/g, ""));
}

const COMMONPLACES = new Set(
  "yes|yeah|yep|no|nope|okay|right|sure|mmhm|uhhuh|go on|go ahead|all right|i see|got it|thanks|thank you|fine|exactly|huh|mm|cool|clear|understood|yup|true|correct|indeed|totally|of course|oh sure|thats right|i guess so|for sure|okay then|mm hm|uh huh|oh|oh okay|ok|good|sounds good|hm".split(
    "|",
  ),
);
