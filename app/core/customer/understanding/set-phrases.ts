import type { Context } from "./heard.ts";
import { type Sentence, wordsOf } from "./normalise.ts";
import type { Question, QuestionKind } from "./question.ts";

/** What the set phrases in a sentence say of how it asks. */
export type QuestionShape =
  | Exclude<QuestionKind, "topic" | "explore" | "unknown">
  | "why-now"
  /** Goes after a reason or a feeling. */
  | "probing"
  /** Has the form of a question. */
  | "interrogative";

/** Null: nothing shows a question. The rules' view, which the classifier may overrule. */
export function shapeOf(sentence: Sentence): QuestionShape | null {
  const { text, asked } = sentence;
  const interrogative = asked ? INTERROGATIVE.test(text) || REQUEST.test(text) : asksUnmarked(text);
  if (!asked && !interrogative) return null;
  const isBareTime = asked && !interrogative && wordsOf(text).length <= 7 && APPOINTMENT.test(text);
  if (PERMISSION.test(text)) return "permission";
  const proposes = PROPOSAL.test(text) && !ASKS_OF_BEFORE.test(text) && !CHANGES_POLICY.test(text);
  if (isBareTime || proposes) return "proposal";
  if (CONFIRM.test(text)) return "confirm";
  if (WHO_AM_I.test(text)) return "who";
  if (ANYTHING_ELSE.test(text)) return "anything-else";
  if (WELLBEING.test(text) && !ASKS_AFTER_AN_ACTIVITY.test(text) && !FEELS_ABOUT.test(text)) return "wellbeing";
  if (WHY_NOW.test(text)) return "why-now";
  if (PROBING.test(text)) return "probing";
  if (asked && (ASKS_AT_THE_END.test(text) || ASKS_WITHIN.test(text))) return "interrogative";
  return !interrogative || /\b(?:right|correct|huh)$/.test(text) ? "statement" : "interrogative";
}

/** "How'd you end up with a salon, you always wanna do this?": what was proposes nothing. */
const ASKS_OF_BEFORE =
  /^(?:(?:and|so|but|okay|oh|well) )*(?:how|why|what|who|where) (?:did|was|were) (?:you|he|she|they|it|your|the|that)\b/;

/** "Should I put her name on it, too?": changes the policy, and sets no step. */
const CHANGES_POLICY =
  /\b(?:should|shall|can|could|do you want me to|want me to) (?:i |we )?(?:put|add|list|include) \w+(?: \w+)? (?:on|to|in)\b/;

/** "And that was when?", "which makes you how old?" */
const ASKS_AT_THE_END =
  /\b(?:is|was|are|were|makes (?:you|him|her|it|that)) (?:when|who|where|how (?:old|much|many|long|far))(?: now| then| again)?$/;

/** "You are how long already with Mr. Brandt?" */
const ASKS_WITHIN =
  /\b(?:you|he|she|they|it) (?:are|is|have|has|do|does|work|works|live|lives|drive|drives|pay|pays)(?: \w+)? (?:how (?:long|many|much|old|far)|what|where|since when)\b/;

/** "They said you're closing on a house?": says what was heard, and wants a yes. */
export const REPORTS =
  /^(?:(?:and|so|oh|okay|wait) )*(?:(?:they|he|she|somebody|your \w+|my \w+|katie|linda) (?:said|told me|says|mentioned)|i (?:heard|see|saw|was told)|it says)\b(?!.* or )/;

/** "Which hour is quiet?", "when can I catch you?" */
export const ASKS_FOR_TIME =
  /\b(?:(?:what|which) (?:hour|time|day)s? (?:is|are|works?|would|do|can|could|should|suits?)(?! (?:it|the|they|your))|when (?:can|could|should|would|may) (?:i|we) (?:call|come|reach|catch|talk|stop|meet|try|speak|get)|when do you (?:get (?:off|home|out)|finish|have (?:time|a minute))|when (?:is|are) (?:a )?(?:good|better|best|you (?:free|home|around|off)|it quiet)|(?:good|better|best|quiet\w*|slow\w*) (?:time|day|hour)s?\b)/;

