import { figuresIn } from "../customer/understanding/figures.ts";
import { contentWords, sharedWords, splitSentences, wordsSaid } from "../customer/understanding/normalise.ts";
import type { Fact, Gap } from "../scenarios/schema.ts";
import { plainText } from "./sentence-clauses.ts";

/** What a customer told, and the whole line in which they told it. */
export type ToldFact = { fact: Fact; quote: string };

/**
 * The sentence of the customer's line that tells the fact the most, without the yes or no before it; null: it asks, is a piece of a
 * sentence only, or is too short or too long to be given back.
 */
export function ownWords({ fact, quote }: ToldFact): string | null {
  const about = wordsSaid(`${fact.card} ${fact.says.join(" ")}`);
  const sharing = ({ text }: { text: string }) => sharedWords(contentWords(text), about);
  const [first, ...others] = splitSentences(quote);
  if (!first) return null;
  const told = others.reduce((best, one) => (sharing(one) > sharing(best) ? one : best), first);
  const own = told.quote.replace(ANSWERING, "");
  const words = own.split(/\s+/).length;
  if (told.asked || words < WORDS_LEAST || words > WORDS_MOST || !isSentence(own)) return null;
  const said = own.charAt(0).toUpperCase() + own.slice(1);
  return /[.!\u2026]$/.test(said) ? said : `${said}.`;
}

/** It begins with somebody or something that is or does something: "Manny, a plumber, a tile man." is an answer and no more. */
function isSentence(own: string): boolean {
  const [clause = ""] = plainText(own).split(/[,;:]/);
  return !TELLS_NOTHING.test(clause) && [PRONOUN_FIRST, WITH_A_VERB, WITH_A_PAST].some((form) => form.test(clause));
}

const ANSWERING = /^(?:(?:yeah|yes|yep|no|nope|nah|oh|well|sure|right|okay|honestly)[,.]\s+)+/i;
const TELLS_NOTHING = /\b(?:don't|do not|couldn't) (?:really )?(?:know|remember)\b/;
const PRONOUN_FIRST = /^(?:i|we|he|she|they|it|there)(?:'[a-z]+)?\s/;
const WITH_A_VERB =
  /^(?!(?:one|to)\b)\w.*\W(?:is|are|was|were|isn't|aren't|has|had|been|goes|comes|came|went|runs|made|lost|says|said|takes|took|pays|paid|works|drives|wants|needs|costs|got)\b/;
const WITH_A_PAST = /^(?:my|our|the|his|her|their|somebody|nobody)\b.*\s[a-z]{2,}ed\b/;

/** "Three now." says nothing by itself; more than sixteen words nobody gives back word for word. */
const WORDS_LEAST = 4;
const WORDS_MOST = 16;

/**
 * Whether the customer said what the gap's line says of them: each figure of the facts that it rests on, and two thirds of the words it shares
 * with them. A fact can come up in three words ("Me and Tasha.") where its card knows the whole. A line without "you" says nothing of them.
 */
export function isToldFor(gap: Gap, told: readonly ToldFact[]): boolean {
  if (!/\byou/i.test(gap.exampleLine)) return true;
  const behind = gap.tiedTo.flatMap((id) => told.find(({ fact }) => fact.id === id) ?? []);
  if (behind.length === 0 || behind.length < gap.tiedTo.length) return false;
  const said = told.map(({ quote }) => quote).join(" ");
  const cards = behind.map(({ fact }) => `${fact.card} ${fact.retold ?? ""} ${fact.says.join(" ")}`).join(" ");
  const figures = figuresWithThousands(said);
  const known = figuresWithThousands(cards);
  if (figuresIn(gap.exampleLine).some((figure) => known.has(figure) && !figures.has(figure))) return false;
  const shared = [...wordsSaid(gap.exampleLine)].filter((word) => wordsSaid(cards).has(word));
  return shared.length > 0 && sharedWords(new Set(shared), wordsSaid(said)) * 3 >= shared.length * 2;
}

/** "You owe fourteen" is of the loan of $14,000. */
function figuresWithThousands(text: string): Set<number> {
  return new Set(figuresIn(text).flatMap((figure) => (figure % 1000 === 0 ? [figure, figure / 1000] : [figure])));
}
