import type { ActKind, Context, Heard, StepParts } from "./heard.ts";
import type { Sentence } from "./normalise.ts";
import { isReflection } from "./reflection.ts";
import { SCARE } from "./scare.ts";
import { type QuestionShape, shapeOf } from "./set-phrases.ts";

/** The acts that the rules alone find in a sentence. They are right about set phrases and miss most other wordings. */
export function actsByRule(sentence: Sentence, shape: QuestionShape | null, context: Context): ActKind[] {
  const { text } = sentence;
  const isAsking = isProbe(shape);
  const found: ActKind[] = [];
  for (const [kind, pattern] of Object.entries(ACTS) as [keyof typeof ACTS, RegExp][]) {
    if (kind === "permission") continue;
    if (isAsking && ASSERTIVE.has(kind)) continue;
    if (kind === "close-ask" && !shape && !CLOSE_AS_STATEMENT.test(text)) continue;
    if (kind === "insult" && SELF_DIRECTED.test(text)) continue;
    if (pattern.test(text)) found.push(kind);
  }
  if (!isAsking && STEP_MARKER.test(text) && STEP_ACTION.test(text)) found.push("next-step");
  const mirrors = isReflection(sentence, shape, context);
  if (mirrors) found.push("reflection");
  // Repeating a figure the customer named, or regretting it, is no offer.
  return mirrors || (found.includes("acknowledgement") && !found.includes("recommendation"))
    ? found.filter((kind) => kind !== "price")
    : found;
}

/** Acts that are statements: a question that only contains their words ("what does your policy cover?") is not one. */
const ASSERTIVE = new Set<ActKind>(["recommendation", "price", "limits", "comparison", "close-ask"]);
const CLOSE_AS_STATEMENT =
  /\b(?:let us|we can|i can|i will|i would (?:like|love)|you (?:can|just|should)|go ahead and|just|ready when)\b/;
/** "No stupid questions", "don't feel stupid": the word, and no insult. */
export const SELF_DIRECTED =
  /\b(?:(?:stupid|dumb|silly) (?:question|of me|me)|(?:no|not|never|nobody|no one) (?:\w+ ){0,4}(?:stupid|dumb|crazy|an? idiot)|feel(?:s|ing)? (?:\w+ )?(?:stupid|dumb)|my (?:stupid|dumb)|i am (?:an idiot|such|being))\b/;

/** Cover, policies or plans are mentioned other than in a question. */
export function pitchesCover(sentence: Sentence): boolean {
  return !isProbe(shapeOf(sentence)) && COVER.test(sentence.text);
}

function isProbe(shape: QuestionShape | null): boolean {
  return shape === "why-now" || shape === "probing" || shape === "interrogative";
}

/** "So all together with 100/300 I get 1,391": the agent's price, in whatever words it is put. */
export function namesPrice({ text, asked }: Sentence): boolean {
  return !asked && OWN_PRICE.test(text) && !OF_LIMITS.test(text);
}

/** "I recommend the 250/500 limits", "my advice is the umbrella": outright, and with a cover in it. A step is none. */
export function recommendsCover({ text, asked }: Sentence): boolean {
  const found = asked ? null : OUTRIGHT.exec(text);
  if (!found || ONLY_SUPPOSED.test(text.slice(0, found.index))) return false;
  return COVER_ADVISED.test(text.slice(found.index + found[0].length));
}

const OUTRIGHT =
  /\b(?:(?:i|we)(?: would| will| do)?(?: (?:strongly|really|definitely|usually|honestly|also|still|always))? (?:recommend|suggest|advise)(?! against\b)|(?:i|we) would like to (?:show|offer|put|get|set|quote) you|my (?:recommendation|suggestion|advice)(?: to you| here| for you)? (?:is|would be)(?! not\b)|(?:here is|this is) what (?:i|we) would (?:do|suggest|recommend)|(?:i|we) would (?:rather|like to|want to) see you (?:at|in|on|with))\b/;