/** "What did it go up from and to?" */
export function asksFromTo({ text }: Sentence): boolean {
  return FROM_TO.test(text);
}

const FROM_TO =
  /\bfrom (?:what )?(?:and )?to\b(?: what\b)?|\bfrom what\b.* to what\b|\b(?:old|new) (?:number|price|premium|bill|one)\b.* (?:old|new) (?:number|price|premium|bill|one)\b|\bbefore and (?:now|after)\b/;

export const OF_A_CHANGE = /\b(?:went|go|gone|goes|going|jumped?|climb(?:ed)?) (?:up|down)\b/;

/** "Your email, so I can send the paper to the loan officer": what the answer is for is not what is asked. */
export function withoutEnd(text: string): string {
  // "Is it tight because of missed work or everything at once?" offers two reasons.
  return text.replace(PURPOSE, (purpose) => (/ or /.test(purpose) ? purpose : "")).replace(TAG, "");
}

/** "... is that right": asks for a yes to what stands before it. */
export const TAG =
  /(?<=(?:\w+ ){3})(?:(?:is|was) that (?:right|correct|it|about right)|(?:do|did) i (?:have|get|got) (?:that|it) right|am i right|right|correct|huh|or not|yes or no)$/;

/** "They want 1,052, is that right": whatever it reads like, it says something and asks whether it is so. */
export const CHECKS_BACK =
  /(?<=(?:\w+ ){3})(?:(?:is|was) that (?:right|correct)|(?:do|did) i (?:have|get|got) (?:that|it) right|am i right)$/;

const PURPOSE =
  /(?<=(?:\w+ ){3})\b(?:so (?:that )?(?:i|we) (?:can|could|know|do|get|have)|because|though (?:it|that|they|i|we)|since (?:it|that|they)) ?\b.*$/;

/** "Dig what out?", "the way what is?": asks what a word of theirs was about. */
const ECHOES =
  /^(?!up from )(?!(?:and|so|but|or|now|then|for|at|in|on|by|with|about|to|of|from|since|until) (?:what|who|which)\b)(?:(?:oh|wait|sorry|huh) )*(?:(?:[a-z]+ ){1,2}|never (?:[a-z]+ ){2})what(?: (?:out|off|up|down|in|over|is|was|now))?(?: [a-z]+)?$/;

export function isEcho({ text }: Sentence): boolean {
  return ECHOES.test(text);
}

/** "What happened there?" goes on about what was said, which need not be a claim. */
export function asksWhatThatWas({ text }: Sentence, { lastSlot }: Context): boolean {
  if (FROM_WHAT.test(text)) return true;
  return (
    WHAT_WAS_THAT.test(text) && lastSlot !== null && lastSlot !== undefined && !/^(?:claims|policy)\./.test(lastSlot)
  );
}

/** "From what, though?" */
const FROM_WHAT =
  /^(?:(?:and|so|but|okay|oh|wait|sorry) )*(?:(?:from|of|with|to|in|for|at|by|like|such as|than) (?:what|who|whom|where)|(?:what|which|how) exactly)(?: (?:though|then|exactly))?$/;

const WHAT_WAS_THAT = /^(?:(?:and|so|oh|okay|wait) )*what happened(?: (?:there|then|that day|that time))?$/;

/** "Why not", "how come": asks for the reason of what was said last, with or without its mark. */
export function isBareWhy({ text }: Sentence): boolean {
  return BARE_WHY.test(text);
}

const BARE_WHY =
  /^(?:(?:and|but|oh|huh|okay|really|so|hm+|no) )*(?:why(?: (?:not|so|is that|would that be))?|how (?:come|so)|why (?:do|would) you say that|what makes you say (?:that|so))$/;

/** "Am I right about that?" asks whether what was said is so, and not whether it was understood. */
export function asksIfSo({ sentence }: Question): boolean {
  return IS_IT_SO.test(sentence.text);
}

const IS_IT_SO =
  /\b(?:am i right|is that (?:right|correct|true|so)|(?:did|do|have) i (?:get|have|got) (?:that|it) right)\b/;

