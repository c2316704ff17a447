import { clauseSpans, plainText, type Span, sentenceSpans, spanAt } from "../sentence-clauses.ts";
import { isExcused, type Leniency } from "./excuses.ts";
import { complianceRules, type RuleId } from "./rules.ts";

/** The clause of a text that a written pattern of the rule matches. */
export function findWording(text: string, id: RuleId): string | null {
  const compiled = compiledRules.get(id);
  return (compiled && findForbiddenQuote(text, compiled)) || null;
}

/** A sentence in which a pattern found the rule broken says so outright. */
export function isSaidOutright(sentence: string, id: RuleId): boolean {
  return compiledRules.get(id)?.outright.some((pattern) => pattern.test(plainText(sentence))) ?? false;
}

type CompiledRule = { leniency: Leniency; patterns: RegExp[]; outright: RegExp[]; exceptions: RegExp[] };
const compiledRules = new Map(
  complianceRules.map((rule): [RuleId, CompiledRule] => [
    rule.id,
    {
      leniency: rule,
      patterns: rule.patterns.map((source) => new RegExp(source, "g")),
      outright: (rule.outright ?? []).map((source) => new RegExp(source)),
      exceptions: rule.exceptions.map((source) => new RegExp(source)),
    },
  ]),
);

function findForbiddenQuote(text: string, { leniency, patterns, exceptions }: CompiledRule): string | null {
  const plain = plainText(text);
  const sentences = sentenceSpans(plain);
  const clauses = clauseSpans(plain);
  for (const pattern of patterns) {
    for (const match of plain.matchAll(pattern)) {
      const hit = { start: match.index, end: match.index + match[0].length };
      const sentence = spanAt(sentences, hit.start, hit);
      const clause = spanAt(clauses, firstWordOf(plain, hit), sentence);
      const excused = exceptions.some((exception) => exception.test(plain.slice(sentence.start, sentence.end)));
      const last = spanAt(clauses, hit.end - 1, clause);
      if (!excused && !isExcused(plain, hit, clause, sentence, leniency))
        return quoteOf(text, hit, { start: clause.start, end: Math.max(clause.end, last.end) });
    }
  }
  return null;
}

/** A pattern may begin with the punctuation before its first word. */
function firstWordOf(plain: string, hit: Span): number {
  const offset = plain.slice(hit.start, hit.end).search(/[\w$#]/);
  return hit.start + Math.max(offset, 0);
}

/** `clause`: from the clause in which the hit begins to the end of that in which it ends. */
function quoteOf(text: string, hit: Span, clause: Span): string {
  const start = Math.min(hit.start, clause.start);
  const end = Math.max(hit.end, clause.end);
  const whole = text.slice(start, end).trim().replace(LEADS_ON, "");
  return whole.length <= MAX_QUOTE_CHARACTERS
    ? whole
    : text.slice(hit.start, Math.min(hit.end, hit.start + MAX_QUOTE_CHARACTERS)).trim();
}

/** The word that leads to the next clause: a quote ends before it. */
const LEADS_ON = /[,;]?\s+(?:and|but|so|then|plus|because|however|though|although|since)$/i;
const MAX_QUOTE_CHARACTERS = 160;
