/** Talk that frightens. Of itself an act, and a flaw in how a gap is named. */
export const SCARE =
  /\b(?:lose everything|lose it all|bankrupt|ruin(?:ed)? (?:you|your|financially)?|homeless|on the street|destitute|(?:left|leave \w+) with nothing|burns? (?:down )?to the ground|die (?:tomorrow|tonight|today)|drop dead|dead tomorrow|never forgive|irresponsible|if you (?:really )?(?:love|loved|care|cared)|bad (?:mother|father|parent)|disaster waiting|nightmare|regret (?:it|this)|be sorry)\b/;
