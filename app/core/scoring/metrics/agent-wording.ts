import type { Turn } from "../../conversations/turns.ts";
import type { Mark } from "../../customer/marks.ts";
import type { Evidence } from "../score-schema.ts";
import { plainText, type Span, sentenceSpans } from "../sentence-clauses.ts";

/** What counts as a word, a question and a reflection, from text alone, so that two runs agree. SPEC.md [S12] to [S15]. */

export function wordsOf(text: string): string[] {
  return wordSpans(text).map(({ word }) => word);
}

export type WordSpan = Span & { word: string };

/** As wordsOf, with their places in the text. */
export function wordSpans(text: string): WordSpan[] {
  return [...plainText(text).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** For a sentence put behind a colon. "I" keeps its capital. */
export function decapitalise(sentence: string): string {
  return /^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Words that carry meaning, lightly stemmed so that "drives" meets "driving". */
export function contentWordsOf(text: string): string[] {
  return contentSpans(wordSpans(text)).map(({ stem }) => stem);
}

export type StemSpan = Span & { stem: string };

/** As contentWordsOf, of words with their places in a text. */
export function contentSpans(words: readonly WordSpan[]): StemSpan[] {
  return words
    .filter(({ word }) => word.length > 2 && !EMPTY_WORDS.has(word))
    .map(({ word, start, end }) => ({ stem: stemOf(word), start, end }));
}

export function sentencesOf(text: string): string[] {
  return sentenceSpans(plainText(text))
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** [S13] A sentence with a question mark or an interrogative opener. What goes on behind a colon is of the question before it. */
export function questionsIn(text: string): string[] {
  const questions: Span[] = [];
  for (const span of sentenceSpans(plainText(text))) {
    if (!asks(text.slice(span.start, span.end))) continue;
    const before = questions.at(-1);
    if (before?.end === span.start && text.charAt(before.end - 1) === ":") before.end = span.end;
    else questions.push({ ...span });
  }
  return questions.map(({ start, end }) => text.slice(start, end).trim());
}

function asks(sentence: string): boolean {
  const plain = plainText(sentence);
  const isOne = sentence.includes("?") || (OPENS_AS_QUESTION.test(plain) && !tells(sentence));
  return isOne && wordsOf(sentence).length > 0;
}

/** Opens as a question, and tells: a period says so where the words leave it open. */
function tells(sentence: string): boolean {
  const plain = plainText(sentence);
  return TELLS_BY_WHAT.test(plain) || (/[.!]["')]*\s*$/.test(sentence) && TELLS_AT_THE_END.test(plain));
}

export type AskedQuestion = Evidence & { isOpen: boolean };

/**
 * [S13] Each turn's questions; of a turn without a mark or an opener, as speech is written down, those that the reading found in
 * it. A sentence that asks three things or more is as many questions, with one quote, as open as it begins.
 */
export function askedQuestions(turns: readonly Turn[], marks: readonly Mark[]): AskedQuestion[] {
  return turns.flatMap((turn) => {
    if (turn.speaker !== "agent") return [];
    const written = questionsIn(turn.text).flatMap((quote) =>
      Array.from({ length: countAsked(quote) }, () => ({ turn: turn.index, quote, isOpen: isOpenQuestion(quote) })),
    );
    return written.length > 0 ? written : markedQuestions(turn, marks);
  });
}

/** Two clauses that ask may belong together ("Who drives, and which car?"): more than that do not. */
function countAsked(question: string): number {
  const plain = plainText(question);
  const clauses = [...plain.replace(ALTERNATIVE, "").matchAll(CLAUSE_THAT_ASKS)].length;
  return clauses > 2 || ASKS_TWO_THINGS.test(plain) ? clauses : 1;
}

/** "Does anyone else drive it, and do you borrow money on it?": two that want a yes or no each. */
const ASKS_TWO_THINGS =
  /^\W*(?:(?:so|and|okay|well|now)\W+)*(?:do|does|did|is|are|was|were|have|has|can|could)\b[^,;?]*[,;] and (?:do|does|did|is|are|was|were|have|has|can|could) (?:you|your|he|she|they|it|that|anyone|anybody|there|the)\b/;

/** "Who drives?" and not "Who drives, and which car?" */
export function asksOneThing(question: string): boolean {
  const plain = plainText(question);
  return (
    [...plain.matchAll(CLAUSE_THAT_ASKS)].length < 2 &&
    !ASKS_ON.test(plain) &&
    !/[,;] (?:and )?(?:is|do|did|has|have)\b/.test(plain) &&
    !AND_WITH_WHOM.test(plain) &&
    !RUNS_ON_ASKING.test(plain)
  );
}

/** "Who am I talking to is this the owner": as speech is written down. */
const RUNS_ON_ASKING =
  /\b(?:who|what|when|where|how|why|which)\b(?: [\w']+){4,} (?:is (?:this|he|she|it)|are you|do you|did you|does (?:he|she))\b/;

/** "When did you sign, who with" */
const AND_WITH_WHOM =
  /\b(?:when|where|how|what|why)\b.*\b(?:who(?:m)? with|with who(?:m)?|since when|for how (?:much|long))\W*$/;

function markedQuestions({ index }: Turn, marks: readonly Mark[]): AskedQuestion[] {
  return marks.flatMap((mark) =>
    mark.type === "question" && mark.turn === index && !ORDERS.test(plainText(mark.quote)) && !isSaid(mark.quote)
      ? [{ turn: index, quote: mark.quote, isOpen: mark.open }]
      : [],
  );
}

/** [S13] Turns that ask too much at once. */
export function stackedTurns(turns: readonly Turn[], marks: readonly Mark[]): Turn[] {
  return turns.filter((turn) => askedQuestions([turn], marks).length > 1);
}

/** [S13] Open: its first interrogative is what, how, why, tell me, walk me or help me understand, and asks for no figure. */
export function isOpenQuestion(question: string): boolean {
  const plain = plainText(question).replace(GREETING, "").replace(TAG, "").replace(CONDITION, "").replace(MEANT, "");
  const first = INTERROGATIVE.exec(plain);
  if (first === null || ASKS_FOR_WORD.test(plain) || TELLS_ME_FACT.test(plain) || PUTS_FORWARD.test(plain))
    return false;
  return OPEN_INTERROGATIVE.test(first[0]) && !ASKS_FOR_FIGURE.test(plain.slice(first.index));
}

/** [S14] Agent turns that give back what the customer said: marked by the engine, or by their words. */
export function findReflections(turns: readonly Turn[], marks: readonly Mark[]): Evidence[] {
  const marked = new Map(
    marks.flatMap((mark) =>
      mark.type === "reflection" ? [[mark.turn, { turn: mark.turn, quote: mark.quote }] as const] : [],
    ),
  );
  return turns.flatMap((turn, place) => {
    if (turn.speaker !== "agent") return [];
    const known = marked.get(turn.index);
    if (known) return [known];
    const quote = findReflectionQuote(turn.text, turns[place - 1]);
    return quote === null ? [] : [{ turn: turn.index, quote }];
  });
}

function findReflectionQuote(text: string, before: Turn | undefined): string | null {
  const sentences = sentencesOf(text);
  const mirror = sentences.find((sentence) => MIRROR_STEM.test(plainText(sentence)));
  if (mirror) return mirror;
  if (before?.speaker === "customer" && repeatsAll(text, before.text)) return text.trim();
  if (before?.speaker !== "customer" || text.includes("?")) return null;
  const heard = new Set(contentWordsOf(before.text));
  const said = new Set(contentWordsOf(text));
  const shared = [...said].filter((word) => heard.has(word)).length;
  return shared >= MIN_SHARED_WORDS && shared / said.size >= REFLECTION_OVERLAP ? text.trim() : null;
}

/** "That tells me a lot: getting hit and being off work.": all that they said, word for word. */
function repeatsAll(text: string, heard: string): boolean {
  const words = wordsOf(heard);
  return words.length >= WORDS_REPEATED && wordsOf(text).join(" ").includes(words.join(" "));
}

const WORDS_REPEATED = 4;

/** "What got you looking did something happen": as speech is written down, a second question without a mark between. */
const ASKS_ON =
  /\b\w+ (?:did|do|does|are|is|was|were|have|has) (?:you|he|she|they|it|that|something|somebody|anybody|anything|your|the) .*\b(?:happen|had|have|been|get|got|say|said|about)\b/;

/** "Okay is a yes.": whoever ends it with a period, and asks for nothing to be told, has said it. */
function isSaid(quote: string): boolean {
  return /[.!]["')]*\s*$/.test(quote) && !ASKS_TO_BE_TOLD.test(plainText(quote));
}

const ASKS_TO_BE_TOLD =
  /\b(?:what|how|who|when|where|which|why|tell|give|read|spell|walk|help|let me know|share|describe|remind|need|want|curious|wonder\w*|ask)\b/;

/** "Just give me the contract and we're done.", "Give me your card number." */
const ORDERS =
  /^\W*(?:(?:just|so|and|okay|now) )*(?:give|send|get|hand|bring|sign) (?:me |us )?(?:the|that|this|it|your (?:social security|card|account|routing))\b/;

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s|e)$/, "") : word.replace(/s$/, "");
}

const WORD = /[\p{L}\p{N}$%]+(?:'[\p{L}]+)?/gu;
const REFLECTION_OVERLAP = 0.4;
/** One shared word of two is a coincidence, not a reflection. */
const MIN_SHARED_WORDS = 2;

const LEAD_IN = "^\\W*(?:(?:so|and|well|okay|ok|now|then|but|great|thanks|alright)\\W+)*";
const OPENS_AS_QUESTION = new RegExp(
  `${LEAD_IN}(?:what(?! i hear)|how|why|who|which|where|when (?:do|did|does|is|was|would|are)|do you|does|did you|are you|is (?:there|your|it|that)|can you|could you|would you|will you|have you|has|tell me|walk me|help me understand)\\b`,
);
/** "What I can do is look at it with you." */
const TELLS_BY_WHAT = new RegExp(
  `${LEAD_IN}what (?:(?:i|we|you|they|it|that|this)\\b(?:\\W+\\w+){0,5}\\W+(?:is|was|means)|(?:differs|matters|counts|changes|helps|hurts|decides)(?:\\W+\\w+){0,4}?\\W+(?:is|was))\\b`,
);
/** "Which means the payroll goes on.", "What most plants do is insure the downtime.", "How it works is simple." */
const TELLS_AT_THE_END = new RegExp(
  `${LEAD_IN}(?:which (?:means|is (?:why|how|what|where)|makes)|what (?:most|matters|counts|helps|people|happens|that means|this means)\\b[^,?]*\\b(?:is|means|do)|where (?:i|we)(?:'d| would|'ll)?\\b[^,?]*\\bis|how (?:it|this|that) (?:works|goes)\\b[^,?]*\\bis|what (?!is|are|was|were|do|does|did|would|will|can|could|has|have|kind|sort|type|year|time|day|else|about)\\w+ [^,?]*\\bis (?:what|how|why|where|not|the|a|called|just)|has to)\\b`,
);
/** A clause of a sentence that asks. */
const CLAUSE_THAT_ASKS =
  /(?:^|[,;]|\b(?:and|or)\b)\s*(?:and |or |so )?(?:(?:since|until|for|by) (?:when|how)|what|how|who|when|where|why|which|(?:is|are) there|(?:do|does|did|have|has|can|could|are|is|may|shall|would|should) (?:you|your|it|that|he|she|they|anyone|anybody|i|we))\b/g;
/** "Are they employees, or do they rent?" asks one thing. */
const ALTERNATIVE = /,? or (?:do|does|did|are|is|was|were|have|has) (?:you|it|that|he|she|they)\b/g;
const INTERROGATIVE =
  /\b(?:what|how|why|who|which|where|when|do|does|did|are|is|was|were|can|could|would|will|have|has|should|shall|may|tell me|walk me|help me understand)\b/;
/** "How are you today?" asks for nothing that is told. */
const GREETING =
  /\bhow (?:are you|(?:is|has) your (?:day|week|morning|afternoon))(?: doing| been| going)?(?: today| so far)?\b/;
/** "Know what I mean?" */
const TAG = /\b(?:you )?(?:know|see|get) what i(?:'m| am)? (?:mean|saying|talking about)\b/g;
/** "But what I meant was you, have you had a ticket?" */
const MEANT = /\bwhat (?:i|we) (?:mean|meant|want|wanted|need|needed|am asking)\b(?: to (?:know|ask))?(?: is| was)?/;
/** "Tell me how long you have this restaurant": a fact, however it is asked for. */
const TELLS_ME_FACT =
  /\btell me\W+(?:(?:please|quickly|first|just)\W+)*(?:how (?:long|many|much|old|far|often)|when|who|which|where|is it|are you|do you|if|what (?:year|make|model|you'?re (?:driving|paying)|you (?:drive|pay|owe)))\b|\bwhat(?:'s| does) it say\b/;
/** "What about Thursday at two?": there is one thing to say yes or no to. */
const PUTS_FORWARD =
  /^\W*(?:(?:so|and|but|well|okay|now|or|then)\W+)*(?:what|how) about\b(?!.*\b(?:worries|bothers|matters|scares|makes|appeals|do you|would you)\b)/;
/** "And that's up from what?" */
const ASKS_FOR_WORD = /\w (?:from|to|of|at|with|in|for|than|is|was) what\W*$/;
/** "If one of the cars were in the shop, how would you get to work?" asks by what comes after. */
const CONDITION =
  /^\W*(?:(?:so|and|but|well|okay|now) )*(?:if|suppose|imagine|let's say|say|after|before|once|while|(?:when|as soon as)(?! (?:do|does|did|is|are|was|were|will|would|can|could|has|have|should)\b))\b[^,?]*,/;
const OPEN_INTERROGATIVE = /^(?:what|how|why|tell me|walk me|help me understand)$/;
/** "Sounds like you could cash that out" gives nothing back. */
const ADVISING = " (?:you|we|i) (?:can|could|should|might|would)\\b";
const ASKS_FOR_FIGURE =
  /^(?:how (?:many|much|old|often|long|far|big)|what (?:do|does|did) (?:\w+ ){1,3}do(?:es)? (?:for (?:work|a living)|at work)\b|what (?:do|does|did|will|would|might|are|is|were|was) (?:\w+ ){1,4}(?:cost|run|weigh|pay|paying|charge|charging|owe)\b|what (?:day|time|year)|what(?:'s| is| are) (?:your|the|his|her|their) (?:[\w']+ ){0,3}?(?:numbers?|names?|address|e-?mail|zip(?: code)?|birthday|date of birth|age|phone|social|license|vin|mileage)(?! of (?:the game|that)))\b/;
const MIRROR_STEM = new RegExp(
  `${LEAD_IN}(?:so you're saying|you're saying|(?:it )?sounds like(?!${ADVISING})|what i hear|what i'm hearing|i hear you saying|i'm hearing|(?:it )?seems like(?!${ADVISING})|if i (?:understand|heard|have) (?:you|that|this|it)|let me make sure i|(?:i'll|let me|i want to|i'd like to) (?:give|say|play|read|repeat) (?:that |it |this )?back|here'?s what i(?:'ve)? heard|what i(?:'ve)? heard|you mentioned|you said|you told me)\\b`,
);
const EMPTY_WORDS = new Set(
  "the and for you your that this with have has had are was were but not they them their there then than will would could should can just very really what when where who how why which from into about out our ours his her she him its it's i'm i'll i'd you're we're they're don't do does did get got let lets some any all one okay yes yeah well now too also been being be is am as at by if in of on or so to up us we me my mine it".split(
    " ",
  ),
);
