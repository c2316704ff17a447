import type { Turn } from "../conversations/turns.ts";
import type { Mark } from "../customer/marks.ts";
import { figuresIn, isListWithSlip, soundsLike } from "../customer/understanding/figures.ts";
import { contentWordsOf, findReflections, sentencesOf } from "./metrics/agent-wording.ts";
import type { Evidence } from "./score-schema.ts";
import { wordsOfTheirs } from "./their-words.ts";

/** [S14] What gives back something that the customer had told by then. */
export function reflectionsOf(turns: readonly Turn[], marks: readonly Mark[]): Evidence[] {
  const found = findReflections(turns, marks).filter(
    (given) => isOfThem(turns, given) && !isMisheard(turns, given) && !isOfGreeting(turns, given),
  );
  const known = new Set(found.map(({ turn }) => turn));
  return [...found, ...turns.flatMap((turn) => (known.has(turn.index) ? [] : soFar(turns, turn)))].sort(
    (one, other) => one.turn - other.turn,
  );
}

/** "You said I could call about the salon" to "Willow Street Salon, this is Kim!": nothing was told yet. */
function isOfGreeting(turns: readonly Turn[], { turn }: Evidence): boolean {
  const heard = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn);
  const [greeting, ...more] = heard;
  return greeting !== undefined && more.length === 0 && GREETS.test(greeting.text);
}

const GREETS = /^(?:[\w' ]{1,40}, )?[\w' ]{0,40}(?:this is|speaking)\b[\w,.!? ]{0,40}$/i;

/** "Four thousand three hundred, wow" to thirty-four hundred gives back what was not said. */
function isMisheard(turns: readonly Turn[], { turn, quote }: Evidence): boolean {
  const heard = turns.flatMap(({ index, speaker, text }) =>
    speaker === "customer" && index < turn ? figuresIn(text) : [],
  );
  const given = figuresIn(quote);
  const before = turns.findLast(({ index, speaker }) => speaker === "customer" && index < turn);
  return (
    given.some((figure) => figure > 99 && !heard.includes(figure) && heard.some((one) => soundsLike(one, figure))) ||
    (before !== undefined && isListWithSlip(quote, before.text))
  );
}

/** "So you close on the 21st, the roof is about seventeen years old, and the basement has a pump." */
function soFar(turns: readonly Turn[], { index, speaker, text }: Turn): Evidence[] {
  if (speaker !== "agent") return [];
  const heard = turns.filter((turn) => turn.speaker === "customer" && turn.index < index);
  const told = new Set(heard.flatMap((turn) => contentWordsOf(turn.text)));
  const quote = sentencesOf(text).find(
    (sentence) =>
      SUMS_UP_SO_FAR.test(sentence) &&
      !sentence.includes("?") &&
      new Set(wordsOfTheirs(sentence).filter((word) => told.has(word))).size >= LEAST_GIVEN_BACK,
  );
  return quote === undefined ? [] : [{ turn: index, quote }];
}

const SUMS_UP_SO_FAR =
  /^\W*(?:(?:okay|right|alright|good|great)\W+)?so,? (?:you|your|the|there|it's|that's|we have)\b/i;
/** Of the customer's words, so that it is more than one thing that is given back. */
const LEAST_GIVEN_BACK = 3;

/**
 * Tells of a sentence of the customer's whether the agent has given it back: by what reflects the line that it stands in, right after it, or
 * by half of its words or its figure in any later line, asked or told.
 */
export function givenBackIn(turns: readonly Turn[], marks: readonly Mark[]): (sentence: string) => boolean {
  const reflecting = new Set(reflectionsOf(turns, marks).map(({ turn }) => turn));
  return (sentence) => {
    const words = sentence.toLowerCase().replace(/\W+$/, "");
    const at = turns.findIndex(({ speaker, text }) => speaker === "customer" && text.toLowerCase().includes(words));
    const next = turns[at + 1];
    if (at >= 0 && next && reflecting.has(next.index)) return true;
    return turns.some(({ speaker, text }, place) => speaker === "agent" && place > at && saysAgain(text, sentence));
  };
}

function saysAgain(text: string, sentence: string): boolean {
  const theirs = new Set(contentWordsOf(sentence));
  const said = new Set(contentWordsOf(text));
  const shared = [...theirs].filter((word) => said.has(word)).length;
  const figures = figuresIn(sentence).filter((figure) => figure > 1);
  const hasFigure = figuresIn(text).some((figure) => figures.includes(figure));
  return theirs.size > 0 && (hasFigure ? shared > 0 : shared * 2 >= theirs.size && shared >= Math.min(2, theirs.size));
}

/** Its turn holds a word or a figure that the customer had told by then, or of what else was `told`. */
export function isOfThem(turns: readonly Turn[], { turn, quote }: Evidence, told: readonly string[] = []): boolean {
  const heard = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn).map(({ text }) => text);
  const words = new Set([...heard, ...told].flatMap(contentWordsOf));
  const figures = new Set(heard.flatMap(figuresIn));
  const said = turns.find(({ index }) => index === turn)?.text ?? quote;
  return wordsOfTheirs(said).some((word) => words.has(word)) || figuresIn(said).some((figure) => figures.has(figure));
}
