import type { Mark } from "../customer/marks.ts";

// What words must hold to prove a thing, whoever heard it in them: a model, the learned weights, or an earlier engine whose marks are
// scored again.

/** Of the opening: that it gives a reason for the call, names an agency, or asks for the customer's time. */
export function isOfAspect(aspect: Extract<Mark, { type: "opening" }>["aspect"], quote: string): boolean {
  if (aspect === "purpose") return GIVES_A_PURPOSE.test(quote);
  if (aspect === "agency") return NAMED_AFTER.test(quote) || NAMED_FIRM.test(quote);
  if (aspect !== "permission") return true;
  const asksForIt = ASKS_FOR_TIME.test(quote) && (asksBack(quote) || ASKS_FOR_A_MINUTE.test(quote));
  return asksForIt && !/\brecord|\btaped|\bmonitor|\b(?:what|how) (?:can|may) i\b/i.test(quote);
}

/** "Nora from Harbor", "pete at lakeside": "an agent here in town" and "from the insurance agency" name none. */
const NAMED_AFTER =
  /\b(?:with|from|at|of|reached) (?:the )?(?!(?:insurance|agency|here|home|work|the|your|you|my|our|an?|this|that|it|me|noon|town|least|all|now|\d+)\b)[a-z]/i;
const NAMED_FIRM =
  /\b[A-Z][\w&'.-]+(?: [A-Z][\w&'.-]+)* (?:Insurance|Agency|Group|Partners|Financial|Mutual|Life|Brokers|Brokerage|Benefits)\b/;

/** "You're the only income, is that right?" and "Is it all right that this is recorded?" ask for no time. */
const ASKS_FOR_TIME =
  /\b(?:time|min(?:ute|s|utes)?|moments?|sec(?:ond|onds)?|now|busy|mind|later|call back|middle of|bad|caught|catch|interrupt\w*|(?:okay|ok|all ?right|fine|good|cool) (?:if|to|for|with)|(?:can|may|could) (?:i|we)|ask|talk|chat|got a|have a|spare)\b/i;

/** Without its mark: "you got five minutes or is this a bad time". */
const ASKS_FOR_A_MINUTE =
  /\b(?:(?:you|have|got|need|want|spare|take) (?:got |have |a |you |just )*(?:couple |few )?(?:\w+ )?(?:min(?:ute)?s?|moments?|sec(?:ond)?s?)|(?:can|may|could|should|mind if) (?:i|we)|catch you|bad time|good time|okay (?:to|if))\b/i;

/** More than who calls: "Hi Tom, Nora Feld with Harbor Insurance." says no reason. */
const GIVES_A_PURPOSE =
  /\b(?:call(?:ing|ed)?|about|reasons?|regard\w*|because|since|review\w*|quotes?|renew\w*|look(?:ing)?|talk|help|check\w*|follow\w*|reach\w*|want\w*|like to|love to|ask\w*|show\w*|see|sent|request\w*|fill\w*|notic\w*|letter|form|questions?|go over|going over|thank\w*|minutes?)\b/i;

/** "What happened then?", "tell me about it": wants more than a fact. */
export function asksToTell(quote: string): boolean {
  return ASKS_TO_TELL.test(quote);
}

