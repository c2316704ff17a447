import { contentWordsOf } from "./metrics/agent-wording.ts";

/** As many words with a meaning, and of nobody else's, make them the customer's own. */
export const LEAST_WORDS_OF_THEIRS = 2;

/** The words with a meaning that not everybody uses who talks about insurance, as `contentWordsOf` gives them. */
export function wordsOfTheirs(text: string): string[] {
  return contentWordsOf(text).filter((word) => !ANYBODYS.has(word));
}

const ANYBODYS = new Set(
  contentWordsOf(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight renewal agent somebody anybody nobody something anything nothing deductible limit liability declarations page quote premium claim company carrier term form number more most much many less same pay paid paying cost price money insurance policy cover coverage house home car thing good better want need know think say said tell told look like make time year month week day right sure maybe talk call help find see keep give take come back first other please thank",
  ),
);
