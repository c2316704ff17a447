import { isOfCover, namesSum } from "./words-that-prove.ts";

// What words must hold to leave no doubt of what was heard in them [S45]. Where they do not, a check is likely and no more.

/** "What would happen to the house?", and not "What's on your mind, the price?" or "what do you do, or is it the same": nothing closes it again. */
export function leavesOpen(quote: string): boolean {
  return !CLOSED_AGAIN.test(quote);
}

const CLOSED_AGAIN =
  /,\s*(?:or\b|and (?:is|are|do|does|did|have|has|how (?:much|many|old|long))\b|(?:is|are|do|does|did|was|were|have|has|it's|its|you're) |(?:[\w']+ ){0,3}[\w']+\s*\?\s*$)|\b(?:or not|or (?:is|are|do|does|did|you|they|he|she|it|the|a|just)\b)/i;

/** "Does that make sense?", "Am I going too fast?" */
export function checksUnderstanding(quote: string): boolean {
  return CHECKS_UNDERSTANDING.test(quote);
}

const CHECKS_UNDERSTANDING =
  /\b(?:mak(?:e|es|ing) (?:any )?sense|(?:are )?you (?:still )?(?:with me|following|follow)|clear\b|any questions|questions (?:about|on|so far)|(?:lost|losing) you|too fast|(?:does|is|would|will) (?:that|this|it) (?:okay|ok|right|fair|fit|help|work|match|cover|settle|answer)|how (?:does|do|is|would) (?:that|this|it)(?:'s)? (?:sound|sit|look|feel|land)|did i (?:get|hear|miss|explain|lose)|what (?:do|did) you (?:think|make) of)\b/i;

/** A cover, or a second figure, beside the price. */
export function saysWhatItBuys(quote: string): boolean {
  return NAMES_COVER_ITSELF.test(quote) && !quote.includes("?") && namesSum(quote);
}

const NAMES_COVER_ITSELF =
  /\d+\/\d+|\b(?:cover(?:s|ed|age)?|limits?|deductibles?|endorsements?|riders?|umbrella|liability|replacement|backup|flood|uninsured|collision|comprehensive|rental|contents|cyber|twenty[- ]year|thirty[- ]year|(?:\d+|ten|twenty|thirty)[- ]years?|(?:hundred|\d+) (?:thousand|k)|million|\d{2,3},000)\b/i;

/** "It won't pay for the fence", "only up to ten thousand": something is left out of a cover. */
export function leavesOut(quote: string): boolean {
  return LEAVES_OUT.test(quote) && !quote.includes("?");
}

const LEAVES_OUT =
  /(?:\b(?:not|never|no|nothing|nobody|without)|n't|\bwont|\bdont|\bdoesnt) (?:[\w']+ ){0,4}?(?:cover\w*|pay\w*|includ\w*|insur\w*|replace\w*|protect\w*|part of)\b|(?:\bnot|n't) (?:in|on) (?:it|that|this|there|yours|the policy)\b|\b(?:exclu\w+|leaves? (?:[\w']+ )?out|left out|except)\b|\b(?:only|stops?|up to|caps?|limited|most it)\b.*(?:\d|hundred|thousand|cover|pay)/i;

/** "What's holding you back?", "is it the price": of what was objected to. */
export function isAboutTheObjection(quote: string): boolean {
  return ABOUT_THE_OBJECTION.test(quote);
}

const ABOUT_THE_OBJECTION =
  /\b(?:hold(?:s|ing) (?:you|it) (?:back|up)|concern\w*|worr\w+|hesita\w+|bother\w*|is it (?:the|that|more)|what part|which part|(?:want|need|have) to think|think (?:it )?(?:about|over|through)|what (?:would|do) you (?:need|have|want|like)|mean by|behind)\b/i;

/** Harm that can be said plainly, and can frighten: which of it, words alone do not show. */
export function namesHarm(quote: string): boolean {
  return NAMES_HARM.test(quote);
}

const NAMES_HARM =
  /\b(?:com(?:e|es|ing) (?:after|for|looking)|take (?:your|the) (?:house|home|paycheck|wages|savings)|hospital|kill\w*|dies?|dead|death of|bury|funeral|lose (?:your|the) (?:house|home|business|shop|job|license)|out of business|nobody to pay|crash\w*|hurt\w*|sue[sd]?|on the street|shut (?:you|down)|wiped? out|(?:paycheck|wages)\b)/i;

/** "25/50/25": three limits as the trade writes them. */
export function namesLimitsInCode(quote: string): boolean {
  return LIMITS_IN_CODE.test(quote);
}

const LIMITS_IN_CODE = /\b\d{2,3}[ /]\d{2,3}[ /]\d{2,3}\b/;

/** "But Friday's not waiting, so": it goes on against a wish to wait. */
export function pressesOn(quote: string): boolean {
  return PRESSES_ON.test(quote);
}

