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
const LONG_PIECE = 220;

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

export function normalise(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/(\d),(\d)/g, "$1$2")
    .replace(/(\d)\s*k\b/g, "$1000")
    .replace(/[^a-z0-9$%'./\s-]/g, " ")
    .replace(/(?<!\d)[./]|[./](?!\d)/g, " ")
    .replace(/\//g, " ")
    .replace(/-/g, " ");
  return plain.split(/\s+/).filter(Boolean).map(writeOut).join(" ").replace(/'/g, "").trim();
}

export function wordsOf(text: string): string[] {
  return text.split(" ").filter(Boolean);
}

/** Words that carry meaning, for comparing two lines. */
export function contentWords(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => word.length > 3 && !COMMON.has(word))
      .map(stem),
  );
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
  /(?<=[\s,])(?:(?:and |so |but |okay |ok )?(?:what(?:'s|s| is| are| do| does| did| would| kind| made| happens| brought)|how (?:do|does|did|are|is|much|many|long|old|about|would|often|has|have)|who (?:else|is|drives|lives|all|do|depends|are|handles)|when (?:do|does|did|is|are|would|was)|where (?:do|does|is|are)|why (?:do|did|is|are|now)|do you|does your|did you|are you|is there|is your|have you|has anyone|can you|could you|would you|tell me|walk me through|can we|could we)\b|(?:this is [a-z]+ (?:with|from|at|calling)|my name is|i am calling|i'm calling|im calling|the reason i|i understand|i hear you|that makes sense|it sounds like|sounds like you|i would recommend|i'd recommend|i recommend|what i'd suggest|let me ask)\b)/gi;

/** "I know what you mean", "let me tell you how it works": a question word inside a clause. */
const NOT_A_START =
  /\b(?:know|knows|understand|see|about|explain|show|on|of|to|tell you|learn|check|depends|wonder|wondering|figure out|and|or|if|that|is|are|at|exactly|just|me|ask|asked|so|but|okay|ok)\s*$/i;

const CONTRACTIONS: Record<string, string> = {
  "i'm": "i am",
  im: "i am",
  "i've": "i have",
  ive: "i have",
  "i'd": "i would",
  "i'll": "i will",
  "you're": "you are",
  youre: "you are",
  "you've": "you have",
  youve: "you have",
  "you'd": "you would",
  youd: "you would",
  "you'll": "you will",
  youll: "you will",
  ur: "your",
  u: "you",
  ya: "you",
  "we're": "we are",
  "we've": "we have",
  weve: "we have",
  "we'd": "we would",
  "we'll": "we will",
  "they're": "they are",
  theyre: "they are",
  "they've": "they have",
  "they'd": "they would",
  "they'll": "they will",
  theyll: "they will",
  "he's": "he is",
  "she's": "she is",
  "it's": "it is",
  its: "it is",
  "it'll": "it will",
  itll: "it will",
  "it'd": "it would",
  "that's": "that is",
  thats: "that is",
  "that'll": "that will",
  "that'd": "that would",
  "there's": "there is",
  theres: "there is",
  "what's": "what is",
  whats: "what is",
  "what're": "what are",
  "who's": "who is",
  whos: "who is",
  "how's": "how is",
  hows: "how is",
  "where's": "where is",
  wheres: "where is",
  "when's": "when is",
  "why's": "why is",
  "how'd": "how did",
  "why'd": "why did",
  "what'd": "what did",
  "let's": "let us",
  lets: "let us",
  "here's": "here is",
  "don't": "do not",
  dont: "do not",
  "doesn't": "does not",
  doesnt: "does not",
  "didn't": "did not",
  didnt: "did not",
  "isn't": "is not",
  isnt: "is not",
  "aren't": "are not",
  arent: "are not",
  "wasn't": "was not",
  wasnt: "was not",
  "weren't": "were not",
  "won't": "will not",
  wont: "will not",
  "can't": "can not",
  cant: "can not",
  cannot: "can not",
  "couldn't": "could not",
  couldnt: "could not",
  "wouldn't": "would not",
  wouldnt: "would not",
  "shouldn't": "should not",
  "haven't": "have not",
  havent: "have not",
  "hasn't": "has not",
  hasnt: "has not",
  "hadn't": "had not",
  "ain't": "is not",
  aint: "is not",
  gonna: "going to",
  wanna: "want to",
  gotta: "got to",
  gimme: "give me",
  lemme: "let me",
  kinda: "kind of",
  dunno: "do not know",
  "y'all": "you",
  yall: "you",
  "ma'am": "maam",
  pls: "please",
  plz: "please",
  thx: "thanks",
  thru: "through",
  cuz: "because",
  cause: "because",
  bc: "because",
  ok: "okay",
  k: "okay",
  wat: "what",
  wht: "what",
  hav: "have",
  r: "are",
  tmrw: "tomorrow",
  tomorow: "tomorrow",
  tommorow: "tomorrow",
  tues: "tuesday",
  thurs: "thursday",
  weds: "wednesday",
  hubby: "husband",
  kiddo: "kid",
  kiddos: "kids",
  automobile: "car",
  automobiles: "cars",
};

/** Words worth mending when one letter is off, because a rule hangs on them. */
const LEXICON = [
  "insurance",
  "insured",
  "deductible",
  "deductibles",
  "premium",
  "premiums",
  "liability",
  "coverage",
  "coverages",
  "replacement",
  "mortgage",
  "beneficiary",
  "beneficiaries",
  "commercial",
  "restaurant",
  "renewal",
  "uninsured",
  "motorist",
  "collision",
  "comprehensive",
  "umbrella",
  "endorsement",
  "appointment",
  "calendar",
  "thursday",
  "wednesday",
  "tuesday",
  "saturday",
  "monday",
  "friday",
  "understand",
  "appreciate",
  "frustrating",
  "currently",
  "policy",
  "policies",
  "vehicle",
  "vehicles",
  "household",
  "accident",
  "accidents",
  "children",
  "husband",
  "drivers",
  "employees",
  "payroll",
  "business",
  "savings",
  "recommend",
  "basement",
  "jewelry",
  "commute",
  "mileage",
  "rebuild",
  "delivery",
  "declarations",
  "comparison",
  "question",
  "questions",
  "concern",
  "concerns",
  "important",
  "interruption",
  "certificate",
  "subcontractors",
  "protection",
  "flood",
  "exactly",
  "schedule",
  "tomorrow",
  "college",
  "retirement",
  "medical",
  "tobacco",
  "limits",
  "quote",
  "rental",
  "income",
];
/** Words of their own that are one letter from the lexicon. */
const REAL_NEIGHBORS = new Set([
  "drives",
  "driven",
  "police",
  "polices",
  "employers",
  "rebuilt",
  "insurer",
  "insures",
  "sayings",
  "commuter",
  "commuted",
  "renters",
  "incomes",
  "mortgaged",
  "concerned",
  "scheduled",
  "delivers",
  "limited",
]);
const LEXICON_SET = new Set(LEXICON);
const LEXICON_BY_INITIAL = Map.groupBy(LEXICON, (word) => word.charAt(0));

function writeOut(raw: string): string {
  const word = raw.replace(/^'+|'+$/g, "");
  const contraction = CONTRACTIONS[word];
  if (contraction) return contraction;
  const plain = word.endsWith("'s") ? `${word.slice(0, -2)}s` : word;
  return plain.length >= 6 && /^[a-z]+$/.test(plain) ? mendSpelling(plain) : plain;
}

function mendSpelling(word: string): string {
  if (LEXICON_SET.has(word) || REAL_NEIGHBORS.has(word)) return word;
  for (const known of LEXICON_BY_INITIAL.get(word.charAt(0)) ?? []) {
    if (Math.abs(known.length - word.length) > 1) continue;
    if (known.startsWith(word) || word.startsWith(known)) continue;
    if (isOneSlipAway(word, known)) return known;
  }
  return word;
}

/** One letter added, dropped, changed, or two neighbours swapped. */
function isOneSlipAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = a.slice(start, endA);
  const restB = b.slice(start, endB);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|es|s)$/, "");
}

const COMMON = new Set(
  "that this with from have your what when where would could should about there their they them then than just like know want need going will been were does really think because okay yeah well also into some more much very make made sure right here only over even back good thing things take still being every other after before while which these those doing done gets getting tell said says mean maybe again something anything".split(
    " ",
  ),
);