export const WHY_NOW =
  /\b(?:what (?:made|got|prompted|brought|brings|led|drove|has|had) you (?:to )?(?!(?:\w+ into|open|become|choose)\b)(?:\w+ ){0,3}?(?:look(?:ing)?|call(?:ing)?|think(?:ing)?|fill|reach|consider|shop(?:ping)?|start|decide|request|get in touch|want|here|in|pick up)\b(?! (?:of|through|so|that|(?:you|we|i) are))|why (?:now|today|not (?:just )?(?:leave it|wait|put it off|do it later)|are you (?:calling|looking|shopping)|did you (?:call|reach out|fill|start|decide))|what (?:has you|is making you) (?:look|call|shop|think))/;

const INTERROGATIVE =
  /(?:^|\b(?:and|so|but|okay|now|well|also|just|then|first|quickly|quick question|because|sorry|great|perfect|thanks|dana|hey) )(?:what|how|who|whose|when|where|why|which)\b|\b(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|might|am) (?:you|your|i|we|they|he|she|it|there|that|this|anyone|anybody|someone|either|any|the|everything|everyone)\b|^(?:and |so |but )?(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|any|anything|anyone)\b|\b(?:what|how|who|when|where|why|which) (?:\w+ ){0,3}(?:is|are|was|were|do|does|did|would|will|can|could|should|made|makes|happens|happened|else|kind|drives|lives)\b/;

const REQUEST =
  /^(?:\w+ ){0,3}(?:read|spell|remind|name|list) (?:me|that|it|your|the|them|those)\b|\b(?:give me (?:your|the|his|her|their)|tell me (?:about|more|a|what|how|who|why|where|when|which|everything)|walk me through|help me understand|talk me through|describe|share (?:with me|a|some)|give me (?:an idea|a sense|a picture)|(?:would|d) (?:love|like) to (?:hear|know|understand|learn)(?: more)?(?: about| how| what| why| who)|i am (?:curious|wondering)|i was wondering|i (?:only |just )?(?:wondered|wonder|was asking|meant to ask|wanted to know) (?:what|how|who|where|when|why|which|if|whether)|i (?:only|just) meant your|mind telling|mind sharing|may i ask|can i ask|could i ask|curious (?:about|what|how|why|who))\b/;

export const OPEN =
  /\b(?:what|how|why|tell me|walk me|help me understand|describe|share|talk me|give me (?:an idea|a sense|a picture)|curious)\b(?! (?:many|much|old|often|long|far|day|time|year)\b)/;

/** A question typed or heard without its mark: it must open with the inversion of a question, or ask outright. */
export function asksUnmarked(text: string): boolean {
  if (SAYS_IT_IS_THERE.test(text)) return false;
  if (TAKES_DOWN.test(text) || (REQUEST.test(text) && !/^(?:i will|let me|we will|i can)\b/.test(text))) return true;
  return [UNMARKED, ASKED_IN_A_RUN, NEEDS_IT, NAMES_A_FIELD, NAMED_FIRST].some((asks) => asks.test(text));
}

/** "... protection | is there from the start": the end of a sentence that tells. */
const SAYS_IT_IS_THERE = /^(?:is|are) there (?:from|for|to|when|if|until|before|since|already)\b/;

/** "And date of birth", "my screen wants the zip code next": what a form has a field for. */
const NAMES_A_FIELD =
  /^(?:(?:and|so|okay|alright|great|good|then|now|next|um|uh|perfect|cool|thanks|\w+ (?:screen|form|system|computer) (?:wants|needs|asks for)) )*(?:the |your |his |her )?(?:date of birth|birth ?date|birthday|social(?: security(?: number)?)?|zip(?: code)?(?: (?:of|for) (?:\w+ ){0,3}\w+)?|(?:first|last|full|middle) name|(?:street|home|email) address|email|(?:phone|cell|license) number|vin)(?: next| please| first)?$/;

/** "The Accord is it paid off": names a thing, then asks about it. */
const NAMED_FIRST =
  /^(?:(?:and|so|okay|alright|now|then|oh|um|uh) )*(?:the|your|his|her|that) (?!\w+ing\b)\w+ (?:is|are|was|were|does|do|did|has|have) (?:it|they|he|she) \w+(?: \w+){0,3}$/;

