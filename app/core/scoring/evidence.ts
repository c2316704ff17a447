import type { Turn } from "../conversations/turns.ts";
import type { Evidence } from "./score-schema.ts";

/**
 * [S3] True when the quote stands literally in its turn; only runs of white space are taken as equal. An empty quote
 * proves nothing.
 */
export function verifyEvidence(turns: readonly Turn[], evidence: Evidence): boolean {
  const quote = collapse(evidence.quote);
  const turn = turns.find((candidate) => candidate.index === evidence.turn);
  return quote !== "" && turn !== undefined && collapse(turn.text).includes(quote);
}

/** A turn as its own evidence, cut at a word so that it fits a card. */
export function quoteTurn(turn: Turn): Evidence {
  const text = turn.text.trim();
  if (text.length <= MAX_QUOTE_CHARACTERS) return { turn: turn.index, quote: text };
  const cut = text.slice(0, MAX_QUOTE_CHARACTERS);
  const lastSpace = cut.lastIndexOf(" ");
  return { turn: turn.index, quote: lastSpace > 0 ? cut.slice(0, lastSpace) : cut };
}

const MAX_QUOTE_CHARACTERS = 160;

function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
