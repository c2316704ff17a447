import { normalise } from "./normalise.ts";

/** Insurance terms that a customer may not know, as patterns on normalised text. */
const JARGON =
  /\b(?:endorsements?|sub ?limits?|bodily injury|subrogation|aggregate|perils?|indemni\w+|acv|actual cash value|coinsurance|ho ?[356]|um uim|uim|bi|pd|csl|pip|medpay|med pay|split limits?|combined single|stack(?:ed|ing)|excess exposure|statutory employer|premium basis|risk transfer|wos|hired (?:and|&)? ?non ?owned|contestab\w+|underwrit\w+|occurrence|dec page|floater|scheduled (?:personal )?property|first party|third party|coverage [a-f]|dwelling (?:coverage|limit)|loss of use|ordinance or law|self insured retention|claims made|noncontributory|non contributory|waiver of (?:subrogation|premium)|breach response|(?:network )?business interruption|(?:funds transfer|social engineering) fraud|pci|loss runs?|epli|e o|errors and omissions|gl|sir|cgl|bop|surplus lines|attained age|nonforfeiture|paid up additions|riders?|surrender (?:charges?|values?|periods?)|face amount)\b/g;

export function speaksJargon(text: string): boolean {
  return text.search(JARGON) >= 0;
}

/** The insurance terms in an agent's turn that the customer never used and the turn does not explain. */
export function unexplainedJargon(turn: string, customerTurns: readonly string[]): string[] {
  const text = normalise(turn);
  if (EXPLAINS.test(text)) return [];
  const known = new Set(customerTurns.flatMap((heard) => termsIn(normalise(heard))));
  return [...new Set(termsIn(text))].filter((term) => !known.has(term));
}

/** Of one thing or of many: "endorsements" is the term "endorsement". */
function termsIn(text: string): string[] {
  return [...text.matchAll(JARGON)].map(([term]) => term.replace(/s$/, ""));
}

const EXPLAINS =
  /\b(?:means|meaning|in other words|in plain words|put simply|basically|that is (?:what|when|the (?:part|piece|most))|which is)\b/;