const PRESSES_ON =
  /^\W*but\b|\b(?:not|n't|dont|don't) wait\b|\bbefore (?:it|that|they|the)\b.*\b(?:gone|goes|too late)\b/i;

/** More than a question or a few figures. */
export function explains(quote: string): boolean {
  return !quote.includes("?") && quote.split(/\s+/).length >= WORDS_THAT_EXPLAIN;
}

const WORDS_THAT_EXPLAIN = 9;

/** "Thursday at six", "tomorrow morning", "in two weeks", "on the 21st": a day or an hour somebody can write down. */
export function namesDay(quote: string): boolean {
  return NAMES_DAY.test(quote);
}

const NAMES_DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow(?! the\b)|this (?:afternoon|evening|morning)|next week|in (?:a|one|two|three|\d+) (?:days?|weeks?|months?|hours?)|(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:the )?\w+|the (?:\d+|[a-z]+)(?:st|nd|rd|th)|\d+(?::\d\d)? ?(?:am|pm|o'clock)|\bat (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon))\b/i;

/** Something to do for somebody: send, call, come, price, write up. */
export function namesDeed(quote: string): boolean {
  return NAMES_DEED.test(quote) && !FORETELLS.test(quote);
}

/** "Three years then and you'll call me crying": what will happen one day. */
const FORETELLS = /\byou(?:'ll|ll| will) (?:call|ring|text|write)\b|\bhow (?:should i|i should|do i|can i) call you\b/i;

const NAMES_DEED =
  /\b(?:send|email|e-mail|text|mail|call|ring|phone|come (?:by|over|out)|come|stop by|swing by|drop|bring|meet|sit down|talk|zoom|video|write (?:it|that|you|this|up)|writ(?:e|ing) up|price|quote|run (?:it|the|both|you)|put (?:it|them|you|together)|set (?:it )?up|book|schedule|sign|start|fill|take a (?:picture|photo)|snap|forward|check|look (?:at|it)|go (?:over|through)|compare|get (?:you|it|the|them|back)|add|draft|file|pick|pencil|do the application|invite)\b/i;

/** "A few questions first, then the price": what comes, and in which order. */
export function saysWhatComes(quote: string): boolean {
  return SAYS_WHAT_COMES.test(quote);
}

const SAYS_WHAT_COMES =
  /\b(?:first|then|start (?:by|with|out)|go (?:through|over)|walk (?:you )?through|(?:few|couple(?: of)?|two|three|some|five|quick) (?:more )?(?:questions|things|minutes)|before (?:i|we)|after that|plan (?:for|is)|agenda)\b/i;

/** "The same limits", "apples to apples": what is compared is made alike. */
export function setsAlike(quote: string): boolean {
  return SETS_ALIKE.test(quote);
}

const SETS_ALIKE =
  /\b(?:(?:the )?same (?:limits?|cover\w*|deductibles?|thing|numbers|policy|amounts?)|apples to apples|like (?:for|with|to) like|line (?:by|for) line|side by side|next to (?:each other|yours|it)|against (?:yours|what you have|each other)|yours (?:is|has|pays|stops)|(?:they|theirs|you have|you've got|yours)\b.*\b(?:we|ours|mine|i)\b)/i;

/** Of what is missing: it speaks of cover or of money, and does not only ask. */
export function namesLack(quote: string): boolean {
  return !quote.includes("?") && !ASKS_WHICH_ONE.test(quote) && (isOfCover(quote) || OF_MONEY.test(quote));
}

/** "One or the other denise was it a water claim": a question, as speech is written down. */
const ASKS_WHICH_ONE = /\b(?:was|is|were|are|did|do|does) (?:it|that|they|you) (?:a|an|the|just|only)\b[^,.]*$/i;
const OF_MONEY =
  /\d|\b(?:hundred|thousand|grand|million|dollars?|bucks|money|bill|owe|own pocket|short|out of pocket|rated|listed|discount|deductible|premium|policy|insur\w+)\b/i;

/** "Okay, that helps.", "Fair enough.": lets a thing go, and asks or refuses nothing. */
export function givesIn(text: string): boolean {
  return GIVES_IN.test(text) && !text.includes("?") && !HOLDS_ON.test(text);
}

const GIVES_IN =
  /\b(?:ok(?:ay)?|all ?right|fair|fine|true|sense|i see|helps?|good|great|sure|thanks?|thank you|right|yes|yeah|yep|works|i guess|i suppose|deal|agreed|appreciate|can live with|let's|worth|glad|better|huh|hadn't thought|didn't know|never thought|point)\b/i;
const HOLDS_ON =
  /\b(?:but|still|(?:i'd|i would) (?:like|want|need|have) to|not (?:sure|yet|ready)|nobody|didn't even|don't (?:see|think|want|know))\b|^\W*(?:no|nope)\b/i;
