import type { Turn } from "../conversations/turns.ts";
import { wordsOf } from "./metrics/agent-wording.ts";

/** [S30] Too little was said to judge a whole conversation: no score, no cap, no drill. */
export function isTooShort(turns: readonly Turn[]): boolean {
  const said = turns.filter(({ speaker }) => speaker === "agent");
  const words = said.reduce((count, { text }) => count + wordsOf(text).length, 0);
  return said.length < FEWEST_TURNS || words < FEWEST_WORDS;
}

const FEWEST_TURNS = 3;
const FEWEST_WORDS = 20;

export const TOO_SHORT = `Too short to judge: it takes at least ${FEWEST_TURNS} lines of yours and ${FEWEST_WORDS} words in all.`;
