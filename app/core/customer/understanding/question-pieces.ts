import type { Sentence } from "./normalise.ts";
import { normalise, wordsOf } from "./normalise.ts";

/** Words of a piece that is a question of its own. */
const LEAST_WORDS = 2;

/**
 * The questions in one sentence: "How old are the kids, and whose insurance are they on?" holds two. Each piece keeps the quote
 * of
 * the whole sentence. A choice ("the apps or your own cars") stays one question.
 */
export function questionPieces(sentence: Sentence): Sentence[] {
  const whole = normalise(sentence.quote.replace(COMMA, " and "));
  const pieces: string[] = [];
  let start = 0;
  for (const found of whole.matchAll(ANOTHER_QUESTION)) {
    const left = whole.slice(start, found.index).trim();
    const isStart = wordsOf(left).length < LEAST_WORDS || IS_SUBJECT.test(left);
    if (isStart || NEEDS_WHAT_FOLLOWS.test(left) || IS_CONDITION.test(left)) continue;
    pieces.push(left);
    start = (found.index ?? 0) + found[0].length;
  }
  pieces.push(pieces.length === 0 ? sentence.text : whole.slice(start).trim());
  const texts = pieces.map(withoutFrame);
  return texts.length === 1 && texts[0] === sentence.text ? [sentence] : texts.map((text) => ({ ...sentence, text }));
}

/** "May I ask, how much is left?" asks how much is left. */
function withoutFrame(text: string): string {
  const framed = FRAME.exec(text)?.[0] ?? "";
  return text.slice(framed.length);
}

const FRAME =
  /^(?:(?:\w+ ){0,4}?(?:(?:may|can|could) i (?:just |also )?ask(?: you)?|let me (?:just |also )?ask(?: you)?|mind if i ask|do you mind (?:telling me|if i ask|me asking)|(?:could|can|would) you (?:please )?tell me|if i may(?: ask)?|(?:do|would) you (?:happen to )?know(?: by chance)?|do you (?:still |even |happen to )?remember|any idea|i (?:was )?(?:just )?wonder(?:ing)?|(?:just |i am )?curious)(?: (?:it|this|that|something else|(?:a|one|two|some|another) (?:\w+ )?(?:things?|questions?)))?(?: (?:then|too|please|though))?) (?=(?:about )?(?:what|how|who|whose|when|where|why|which|is|are|do|does|did|was|were|have|has)\b(?: \w+){2})/;

/** "How old is the roof, is there a basement": a comma before another question. */
const COMMA =
  /,\s+(?=(?:what|how|who|when|where|why)(?:'s| is| are| do| did| about| old| much| many| long)\b|how (?:far|often) (?:everybody|everyone|each|they|he|she) |whether (?:you|your|there|any)(?!.*\bor not\b)|(?:do|does|did|is there|are there|have you|has|are you|is it) )/gi;

const ANOTHER_QUESTION =
  /(?:^|\s)(?:and|but|also|plus)\s+(?:(?:um|uh|also|then|so|now|maybe|like|if i may|by the way) )*(?=(?:what|how|who|whose|when|where|why|which)\b|(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would|should) (?:you|your|they|he|she|it|there|that|this|these|those|either|both|all|the|any|anyone|anybody|somebody|someone|his|her|their)\b|(?:does|did) (?!not\b)\w+ |whether (?:you|your|there|any)|any\b|anybody\b)/g;

/** "Do you know what it costs and how long it takes" asks about what follows, twice; "between what and what" does not end. */
const NEEDS_WHAT_FOLLOWS = /\b(?:between|both|what|how|who|when|where|why|which)$/;

/** "And your wife, how old is she?": names whom it is about. */
const IS_SUBJECT = /^(?:(?:and|so|but|okay|now|then) )*(?:your|the|his|her|their) (?:\w+ )?\w+$/;

/** "When you looked at the map, did anybody ...": says when, and asks nothing. */
const IS_CONDITION =
  /^(?:(?:and|so|but|okay|then) )*(?:when|if|since|after|before|once|while) (?!(?:is|was|are|were|do|does|did|will|would|can|could|exactly)\b)/;