const ONLY_SUPPOSED = /\b(?:before|if|until|unless|whether|when|why|what|how|than|said|told me)(?: \w+){0,2} ?$/;
const COVER_ADVISED =
  /\b(?:limits?|deductibles?|endorsements?|riders?|umbrella|liability|coverages?|(?:term|whole) (?:life|policy)|\w+ year term|replacement cost|uninsured|underinsured|rental|roadside|comprehensive|collision|flood|water backup|sewer backup|business income|cyber|disability|\d{2,3} \d{2,3}|(?:50|fifty) (?:a |one )?(?:100|hundred)|(?:100|hundred) (?:300|three hundred)|(?:250|two fifty|two hundred fifty) (?:500|five hundred))\b/;

const COUNT =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)";
const SUM = `(?:\\$ ?)?(?:\\d{2,5}|${COUNT}(?: (?:hundred|thousand|oh|and|${COUNT})){1,4})`;
const OWN_PRICE = new RegExp(
  `\\b(?:i (?:get|got|can do|have you at|have got you at|am at|am showing|come out at|ran it)|(?:it|that|this|all of it|everything|mine|ours|the (?:total|price|premium|quote|number|minimum|better one|other one|basic one)|minimum|we)(?: \\w+)? (?:comes? (?:out )?(?:to|at)|runs?|is|would be|works out (?:to|at)|are at|adds?)|got you at|(?:comes?|came|lands?) (?:out )?(?:to|at|around)) ?(?:(?:about|around|roughly|right at|just|only|another|somewhere around) )*${SUM}(?: \\w+){0,4}? ?(?:a month|a year|per month|per year|every month|for (?:the )?(?:six|6) months?|for (?:the|a) year|more|total|all in|together|for both cars|dollars|bucks)\\b|\\bi (?:get|got|have you at|am at) (?:\\w+ ){0,3}?\\$?\\d{3,5}\\b|\\bcomes out (?:at|to) (?:about |around )?${SUM}\\b`,
);

/** "I have you at 100/300" says no price. */
const OF_LIMITS = /\b(?:deductible|limits?|per person|liability|per accident|miles)\b/;

/** A date or a time of day, near enough to put in a calendar. */
export function namesDate(text: string): boolean {
  return DATE.test(text);
}

/** What a next-step proposal contains. */
export function stepParts(heard: Pick<Heard, "text" | "sentences" | "reread">): StepParts {
  if (heard.reread) return heard.reread.step;
  return {
    action: STEP_ACTION.test(heard.text) || heard.sentences.some(isAppointment),
    date: DATE.test(heard.text) || TODAY.test(heard.text),
    owner: OWNER.test(heard.text),
  };
}

/** "Would Sunday at three suit you?" is something to do, whatever it is called. "Get you legal by Monday" is a deadline. */
function isAppointment({ text, asked }: Sentence): boolean {
  return (asked || SETS.test(text)) && DATE.test(text) && !DEADLINE.test(text);
}

/** "I'll email it today": of what was done or asked today it says no date. */
const TODAY = /\b(?:i|we|you) (?:will|can|could|send|am going to)\b[^.?!]*\btoday\b/;

const SETS = /^(?:(?:so|then|okay|and|great) )*(?:let us|see you|talk|call it)\b/;
const DEADLINE = /\b(?:by|before|until|till|since) (?:the )?(?:\w+day|tomorrow|noon|tonight|\d)/;

