import { writeOut } from "./spelling.ts";

/**
 * From what the agent typed or what speech recognition heard to sentences the rules can read: lower case, contractions
 * written out, common misspellings mended, no punctuation. Each sentence keeps its verbatim quote, because marks need it.
 */
export type Sentence = {
  /** Verbatim piece of the turn. */
  quote: string;
  /** Normalised words, single spaces. */
  text: string;
  /** Ended with a question mark. */
  asked: boolean;
};

/** Longest text the rules read; the rest of a turn cannot change a conversation but must not slow it down. */
const READ_CHARACTERS = 2400;
/** A sentence longer than this was not punctuated, whatever the rest of the turn looks like. */
const LONG_PIECE = 110;

export function splitSentences(turn: string): Sentence[] {
  const sentences: Sentence[] = [];
  const read = turn.slice(0, READ_CHARACTERS);
  const isPunctuated = /[.?!]\s|[.?!]$/.test(read.trim());
  for (const piece of piecesOf(read)) {
    for (const quote of isPunctuated && piece.length < LONG_PIECE ? [piece] : splitUnpunctuated(piece)) {
      const text = normalise(quote);
      if (text) sentences.push({ quote: quote.trim(), text, asked: /\?\s*["')]*\s*$/.test(quote) });
    }
  }
  return sentences;
}

const known = new Map<string, string>();
/** More than the lines of a few calls and what they are compared with. */
const KNOWN_MOST = 1000;

/** Remembered: a line and what was said before it are read by every part that understands or judges them. */
export function normalise(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MOST) known.clear();
  const now = withoutSigns(text);
  known.set(text, now);
  return now;
}

function withoutSigns(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/\be-mail/g, "email")
    .replace(/ & /g, " and ")
    .replace(/(\d),(\d)/g, "$1$2")
    .replace(/(\d)\s*k\b/g, "$1000")
    .replace(/[^a-z0-9$%'./\s-]/g, " ")
    .replace(/(?<!\d)[./]|[./](?!\d)/g, " ")
    .replace(/\//g, " ")
    .replace(/-/g, " ");
  const written = plain.split(/\s+/).filter(Boolean).map(writeOut).join(" ").replace(/'/g, "").trim();
  return written.replace(WHAT_DOES, "$1 does");
}

/** "What's she do for work?" is "what does she do". */
const WHAT_DOES =
  /\b(what|how much|where|when|who) is(?= (?:he|she|it|that|this) (?:do|cost|pay|make|drive|work|want|think|say|mean|run|bring|get|go|start|come)\b)/g;

export function wordsOf(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

/** Words that carry meaning, for comparing two lines. */
export function contentWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter(isContentWord).map(stem));
}

export function isContentWord(word: string): boolean {
  return word.length > 3 && !COMMON.has(word);
}

/** "Twenty", "thousand", "years": of a sum or a time, which alone say nothing of what it is about. */
export function isCount(word: string): boolean {
  return COUNTS.test(word);
}

const COUNTS =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|years?|months?|times?)$/;

const said = new Map<string, Set<string>>();
/** More texts than a library and the last lines of a few calls hold. */
const SAID_MOST = 2000;

/** The content words of a text as it was written; remembered, since a call compares with the same texts line by line. */
export function wordsSaid(text: string): Set<string> {
  let words = said.get(text);
  if (!words) {
    if (said.size >= SAID_MOST) said.clear();
    words = contentWords(normalise(text));
    said.set(text, words);
  }
  return words;
}

export function sharedWords(a: Set<string>, b: Set<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count++;
  return count;
}

function piecesOf(turn: string): string[] {
  const guarded = turn.replace(/\b(mr|mrs|ms|dr|st|a\.m|p\.m|e\.g|i\.e|vs|approx)\./gi, (found) =>
    found.replace(/\./g, "\ue000"),
  );
  return (guarded.match(/[^.!?;\n\u2026]+(?:[.!?;\n\u2026](?=\d)[^.!?;\n\u2026]*)*[.!?;\n\u2026]*/g) ?? []).map(
    (piece) => piece.replace(/\ue000/g, "."),
  );
}

/** Speech recognition gives no punctuation: a long piece is cut where a new question or a new act begins. */
function splitUnpunctuated(piece: string): string[] {
  if (piece.split(/\s+/).length < 9) return [piece];
  const cuts: number[] = [];
  for (const found of piece.matchAll(ACT_START)) {
    const at = found.index ?? 0;
    const before = piece.slice(cuts.at(-1) ?? 0, at).trim();
    if (before.split(/\s+/).length < 3) continue;
    if (NOT_A_START.test(before)) continue;
    cuts.push(at);
  }
  return [...cuts, piece.length]
    .map((end, i) => piece.slice(i === 0 ? 0 : cuts[i - 1], end))
    .filter((part) => part.trim());
}

const ACT_START =
  /(?<=[\s,])(?:(?:(?:and|so|but|okay|ok|um|uh|then|now|well|oh|alright) )+(?:what|which|where|when|why|who|how)(?: \w+){0,3}? (?:is|are|was|were|do|does|did|would|will|can|could|has|have|had|should)\b|(?:and |so |but |okay |ok )?(?:what(?:'s|s| is| are| do| does| did| would| kind| made| happens| brought)|how (?:do|does|did|are|is|much|many|long|old|about|would|often|has|have)|who (?:else|is|drives|lives|all|do|depends|are|handles)|when (?:do|does|did|is|are|would|was)|where (?:do|does|is|are)|why (?:do|did|is|are|now)|do you|does your|did you|are you|(?:is|are|was|were|do|does|did|has|have|will|would|can|could) (?:he|she|they|there|anybody|anyone|your|you)|has anyone|tell me|walk me through|can we|could we)\b|(?:this is [a-z]+ (?:with|from|at|calling)|my name is|i am calling|i'm calling|im calling|the reason i|i understand|i hear you|that makes sense|it sounds like|sounds like you|i would recommend|i'd recommend|i recommend|what i'd suggest|let me ask)\b)|(?<=,\s+)(?:(?:and |so |but |like |or )?(?:(?:is|was|are|were) (?:it|that|this|there|those|these|both|any|all|the)|(?:do|does|did|has|have) (?:that|it|this|these|those|the|we|any\w*)|(?:what|how|where|who)(?:'s|s| is))\b)/gi;

/** "I know what you mean", "let me tell you how it works": a question word inside a clause. */
const NOT_A_START =
  /\b(?:know|knows|understand|see|about|explain|show|on|of|to|tell you|learn|check|depends|wonder|wondering|figure out|and|or|if|that|is|are|at|exactly|just|me|ask|asked|so|but|okay|ok|um|uh|long|much|many|old|often|far|kind|sort|what|how|which|who|where|when|why)\s*$/i;

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, "");
}

const COMMON = new Set(
  "that this with from have your what when where would could should about there their they them then than just like know want need going will been were does really think because okay yeah well also into some more much very make made sure right here only over even back good thing things take still being every other after before while which these those doing done gets getting tell said says mean maybe again something anything".split(
    " ",
  ),
);
