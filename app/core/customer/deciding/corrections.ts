import { type Beat, sentencesIn } from "../phrase.ts";
import { namesPrice } from "../understanding/acts.ts";
import { ALMOST, figuresIn, isListWithSlip, isTurned, soundsLike } from "../understanding/figures.ts";
import { contentWords, isCount, normalise, type Sentence, wordsOf } from "../understanding/normalise.ts";
import type { Question } from "../understanding/question.ts";
import type { Decision, Situation } from "./decision.ts";
import { lowerStart } from "./saying-yes.ts";

/** "Forty-five on the floor, is that right?", and forty-six was just said: said again. Null: no figure of theirs is misquoted. */
export function correctionOf({ sentence, form, kind }: Question, { memory }: Situation): string | null {
  if ((form !== "confirm" && kind !== "confirm") || OF_OFFER.test(sentence.text)) return null;
  const heard = figuresIn(sentence.quote);
  const saidBefore = new Set(memory.figuresSaid.flatMap(figuresIn));
  if (heard.length === 0 || heard.some((figure) => saidBefore.has(figure))) return null;
  const misquoted = sentencesIn(memory.lastLine?.text ?? "").find((one) =>
    figuresIn(one).some(
      (figure) => !heard.includes(figure) && heard.some((other) => other > figure / ALMOST && other < figure * ALMOST),
    ),
  );
  return misquoted === undefined ? null : `No, ${lowerStart(misquoted)}`;
}

/** "Nineteen thousand left, okay." to nine thousand: nobody lets that stand, asked or not. True: nothing else needs to be said. */
export function correctMisheard(situation: Situation, decision: Decision): boolean {
  if (situation.heard.wordCount > SHORT_ECHO) return false;
  const slip = misheardIn(situation);
  if (slip === null) return false;
  decision.beats.push(correctionBeat(slip));
  return true;
}

/** In a longer line it is put right before anything else is said; who does so adds no yes to the words it stands in. */
export function putRightFirst(situation: Situation, decision: Decision) {
  const slip = misheardIn(situation);
  if (slip === null || decision.beats.some(({ key }) => key === CORRECTION)) return;
  const isYes = ({ key, options }: Beat) => NODS.has(key) || options.every((words) => ONLY_YES.test(words));
  const isSame = ({ options }: Beat) => options.some((words) => words.toLowerCase() === slip.sentence.toLowerCase());
  decision.beats = [correctionBeat(slip), ...decision.beats.filter((beat) => !isYes(beat) && !isSame(beat))];
}

