import { namesDate } from "../understanding/acts.ts";
import { normalise } from "../understanding/normalise.ts";
import type { ExchangeReading } from "./exchange-reading.ts";

type End = ExchangeReading["customer"]["ended"]["how"];

/**
 * How the customer's own words end a call, by the rules: only set phrases, since what is no end must not become one.
 * `isProposed`: the agent has just proposed a next step.
 */
export function endInWords(text: string, isProposed: boolean): End {
  const said = text.toLowerCase().replaceAll("’", "'");
  const isLeaving = LEAVES.test(said);
  // A yes with a day and a goodbye is a yes to something, whether or not the proposal was heard as one.
  const isSettling = isProposed || (isLeaving && namesDate(normalise(text)));
  if (isSettling && (AGREES.test(said) || YES_INSIDE.test(said)) && !DOUBTS.test(said)) return "agreed";
  if (!isLeaving) return "on-the-line";
  return DECLINES.test(said) ? "declined" : "hung-up";
}

/** Whether the customer tells the agent to leave them alone: only what is said can be gone against. */
export function asksToStop(text: string): boolean {
  return STOPS.test(text.toLowerCase().replaceAll("’", "'"));
}

const STOPS =
  /\b(?:(?:don't|do not|never|please don't|not to) (?:call|ring|phone|contact|bother)|(?:stop|quit|no more) (?:call|ring|phon|contact|bother)|(?:take|get|remove) (?:me|us|this number|my number|our number) (?:off|from)|off (?:your|the|that|this) list|(?:leave|let) (?:me|us) (?:alone|be)\b|lose (?:my|this|our) number)/;

const LEAVES =
  /\b(?:bye|good ?bye|take care|talk (?:soon|then|to you then)|see you (?:then|\w+day)|(?:have|got|gotta|need) (?:to )?(?:go|run|get going|hang up|hop off)|hanging up|(?:don't|do not) call (?:me )?(?:again|back)|have a good (?:one|day|night|evening|afternoon|weekend))\b/;

const AGREES =
  /^(?:(?:um|uh|well|oh|okay|ok|alright|all right|hm|so|i guess|you know what|fine)[,. ]+)*(?:yes|yeah|yep|yup|sure|okay|ok|fine|deal|alright|all right|sounds (?:good|fine|fair)|that works|works for me|let's do (?:it|that)|i can do (?:that|it)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s| is)? (?:works|good|fine|okay|it is|then|at)|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/;

/** "Just what happens if we miss a payment. Yes, Thursday. Bye!" */
const YES_INSIDE =
  /[.!?] (?:yes|yeah|yep|sure|okay|ok|alright|deal)[,.]? (?:[^.!?]*\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|that works)/;

const DOUBTS =
  /\b(?:not (?:yet|now|today|sure|ready|really)|no,|but (?:i|first|what|before|not|how)|let me think|think about|i'd have to|i would have to|maybe|depends|i don't know|i can't|can't do|rather not|first (?:i|send|tell)|call you|hold on)\b/;

const DECLINES =
  /\b(?:no(?:,|\.| thanks| thank)|not interested|i'm good|pass\b|don't (?:want|need)|rather not|not for (?:me|us))/;
