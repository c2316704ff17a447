import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Mark } from "../customer/marks.ts";
import { figuresIn } from "../customer/understanding/figures.ts";
import { contentWords, normalise, sharedWords, wordsSaid } from "../customer/understanding/normalise.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Fact } from "../scenarios/schema.ts";
import { contentWordsOf, questionsIn, sentencesOf } from "./metrics/agent-wording.ts";
import { plainText } from "./sentence-clauses.ts";

/**
 * [S44] The state with the marks that the words of their turns bear out. The engine marks what it took a line for, or meant to say; a
 * person reads the line. What was told is told by words of the fact, or by a yes to the agent's; a comparison has two sides; a
 * question that was asked before was asked in much the same words.
 */
export function provenState({
  practice,
  turns,
  state,
}: {
  practice: Practice;
  turns: readonly Turn[];
  state: CustomerState;
}): CustomerState {
  const marks = provenMarks(practice, turns, state.marks);
  const told = new Set(marks.flatMap((mark) => (mark.type === "disclosed" ? [mark.fact] : [])));
  const unproven = new Set(
    state.marks.flatMap((mark) => (mark.type === "disclosed" && !told.has(mark.fact) ? [mark.fact] : [])),
  );
  return { ...state, marks, disclosed: state.disclosed.filter((fact) => !unproven.has(fact)) };
}

export function provenMarks(practice: Practice, turns: readonly Turn[], marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark) => provenMark(mark, practice, turns) ?? []);
}

function provenMark(mark: Mark, practice: Practice, turns: readonly Turn[]): Mark | null {
  switch (mark.type) {
    case "disclosed": {
      const fact = practice.scenario.facts.find(({ id }) => id === mark.fact);
      return fact && !isTold(fact, mark, turns) ? null : mark;
    }
    case "question":
      return {
        ...mark,
        topic: ONLY_CONFIRMS.test(plainText(mark.quote)) ? null : mark.topic,
        repeated: mark.repeated && isAskedBefore(mark, turns),
      };
    case "comparison":
      return isTwoSided(mark.quote, textOf(turns, mark.turn)) ? mark : null;
    case "recommendation":
      return { ...mark, compared: mark.compared && hasTwoSides(textOf(turns, mark.turn)) };
    case "gap":
      return ASKS_WHAT_THEY_HAVE.test(plainText(mark.quote)) && !SAYS_WHAT_LACKS.test(plainText(mark.quote))
        ? null
        : mark;
    case "acknowledgement":
      return GIVES_AN_ESTIMATE.test(plainText(mark.quote)) ? null : mark;
    case "price":
      return OF_A_HOUSE.test(plainText(mark.quote)) ? null : mark;
    default:
      return mark;
  }
}

/** Words or a figure of the fact in the customer's line; or an answer with a word of its own, or a yes, to a question about it. */
function isTold(fact: Fact, { turn, quote }: Mark, turns: readonly Turn[]): boolean {
  const line = textOf(turns, turn) || quote;
  const plain = plainText(line);
  if (isAbout(fact, line) && !SAYS_NO.test(plain)) return true;
  if (hasOtherFigures(fact, line)) return false;
  const asked = turns.findLast(({ index, speaker }) => speaker === "agent" && index < turn);
  if (!asked || !isAbout(fact, asked.text) || SAYS_NO.test(plain)) return false;
  return SAYS_YES.test(plain) || figuresIn(line).length > 0 || contentWords(normalise(line)).size > 0;
}

function isAbout(fact: Fact, line: string): boolean {
  const about = [fact.card, fact.retold ?? "", ...fact.says].join(" ");
  const figures = new Set(figuresIn(about));
  return (
    sharedWords(contentWords(normalise(line)), wordsSaid(about)) > 0 || figuresIn(line).some((one) => figures.has(one))
  );
}

/** "Nineteen hundred." to a price of 390,000: both have figures, and none in common. */
function hasOtherFigures({ card, says }: Fact, line: string): boolean {
  const own = new Set([card, ...says].flatMap(figuresIn));
  const said = figuresIn(line);
  return own.size > 0 && said.length > 0 && !said.some((one) => own.has(one));
}

