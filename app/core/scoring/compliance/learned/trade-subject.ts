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
