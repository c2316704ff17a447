import { answerWords } from "./phrasing/answer-words.ts";
import { closingWords } from "./phrasing/closing-words.ts";
import { listeningWords } from "./phrasing/listening-words.ts";
import { objectionWords } from "./phrasing/objection-words.ts";
import { oddWords } from "./phrasing/odd-words.ts";
import { openingWords } from "./phrasing/opening-words.ts";

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
} satisfies Record<string, string[]>;
