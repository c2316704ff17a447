import type { Mark } from "../customer/marks.ts";

// What words must hold to prove a thing, whoever heard it in them: a model, the learned weights, or an earlier engine whose marks are
// scored again.

/** Of the opening: that it gives a reason for the call, names an agency, or asks for the customer's time. */
export function isOfAspect(aspect: Extract<Mark, { type: "opening" }>["aspect"], quote: string): boolean {
  if (aspect === "purpose") return GIVES_A_PURPOSE.test(quote.replace(/\blook(?:ing)? after\b/gi, ""));
  if (aspect === "agency") return (NAMED_AFTER.test(quote) && !NAMES_NO_FIRM.test(quote)) || NAMED_FIRM.test(quote);
  if (aspect !== "permission") return true;
  const asksForIt = ASKS_FOR_TIME.test(quote) && (asksBack(quote) || ASKS_FOR_A_MINUTE.test(quote));
  return asksForIt && !/\bdriving\b|\brecord|\btaped|\bmonitor|\b(?:what|how) (?:can|may) i\b/i.test(quote);
}

/** "Nora from Harbor", "pete at lakeside": "an agent here in town" and "from the insurance agency" name none. */
const NAMED_AFTER =
  /\b(?<!\bkind )(?:with|from|at|of|reached) (?:the )?(?!(?:insurance|agency|here|home|work|the|your|you|my|our|an?|this|that|it|me|noon|town|least|all|now|him|her|us|them|neighborhood|meeting|event|evening|party|\d+)\b)[a-z]/i;
