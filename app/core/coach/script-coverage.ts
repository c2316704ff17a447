import type { Turn } from "../conversations/turns.ts";
import { isExcused, isNegated, type Leniency } from "../scoring/compliance/excuses.ts";
import {
  contentSpans,
  questionsIn,
  type StemSpan,
  type WordSpan,
  wordSpans,
  wordsOf,
} from "../scoring/metrics/agent-wording.ts";
import type { Evidence } from "../scoring/score-schema.ts";
import { clauseSpans, plainText, type Span, sentenceSpans, spanAt } from "../scoring/sentence-clauses.ts";
import type { ScriptLine, ScriptSection } from "../scripts/script-sections.ts";

/** How a line of the script was said. For a forbidden line "missed" is the good result. */
export type LineCoverage = ScriptLine & { status: "verbatim" | "paraphrased" | "missed"; evidence: Evidence | null };
export type SectionCoverage = {
  id: string;
  title: string;
  lines: LineCoverage[];
  /** Lines and questions said, and how many there are; forbidden lines are not counted. */
  covered: number;
  total: number;
  /** Forbidden lines that were said. */
  broken: number;
};

/** Ticks of a sales script: which of its lines the agent said, in which words. Runs on the server and in the browser. */
export function coverScript(sections: readonly ScriptSection[], turns: readonly Turn[]): SectionCoverage[] {
  const longest = Math.max(0, ...sections.flatMap(({ lines }) => lines.map(({ text }) => passageSize(text))));
  const spoken = turns.filter(({ speaker }) => speaker === "agent").map((turn) => listen(turn, longest));
  const frequency = stemFrequency(sections);
  return sections.map(({ id, title, lines }) => {
    const covered = lines.map((line) => coverLine(line, spoken, frequency));
    const wanted = covered.filter(({ kind }) => kind !== "forbidden");
    return {
      id,
      title,
      lines: covered,
      covered: wanted.filter(isSaid).length,
      total: wanted.length,
      broken: covered.filter((line) => line.kind === "forbidden" && isSaid(line)).length,
    };
  });
}

export function isSaid({ status }: Pick<LineCoverage, "status">): boolean {
  return status !== "missed";
}

/** So many sentences in a row. `share` of a line's meaning-bearing words that it must hold to be that line. */
type Passage = { span: Span; sentences: number; words: StemSpan[]; stems: ReadonlySet<string>; share: number };
type Spoken = {
  turn: number;
  text: string;
  plain: string;
  words: WordSpan[];
  passages: Passage[];
};

/** What a line is looked for by. */
type Wanted = { text: string; plain: string; words: StemSpan[]; kind: ScriptLine["kind"]; mostSentences: number };

/** In as many sentences as a line has it may be said; one sentence in two. */
function passageSize(line: string): number {
  return Math.max(2, sentenceSpans(plainText(line)).length);
}

/** `longest`: of the passages, in sentences. */
function listen({ index, text }: Turn, longest: number): Spoken {
  const plain = plainText(text);
  const words = wordSpans(text);
  const telling = contentSpans(words);
  const sentences = sentenceSpans(plain);
  const passagesOf = (size: number): Passage[] =>
    sentences.slice(size - 1).flatMap(({ end }, place) => {
      const start = sentences[place]?.start ?? end;
      const inside = telling.filter((word) => word.start >= start && word.end <= end);
      return {
        span: { start, end },
        sentences: size,
        words: inside,
        stems: new Set(inside.map(({ stem }) => stem)),
        share: size === 1 ? SENTENCE_SHARE : SEVERAL_SHARE,
      };
    });
  // The shortest first: of two that hold as much of a line the shorter one is quoted.
  const passages = Array.from({ length: longest }, (_, at) => passagesOf(at + 1)).flat();
  return { turn: index, text, plain, words, passages };
}

/** In how many lines a word stands: one that many lines share says little about any of them. */
function stemFrequency(sections: readonly ScriptSection[]): ReadonlyMap<string, number> {
  const frequency = new Map<string, number>();
  for (const { lines } of sections)
    for (const line of lines)
      for (const stem of new Set(contentSpans(wordSpans(line.text)).map((word) => word.stem)))
        frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  return frequency;
}

