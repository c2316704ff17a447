import type { Turn } from "../conversations/turns.ts";
import { wordsOf } from "./metrics/agent-wording.ts";

/**
 * [S30] Why a whole conversation is not judged: no score, no cap, no drill. Null: it can be. Too little was said, or most of it
 * is not in English words (another language, figures, placeholders): what the rules do not understand they do not guess at. `hasLeft`: whom
 * the customer has left has said enough.
 */
export function whyUnjudged(turns: readonly Turn[], hasLeft: boolean): string | null {
  const said = turns.filter(({ speaker }) => speaker === "agent").map(({ text }) => text.replace(PLACEHOLDER, " "));
  const words = said.flatMap(wordsOf);
  if (!hasLeft && (said.length < FEWEST_TURNS || words.length < FEWEST_WORDS)) return TOO_SHORT;
  const common = words.filter((word) => COMMON.has(word)).length;
  // Of few words English ones may be rare, too, but not all of them.
  const isForeign = words.length >= FEWEST_WORDS ? common < COMMON_SHARE * words.length : common === 0;
  return isForeign && words.length >= ENOUGH_TO_TELL ? NOT_ENGLISH : null;
}

const FEWEST_TURNS = 3;
const FEWEST_WORDS = 20;
/** "Shut up, idiot." is English without any common word. */
const ENOUGH_TO_TELL = 6;

export const TOO_SHORT = `Too short to judge: it takes at least ${FEWEST_TURNS} lines of yours and ${FEWEST_WORDS} words in all.`;
export const NOT_ENGLISH = "Not judged: most of what you said is not in English words, and the rules know no others.";

/** "[CUSTOMER NAME]", "{{phone}}". */
const PLACEHOLDER = /\[[^\]]{0,40}\]|\{\{[^}]{0,40}\}\}/g;
/** In English about 45 of 100 words are one of these, in other languages fewer than ten. */
const COMMON_SHARE = 0.15;
const COMMON: ReadonlySet<string> = new Set(
  "the a an to you i is it and of your that in for we do have what on are with my this can me be so at if not was but or just will they how who about as from would could did does has had when where which there one any our us know get got go like okay yes no yeah right i'm i'll you're it's that's don't what's let's".split(
    " ",
  ),
);
