import type { Span } from "../sentence-clauses.ts";

/**
 * What is no breach besides: what somebody else is said to have said, what is asked, what is supposed. What the customer said is
 * an excuse in any case.
 */
export type Leniency = { rumourIsFine: boolean; askingIsFine: boolean; hypotheticalIsFine: boolean };

/** [S24] True when the words at `hit` are in the sentence without being asserted: negated, reported, quoted, taken back. */
export function isExcused(plain: string, hit: Span, clause: Span, sentence: Span, rule: Leniency): boolean {
  const before = plain.slice(clause.start, Math.max(hit.start, clause.start)).replace(IDIOMS, " ");
  const after = plain.slice(hit.end, Math.max(sentence.end, hit.end));
  if (NEGATED.test(before) || TEMPTING.test(before)) return true;
  if ((rule.rumourIsFine ? SAID_BY_OTHERS : SAID_BY_CUSTOMER).test(before)) return true;
  if (RETRACTED.test(after) && !DESPITE.test(after)) return true;
  if (isQuoted(plain, hit)) return true;
  if (rule.askingIsFine && ASKED.test(plain.slice(clause.start, clause.end))) return true;
  return rule.hypotheticalIsFine && HYPOTHETICAL.test(before);
}

/** True when something in a plain text is denied. */
export function isNegated(plain: string): boolean {
  return NEGATED.test(plain.replace(IDIOMS, " "));
}

/** Inside double quotes: mentioned, not said. Unless the agent quotes themselves. */
function isQuoted(plain: string, hit: Span): boolean {
  const opened = plain.slice(0, hit.start).split('"').length % 2 === 0;
  if (!opened || !plain.slice(hit.end).includes('"')) return false;
  return !/\b(?:i|we) (?:always |like to |can )?(?:say|tell you|promise),? *"[^"]*$/.test(plain.slice(0, hit.start));
}

/** Set phrases holding a negation that negates nothing that follows. */
const IDIOMS =
  /\b(?:don't (?:you )?(?:worry|stress|forget|get me wrong)|not to worry|no (?:worries|problem|doubt|question|matter what)|never mind|not only|why (?:not|don't (?:we|you|i))|what they don't know|can't go wrong|if i were you|i'm not gonna lie|not kidding|no joke|no kidding)\b/g;
/**
 * Here a denial excuses. The learned classifiers read denial by themselves, from stems, as one feature among others
 * (learned/clause-features.ts): a change there is no change here, and the other way round.
 */
const NEGATED =
  /\b(?:can't|cannot|can not|won't|will not|wouldn't|couldn't|shouldn't|never|unable to|don't|do not|didn't|doesn't|does not|isn't|aren't|wasn't|not|nobody|neither|nor|without|nothing|hardly|no(?! (?:you|i|we|they|it|he|she|your|my|the|that's)\b))\b/;
const TEMPTING = /\b(?:tempting|wish i could|i'd love to|would be wrong to|(?:be )?(?:careful|wary) of|beware)\b/;
const SAID_BY_CUSTOMER =
  /\b(?:you(?:'ve| have|'d)?(?: just| also| all)? (?:said|told|mentioned|thought|think|believe|believed|feel|felt|heard|asked|assumed?|worry|worried|want(?:ed)?(?: me)? to (?:say|hear))|you're (?:saying|worried)|hear you saying)\b/;
const SAID_BY_OTHERS = new RegExp(
  `${SAID_BY_CUSTOMER.source}|\\b(?:he|she|they|someone|somebody|anyone|anybody|(?:your|the|an?|another|the last|that) \\w+)(?:'ve| have| has|'d)?(?: ever| just)? (?:said|says|told|tells|tell|thought|thinks|heard|promised|promises|assumed|claims)\\b|\\b(?:some|other|many|most|a lot of|those|few|plenty of)(?: \\w+)? (?:people|agents?|folks|companies|ads|brokers|salespeople|carriers)\\b.{0,20}\\b(?:say|tell|promise|claim|call|describe|offer|will|think|assume|believe)`,
);
const RETRACTED =
  /^[^.!?;]{0,60}\b(?:(?:is|would be|are|that's|it's) (?:illegal|against|not allowed|fraud|prohibited|misleading|wrong|pressure|pressing|dishonest|unfair|a (?:lie|trick)|not (?:legal|true|how|something))|(?:isn't|aren't|wouldn't be) (?:allowed|legal|something|how|true|right|possible)|something (?:i|we) (?:can't|cannot|won't|never)|(?:could|would|might|may|can|will) (?:[\w']+ ){0,6}?(?:deny|denied|refuse|refuses|void|rescind|lose|misrepresentation|fraud)|is a myth)\b/;
const DESPITE = /\b(?:even though|although|even if|though|technically)\b/;
const ASKED =
  /^\W*(?:(?:so|and|well|okay|ok|now|then|but|honestly|quick question)\W+)*(?:do|does|did|are|is|was|were|has|have|would|should|what|how|who|which|where|when|why)\b(?! (?:about|if)\b)/;
const HYPOTHETICAL =
  /\b(?:before|if|until|unless|whether|when|once|after|instead of|rather than|thinking (?:about|of)|think about|see|to find out)\b/;