function coverLine(line: ScriptLine, spoken: readonly Spoken[], frequency: ReadonlyMap<string, number>): LineCoverage {
  const text = line.kind === "forbidden" ? forbiddenWords(line.text) : line.text.replace(WHEN_TO_SAY, "");
  const whole = findLine(wantedFor(text, line.kind), spoken, frequency);
  const inParts = whole.status === "verbatim" ? NOT_SAID : findInParts(text, line.kind, spoken, frequency);
  return { ...line, ...(inParts.evidence === null ? whole : inParts) };
}

type Found = Pick<LineCoverage, "status" | "evidence">;
const NOT_SAID: Found = { status: "missed", evidence: null };

function wantedFor(text: string, kind: ScriptLine["kind"]): Wanted {
  const isForbidden = kind === "forbidden";
  const known = text.replace(PLACEHOLDER, " ");
  return {
    text: isForbidden ? text : text.replace(GREETING, "$& [their name]"),
    plain: plainText(known),
    words: contentSpans(wordSpans(known)),
    kind,
    mostSentences: isForbidden ? 1 : passageSize(text),
  };
}

function findLine(wanted: Wanted, spoken: readonly Spoken[], frequency: ReadonlyMap<string, number>): Found {
  const verbatim = findVerbatim(wanted, spoken);
  if (verbatim) return { status: "verbatim", evidence: verbatim };
  const paraphrase = findParaphrase(wanted, spoken, frequency);
  return paraphrase ? { status: "paraphrased", evidence: paraphrase } : NOT_SAID;
}

/** "Who drives? What limits do you carry?" on one line, asked one at a time: said when all of it was; the last is quoted. */
function findInParts(
  text: string,
  kind: ScriptLine["kind"],
  spoken: readonly Spoken[],
  frequency: ReadonlyMap<string, number>,
): Found {
  const parts = kind === "forbidden" ? [] : sentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim());
  const found = parts.map((part) => findLine(wantedFor(part, kind), spoken, frequency));
  if (found.length < 2 || found.some(({ evidence }) => evidence === null)) return NOT_SAID;
  const [last] = [...found].sort((one, other) => (other.evidence?.turn ?? 0) - (one.evidence?.turn ?? 0));
  const isVerbatim = found.every(({ status }) => status === "verbatim");
  return { status: isVerbatim ? "verbatim" : "paraphrased", evidence: last?.evidence ?? null };
}

/**
 * "Do not promise a discount before you see the record" forbids "promise a discount"; 'Never say "full cover"', what it
 * quotes.
 */
function forbiddenWords(text: string): string {
  const quoted = /["“]([^"”]+)/.exec(text)?.[1];
  const said = text.replace(FORBIDS_SAYING, "");
  if (said !== text) return quoted ?? said;
  const done = text.replace(FORBIDS_DOING, "");
  return done === text ? text : (done.split(CONDITION)[0] ?? done);
}

/** Word for word, with case and punctuation left aside; a placeholder ("[name]") stands for up to four words. */
function findVerbatim(wanted: Wanted, spoken: readonly Spoken[]): Evidence | null {
  const isForbidden = wanted.kind === "forbidden";
  const runs = wanted.text
    .split(PLACEHOLDER)
    .map(wordsOf)
    .filter((run) => run.length > 0);
  if (sum(runs.map((run) => run.length)) < (isForbidden ? 1 : MIN_VERBATIM_WORDS)) return null;
  for (const said of spoken) {
    for (const [at, first] of said.words.entries()) {
      const end = endOf(runs, said.words, at);
      const last = end === null ? undefined : said.words[end - 1];
      const hit = last && { start: first.start, end: last.end };
      if (hit && (!isForbidden || isAsserted(said.plain, hit))) return evidenceAt(said, hit);
    }
  }
  return null;
}

/** Where these runs of words, said from `at` on with a few others between them, come to their end. */
function endOf(runs: readonly string[][], words: readonly WordSpan[], at: number, from = 0): number | null {
  const run = runs[from] ?? [];
  if (!run.every((word, place) => words[at + place]?.word === word)) return null;
  const next = at + run.length;
  if (from + 1 === runs.length) return next;
  for (let filled = 0; filled <= MOST_FILLED_IN; filled++) {
    const end = endOf(runs, words, next + filled, from + 1);
    if (end !== null) return end;
  }
  return null;
}