const ACTS: Record<Exclude<ActKind, "question" | "gap" | "reflection" | "next-step" | "product">, RegExp> = {
  insult:
    /\b(?:(?:you are|are you|you|how|being|so|just|too|really|that is) (?:\w+ )?(?:stupid|dumb|ignorant|clueless|pathetic)|^(?:stupid|dumb|ignorant|clueless|pathetic|(?:wow|oh) pathetic)|(?<!(?:some|other|those|these|that|the|any|his|her|their|an|like) )idiots?|you are (?:\w+ )?(?:an idiot|idiots)|idiotic|morons?|shut up|shut it|screw you|f+u+c+k\w*|asshole|bullsh\w*|bull crap|jerk|are you deaf|you people|cheapskate|liar|you are lying|listen lady|listen lady|listen buddy|loser|bitch|get a life|what is wrong with you|wrong with you|wasting my time|waste of my time|^(?:oh |well |come on |please |just )*grow up|(?:you (?:need to|should|have to|had better)|time to|why do not you) (?:just )?grow up|crazy not to|do not be (?:silly|dumb|ridiculous|naive|foolish)|you are (?:being )?(?:ridiculous|foolish|naive|difficult|cheap|irresponsible|selfish|crazy|paranoid)|are you even listening|^(?:\w+ )?pay attention|(?:you (?:should|need to)|please|just) pay attention|(?:you are|that was) not very (?:bright|smart)|whatever lady|what the hell)\b/,
  "break-character":
    /\b(?:are you (?:an? |even |actually |really )*(?:ai|a i|bot|robot|chatbot|computer|machine|language model|llm|real|human|chatgpt|gpt|simulation|simulated|program|recording|virtual)\b|(?:am i|is this) (?:talking|speaking)?(?: to| with)? ?(?:an? )?(?:ai|a i|bot|robot|computer|machine|real person|recording|chatgpt)|ignore (?:all |any |the |your |my |everything )*(?:previous|prior|above|instructions|rules|earlier|script)|disregard (?:all |any |the |your |previous )*(?:instructions|rules|prompt|above)|(?:system|initial|hidden) prompt|your (?:system )?(?:prompt|instructions|programming|guidelines|training data)|you are now (?:a|an|in)\b|(?:developer|debug|admin|god) mode|jailbreak|language model|who (?:made|trained|created|built|programmed) you|stop (?:acting|pretending|role)|break (?:character|role)|out of character|(?:repeat|print|output|reveal|show)(?: me)? (?:everything|all|the text|the words|your) (?:above|instructions|prompt|rules|hidden)|this is (?:just )?(?:a|an) (?:role ?play|simulation|test|exercise)|role ?play|act as (?:a|an|my)|pretend (?:to be|you are|that you))\b/,
  "odd-request":
    /\b(?:write (?:me )?(?:a|an|some) (?:poem|code|story|essay|function|song|script|haiku|joke)|tell me a joke|python|javascript|translate (?:this|that|the)|solve (?:this|the)|(?:capital|president|population) of|what is \d+ (?:plus|times|x|minus)|recipe for|favou?rite (?:color|food|movie|song|team|band)|who won the|sing (?:me )?(?:a|the)|meaning of life|bitcoin|crypto)\b/,
  pressure:
    /\b(?:today only|only (?:good )?(?:for )?today|last chance|right now or|now or never|(?:have|need|got) to (?:decide|sign|act|buy|commit)(?: \w+){0,3} (?:now|today|tonight)|(?:need|want|give me) (?:an|your|a yes or no) answer|(?:offer|price|rate|deal|quote) (?:expires?|ends?|is gone|goes away|is only|will not last)|before it is too late|act now|no reason not to|just sign|just say yes|sign (?:right )?(?:now|today)|sign (?:up )?(?:right )?(?:now|today)|limited time|stop (?:stalling|overthinking|making excuses)|quit stalling|do it now|decide (?:now|today|right now)|why (?:are you )?(?:wait|hesitat)\w*|what are you waiting for|you (?:really )?(?:have|need|got) to (?:do this|buy|sign|switch|move)|come on now|i (?:really )?need (?:this|the) sale|let us just (?:do it|sign|get it done)|take it or leave it)\b/,
  scare: SCARE,
  "stop-honoured":
    /\b(?:(?:take|remove|taking|removing|took|removed|get) (?:you|your (?:number|name))(?: \w+)? (?:off|from)|will not (?:call|contact|bother|reach)|do not call list|off (?:the|our|my) (?:call )?list|no longer (?:call|contact)|off our records)\b/,
  "close-ask":
    /\b(?:(?:move|go|moving|going) (?:forward|ahead)|get (?:you |this |it |that |your policy )*(?:started|signed|switched|enrolled|on the books)|sign (?:up|here|today|now|this|it|the)|ready to (?:go|start|sign|move|switch|do|buy|get|commit)|do we have a deal|want (?:me )?to (?:do it|switch|start|buy|sign|write it|go with|place it|take it)|write (?:it|this|the policy) up|make the switch|lock (?:it|this|that|you) in|can i (?:sign|put you down|write)|shall we (?:do|go|start|get|move)|(?:will|would) you (?:buy|take it|sign|switch|go with)|do business|earn your business|give (?:it|us|me) a (?:try|shot|chance)|so (?:are we|you are) (?:good|in)|what do you say)\b/,
  recommendation:
    /\b(?:(?:i|we)(?: would| will| do)?(?: strongly| really| definitely| usually| typically)? (?:recommend|suggest|advise|propose)|my (?:recommendation|suggestion|advice)|what i would (?:do|suggest|recommend|look)|here is what i would|you should (?:get|have|add|consider|look|raise|go|increase|carry|take|buy|put (?:him|her|them|it|that))|i would (?:add|raise|put|go with|look at|increase|bump|include|start with|fix|keep|price|list|build|set)|(?:best|right|better|good) (?:option|fit|policy|choice|move|plan) (?:for you|would be|is|here)|you (?:need|want) (?:a |an |the |more |higher )(?:\w+ ){0,2}(?:policy|coverage|limit|umbrella|term|plan|endorsement|cover)|let us (?:add|raise|increase|put on|fix|price)|(?:a|the) (?:\d+|ten|twenty|thirty) year term)\b/,
  comparison:
    /\b(?:side by side|compar(?:e|ed|ing|ison)|versus|apples to apples|line (?:them|it|these|both|those) up|than (?:what you have|your current|the one you have|you have now)|difference between|both (?:options|policies|ways|quotes))\b/,
  limits:
    /\b(?:(?:does|will|would|do|is|are|may|might) not (?:be )?(?:cover|covered|include|pay|included|respond)|exclu(?:de|des|ded|sion|sions)|no policy covers|not everything|the carrier decides|depends on the (?:facts|policy|claim|carrier)|subject to|waiting period|underwriting|(?:can not|cannot|will not) (?:promise|guarantee)|leaves? out|what it (?:does not|will not)|up to (?:the )?(?:limit|policy|\$)|not a guarantee|limitations?)\b/,
  price:
    /(?:\$ ?\d+|\b\d+ (?:dollars|bucks)|\b(?:per|a|each) month\b|\bmonthly\b|\b(?:premium|price|cost|rate|quote) (?:is|would|will|comes|came|of|goes|works)|\bsave (?:you|about|around|some|a)|\bcheaper\b|\bdollars (?:more|less|higher|lower|a)\b|\bcosts? (?:you |about |around |less|more|only)|\bhigher (?:per|than|every)\b)/,
  acknowledgement:
    /\b(?:(?<!not )(?:understand|get that|get it|hear you|hear that|appreciate|respect)(?! (?:what|how|why|the way) (?:you|it|this|insurance))|makes? (?:a lot of |complete |total |perfect |good )?sense(?! to you)|that is (?:\w+ )?(?:fair|tough|frustrating|rough|a lot|understandable|hard|reasonable|awful|terrible|scary|annoying|stressful|smart|sensible|wise|right|important|wonderful|great|a good|worth|rare)|sorry (?:to hear|about|that|for your)|i would (?:be|feel|want|ask|think|have|not trust|not want)\b.*\b(?:too|that|either|as well|word|me)|must (?:be|have|feel)|fair (?:enough|point|question|concern)|no ?(?:one|body) (?:likes|wants|enjoys|looks forward|should)|(?:it is|that is|so) (?:good|great|nice|wise) (?:that|of)|is a (?:good|great) (?:habit|question|point|sign|thing)|nothing to throw away|(?:terrible|awful|hard|difficult) thing|is rare|i respect|it is (?:your|a big)|(?:is|are) sensible|in the payment|no fun|never feels like|easier on your day|is quick|good (?:question|point|call|for you|instinct|habit)|right question|thank you for (?:telling|sharing|saying|being|your honesty|trusting)|thanks for (?:telling|sharing|saying|being|your honesty)|you are (?:absolutely |totally |completely )?right|i (?:can|could) (?:see|imagine|understand|tell)|i (?:can not|cannot) imagine|sounds (?:frustrating|stressful|tough|hard|scary|rough|exhausting|like a lot)|frustrating|(?:a|no) (?:surprise|shock) (?:that|for)|that jump|feels? like|with everything|no wonder|sounds? like (?:a )?good|(?:heck|hell) of an?|quite (?:a|an|the)|(?:big|huge|steep) (?:jump|increase|bill|hit)|no joke|(?:that|it) (?:really )?(?:sucks|stinks|hurts|bites)|that is (?:\w+ )?(?:crazy|brutal|wild|insane|a bummer|no fun)|bummer|ouch|i feel you|i bet\b|oh (?:man|wow|no)\b|hit close|does sound|it does feel|take your time|no rush|congratulations|congrats|nothing to be (?:ashamed|embarrassed)|you are not alone|plenty of (?:good )?(?:people|drivers|owners)|most (?:people|small shops|owners) (?:do not|feel|would)|happy to do that|worth something|the last thing you want|i figured you (?:would|did)|that is how most|would frustrate|would make me|a job i respect|no fun|worst day)\b/,
  apology:
    /\b(?:i apologize|my apologies|sorry (?:about that|for|if|i)|my (?:bad|mistake|fault)|excuse me|i am (?:so |very |really |truly )?sorry|so sorry)\b/,
  recap:
    /\b(?:recap|summari[sz]e|sum up|in summary|here is what (?:i|we) (?:have|heard|talked|covered|agreed)|what i have (?:so far|heard|got|written)|what we (?:agreed|covered|discussed|said)|^(?:so |okay so |alright so )?we (?:have )?agreed\b|let me (?:make sure|play that back|read that back|repeat)|just to (?:confirm|be clear|make sure)|to make sure i (?:have|got|understand))\b/,
  clarification:
    /^(?:(?:i am |oh |wait )?(?:sorry|pardon|excuse me)(?: me)?|(?:sorry |pardon )?(?:what do you mean|come again|say (?:that|it) again(?: please)?|(?:can|could) you (?:please )?(?:repeat|say|explain) (?:that|it)(?: again)?(?: please)?|what was that|what|huh|what did you say)|(?:sorry )?i did not (?:catch|get|hear|understand) (?:that|you|it))$/,
  permission:
    /\b(?:is (?:now|this) (?:still )?(?:a )?(?:good|okay|bad|convenient|alright|all right|fine)|(?:good|bad) time)\b/,
  name: /\b(?:this is|my name is|i am|name is|it is) (?!calling|not|sure|just|so|going|looking|happy|glad|sorry|trying|here|an?\b|the\b|your\b|about|from|with|okay|good|great|why|what|very|really|really|curious|wondering)[a-z]+(?: [a-z]+)? (?:with|from|at|of|over at|here|calling|and i|in)\b|\bmy name is\b/,
  agency:
    /\b(?:with|from|at) (?:the )?(?:[a-z&']+ ){0,4}(?:insurance|agency|financial|group|mutual|brokerage|brokers|assurance|advisors|partners|benefits)\b/,
  purpose:
    /\b(?:(?:calling|reaching out|call|called|reached out|phoning) (?:you )?(?:today )?(?:about|because|to|for|in regard|regarding|with|on|since|as)|the reason (?:i am|for my|for the|i)|(?:you|your) (?:filled|sent|requested|asked|reached|submitted|web form|request|loan officer|lender|renewal)|following up|follow up on|i saw (?:(?:on|in|from) (?:your|the) \w+ )?(?:that )?(?:you|your)|i noticed|help you (?:with|find|look|figure|get)|(?:want|wanted|like|love) to (?:see if|talk|go over|review|help|check in|learn|walk|find out)|happy to (?:help|look|take a look)|glad you called|thanks for calling|thank you for calling)\b/,
  recording: /\b(?:record(?:ed|ing)|monitored)\b/,
  agenda:
    /\b(?:(?:ask|asking) (?:you )?(?:a few|a couple|some|three|two|five) (?:quick |short |simple )?(?:questions|things)|(?:few|couple)(?: of)? (?:quick |short |simple )?questions|first .* then|(?:and )?then (?:i will|we will|we can|i can|you can|tell you|see|look)|what i would like to do|here is (?:my|the) plan|the plan (?:is|would))\b/,
  greeting: /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy|greetings|yo)\b/,
  thanks: /\b(?:thank you|thanks)\b/,
  goodbye:
    /\b(?:good ?bye|bye|talk (?:to you |with you )?(?:soon|later|then)|have a (?:good|great|nice|wonderful|lovely|blessed) (?:day|one|evening|night|weekend|afternoon|rest)|take care(?! of)|i will let you go|let you go)\b/,
  backchannel:
    /^(?:okay|alright|all right|got it|great|perfect|sure|right|yeah|yes|no|mm ?hm+|uh ?huh|i see|cool|awesome|wonderful|excellent|sounds good|gotcha|absolutely|of course|no problem|wow|oh|really|interesting)(?: (?:okay|great|got it|thanks|then|good|sure))?$/,
};

const COVER =
  /\b(?:polic(?:y|ies)|coverages?|covers?|plans?|endorsements?|riders?|term life|whole life|umbrella|carriers?|we (?:offer|have|provide|work with|write)|our (?:policy|plan|company|agency|product|clients)|discounts?|bundl\w+|quotes?|replacement cost|business income|liability|benefits?)\b/;

const DATE =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|tomorrow|tonight|this (?:afternoon|evening|week|weekend|morning)|next (?:week|month|monday|tuesday|wednesday|thursday|friday)|(?:at|by|around|before|after) \d{1,2}|(?:at|around) (?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|one (?:fifteen|thirty|forty|o clock))|\d{1,2}(?:[: ]?\d{2})? ?(?:am|pm|o clock)|noon|in (?:a|one|two|three|2|3) (?:days?|weeks?)|(?:january|february|march|april|may|june|july|august|september|october|november|december) ?\d*|the \d{1,2}(?:st|nd|rd|th)|(?:ninety|sixty|90|60|120) days (?:before|ahead|out)|end of (?:the )?(?:week|day|month)|later today)\b/;

