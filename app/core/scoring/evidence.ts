import type { Turn } from "../conversations/turns.ts";
import type { Evidence } from "./score-schema.ts";
import { sentenceSpans } from "./sentence-clauses.ts";

/**
 * [S3] True when the quote stands literally in its turn; only runs of white space are taken as equal. An empty quote
 * proves nothing.
 */
export function verifyEvidence(turns: readonly Turn[], evidence: Evidence): boolean {
  const quote = collapse(evidence.quote);
  const turn = turns.find((candidate) => candidate.index === evidence.turn);
  return quote !== "" && turn !== undefined && collapse(turn.text).includes(quote);
}

/** A turn as its own evidence: whole sentences, as many as fit a card. */
export function quoteTurn(turn: Turn): Evidence {
  return { turn: turn.index, quote: wholeSentences(turn.text) };
}

/** The first sentences that fit a card; a single one that does not is cut at a word. */
export function wholeSentences(text: string): string {
  const whole = text.trim();
  if (whole.length <= MAX_QUOTE_CHARACTERS) return whole;
  const ends = sentenceSpans(whole).map(({ end }) => end);
  const last = ends.findLast((end) => end <= MAX_QUOTE_CHARACTERS);
  if (last !== undefined && last > 0) return whole.slice(0, last).trim();
  const cut = whole.slice(0, MAX_QUOTE_CHARACTERS);
  const lastSpace = cut.lastIndexOf(" ");
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
}

const MAX_QUOTE_CHARACTERS = 280;

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
