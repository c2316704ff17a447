/**
 * The clause a phrase stands in. Negation and reported speech only excuse a phrase in their own clause:
 * "I never say this, but your claim will be paid" is a promise.
 */
export type Span = { start: number; end: number };

/** Lower case and straight quotes, character for character, so that a position in the result is one in the original. */
export function plainText(text: string): string {
  // Nearly every text: nothing in it changes its length.
  if (ASCII.test(text)) return text.toLowerCase().replace(/[\n\t]/g, " ");
  return [...text]
    .map((character) => {
      const lower = STRAIGHT[character] ?? character.toLowerCase();
      return lower.length === character.length ? lower : character;
    })
    .join("");
}

/** Sentences of a plain text. Speech recognition gives no punctuation: then the whole turn is one sentence. */
export function sentenceSpans(plain: string): Span[] {
  return splitAt(plain, { start: 0, end: plain.length }, SENTENCE_END);
}

export function clauseSpans(plain: string): Span[] {
  return sentenceSpans(plain).flatMap((sentence) => splitAt(plain, sentence, CLAUSE_START));
}

/** The span that holds a position; `otherwise` where none does. */
export function spanAt(spans: Span[], position: number, otherwise: Span): Span {
  return spans.reduce((found, span) => (span.start <= position && position < span.end ? span : found), otherwise);
}

const ASCII = /^[\x20-\x7e\n\t]*$/;
const STRAIGHT: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "\n": " ", "\t": " " };

/** A full stop inside a number ("1.5") does not end a sentence. */
const SENTENCE_END = /[.!?;:]+(?=\s|"|$)|\s[—–-]\s|[—–]/g;

const SUBJECT =
  "(?:i|i'll|i'd|i'm|i've|you|you're|you'll|you've|you'd|your|we|we'll|we're|they|they're|they'll|he|she|it|it's|my|the|this|that's|there|there's|those|these|just|let|let's|sign|get|go|cancel|nobody|everyone|everybody|what's|what|how|do|is|are)\\b";

const CLAUSE_START = new RegExp(
  `,?\\s(?:but|however|though|although|yet|because|cause|since|still|except)\\s|,?\\s(?:and|so|then|plus)\\s(?=${SUBJECT})|,\\s(?=${SUBJECT})`,
  "g",
);

function splitAt(plain: string, within: Span, boundary: RegExp): Span[] {
  const text = plain.slice(within.start, within.end);
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    spans.push({ start: within.start + start, end: within.start + end });
    start = end;
  }
  spans.push({ start: within.start + start, end: within.end });
  return spans.filter((span) => span.end > span.start);
}