/** "Let me just get your first name": asks for what is to be written down. */
const TAKES_DOWN =
  /\b(?:let (?:me|us)|(?:i|we) (?:just |still |will )?need(?: to)?|i am going to need|can i|could i) (?:just |also |quickly |first |go ahead and )*(?:(?:get|grab|have|take(?: down)?|confirm|verify) )?(?:your|his|her|a|the) (?:(?:full|first|last|middle|good|best|home|work|cell|street|current|present|legal|exact) )*(?:names?|number|phone|email|address|zip(?: code)?|birthday|birth date|date of birth|birthdate|spelling|vin|mileage|employer|occupation|payroll)\b/;

/** "Bless your hearts three grown people and one bathroom um does her mother still drive" */
const ASKED_IN_A_RUN =
  /(?<!\b(?:know|see|tell|of|about|on|matter) )\bhow many \w+$|\bhow (?:are )?you (?:doing|holding up|been)(?: \w+){0,2}$|\b(?:um|uh|so|okay|now|and) (?:(?:what|how|who|when|where|which) (?!(?:i|we|you|it|he|she|they)\b)(?:\w+ )?(?:is|are|was|were|do|does|did|would|has|have|goes|kind)\b|(?:do|does|did|are|have|has) (?:you|he|she|they|your|his|her|their|anybody|anyone)\b|is (?:there|he|she|your|his|her)\b)|(?<!\b(?:know|see|tell|is|understand|sure|of|to|about|no matter) )\b(?:what|where|when|why|how|which)(?: (?!i\b|we\b)\w+){0,2}? (?:are|were|do|does|did|would|will|can|could|should|have|has|had) (?:you|he|she|they|your|his|her|their)\b/;

/** "I will need the month and the year on that", "I just need to know is there anything in writing" */
const NEEDS_IT =
  /\b(?:i|we) (?:(?:would|will|do|am going to|just|still|also) )*need (?:to know (?:what|which|when|where|who|how|if|whether|is|are|does|do)\b|(?:your|his|her|their) (?!to\b)\w+|the (?:full |exact )?(?:name|month|year|date|number|vin|address|make|model)\b)|\b(?:i|we) will take (?:the|your|his|her) (?:full )?(?:name|number|email|address|date)\b/;

const UNMARKED =
  /^(?:(?:and|so|but|okay|now|well|also|just|then|first|great|perfect|thanks|hey|hi|alright|sure|right|good|yeah|like|um|uh|hmm|man|cool|real quick|quick|quickly|quick question|sorry|anyway|actually|listen|look|honestly|oh|no|roughly|approximately) )*(?:(?:what|how|who|whose|when|where|why|which)(?: (?!you\b|i\b|we\b|they\b|it\b|he\b|she\b|your\b)\w+){0,3}? (?:is|are|was|were|do|does|did|would|will|can|could|should|has|have|made|makes|happens|happened|else|kind|drives|lives|takes|handles|runs|delivers|pays|brought|got|now|about|bigs?|much|many|old|often|far|high)\b(?! (?:do|can|see|have|suggest|need) is)|(?:do|does|did|are|is|was|were|have|has|can|could|would|will|should|may) (?:you|your|there|anyone|anybody|someone|it|that|this|the|we|i)\b|(?:does|did) \w+ \w+|ever (?:had|been|have|filed)\b|is \w+ \w+$|is \w+ your \w+$|(?:anybody|anyone) (?:else )?(?:depend|rely|count|live|drive|hurt|work)|(?:do|have|can|could|would|will|should) (?:they|she|he|any|all|both|either)\b|is (?:your|the|that|this|he|she|there|everyone|anyone|\w+ (?:a|an|the|on|with|also|still|okay|home|covered|working))\b|are (?:they|these|those|both|all|the|your)\b|who (?:depends|counts|relies|pays|decides|signs|owns|works|gets|has|made|else)\b|any (?:other|kids|children|claims|tickets|accidents|questions|pets|dogs?|damage|leaks|injuries|drivers|losses)|why now|(?:why|how come|why not|like what|how so|such as|meaning|what happened|what for)$)|^(?!i |we |they )(?:\w+ ){0,3}(?:do|does|did|are|have|has|can|could|would|will) (?:you|your)\b|^(?!i |we |they |that |this |which |whatever |no matter )(?:\w+ ){0,3}(?:what|which|where|when|why|who|how)(?: \w+){0,2}? (?:is|are|was|were|do|does|did|would|will|can|could|has|have|had|should) (?:he|she|it|they|you|your|the|those|these|his|her|we)\b/;