/**
 * Enough of the line's meaning-bearing words, in any order, in one sentence or in some in a row (forbidden: in one). A question
 * is asked, not told; what is denied is not what was to be said; and a forbidden line counts only where it is asserted.
 */
function findParaphrase(
  wanted: Wanted,
  spoken: readonly Spoken[],
  frequency: ReadonlyMap<string, number>,
): Evidence | null {
  const stems = [...new Set(wanted.words.map((word) => word.stem))];
  if (stems.length < MIN_SHARED_WORDS) return null;
  const weigh = (some: readonly string[]) => sum(some.map((stem) => 1 / (frequency.get(stem) ?? 1)));
  const total = weigh(stems);
  const isForbidden = wanted.kind === "forbidden";
  let best: { share: number; evidence: Evidence } | null = null;
  for (const said of spoken) {
    for (const passage of said.passages) {
      if (passage.sentences > wanted.mostSentences) break;
      const shared = stems.filter((stem) => passage.stems.has(stem));
      if (shared.length < MIN_SHARED_WORDS) continue;
      const share = weigh(shared) / total;
      if (share < (isForbidden ? FORBIDDEN_SHARE : passage.share) || share <= (best?.share ?? 0)) continue;
      if (wanted.kind === "question" && !asks(said, passage)) continue;
      const hit = spanOf(passage.words.filter(({ stem }) => shared.includes(stem)));
      const own = spanOf(wanted.words.filter(({ stem }) => shared.includes(stem)));
      if (isDeniedAt(said.plain, hit) !== isDeniedAt(wanted.plain, own)) continue;
      if (isForbidden && !isAsserted(said.plain, hit)) continue;
      best = { share, evidence: evidenceAt(said, passage.span) };
    }
  }
  return best?.evidence ?? null;
}

function asks({ text }: Spoken, { span }: Passage): boolean {
  return questionsIn(text.slice(span.start, span.end)).length > 0;
}

/** Said as one's own words: not denied, asked, supposed, quoted or put in another's mouth. */
function isAsserted(plain: string, hit: Span): boolean {
  const sentence = spanAt(sentenceSpans(plain), hit.start, hit);
  const clause = spanAt(clauseSpans(plain), hit.start, sentence);
  return !isExcused(plain, hit, clause, sentence, STRICT);
}

/** A denial between the beginning of the words' clause and the last of them. */
function isDeniedAt(plain: string, hit: Span): boolean {
  const clause = spanAt(clauseSpans(plain), hit.start, hit);
  return isNegated(plain.slice(clause.start, hit.end));
}

function spanOf(words: readonly StemSpan[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

function evidenceAt({ turn, text }: Spoken, { start, end }: Span): Evidence {
  return { turn, quote: text.slice(start, end).trim() };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const STRICT: Leniency = { rumourIsFine: true, askingIsFine: true, hypotheticalIsFine: true };
const FORBIDS_SAYING =
  /^(?:never|do not|don['’]t|avoid)\s+(?:ever\s+)?(?:say|saying|tell|telling|mention|mentioning|use|using|call|calling|imply|implying)\b:?\s*(?:(?:the )?(?:words?|phrases?)\s+|(?:the )?(?:customers?|clients?|people|them|anyone|it)\s+)?(?:that\s+)?/i;
const FORBIDS_DOING = /^(?:never|do not|don['’]t|avoid)\s+(?:ever\s+)?/i;
const CONDITION = /\s(?:before|unless|until|without|if|when)\s/i;
const PLACEHOLDER = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|_{2,}/g;
/** "If they say it is too expensive: I hear you." says when, and then what. */
const WHEN_TO_SAY = /^\W*(?:if|when|once) (?:they|he|she|the (?:customer|client|prospect)|asked|told)\b[^:]{0,80}:\s*/i;
/** After it the customer may be named, whether the script says so or not. */
const GREETING = /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening))\b(?: there\b)?/i;
/** Words that stand in for a placeholder. */
const MOST_FILLED_IN = 4;
const MIN_VERBATIM_WORDS = 2;
/** One word in common is chance. */
const MIN_SHARED_WORDS = 2;
const SENTENCE_SHARE = 0.6;
/** Words spread over several sentences are more likely to be chance. */
const SEVERAL_SHARE = 0.8;
/** To say that a forbidden line was said needs more than similar words. */
const FORBIDDEN_SHARE = 0.8;