const ASKS_TO_TELL =
  /\b(?:what (?:\w+ ){0,3}?(?:happen\w*|made|makes|got|brought|prompted|think|feel|worr\w+|matters?|like|liked|hope|hoping|want|looking for|mean|concern\w*|about)|what(?:'s|s| is| was) (?:it like|that like|going on|on your mind|important|holding)|how (?:do|did|does|would|is|was|has|have|come|are) (?!i\b)(?:\w+ ){0,3}?(?:feel\w*|think|sound\w*|work\w*|handle\w*|manage\w*|going|sit|like|mean|happen\w*|decide\w*|come|see|look)|how come|why|tell me|walk me|help me understand|what (?:would|could|do you do))\b/i;

/** Whether it asks why it is now, and does not just offer help. */
export function asksWhyNow(quote: string): boolean {
  return !OFFERS_HELP.test(quote) && !ASKS_WHY_THEN.test(quote) && ASKS_WHY.test(quote);
}

/** "What made you pick the company in the first place?" */
const ASKS_WHY_THEN =
  /\b(?:made|makes|got) you (?:pick|choose|join|go with|stay|buy|start with|take)\b|\bin the first place\b|\b(?:they|he|she)\b[^,.]*\b(?:tell|say|telling|explain)\w*\b[^,.]*\bwhy\b/i;

/** "How can I help you today?" begins a call; it asks nothing yet. */
const OFFERS_HELP = /\bhow (?:can|may|could) (?:i|we) (?:help|be of)\b/i;

/** What somebody asks who asks why it is now: "When does the lease start?" does not. */
const ASKS_WHY =
  /\b(?:why|reasons?|how come|what(?:'s|s)? (?:\w+ ){0,4}?(?:made|makes|brought|brings|got|prompted|triggered|chang\w+|happened)|what(?:'s|s| is| has| was) (?:been )?(?:changed|different|new|going on|happened)|come to (?:call|look)|looking (?:around|into|at)|(?:what|how)\b[^?]*\b(?:thinking|think|look|looking|shopping|call|calling|reach|reaching)\b[^?]*\b(?:now|lately|this week|today))\b/i;

/** "That's close to 800 dollars more.", "Man, my cousin does Thursday to Sunday.": takes up no worry and no feeling. */
export function takesUp(quote: string): boolean {
  return takesUpPlainly(quote) || TAKES_UP.test(quote);
}

/** Leaves no doubt of it: "I'm really sorry, that is terrible." and not "Fair enough.". */
export function takesUpPlainly(quote: string): boolean {
  return namesFeeling(quote) || PLAINLY.test(quote);
}

const PLAINLY =
  /\b(?:(?:i|we) (?:really |totally |completely |can |do |so )?(?:understand|hear (?:you|that)|get (?:it|that)|appreciate|feel (?:you|that|for you)|respect|imagine)|(?:really |so |very |am |i'm |im )sorry|sorry (?:to hear|about|for your|you)|oh no|makes? (?:a lot of |complete |perfect |total )?sense|that(?:'s|s| is) fair|must (?:be|have|feel)|hurts?|stings?|ouch|no wonder|(?:don't|dont|do not) blame|no fun|too bad|shame|pity|bummer|sucks|same here|me too|(?:i would|i'd|id) (?:be|feel|ask|hate|not want)|no rush|take your time|congrat\w*|poor (?!\w+ (?:credit|coverage))|lord (?:help|have)|good for you|proud of|no (?:judg\w+|shame)|(?:lots|plenty|most|a lot) of (?:people|folks)|most (?:people|folks)|nobody (?:likes|wants|enjoys)|burr in|hits? (?:close|hard)|that(?:'s|s| is) (?:a lot|a big (?:jump|hit|thing|step|bill)|understandable|reasonable|a long time to))\b/i;

const TAKES_UP =
  /\b(?:understand|last thing|fun|nothing to throw|right question|right thing|sounds? like|would make me|felt|i figured|nobody|no one|good|sorry|fair|sense|hear|know|see|get (?:it|that)|lot|jump|hit|hurts?|stings?|big|steep|long time|respect|thank|wow|ouch|course|wonder|appreciate|makes|must|tough|lose|losing|loss|too bad|shame|pity|bummer|sucks|me too|same here|(?:i would|i'd) (?:be|feel|ask|hate|not want|have)|that would|no rush|take your time|bet|imagine|feels?|proud|congrat\w*|good for|glad|nice|poor|lord|heart|smart|wise|right to|deserve|love|loved|matters?|care|reasonable|sensible|common|normal|most people|lots of people|plenty of people|understandable)\b/i;

export function namesFeeling(text: string): boolean {
  return FEELING.test(text);
}

const FEELING =
  /\b(?:worr(?:y|ied|ies)|afraid|scared|scary|nervous|stress\w*|frustrat\w*|annoy\w*|angry|mad|upset|tired|sick of|hate|hard|tough|rough|awful|terrible|sad|miss (?:him|her|them)|died|passed|lost|overwhelm\w*|confus\w*|embarrass\w*|proud|excited|happy|relie\w+|fed up)\b/i;

/** "I haven't quoted you a thing yet.": says that it is not so. */
export function deniesIt(quote: string): boolean {
  return DENIES_IT.test(quote) && !takesUp(quote);
}

const DENIES_IT =
  /^\W*(?:(?:no|well|but|whoa|hold on)\W+)*(?:i|we|that|it)(?: have|'ve| did| do| am|'m| is|'s| are)?(?: not|n't| haven't| didn't| don't| isn't)\b/i;

/** "Scratch that, I shouldn't have said that.": takes back one's own words, and takes up nobody's. */
export function takesBack(quote: string): boolean {
  return TAKES_BACK.test(quote);
}

const TAKES_BACK =
  /\b(?:my (?:bad|fault|mistake)|(?:sorry|excuse)\W+my \w+|scratch that|forget (?:that|what i said)|(?:should not|shouldn't) have said|(?:i )?(?:take|took) (?:that|it) back|(?:i )?misspoke|let me (?:correct|rephrase) (?:that|myself))\b/i;

/**
 * A cover, a limit or an amount, or what to do with the policy. "You should really switch" and "you should at least get a reason" advise
 * no cover, "I'd recommend we talk Thursday" a step, "I'd look at it with you" nothing yet.
 */
export function isConcrete({ quote }: Extract<Mark, { type: "recommendation" }>): boolean {
  if (ONLY_A_STEP.test(quote) || ONLY_A_PROMISE.test(quote)) return false;
  if (NAMES_COVER.test(quote) || CHANGES_COVER.test(quote)) return true;
  return OUTRIGHT.test(quote) && !ONLY_SWITCHING.test(quote);
}

/** "I recommend that we take care of one thing first. The minimum stops at ...": what it is stands beside it. */
const OUTRIGHT =
  /\b(?:(?:i|we)(?:'d| would| do)? (?:strongly )?(?:recommend|suggest|advise)|my (?:recommendation|advice|suggestion))\b/i;
const ONLY_SWITCHING = /\b(?:switch|sign up|sign with|go with (?:us|me)|move (?:it )?over|come over|change compan)/i;

const ONLY_A_STEP =
  /\b(?:recommend|suggest|advise|propose)(?: that)?(?: (?:you|we|i))?(?: to)?(?: (?:first|just|both|all))? (?:talk|speak|meet|call|ring|read|review|wait|think|sleep on|sit down|get together|schedule|book|send|email)\b/i;

const ONLY_A_PROMISE =
  /\b(?:i|we)(?:'d| would) (?:tell|call|show|ask|explain|look at (?:it|this|that) (?:with|together))\b/i;

const NAMES_COVER =
  /\b(?:cover(?:s|ed|age|ages)?|limits?|deductibles?|endorsements?|riders?|umbrella|term|whole life|liability|polic(?:y|ies)|insurance|replacement|backup|flood|uninsured|collision|comprehensive|rental|minimum|medical|med pay|disability|cyber|contents|package)\b|\d|\b(?:hundred|thousand|million)\b/i;
const CHANGES_COVER =
  /\b(?:keep(?:ing)? (?:what|the|your|it|that|this)|add(?:ing)?|raise|raising|lower|drop|list|listing|increase|bump|endorse|stay (?:with|where|put)|leave (?:it|that)|(?:put|get|getting) (?:him|her|them|it|that|[A-Z]\w+) on|same as (?:now|you have))\b/;

/** With a figure, or a sum in words, and of what the agent offers. */
export function namesPrice(quote: string): boolean {
  return NAMES_SUM.test(quote.replace(LIMITS, "")) && !NO_PRICE.test(quote);
}

/** "250/500" is no sum. */
const LIMITS = /\d+\/\d+(?:\/\d+)?/g;

/** What the customer bears in a claim, and what their own bill has risen by. */
const NO_PRICE = /\b(?:deductible|out of your (?:own )?pocket|insured value|went up|gone up|raised|raise)\b/i;

const NAMES_SUM =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|bucks|dollars?|cents?)\b/i;

/** Of what was agreed or heard: "So to recap", "what we agreed". */
export function sumsUp(text: string): boolean {
  return SUMS_UP.test(text);
}

export function beginsWithReason(quote: string): boolean {
  return STARTS_A_REASON.test(quote);
}

/** "Put your name on it.": tells somebody what to do. */
export function advises(quote: string): boolean {
  return ADVISES.test(quote);
}

const SUMS_UP =
  /\b(?:recap|summari[sz]e|sum(?:ming)? (?:it |that |this )?up|in summary|to (?:confirm|be clear|make sure)|let me (?:repeat|confirm|play|read|make sure|go over)|what (?:we|you|i) (?:agreed|said|have|heard|got|covered)|so (?:we have|we've got|we agreed|we've agreed|that's)|so(?=:)|here'?s what (?!(?:i|we)(?:'d| would| suggest| recommend| can|'m thinkin|m thinkin| am thinkin| was thinkin)))\b/i;

const ADVISES = /^\W*(?:(?:then|so|just|and) )*(?:put|take|ask|get|keep|call|look|make sure|have|compare|check)\b/i;
const STARTS_A_REASON = /^\W*(?:because|since|given)\b/i;

export function givesReason(quote: string): boolean {
  return GIVES_A_REASON.test(quote);
}

const GIVES_A_REASON = /\d|\b(?:because|so that|so (?:you|it|that)|which|means|since|instead)\b/i;

/** "See you both on Thursday at seven." */
export function takesLeave(quote: string): boolean {
  return TAKES_LEAVE.test(quote);
}

const TAKES_LEAVE =
  /^\W*(?:(?:okay|great|alright|perfect|thanks|thank you)\W+)*(?:see you|talk (?:to you )?(?:soon|then|on)|good ?bye|bye|have a (?:good|great|nice))\b/i;

/** "Have you had a chance?", "does that help": what settles something is asked. */
export function asksBack(quote: string): boolean {
  return ASKS_BACK.test(quote);
}

const ASKS_BACK = /\?|\b(?:does|did|would|will|is|are|do) (?:that|this|it|you|we)\b/i;

/** "You just told me she'd lose the house.": whose words they are is said. */
export function saysTheySaid(quote: string): boolean {
  return /\byou(?:'ve|'d)? (?:just |also |already )?(?:said|told me|mentioned|called it|put it)\b/i.test(quote);
}

/** "Does that make sense?", and not "which one is right?" */
export function checksBack(quote: string): boolean {
  return !ASKS_WHICH.test(quote);
}

const ASKS_WHICH =
  /^\W*(?:(?:so|and|okay|ok|but|wait)\W+)*(?:which|what|who|when|where|why|how (?:much|many|old|long))\b/i;

/** "What lost you, the price?": with or without its mark. */
export function asks(quote: string): boolean {
  return (
    asksBack(quote) || /\b(?:what(?:'s|s)?|which|how|why|who|where|when|tell me|help me understand)\b/i.test(quote)
  );
}

/** "It stops at the ground": of a cover, and not "I can't beat it". */
export function isOfCover(quote: string): boolean {
  return OF_COVER.test(quote);
}

const OF_COVER =
  /\b(?:cover\w*|pays?|paid|include[sd]?|exclu\w+|appl(?:y|ies)|left out|leaves?|limits?|caps?|except|guarantee\w*|promise|protect\w*|kicks? in|counts?|responds?|insure[sd]?|claims?|flood|underwrit\w+|waiting|stops?|ends?|carrier|approv\w+|deductible|policy (?:does|will|would|won't|doesn't)|up to|not everything|(?:not|n't) (?:in|on|part of) (?:it|that|this|there|yours|the))\b/i;

/** "Does that settle it for you?" */
export function checksSettled(quote: string): boolean {
  return CHECKS_SETTLED.test(quote);
}

const CHECKS_SETTLED =
  /\b(?:(?:does|would|will) (?:that|this|it) (?:settle|answer|clear|take care|put|help|ease|address)|did (?:that|this|i) (?:settle|answer|clear)|is that settled|how does that (?:sit|sound|land)|(?:are|would) you (?:be )?(?:okay|ok|comfortable|fine|good) with (?:that|this)|is there (?:more to it|anything (?:else|left) (?:about|on|behind) (?:that|it)))\b/i;

/** "Ten thousand would carry them two months.": more than what was told. */
export function saysWhatFollows(quote: string): boolean {
  return WHAT_FOLLOWS.test(quote);
}

const WHAT_FOLLOWS =
  /\b(?:cover\w*|insur\w*|polic(?:y|ies)|limits?|pays?|would|could|might|may|will|won't|can't|wouldn't|isn't|aren't|doesn't|don't|not|no|nothing|nobody|only|without|if|until|short|gone|goes|leaves?|stays?|lose|missing|enough|ends?|stops?|just)\b/i;

/** "What would happen to the house?", and not "What's on your mind, the price?" or "what do you do, or is it the same": nothing closes it again. */
export function leavesOpen(quote: string): boolean {
  return !CLOSED_AGAIN.test(quote);
}

const CLOSED_AGAIN =
  /,\s*(?:or\b|and (?:is|are|do|does|did|have|has|how (?:much|many|old|long))\b|(?:is|are|do|does|did|was|were|have|has|it's|its|you're) |(?:[\w']+ ){0,3}[\w']+\s*\?\s*$)|\b(?:or not|or (?:is|are|do|does|did|you|it|the|a|just)\b)/i;

/** "Does that make sense?", "Am I going too fast?" */
export function checksUnderstanding(quote: string): boolean {
  return CHECKS_UNDERSTANDING.test(quote);
}

const CHECKS_UNDERSTANDING =
  /\b(?:mak(?:e|es|ing) (?:any )?sense|(?:are )?you (?:still )?(?:with me|following|follow)|clear\b|any questions|questions (?:about|on|so far)|(?:lost|losing) you|too fast|(?:does|is|would|will) (?:that|this|it) (?:okay|ok|right|fair|fit|help|work|match|cover|settle|answer)|how (?:does|do|is|would) (?:that|this|it)(?:'s)? (?:sound|sit|look|feel|land)|did i (?:get|hear|miss|explain|lose)|what (?:do|did) you (?:think|make) of)\b/i;

/** A cover, or a second figure, beside the price. */
export function saysWhatItBuys(quote: string): boolean {
  return NAMES_COVER_ITSELF.test(quote) && !quote.includes("?") && NAMES_SUM.test(quote.replace(LIMITS, ""));
}

const NAMES_COVER_ITSELF =
  /\d+\/\d+|\b(?:cover(?:s|ed|age)?|limits?|deductibles?|endorsements?|riders?|umbrella|liability|replacement|backup|flood|uninsured|collision|comprehensive|rental|contents|cyber|twenty[- ]year|thirty[- ]year|(?:\d+|ten|twenty|thirty)[- ]years?|(?:hundred|\d+) (?:thousand|k)|million|\d{2,3},000)\b/i;

/** "It won't pay for the fence", "only up to ten thousand": something is left out of a cover. */
export function leavesOut(quote: string): boolean {
  return LEAVES_OUT.test(quote) && !quote.includes("?");
}

const LEAVES_OUT =
  /(?:\b(?:not|never|no|nothing|nobody|without)|n't|\bwont|\bdont|\bdoesnt) (?:[\w']+ ){0,4}?(?:cover\w*|pay\w*|includ\w*|insur\w*|guarantee\w*|promise|replace\w*|protect\w*|part of)\b|(?:\bnot|n't) (?:in|on) (?:it|that|this|there|yours|the policy)\b|\b(?:exclu\w+|leaves? (?:[\w']+ )?out|left out|except)\b|\b(?:only|stops?|up to|caps?|limited|most it)\b.*(?:\d|hundred|thousand|cover|pay)/i;

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

/** "But Friday's not waiting, so": it goes on against a wish to wait. */
export const PRESSES_ON =
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
  return NAMES_DEED.test(quote);
}

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
  /\b(?:but|still|not (?:sure|yet|ready)|nobody|didn't even|don't (?:see|think|want|know))\b|^\W*(?:no|nope)\b/i;