const PERMISSION =
  /\b(?:(?:is|does) (?:now|this|it) (?:still )?(?:an? )?(?:good|okay|bad|convenient|fine|alright|all right|work)|(?:good|bad) time|(?:have|got|spare) (?:you )?(?:got )?(?:a |a few |a couple(?: of)? |five |ten |two |fifteen |\d+ )(?:quick |free )?(?:minutes?|mins?|moments?|seconds?|sec)|(?:mind|okay|ok|alright|all right|fine|cool) (?:with you )?if i (?:ask|take|share|get|go|start|walk|explain|ran|run)|(?:can|may|could) i ask you (?:a few|a couple|some|a|something)|would (?:it|that) be (?:okay|alright|all right|fine) if|with your permission|(?:can|may|could) i (?:have|take|get) (?:a |a few |two |five |ten )?(?:minutes?|moment|of your time)|(?:is|would) (?:that|this|it)(?: be)? (?:fine|okay|ok|all right|alright|cool) (?:by|with|for) you|comfortable (?:with|if)|mind if)\b(?!.*\b(?:thursday|tomorrow|call you back|send)\b)/;

const PROPOSAL =
  /\b(?:what (?:day|time)s? (?:works?|is|are|would|suits|this|next)|when (?:works|is good|is best|is (?:a |the )?(?:good|quiet|better|best|convenient|slow)(?: \w+)? ?time|are you (?:around|in)|would (?:be|work|you)|can we|could we|are you (?:free|available))|(?:does|would|will|is) (?:\w+ ){0,5}(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|morning|afternoon|evening|tonight|noon|week|\d+|that time|then)\b.{0,40}\b(?:work|good|better|best|okay|fine|suit)|are you (?:free|available|around)|(?:can|could|should|shall) (?:we|i|(?:the|all) (?:two|three|four) of us|all of us|you and i) (?:all )?(?:set|schedule|book|meet|sit|get|put|plan|talk(?! about)|touch|hop|connect|speak|chat|do a|review|go over|call you|send|email|reconnect|do (?:it|that|this)|go ahead|move|come|stop|start|write|sign|lock)|(?:would|are) you (?:be )?(?:open|willing|up|ready|interested) (?:to|in|for)|how (?:about|is|does|would) (?:we|i|this|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|next)|want (?:me )?to (?:go|move|set|send|schedule|sign|get|do|start|put|write|book|switch)|should i (?:send|go|write|put|book|set)|(?:move|go) (?:forward|ahead)|get (?:you |this |it )?started|ready to)\b/;

/** "Friday noon, fifteen minutes?": a time with a question mark is a proposal. */
const APPOINTMENT =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|\d{1,2} ?(?:am|pm|o clock)|at \d{1,2})\b/;

const CONFIRM =
  /\b(?:am i right(?: about (?:that|this|it))?$|(?:does|did|do) (?:that|this|it|any of that|i|all that) (?:\w+ )?(?:make sense|sound|help|answer|work|seem|clear|settle|get (?:that|it)|feel|address|take care of (?:it|that|your)|ease your mind|put (?:you|your mind) at (?:ease|rest))|(?:is|was|did) (?:that|this|i) (?:\w+ )?(?:right|correct|fair|clear|about right|accurate|get (?:that|it) right|okay with you|helpful|what you meant)|how (?:does|did|would) (?:that|this|it) (?:sound|feel|look|land|seem|sit)|what do you think(?: of| about|$)|(?:would|does) that (?:help|be (?:useful|helpful|fair|okay))|fair enough$|sound (?:good|fair|right|okay)|make sense$|are you with me|with me so far|are we good|we good|am i losing you|did i lose you|am i (?:going )?too fast|is that how you see (?:it|that)|(?:do|would) you see it (?:that way|the same)|does that clear|how does that sit|you know what i mean|is that (?:it|fair))\b|^(?:\w+ ){0,3}(?:right|correct|okay|yeah|no)$/;