const SAYS_YES = /^\W*(?:yes|yeah|yep|yup|true|right|correct|exactly|that's (?:right|it|true)|mm-?hm+|uh-?huh)\b/;
/** "No claims.", "None.", "Not long." */
const SAYS_NO = /^\W*(?:no|nope|none|nothing|never|nobody|not)\b(?:\W+\w+){0,3}\W*$/;

/** "Did I get that right?", "Does that make sense?" */
const ONLY_CONFIRMS =
  /^\W*(?:(?:so|and|okay|ok|now) )?(?:did i (?:get|hear|understand)(?: that| it| you)?(?: all)?(?: right| correctly)?|(?:is|was) (?:that|it) (?:right|correct|fair|so|true)|(?:do|did) i have that right|have i got that right|am i right|does that (?:sound|seem|look) (?:right|about right|fair|good|okay|ok)|does that (?:make sense|work|help)|right|correct|what did i miss|(?:did i|have i|am i) (?:miss(?:ed|ing)?) (?:anything|something))\W*$/;

/** "What do you have today, at work or on your own?" names nothing that is missing. */
const ASKS_WHAT_THEY_HAVE =
  /^\W*(?:(?:so|and|okay|now|well) )?(?:what|who|how|when|where|which|do you|does|is there|are there|have you|are you)\b.*\?\W*$/;
const SAYS_WHAT_LACKS =
  /n't\b|\b(?:not|no|without|missing|only|gap|short|less|leaves?|leaving|stops?|ends?|covers?|covered|excludes?|excluded|lapses?|if|would|happens?|nothing|nobody)\b/;

/** "Most people guess far too high." tells of others, and takes up no feeling. */
const GIVES_AN_ESTIMATE =
  /^\W*(?:most|many|some) (?:people|folks|families|owners|customers|clients)\b(?!.*\b(?:feel|worr\w*|same|that way|wonder|struggle|hate)\b)/;

function isAskedBefore({ turn, quote }: Mark, turns: readonly Turn[]): boolean {
  const words = new Set(contentWordsOf(quote));
  return turns
    .filter(({ index, speaker }) => speaker === "agent" && index < turn)
    .flatMap(({ text }) => questionsIn(text))
    .some((earlier) => {
      const before = new Set(contentWordsOf(earlier));
      const shared = [...words].filter((word) => before.has(word)).length;
      return shared * 2 >= Math.max(1, Math.min(words.size, before.size));
    });
}

/** Of two policies, prices or covers: says how one stands to the other, and in what; that it will be done is no comparison yet. */
function isTwoSided(quote: string, turn: string): boolean {
  const plain = plainText(quote);
  if (!COMPARES.test(plain)) return false;
  return namesSide(plain) || (!WILL_BE_DONE.test(plain) && namesSide(plainText(turn)));
}

function hasTwoSides(turn: string): boolean {
  return sentencesOf(turn).some((sentence) => isTwoSided(sentence, turn));
}

function namesSide(plain: string): boolean {
  return /\d/.test(plain) || NAMES_SIDE.test(plain);
}

const WILL_BE_DONE =
  /\b(?:i'll|we'll|i will|we will|let's|let me|i can|we can|i want to|i'd like to|i'm going to|i email|i send|we look|we go|we'd|i'd)\b/;
const COMPARES =
  /\b(?:than|versus|vs|compared?|comparing|comparison|same|instead of|whereas|while|against|side by side|apples|like for like|both|difference|differ|either way|on the other|yours?\b.*\b(?:mine|ours)|(?:mine|ours?)\b.*\byours?|currently|right now|today|what you have)\b/;
const NAMES_SIDE =
  /\b(?:limits?|deductibles?|liabilit\w+|premiums?|prices?|cost|collision|comprehensive|coverages?|covers?|covered|exclusions?|excluded|term|whole life|replacement|actual cash|endorsements?|umbrella|uninsured|dwelling|contents|income|carriers?|rates?)\b/;

/** "You pay 390 for it, and to build it again costs about 480." */
const OF_A_HOUSE =
  /\b(?:rebuild\w*|re-?build it|build (?:it|the house|your house|this)|to build|building it|purchase price|appraised?|appraisal|bought (?:it|the house)|closing|mortgage balance|you owe|loan of|down payment|salary|income of|you make|earn)\b/;

function textOf(turns: readonly Turn[], index: number): string {
  return turns.find((turn) => turn.index === index)?.text ?? "";
}