const STEP_MARKER =
  /\b(?:can we|could we|can i|could i|how about|what about|let us|let me|would you be (?:open|willing|up|okay|free|available|able)|are you (?:free|available|open|around|good)|does|do|would|will .* work|works? (?:for|better|best)|i will|i would like|i would love|shall we|want me to|should i|should we|what (?:day|time)|when (?:works|is good|would|can|could|are you)|i can|we will|we can|could you|can you|if you (?:send|could|can)|you send|please send|next step|is .* (?:good|okay|fine))\b/;

const STEP_ACTION =
  /\b(?:send|email|text|call (?:you|back|again|me|together|with)|give you a call|meet(?:ing)?|sit down|appointment|set (?:up|aside)|schedule|book|calendar|invite|go over|talk (?:again|on|more|tomorrow|next|this|at|monday|tuesday|wednesday|thursday|friday|saturday|for)|follow up|put (?:together|in)|come by|stop by|drop by|swing by|come out|ring you|go through|walk (?:\w+ )?through|look (?:at|over) (?:it|them|both|that)|zoom|video|touch base|reconnect|circle back|get together|prepare|ready for you|review|(?:fifteen|ten|twenty|thirty|15|10|20|30) minutes|get back to you|next step|work for you|works? (?:better|best)|on the phone|check (?:in|back))\b/;

const OWNER =
  /\b(?:i will|i can|i am going to|let me|we will|you (?:send|email|bring|will|would|can|could|have)|could you (?:send|email|bring|have|get)|can you (?:send|email|bring|have|get)|if you (?:send|could|can|bring|have)|please (?:send|bring|have)|i would|i need (?:you|your)|you (?:dig|grab|get|pull|look|read|check|ask)|i (?:send|email|text|call|write|put|bring|mail|price|run) (?:you|it|them|that|this|both|up|down|together|a|the|your)|send (?:me|us))\b/;