const ANYTHING_ELSE =
  /\b(?:anything else|what else|(?<!or )something else|did i (?:\w+ )?(?:miss|forget|leave out)|what (?:did|have) i (?:miss|forg|left)|have i missed|anything (?:i|we) (?:missed|should|forgot|have not)|else (?:i should|on your mind)|(?:any|do you have(?: any)?|what) (?:other )?questions|tell me (?:a (?:little|bit) )?(?:bit )?(?:more )?about (?:you|yourself|your (?:situation|family situation|needs))|your (?:current )?situation|tell me everything|walk me through (?:your|the) (?:situation|whole|current))\b/;

const WHO_AM_I =
  /\b(?:(?:may|can|could) i (?:please )?(?:speak|talk) (?:to|with)|is (?:mr|mrs|ms|the owner|your boss)(?: \w+)? (?:available|in|there|around)|(?<!\b(?:put|wrote|write|writing|with|on|under|in|has|had|see|saw) )your (?:full |first |last )?name(?! (?:on|in|off|up)\b)|who(?: am i| have i got| ve i got| do i have| did you say)(?: the pleasure)? ?(?:speaking|talking|of (?:speaking|talking)|on the (?:line|phone))?(?: (?:to|with))?$|who am i (?:speaking|talking)|what (?:do|should|can|may|shall|must) (?:i|we) call you(?: (?:sir|maam|then|by the way))?$|how (?:do|should|can|may|shall) (?:i|we) (?:call|address) you(?: (?:sir|maam|then))?$|what are you called|am i (?:speaking|talking) (?:with|to)|(?<!\b(?:what|much|account|card|many|which|who|how|where|when) )is this (?!a |an |about |the |something |your |going |okay|now|still|just|it|one|right|true|paid|yours)[a-z]+$|speaking with|who is this)\b/;

/** "Is this Priya?" */
export const IS_THIS = /\b(?:is this|am i (?:speaking|talking))\b/;

/** "How are you two using the cars?" asks after the cars. */
const ASKS_AFTER_AN_ACTIVITY =
  /\bhow are you(?: (?!feeling\b)\w+){0,2} (?!(?:doing|feeling|holding|getting|morning|evening)\b)\w+ing\b/;

const FEELS_ABOUT = /\bfeel(?:ing)? about\b/;

const WELLBEING =
  /\b(?:how (?:are|is) (?:you|your (?:day|morning|afternoon|evening|week)|things|everything|it going|everybody|the day)(?: \w+){0,4}$|how are you|how(?: have|ve) you been|how do you do|how you doing|you doing (?:okay|well|today))\b/;

export const PROBING =
  /\b(?:tell me more|say more|more about (?:that|it|this)|how so|how come|why (?:is|was|do|did|does|would|are|not|that|is that)|what makes you|what made|what (?:worries|concerns|bothers|scares|frustrates|holds|stops|keeps)|what (?:do|did|does) (?:you|that) mean|what (?:exactly|specifically)|(?:what|which) (?:part|piece|bit)|what would (?:have to|you want|you need|make|help|it take|need to)|help me understand|what happened|what is (?:behind|holding|stopping|it about)|compared to what|what (?:did|were|do) you (?:expect|pictur|imagin|have in mind|think|hear)|in mind|what (?:figure|number)|walk me through (?:that|it|what)|is (?:it|there) (?:something|the)|how did that|what (?:was|is) that like|how do you feel|how did (?:you|that|it) feel|what (?:is|was) (?:your|the) (?:concern|worry|hesitation|experience|story)|hesitat|think (?:through|about|over)|like what|for example|(?:tell|told|say|said|explain(?:ed)?)(?: \w+){0,3} (?:why|the reason)|such as what|did (?:any|no)body|has any(?:one|body) ever)\b/;