/** "I look at the insurance of restaurants here in the area": of whom, and not from which agency. */
const NAMES_NO_FIRM =
  /\b(?:insurance|policies|cover(?:age)?) (?:of|for|with) (?:[a-z]+ )?(?:restaurants?|salons?|shops?|owners?|businesses|people|families|contractors?|homes?|houses)\b/;
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
  /\b(?:what (?:\w+ ){0,3}?(?:happen\w*|made|makes|got|brought|prompted|think|feel|worr\w+|matters?|like|liked|hope|hoping|want|looking for|mean|concern\w*|about)|what(?:'s|s| is| was) (?:it like|that like|going on|on your mind|important|holding)|how (?:do|did|does|would|is|was|has|have|come|are) (?!i\b)(?:\w+ ){0,3}?(?:feel\w*|think|sound\w*|work\w*|handle\w*|manage\w*|going|sit|like|mean|happen\w*|decide\w*|come|see|look)|how come|why|tell me|walk me|help me understand|what (?:would|could|do you do (?:if|when|about|with)))\b/i;

/** Whether it asks why it is now, and does not just offer help. */
export function asksWhyNow(quote: string): boolean {
  return ![OFFERS_HELP, ASKS_WHY_THEN, SETS_OUT].some((other) => other.test(quote)) && ASKS_WHY.test(quote);
}

/** "I'd like to hear what changed, and then show you what I'd do.": what comes, and no question yet. */
const SETS_OUT = /^\W*(?:i'd like to|i want to|i would like to|first|let me|we'll|today)\b[^?]*\bthen\b[^?]*$/i;

/** "What made you pick the company in the first place?" */
const ASKS_WHY_THEN =
  /\b(?:made|makes|got) you (?:\w+ into|open|become|move|start (?:your|up|doing)|say|tell|sign|pick|choose|join|go with|stay|buy|start with|take)\b|\bin the first place\b|\b(?:they|he|she)\b[^,.]*\b(?:tell|say|telling|explain)\w*\b[^,.]*\bwhy\b/i;

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
  return (namesFeeling(quote) && OF_THEM.test(quote)) || PLAINLY.test(quote);
}

/** "Terrible handwriting" is a feeling of nobody's. */
const OF_THEM =
  /\b(?:you\w*|your|that|that's|thats|it|it's|its|this|must|sounds?|so|anybody|anyone|everybody|nobody|people|family|kids)\b|^\W*(?:oh|ugh|man|wow)\b/i;

const PLAINLY =
  /\b(?:(?:i|we) (?:really |totally |completely |can |do |so )?(?:understand|hear (?:you|that)|get (?:it|that)|appreciate|feel (?:you|that|for you)|respect|imagine)|(?:really |so |very |am |i'm |im )sorry|sorry (?:to hear|about|for your|you)|oh no|(?<!\b(?:does|do|did|would) (?:that|this|it|any of (?:that|this)) )makes? (?:a lot of |complete |perfect |total )?sense|that(?:'s|s| is) fair|must (?:be|have|feel)|hurts?|stings?|ouch|no wonder|(?:don't|dont|do not) blame|no fun|too bad|shame|pity|bummer|sucks|same here|me too|(?:i would|i'd|id) (?:be|feel|ask|hate|not want)|no rush|take your time|poor (?!\w+ (?:credit|coverage))|lord (?:help|have)|good for you|proud of|no (?:judg\w+|shame)|(?:lots|plenty|most|a lot) of (?:people|folks)|most (?:people|folks)|nobody (?:likes|wants|enjoys)|burr in|hits? (?:close|hard)|that(?:'s|s| is) (?:a lot|a big (?:jump|hit|thing|step|bill)|understandable|reasonable|a long time to))\b/i;

const TAKES_UP =
  /\b(?:understand|last thing|fun|nothing to throw|right question|right thing|sounds? like|would make me|felt|i figured|nobody|no one|good|sorry|fair|sense|hear|know|see|get (?:it|that)|lot|jump|hit|hurts?|stings?|big|steep|long time|respect|thank|wow|ouch|course|wonder|appreciate|makes|must|tough|lose|losing|loss|too bad|shame|pity|bummer|sucks|me too|same here|(?:i would|i'd) (?:be|feel|ask|hate|not want|have)|that would|no rush|take your time|bet|imagine|feels?|proud|congrat\w*|good for|glad|nice|poor|lord|heart|smart|wise|right to|deserve|love|loved|matters?|care|reasonable|sensible|common|normal|most people|lots of people|plenty of people|understandable)\b/i;

export function namesFeeling(text: string): boolean {
  return FEELING.test(text);
}

const FEELING =
  /\b(?:worr(?:y|ied|ies)|afraid|scared|scary|nervous|stress\w*|frustrat\w*|annoy\w*|angry|mad|upset|tired|sick of|hate|hard|tough|rough|awful|terrible|sad|miss (?:him|her|them)|died|passed|lost|overwhelm\w*|confus\w*|embarrass\w*|proud|excited|happy|relie\w+|fed up)\b/i;

/** "I haven't quoted you a thing yet.": says that it is not so. */
export function deniesIt(quote: string): boolean {
  return CONTRADICTS.test(quote) || (DENIES_IT.test(quote) && !takesUp(quote));
}

const DENIES_IT =
  /^\W*(?:(?:no|well|but|whoa|hold on)\W+)*(?:i|we|that|it)(?: have|'ve| did| do| am|'m| is|'s| are)?(?: not|n't| haven't| didn't| don't| isn't)\b/i;

/** "I'm not rushing you, I'm saving you money.": sets itself against what was said, and gives none of it back. */
export function contradicts(quote: string): boolean {
  return CONTRADICTS.test(quote);
}

const CONTRADICTS =
  /^\W*(?:(?:no|well|but|whoa|hold on|hey)\W+)*(?:(?:i|we)(?:'m| am|'re| are| was)? not\b|(?:you'?re|you are|that'?s|that is) (?:wrong|mistaken|not true|nonsense|ridiculous)\b)/i;

/** "Sign in the next ten minutes and there's a free blender, otherwise the price doubles.": buys or forces, and answers nothing. */
export function buysOrForces(quote: string): boolean {
  return BUYS_OR_FORCES.test(quote);
}

const BUYS_OR_FORCES =
  /\b(?:free (?:\w+ )?if you|gift|price (?:doubles|goes up|is gone)|(?:next|within) (?:\w+ )?minutes?\b.*\b(?:sign|or|otherwise)|sign (?:in the next|right now|today or)|or else|otherwise the (?:price|offer)|last chance)\b/i;

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
  if (ONLY_A_STEP.test(quote) || ONLY_A_PROMISE.test(quote) || LEAVES_BOTH.test(quote)) return false;
  if (NAMES_COVER.test(quote) || CHANGES_COVER.test(quote)) return true;
  return OUTRIGHT.test(quote) && !ONLY_SWITCHING.test(quote);
}

/** "I recommend that we take care of one thing first. The minimum stops at ...": what it is stands beside it. */
const OUTRIGHT =
  /\b(?:(?:i|we)(?:'d| would| do)? (?:strongly )?(?:recommend|suggest|advise)|my (?:recommendation|advice|suggestion))\b/i;
const ONLY_SWITCHING = /\b(?:switch|sign up|sign with|go with (?:us|me)|move (?:it )?over|come over|change compan)/i;

const ONLY_A_STEP =
  /\b(?:recommend|suggest|advise|propose)(?: that)?(?: (?:you|we|i))?(?: to)?(?: (?:first|just|both|all))? (?:talk|speak|meet|call|ring|read|review|wait|think|sleep on|sit down|get together|schedule|book|send|email|(?:put together|work up|run|get|make|do|prepare) (?:you )?(?:a|an|some|the) (?:\w+ )?(?:quotes?|numbers|proposal))\b/i;

/** "I'd run it with collision and without, and look at the difference.": which of the two is not said. */
const LEAVES_BOTH = /\bwith (?:\w+ )?(?:\w+ )?and without\b.*\b(?:look|see|compare|difference)\b|\brun it both ways\b/i;

const ONLY_A_PROMISE =
  /\b(?:i|we)(?:'d| would) (?:tell|call|show|ask|explain|look at (?:it|this|that) (?:with|together))\b/i;

const NAMES_COVER =
  /\b(?:cover(?:s|ed|age|ages)?|limits?|deductibles?|endorsements?|riders?|umbrella|term|whole life|liability|polic(?:y|ies)|insurance|replacement|backup|flood|uninsured|collision|comprehensive|rental|minimum|medical|med pay|disability|cyber|contents|package)\b|\d|\b(?:hundred|thousand|million)\b/i;
const CHANGES_COVER =
  /\b(?:keep(?:ing)? (?:what|the|your|it|that|this)|add(?:ing)?|raise|raising|lower|drop|list|listing|increase|bump|endorse|stay (?:with|where|put)|leave (?:it|that)|(?:put|get|getting) (?:him|her|them|it|that|[A-Z]\w+) on|same as (?:now|you have))\b/;

/** With a figure, or a sum in words, and of what the agent offers. */
export function namesPrice(quote: string): boolean {
  return namesSum(quote) && !NO_PRICE.test(quote);
}

/** "250/500" is no sum. */
const LIMITS = /\d+\/\d+(?:\/\d+)?/g;

/** What the customer bears in a claim, and what their own bill has risen by. */
const NO_PRICE = /\b(?:deductible|out of your (?:own )?pocket|insured value|went up|gone up|raised|raise)\b/i;

/** A figure or a sum in words, limits of a policy apart. */
export function namesSum(quote: string): boolean {
  return NAMES_SUM.test(quote.replace(LIMITS, ""));
}

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
  /\b(?:recap|summari[sz]e|sum(?:ming)? (?:it |that |this )?up|in summary|to (?:confirm|be clear|make sure)|let me (?:repeat|confirm|play|read|make sure|go over)|what (?:we|you|i) (?:agreed|said|have|heard|got|covered)|so (?:we have|we've got|we agreed|we've agreed)|so(?=:)|here'?s what (?!(?:i|we)(?:'d| would| suggest| recommend| can|'m thinkin|m thinkin| am thinkin| was thinkin)))\b/i;

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
  return /(?<!\b(?:glad|good|great|thanks?|sorry) )\byou(?:'ve|'d)? (?:just |also |already )?(?:said|told me|mentioned|called it|put it)\b/i.test(
    quote,
  );
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
  /\b(?:cover\w*|insur\w*|polic(?:y|ies)|limits?|pays?|would|could|might|may|will|won't|can't|wouldn't|isn't|aren't|doesn't|don't|not|no|nothing|nobody|only|without|if|until|short|gone|goes|leaves?|stays?|lose|missing|enough|ends?|stops?|just|used up|runs? out)\b/i;
