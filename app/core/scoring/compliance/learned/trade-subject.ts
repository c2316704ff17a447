import type { Turn } from "../../../conversations/turns.ts";
import type { RuleId } from "../rules.ts";

/** Recording, going on after a stop, pressing, asking for secret numbers: broken by any words. The others are about the trade. */
const BROKEN_BY_ANY_WORDS: ReadonlySet<RuleId> = new Set<RuleId>(["R12", "R13", "R16", "R19"]);

/** How much less sure a rule is (log odds) where neither the words nor what they answer (null: nothing) name its matter. */
export function doubtWithoutSubject(rule: RuleId, isOfTrade: boolean): number {
  return isOfTrade || BROKEN_BY_ANY_WORDS.has(rule) ? 0 : DOUBT;
}

/** Most breaches name it; where one does not, it has to be plainer. */
const DOUBT = 2.5;

/** What is said, or what it answers, is about insurance: its papers, money, people and events. */
export function isOfTrade(said: string, heard: string | null): boolean {
  return TRADE.test(said) || (heard !== null && TRADE.test(heard));
}

const TRADE =
  /\b(?:insur\w*|uninsured|underinsured|polic(?:y|ies)|cover(?:age|ages|ed|s|ing)?|premiums?|claims?|deductibles?|quot(?:e|es|ed|ing)|carriers?|underwrit\w*|agents?|agency|brokers?|adjusters?|compan(?:y|ies)|outfits?|captive|rates?|rated|pric(?:e|es|ed|ing)|cheap\w*|bills?|payments?|payouts?|pays? (?:out|for)|pay|paid|discounts?|rebates?|refund\w*|commissions?|gift ?cards?|referrals?|beneficiar\w*|appl(?:y|ied|ication\w*)|apps?|forms?|question(?:naire|s)?|sign(?:ed|s|ature)?|licen[sc]\w*|liabilit\w*|collision|comprehensive|endorse\w*|riders?|renew\w*|nonrenew\w*|cancel\w*|laps\w*|bind(?:er|ing|s)?|bound|certificates?|certs?|losses|damage\w*|accidents?|tickets?|tax\w*|irs|lawyers?|attorneys?|lawsuits?|sued?|suing|legal\w*|contracts?|probate|estates?|wills?|trusts?|deeds?|invest\w*|retire\w*|401|ira|annuit\w*|cash ?value|whole life|term|universal|mutual|state farm|geico|allstate|progressive|farmers|usaa|liberty|nationwide|travelers|lemonade|savings?|saves? (?:you|a|about|around|hundreds|thousands|money|some|at least|on|\d)|bank|loans?|mortgages?|lenders?|limits?|umbrella|bundle\w*|medical|health|smok\w*|tobacco|diabet\w*|mileage|miles|garag\w*|driv(?:e|es|er|ers|ing)|roof|square feet|payroll|subcontract\w*|audit\w*|dollars?|bucks|grand|grace|month(?:ly)?|package|plan)\b|\$|\d%/i;

/** How far a turn is from insurance: whether neither side has named anything of it so far, this turn among them. */
export type Distance = "near" | "not-yet-near" | "away";

/** Of each turn. */
export function distancesFromTrade(turns: readonly Turn[]): Distance[] {
  let isNamed = false;
  let hints = 0;
  return turns.map(({ text }, place) => {
    isNamed ||= INSURANCE.test(text);
    if (!isNamed) hints += text.match(MAY_BE_INSURANCE)?.length ?? 0;
    if (isNamed || hints > 1 || place + 1 < FEWEST_TURNS) return "near";
    return place + 1 > FEWEST_TURNS ? "away" : "not-yet-near";
  });
}

/** How much less sure a rule is there (log odds); away from their matter most rules are not broken at all. */
export function doubtAt(distance: Distance, rule: RuleId): number {
  if (distance === "near" || ABOUT_THE_CALL.has(rule)) return 0;
  if (distance === "away" && !BROKEN_BY_ANY_WORDS.has(rule)) return Number.POSITIVE_INFINITY;
  return distance === "away" ? AWAY : NOT_YET_NEAR;
}

/** Recording, going on after a stop, asking for secret numbers. */
const ABOUT_THE_CALL: ReadonlySet<RuleId> = new Set<RuleId>(["R12", "R13", "R19"]);
const AWAY = 4;
const NOT_YET_NEAR = 2;

/** Some rules are about one kind of thing only: where neither the words nor what they answer name it, they are not broken. */
export function namesMatterOf(rule: RuleId, words: string): boolean {
  return MATTER[rule]?.test(words) ?? true;
}

const MATTER: Partial<Record<RuleId, RegExp>> = {
  R12: /\b(?:record\w*|tape[ds]?|taping|listen\w*|monitor\w*)\b/i,
  R19: /\b(?:social(?! (?:life|work|situation|event|club|home))|socials|ssns?|security|card|cards|accounts?|acct|routing|cv[vc]|pin|password\w*|passcode|log ?in\w*|sign in|bank\w*|check(?:s|book)?|checking|digits?|numbers?|code|credentials|user ?name|debit|credit|visa|mastercard|amex|maiden|expir\w*|medicare|soc|secret|portal|link|read)\b/i,
};

/** The deed itself stands in the words: without it, a breach is not sure. */
export function namesDeedOf(rule: RuleId, words: string): boolean {
  return DEED[rule]?.test(words) ?? true;
}

const DEED: Partial<Record<RuleId, RegExp>> = {
  R2: /\b(?:cover\w*|bound|bind\w*|in force|in effect|effective\w*|activ\w*|insured|protect\w*|all set|good to go|in place|taken care|start(?:s|ed)?(?! the cancel)|legal|driv\w*|done|issued?|approved|official|you(?: have|'ve) got a)\b/i,
  R4: /\b(?:drop\w*|cancel\w*|cash\w*|surrender\w*|rid|dump\w*|ditch\w*|laps\w*|replac\w*|switch\w*|swap\w*|trad\w+|stop pay\w*|let (?:it|that|them) go|out of (?:it|that|the|your)|mov\w+|start over|new (?:one|policy|start)|roll\w*|instead|old one)\b/i,
};

/** A greeting and its answer are far from nothing. */
const FEWEST_TURNS = 3;

const INSURANCE =
  /\b(?:re)?(?:insur\w*|uninsured|underinsured|polic(?:y|ies)|coverages?|premiums?|(?<!tax[- ])deductibles?|quot(?:e|es|ed|ing)|carriers?|underwrit\w*|adjusters?|liabilit\w*|endorsements?|riders?|renewals?|umbrella|beneficiar\w*|annuit\w*|commissions?|rebat(?:e|es|ed|ing)|whole life|term life|life cover|declarations? page|loss runs?|certificates? of|workers.? comp|lienholder|escrow|(?:fil(?:e|ed|ing)|pay(?:s|ing)?|paid|den(?:y|ies|ied)|every|each|your|my) (?:\w+ )?claims?|claims? (?:is|are|gets?|was|were) (?:\w+ )?(?:paid|denied|covered|filed)|geico|allstate|state farm|usaa)\b/i;
/** Words of insurance that are words of much else, too: one alone says little. */
const MAY_BE_INSURANCE = /\b(?:claims?|covered|progressive|agents?|agency|brokers?|comp)\b/gi;