const ONLY_YES = /^(?:yes|yeah|yep|yup|mm-hm|uh-huh|sure|right|correct|that's right|true)\W*$/i;
const CORRECTION = "slot:correction";
const NODS = new Set(["agrees", "nods", "mirrored", "heard", "go-on", "plain"]);

function correctionBeat({ sentence, isOwnSlip }: Slip): Beat {
  const words = lowerStart(sentence.replace(ANSWERS_FIRST, ""));
  return { key: CORRECTION, options: [isOwnSlip ? `Yeah, ${words}` : `No, ${words}`], must: true, mayRepeat: true };
}

/** "No, 906 South Presa." is put right as "906 South Presa." */
const ANSWERS_FIRST = /^(?:no|yeah|yes|yep|well|oh)\b,? (?:no, )?/i;

/** A sentence of the customer's whose figure the agent got wrong. `isOwnSlip`: and has just noticed. */
type Slip = { sentence: string; isOwnSlip: boolean };

/**
 * "One eighty a month, you said" to one-eighteen, "609 South Presa, I write it down" to 906. What the agent asks for a policy is
 * their own figure, and so is one that the customer has named as well.
 */
function misheardIn({ heard, memory }: Situation): Slip | null {
  const lastSaid = new Set(sentencesIn(memory.lastLine?.text ?? ""));
  const said = [...new Set([...memory.figuresSaid, ...lastSaid])].flatMap((sentence) => {
    const [figure, ...others] = withoutCounts(figuresIn(sentence));
    return figure === undefined || others.length > 0 ? [] : [{ sentence, figure }];
  });
  const isSaid = (figure: number) => said.some((one) => [1, 100, 1000].some((unit) => one.figure === figure * unit));
  const isLong = heard.wordCount > SHORT_ECHO;
  const repeated = heard.sentences.flatMap(({ quote }) => figuresOf(quote));
  for (const [index, { text, quote }] of heard.sentences.entries()) {
    const figures = figuresOf(quote);
    const wrong = figures.filter((figure) => !isSaid(figure));
    const isTheirs = SAID_BY_THEM.test(text);
    const isGivenBack = ({ sentence, figure }: Said) =>
      (!isLong && lastSaid.has(sentence) && STARTS_WITH_FIGURE.test(text)) ||
      isTheirs ||
      wrong.some((other) => isTurned(other, figure)) ||
      (figure >= TELLING &&
        (((index === 0 || GIVES_BACK.test(text)) && lastSaid.has(sentence)) || sharesWords(text, sentence)));
    // "Nineteen thousand people" to nineteen hundred.
    const isTenfold = ({ sentence, figure }: Said) =>
      wrong.some(
        (other) => (other === 10 * figure || figure === 10 * other) && isThousands(other) && isThousands(figure),
      ) &&
      (sharesWords(text, sentence) || (lastSaid.has(sentence) && STARTS_WITH_FIGURE.test(text)));
    // "Ninety thousand in student loans" to nineteen.
    const isInThousands = ({ sentence, figure }: Said) =>
      figure < TELLING &&
      wrong.some((other) => soundsLike(other / 1000, figure)) &&
      (sharesWords(text, sentence) || (lastSaid.has(sentence) && STARTS_WITH_FIGURE.test(text)));
    const taken =
      said.findLast((one) => wrong.some((other) => soundsLike(other, one.figure)) && isGivenBack(one)) ??
      said.findLast((one) => isTenfold(one) || isInThousands(one));
    const meant = taken ?? (isTheirs && figures.length === 1 ? nearlySaid(wrong, said.slice(-LAST_SAID)) : undefined);
    if (meant === undefined) continue;
    if (repeated.includes(meant.figure)) {
      if (OWN_SLIP.test(heard.text)) return { sentence: shortestWith(meant, said), isOwnSlip: true };
      continue;
    }
    if (!isTheirs && (OF_OFFER.test(text) || namesPrice({ text, quote, asked: false }))) continue;
    return { sentence: shortestWith(meant, said), isOwnSlip: false };
  }
  const sentence = [...lastSaid].find((one) => heard.sentences.some((given) => isGivenBackWrong(given, one)));
  return sentence === undefined ? null : { sentence, isOwnSlip: false };
}

/** A list, the years of cars, or a month of the customer's last line, with one of them wrong. */
function isGivenBackWrong(given: Sentence, told: string): boolean {
  if (OF_OFFER.test(given.text) || namesPrice({ ...given, asked: false })) return false;
  return isListWithSlip(given.quote, told) || mixesYears(given, told) || mixesMonth(given, told);
}

/** "A 2015 Impala and a 2012 Caravan", and it is the other way round. */
function mixesYears({ quote }: Sentence, told: string): boolean {
  const yearsOf = (text: string) => new Map([...text.matchAll(YEAR_OF)].map(([, year, word = ""]) => [word, year]));
  const years = yearsOf(told.toLowerCase());
  return [...yearsOf(quote.toLowerCase())].some(([word, year]) => years.has(word) && years.get(word) !== year);
}

const YEAR_OF = /\b((?:19|20)\d\d)s? ([a-z][\w-]+)/g;

/** "Okay, end of January, got it." to February. */
function mixesMonth({ text, asked }: Sentence, told: string): boolean {
  const isEcho = !asked && wordsOf(text).length <= SHORT_ECHO && (GIVES_BACK.test(text) || GOT_IT.test(text));
  const [given, ...others] = monthsIn(text);
  const [month, ...more] = monthsIn(normalise(told));
  if (!isEcho || given === undefined || month === undefined || others.length + more.length > 0) return false;
  return given !== month;
}

/** By their first three letters. */
function monthsIn(text: string): string[] {
  return [...text.matchAll(MONTH)].map(([month]) => month.slice(0, 3));
}

const MONTH =
  /\b(?:jan|feb|apr|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december)\b/g;
const GOT_IT = /\bgot it$/;

type Said = { sentence: string; figure: number };

/** "One audit, and it cost me forty-one hundred": one figure, beside a count. */
function withoutCounts(figures: readonly number[]): readonly number[] {
  const others = figures.filter((figure) => figure > 1);
  return others.length > 0 ? others : figures;
}

/** What is said in hundreds or in thousands: 1,900 and 19,000. */
function isThousands(figure: number): boolean {
  return figure >= 1000 && figure < 1_000_000;
}

/** "I think you said nineteen, one nine": two figures, and no 1919. */
function figuresOf(quote: string): number[] {
  return quote.split(/[,;.!?](?=\s|$)/).flatMap(figuresIn);
}

/** Of what was said with this figure, what says the least beside it. */
function shortestWith({ figure }: Said, said: readonly Said[]): string {
  const [shortest = ""] = said
    .filter((one) => one.figure === figure)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.length - other.length);
  return shortest;
}

function nearlySaid(wrong: readonly number[], said: readonly Said[]): Said | undefined {
  return said.findLast(({ figure }) =>
    wrong.some(
      (other) => other > figure / NEARLY && other < figure * NEARLY && String(other).length === String(figure).length,
    ),
  );
}

/** Among other words "fourteen" and "four" are two things more often than one that was misheard. */
const TELLING = 100;

function sharesWords(text: string, sentence: string): boolean {
  const theirs = contentWords(normalise(sentence));
  return [...contentWords(text)].some((word) => theirs.has(word) && !isCount(word));
}

/** How far off a figure may be that is said to be the customer's own. */
const NEARLY = 1.15;
const LAST_SAID = 2;

const SAID_BY_THEM = /\byou (?:just )?(?:said|told me|mentioned)\b/;

/** What a policy would cost or hold is the agent's to say. */
const OF_OFFER =
  /\b(?:deductibles?|limits?|liability|with us|ours|zone|raise|lower|prices?|quotes?|(?:would|will|can|could|might) (?:be|do|get|run)|i (?:get|got|can|could|would|will)|comes? (?:to|out|in))\b/;

/** "I wrote 1987, but you told me 1978": the right one stands beside the wrong one. */
const OWN_SLIP =
  /\b(?:wrong|mistake|wrote|sorry|wait|oops|turned|mixed|swapped|instead|correct|you (?:said|told me)|not)\b/;

/** "Nineteen for a patio?", and not "has she got room for four?" */
const STARTS_WITH_FIGURE =
  /^(?:(?:okay|oh|so|wow|and|a|only|about|just|got it) )*(?:\$?\d|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)/;

const GIVES_BACK = /^(?:(?:okay|alright|and|now|then) )*so /;

/** Words of a line that only says back what was heard. */
const SHORT_ECHO = 7;
