import { namesDate, namesPrice, pitchesCover, recommendsCover, SELF_DIRECTED } from "./acts.ts";
import { confirmedQuestion, describeQuestion, followUps, leaveAsked } from "./asked-questions.ts";
import { gapsNamed } from "./gaps.ts";
import type { Act, ActKind, Context, Heard } from "./heard.ts";
import { FIRST_NAMES } from "./learned/first-names.ts";
import { actFeatures, actsOf } from "./learned/learned-acts.ts";
import { askingEnd } from "./learned/learned-asking.ts";
import { normalise, type Sentence, splitSentences, wordsOf } from "./normalise.ts";
import { oddLineIn } from "./odd-lines.ts";
import { withPersonMeant } from "./person-meant.ts";
import type { Question } from "./question.ts";
import { questionPieces } from "./question-pieces.ts";
import { asksUnmarked, isBareWhy, shapeOf } from "./set-phrases.ts";

export function understand(line: string, context: Context): Heard {
  const sentences = splitSentences(line);
  const text = sentences.map((sentence) => sentence.text).join(" ");
  const agentName = agentNameIn(line);
  const agency = agencyIn(line);
  const features = sentences.map((sentence, index) =>
    actFeatures(sentence, { index, count: sentences.length }, context),
  );
  const readings = sentences.map((sentence, index) => ({ sentence, kinds: kindsOf(sentence, features[index] ?? []) }));
  const asked = followUps(questionsIn(readings, text, context));
  const confirmed = asked.length === 0 ? confirmedQuestion(sentences, context) : null;
  const questions = confirmed ? [confirmed] : asked;
  const gaps = gapsNamed(
    readings.filter(({ kinds }) => kinds.has("gap")).map(({ sentence }) => sentence),
    sentences,
    context,
  );
  return {
    text,
    wordCount: wordsOf(text).length,
    sentences,
    features,
    acts: byImportance(withAgency(withName(actsIn(readings), sentences, agentName, context), sentences, agency)),
    questions,
    gaps,
    pitchesCover: sentences.some(pitchesCover),
    agentName,
    agency,
    odd: oddLineIn(line, sentences),
  };
}

function actsIn(readings: readonly Reading[]): Act[] {
  return readings.flatMap(({ sentence, kinds }) => [...kinds].map((kind) => ({ kind, sentence })));
}

/** "Hi, is this Robert? It's Alma, ...": who gives a name at the start has said who they are. */
function withName(acts: Act[], sentences: readonly Sentence[], name: string | null, { practice }: Context): Act[] {
  const isCustomer = name !== null && practice.persona.name.toLowerCase().startsWith(name.toLowerCase());
  if (name === null || isCustomer || acts.some(({ kind }) => kind === "name")) return acts;
  const first = sentences.slice(0, 4);
  const sentence =
    first.find(({ quote, asked }) => !asked && quote.includes(name)) ??
    first.find(({ quote }) => GREETED_AND_FIRM.test(quote) && quote.includes(name));
  return sentence ? [...acts, { kind: "name", sentence }] : acts;
}

/** "Quinn Parker, Rolecall Insurance.": who names a firm at the start has said where they are from. */
function withAgency(acts: Act[], sentences: readonly Sentence[], agency: string | null): Act[] {
  if (agency === null || acts.some(({ kind }) => kind === "agency")) return acts;
  const named = agency.toLowerCase();
  const sentence = sentences.slice(0, 3).find(({ quote }) => quote.toLowerCase().includes(named));
  return sentence ? [...acts, { kind: "agency", sentence }] : acts;
}

function kindsOf(sentence: Sentence, features: readonly string[]): ReadonlySet<ActKind> {
  if (isBareWhy(sentence)) return ONLY_A_QUESTION;
  const acts = actsOf(features);
  if (SELF_DIRECTED.test(sentence.text)) acts.delete("insult");
  if (PRETENDS.test(sentence.text)) acts.delete("close-ask");
  if (THANKS_FOR_CALLING.test(sentence.text)) {
    acts.delete("name");
    if (agencyIn(sentence.quote) === null) acts.delete("agency");
  }
  if (TAKES_IN.test(sentence.text)) acts.add("acknowledgement");
  if (DISMISSES.test(sentence.text)) acts.delete("acknowledgement");
  if ((ASKS_WHAT_WAS.test(sentence.text) && !PROPOSES.test(sentence.text)) || asksOpenly(sentence))
    acts.delete("next-step");
  if (CALL_LATER.test(sentence.text)) {
    acts.delete("next-step");
    acts.add("permission");
  }
  if (!sentence.asked && ADMITS_LIMITS.test(sentence.text)) acts.add("limits");
  if (SUMS_UP.test(sentence.text)) acts.add("recap");
  if (recommendsCover(sentence)) {
    acts.add("recommendation");
    // Advice with its reason reads like a summing-up ("250/500, because you said ..."): it is one only where it says so.
    if (!features.includes("rule:recap")) acts.delete("recap");
  }
  if (namesPrice(sentence)) acts.add("price");
  if (onlyOpensAsking(sentence)) acts.delete("question");
  return withIndirectQuestion(acts, sentence);
}

/** A whole sentence that says nothing else. */
const TAKES_IN =
  /^(?:(?:okay|oh|yeah|yes|no|sure|well|and|look|listen) )*(?:i (?:really |totally |completely )?(?:hear you|hear that|understand(?: that| you)?|get (?:it|that)|appreciate that|feel you)|(?:that )?makes (?:a lot of |perfect |total )?sense|that is (?:fair|understandable|a fair (?:point|question|concern)))(?: \w+)?$/;

/** "Hey Robert, thanks for calling." names the one who is thanked. */
const THANKS_FOR_CALLING =
  /^(?:(?:hi|hey|hello|good \w+)(?: there)?(?: \w+)? )?(?:thanks|thank you) for (?:calling|the call|your call|taking|having|reaching)\b(?!.*\b(?:this is|my name|i am|name is)\b)/;

/** "Anything above that could come from the two of you." begins as "Any kids?" does, and asks nothing. */
const TELLS_OF_ANY =
  /^(?:(?:so|and|but|then) )*any(?:thing|body|one|where)?\b(?! (?:of|else)\b).*\b(?:is|are|comes?|could|would|will|can|may|might|goes?|gets?|costs?|pays?)\b/;

/** "Which means the payroll goes on.", "What most plants do is insure the downtime.", "So what I would propose, a term policy." */
const TELLS_BY_WHICH =
  /^(?:(?:so|and|but|then) )*(?:which (?:means|is (?:why|how|what|where)|makes)|what (?:i|we)(?: would| will| can| could| want to)? (?:propose|suggest|recommend|offer|do|see|have|want|like)\b|what (?:most|matters|counts|helps|people|that means|this means)\b.*\b(?:is|means|do)|where (?:i|we)(?: would| will)? \w+ is|how (?:it|this|that) (?:works|goes) is|has to be)\b/;

/** Opens as a question, and its period says that it is none. */
function onlyOpensAsking({ quote, text, asked }: Sentence): boolean {
  return !asked && /[.!]$/.test(quote) && (TELLS_OF_ANY.test(text) || TELLS_BY_WHICH.test(text));
}

/** "Let's pretend I'm the customer." asks for no decision. */
const PRETENDS = /\bpretend\b/;

/** "When you have the other offers, what will decide it for you?" proposes nothing. */
function asksOpenly({ text, asked }: Sentence): boolean {
  return asked && OPEN_QUESTION.test(text) && !ASKS_WHEN.test(text) && !namesDate(text);
}

const OPEN_QUESTION = /(?:^|, | )(?:what|why|who|where|how) (?:will|did|do|does|is|are|was|were|has|have)\b/;
const ASKS_WHEN =
  /\b(?:what|which) (?:time|day|evening|morning|afternoon|week)\b|^(?:(?:and|so|okay) )*when (?:can|could|should|do|does|would|will|is|are)\b|\bhow (?:about|does|do you feel|is)\b/;

/** "Thirty seconds, or should I call back at three?" asks for leave to go on. */
const CALL_LATER =
  /\bor (?:should|shall|do you want me to) (?:i )?(?:call|try|ring)(?: you)? (?:back|later|again|another|some)/;

/** Outright, and of no one case: what no policy or agent can do. */
const ADMITS_LIMITS =
  /\bno (?:policy|coverage|insurance) (?:covers|pays(?: for)?|does) everything\b|\b(?:i|we) (?:can not|cannot|will not|do not want to) (?:promise|guarantee|swear)\b|\bwaiting period\b/;

/** "Let me sum up." says that what follows does. */
const SUMS_UP =
  /^(?:(?:so|okay|alright|then|now|great) )*(?:(?:let me|i will|to)(?: just)? )?(?:recap|sum (?:it |this |that |us )?up|summari[sz]e)\b/;

/** "That is silly. Everybody is higher." takes nothing seriously. */
const DISMISSES =
  /^(?:(?:oh|well|come on|no|but) )*(?:that|this|it) (?:is|sounds) (?:just |so |really |a bit |kind of )?(?:silly|ridiculous|nonsense|absurd|wrong|dumb|stupid|not true|crazy talk)\b/;

/** "What made you call around this week?" has a day in it, and proposes none. */
const ASKS_WHAT_WAS = /\bwhat (?:made|makes|brought|got) you\b|\bwhat (?:happened|changed)\b|\bhow come\b/;
const PROPOSES = /\b(?:would|could|shall|should|can|will) (?:we|i|you|that|it)\b|\bhow about\b|\blet us\b/;

/** "I wanted to ask how you take bookings" has the form of a statement; what has the form of a question and no other act asks. */
function withIndirectQuestion(kinds: ReadonlySet<ActKind>, sentence: Sentence): ReadonlySet<ActKind> {
  const { text, asked } = sentence;
  if (asked && BEST_TIME.test(text))
    return new Set<ActKind>([...kinds, "question" as const].filter((kind) => kind !== "permission"));
  const isPlain = asked && wordsOf(text).length >= 3 && !ASKING_OTHERWISE.some((kind) => kinds.has(kind));
  return isPlain || (INDIRECT.test(text) && !kinds.has("permission")) ? new Set([...kinds, "question"]) : kinds;
}

/** Asks when, and for no leave. */
const BEST_TIME =
  /^(?:(?:and|so|okay|well) )*(?:what is |when is |what would be )?(?:the |a |your )?(?:best|good|better) (?:time|day|hour)s? (?:to|for) (?:call|reach|talk|get|a call)/;

const ASKING_OTHERWISE: readonly ActKind[] = ["permission", "close-ask", "next-step", "break-character", "odd-request"];

const INDIRECT =
  /^(?:(?:and|so|but|okay|well|anyway|today) )*(?:(?:i|we) (?:just )?(?:wanted|want|would like|was hoping|am hoping|was calling|am calling|was going) to (?:ask|know|hear|find out|understand)|(?:i was|i am|just)? ?(?:curious|wondering))(?: you)? (?:how|what|who|when|where|why|which)\b/;

const ONLY_A_QUESTION: ReadonlySet<ActKind> = new Set(["question"]);

type Reading = { sentence: Sentence; kinds: ReadonlySet<ActKind> };

/** Words from which on a sentence without marks says other things before it asks. */
const LONG_RUN = 14;

/** In the order in which they are asked; one that goes on about the one before it has that one's subject at hand. */
function questionsIn(readings: readonly Reading[], turn: string, context: Context): Question[] {
  const found: Question[] = [];
  const before: string[] = [];
  const isMarked = readings.some(({ sentence }) => sentence.asked);
  for (const { sentence, kinds: read } of readings) {
    // Where questions have their mark, a sentence without one and without the form of a question asks nothing.
    const isPlain = isMarked && !sentence.asked && shapeOf(sentence) === null && !isBareWhy(sentence);
    const mayLackMark = !isMarked || ASKS_OUTRIGHT.test(sentence.text);
    const isUnmarked =
      mayLackMark && !read.has("question") && asksUnmarked(sentence.text) && !onlyOpensAsking(sentence);
    const mayEndAsking = !isMarked && !isUnmarked && !read.has("question") && isOpenEnd(sentence, readings);
    const end = mayEndAsking ? askingEnd(sentence.text) : null;
    const kinds = isPlain
      ? new Set([...read].filter((kind) => kind !== "question"))
      : isUnmarked || end !== null
        ? new Set<ActKind>([...read, "question"])
        : read;
    const asking = end !== null && wordsOf(sentence.text).length > LONG_RUN ? { ...sentence, text: end } : sentence;
    const pieces = kinds.has("question") || sentence.asked ? questionPieces(asking) : [sentence];
    const askedBefore = found.length;
    for (const piece of pieces) {
      const lastSlot = found.at(-1)?.slot ?? context.lastSlot;
      if (found.at(-1)?.slot === "person.birth-date" && ITS_YEAR.test(piece.text)) continue;
      const isLast = piece === pieces.at(-1) && sentence === readings.at(-1)?.sentence;
      if (ONLY_OPENS.test(piece.text) && !isLast) continue;
      const said = before.length > 0 ? before.join(" ") : normalise(context.lastLine?.text ?? "");
      const question = questionIn(
        {
          sentence: withPersonMeant(piece, before, context),
          kinds: pieces.length > 1 ? kindsOfPiece(piece, kinds) : kinds,
        },
        { ...context, lastSlot, before: said },
        turn,
      );
      if (question) found.push({ ...question, sentence: piece });
      before.push(piece.text);
    }
    if (found.length > askedBefore || (sentence.asked && wordsOf(sentence.text).length > FEW_WORDS)) continue;
    const isLast = found.length === 0 && sentence === readings.at(-1)?.sentence;
    if (read.has("next-step") && !isLast) continue;
    const wanted = requestIn(sentence, context, isLast && isOpenEnd(sentence, readings));
    if (wanted) found.push(wanted);
  }
  return found;
}

/** "What day do we sing for you, and what year did that start?": of a birthday, asked with it. */
const ITS_YEAR = /^(?:and )?what (?:year|month)\b/;

/** "Tell me then, did anybody ever call you?": what is to be told follows. */
const ONLY_OPENS = /^(?:(?:and|so|okay|oh|well|please) )*tell me(?: then| now| please| again| honestly| something)*$/;

/** The last sentence of a turn, and nothing ends it: who sets a period there has asked nothing. */
function isOpenEnd(sentence: Sentence, readings: readonly Reading[]): boolean {
  return sentence === readings.at(-1)?.sentence && !/[.!]$/.test(sentence.quote) && !tells(sentence.text);
}

/**
 * "I'm going to need the street number.", "an email to send this to": nothing marks it, and it surely asks for something.
 * `isOnlyHope`: nothing else in the turn asks, and it ends the turn without a period.
 */
function requestIn(sentence: Sentence, context: Context, isOnlyHope: boolean): Question | null {
  const mayAsk =
    sentence.asked || WANTS_IT.test(sentence.text) || (isOnlyHope && askingEnd(sentence.text, MAY_ASK) !== null);
  if (!mayAsk) return null;
  const question = describeQuestion(sentence, context);
  return question.slot !== null && question.slotChance >= SURELY_ASKED ? question : null;
}

/** "Deductible?" */
const FEW_WORDS = 3;

/** Of a question without its mark, where what it asks for is sure (learned-asking.ts needs more where it is not). */
const MAY_ASK = 0.3;

const WANTS_IT =
  /^(?:(?:and|so|okay|then|now|great|alright|perfect|um|uh) )*(?:(?:i|we) (?:am going to|will|would|do|just|also|still)?(?: also| just)? ?need|(?:go ahead and |please )?(?:give|read|tell|spell|get) me|(?:i|we) (?:would |do |just |still )?(?:want|like) (?:your|his|her|their)\b|(?:an?|the|your) (?!\w+ (?:is|was|are|were|has|had|will|would)\b)(?:\w+ ){0,3}(?:email|number|address|name|phone|zip|date|birthday|vin|employer)\b)/;

/** "And what's your name, I didn't catch it." */
const ASKS_OUTRIGHT =
  /^(?:(?:and|so|but|okay|oh) )*(?:what|who|how|when|where|which)(?: (?:much|many|old|long|far|kind of \w+))? (?:is|are|was|were|do|does|did|have|has) (?:you|your|he|his|she|her|they|their)\b/;

/** "When does it renew, and would Tuesday be good?": what proposes a step is the piece with the day in it. */
function kindsOfPiece(piece: Sentence, kinds: ReadonlySet<ActKind>): ReadonlySet<ActKind> {
  if (namesDate(piece.text) || shapeOf(piece) === "proposal") return kinds;
  const others = [...kinds].filter((kind) => kind !== "next-step" && kind !== "close-ask");
  return new Set<ActKind>([...others, "question"]);
}

function questionIn(reading: Reading, context: Context, turn: string): Question | null {
  const { kinds } = reading;
  const sentence = { ...reading.sentence, text: reading.sentence.text.replace(POLITE_END, "") };
  const isPolite = sentence.text !== reading.sentence.text;
  const asksForIt = HANDS_OVER.test(sentence.text);
  const isPermission = kinds.has("permission") && !asksForIt;
  if (!sentence.asked && tells(sentence.text)) return null;
  const isOffer = OFFER.test(sentence.text) && !namesDate(sentence.text);
  if (isOffer && (!kinds.has("close-ask") || SHOWS.test(sentence.text))) return leaveAsked(sentence);
  if (!kinds.has("question") && !asksForIt && !isPolite) return isPermission ? leaveAsked(sentence) : null;
  const question = describeQuestion(sentence, context);
  const isAnswered = question.slot !== null && asksNoStep(question) && !namesDate(sentence.text);
  const proposes =
    !isAnswered &&
    !asksForIt &&
    (kinds.has("close-ask") || kinds.has("next-step") || (WOULD_THAT_WORK.test(sentence.text) && namesDate(turn)));
  return proposes ? { ...question, kind: "proposal", topic: null, fact: null, slot: null } : question;
}

/** "May I have your name, please?" has the form of a leave, and waits for the name. */
const HANDS_OVER =
  /^(?:(?:and|so|okay|great|alright|um|first) )*(?:may|can|could) i (?:please |just |also )?(?:have|get|grab) (?:your|the) (?!permission|okay|blessing|go ahead|chance)/;

/** "How much a month, if I may ask?" asks how much. */
const POLITE_END =
  /(?<=\w+ \w+ \w+) (?:if (?:i|you) (?:may|can|could|do not mind)(?: (?:me )?(?:asking|ask|saying|say|my asking|share|telling me))?|may i ask|if that is okay(?: to ask)?|if it is okay to ask)$/;

/** "Any tickets I'm going to trip over when I run this?": surely asks for something that is no step. */
function asksNoStep({ slot, slotChance, form }: Question): boolean {
  if (slot === null) return false;
  return NO_STEP.has(slot) || (slotChance >= SURELY_ASKED && form !== "when" && !/^(?:contact|call)\./.test(slot));
}

const SURELY_ASKED = 0.62;

/** Asked for in the same words as a step, and answered like any question: "Could you text me a picture?" */
const NO_STEP: ReadonlySet<string> = new Set([
  "policy.send",
  "policy.paper",
  "person.birth-date",
  "contact.email",
  "contact.phone",
  "contact.way",
]);

/** "We talk Thursday at five. Would that work?" */
const WOULD_THAT_WORK =
  /^(?:(?:and|so|okay|or) )*(?:(?:would|does|will|could|can) (?:that|this|it) (?:time |day )?(?:still )?(?:work|suit|be (?:good|okay|all right|fine)|fit)|(?:is|are) (?:that|this|you) (?:good|okay|fine|all right)(?: with that)?$|sound (?:good|okay)|how (?:is|does) that)/;

/** "Want me to price it both ways?", "can I show you what I see there?": an offer, which asks no more than leave. */
const OFFER =
  /^(?:(?:and|so|but|okay|alright|great|cool|perfect|well|then|now|um|or) )*(?:(?:\w+ )?can you (?:just )?tell me )?(?:(?:do you |would you (?:like|want)|you )?(?:want|like)? ?me to|do you want that i|(?:would|will|could) you let me|would it (?:help|hurt|be (?:useful|okay|all right|alright|fine|worth it)) if (?:i|we)|(?:what|how about) if (?:i|we)|how about (?:i|we)|is there any harm (?:in|if)|(?:can|may|could|should|shall) i (?:just )?(?:show|tell|explain|give|share|walk|read|price|run|put|look|see|check|play|paint)|would you (?:like|want) to (?:see|hear)|do you want to (?:see|hear)|(?:do you )?mind if i|is it (?:okay|ok|fine|all right|alright) if (?:i|we))\b/;

/** "I'll write down the limits." */
const PROMISE = /^(?:(?:and|so|but|okay|well|then) )*(?:i|we) will (?!need|ask|have to ask|want)/;

/** What is offered binds to nothing. */
const SHOWS = /\b(?:price|prices|quote|quotes|numbers?|figures?|compare|comparison|look|check|explain|show)\b/;

/** "I'll write down the limits and what's left out": names a thing. */
const WHAT_IS_THERE =
  /^(?:and )?what (?:is|was) (?:left|covered|included|excluded|missing|not|in|on|out|owed|best|right|fair)\b/;

/** "What happens now is I answer you": tells something, in the words of a question. */
const PSEUDO_CLEFT =
  /^(?:(?:and|so|but|okay|well|now|see) )*(?:what|how|why|where) (?!(?:much|many|old|long|far|big|often|kind|time|day|sort|type|is|are|was|were|do|does|did)\b)(?:(?:\w+ ){1,6}(?:is|was|means) (?:that|this|i|we|you|they|it|the|my|a|an|in|most|because|to)|(?:i|we) \w+ (?:is|was) \w+)\b/;

/** Of a sentence without a mark: that it asks nothing. */
function tells(text: string): boolean {
  return PSEUDO_CLEFT.test(text) || WHAT_IS_THERE.test(text) || (PROMISE.test(text) && !asksUnmarked(text));
}

const IMPORTANCE: ActKind[] = [
  "insult",
  "break-character",
  "odd-request",
  "stop-honoured",
  "pressure",
  "scare",
  "close-ask",
  "next-step",
  "question",
  "gap",
  "recommendation",
  "comparison",
  "price",
  "limits",
  "reflection",
  "acknowledgement",
  "recap",
  "product",
  "clarification",
  "permission",
  "purpose",
  "name",
  "agency",
  "recording",
  "agenda",
  "apology",
  "greeting",
  "goodbye",
  "thanks",
  "backchannel",
];

function byImportance(acts: Act[]): Act[] {
  return acts
    .map((act, index) => ({ act, index }))
    .sort((a, b) => IMPORTANCE.indexOf(a.act.kind) - IMPORTANCE.indexOf(b.act.kind) || a.index - b.index)
    .map((entry) => entry.act);
}

const NOT_NAMES = new Set(
  "calling not sure just so going looking happy glad sorry trying here a an the your about from with okay good great why what very really curious wondering insurance how hearing it that this going is and from over back also only still now regarding because my in at on to for".split(
    " ",
  ),
);

/** "I'm Dev Anand, I insure restaurants." */
const FULL_NAME = /\bI(?:'m| am) ([A-Z][a-z]+) [A-Z][a-z]+\b/;

/** "Rick Deluca, Summit Insurance." */
const FULL_NAME_AND_FIRM =
  /(?:^|[.!?,]\s+)([A-Z][a-z]+) [A-Z][a-z]+,? (?:here )?(?:with |from |at |over at )?(?:[A-Z][\w&']+ ){1,3}(?:Insurance|Agency|Financial|Group|Mutual|Advisors)/;

/** "Morning. Frank Delgado, I'm an insurance agent." */
const FULL_NAME_FIRST =
  /^(?:(?:good )?(?:morning|afternoon|evening|hi|hey|hello)(?: there)?[.,! ]+)?(?:[A-Z][a-z]+[.,!] )?([A-Z][a-z]+) [A-Z][a-z]+, (?=I'm|I am|insurance|agent|calling|here|with|from)/;

/** "Hey Kim, Pat from Harbor", where a first name is one that people have. */
const FIRST_NAME_AND_FIRM =
  /(?:^|[,.!?]\s*|\b(?:hi|hey|hello|it'?s)\s+)(?!(?:hi|hey|hello)\b)([a-z]{2,15})(?:\s+[a-z]+)?\s+(?:with|from|over at|calling from)\s+[a-z]/i;

/** "Hey Marcus, Quinn with Rolecall": written with capitals, any name is one. */
const GREETED_AND_FIRM =
  /^(?:[Hh]i|[Hh]ey|[Hh]ello|[Gg]ood (?:morning|afternoon|evening))(?: there)?,? (?:[A-Z][a-z]+[,.!] )?([A-Z][a-z]{1,15})(?: [A-Z][a-z]+)? (?:with|from|of|at|over at) (?:the )?[A-Z]/;

/** "It's Alma, I'm a licensed agent" */
const IT_IS_AND_I = /\b[Ii]t's ([A-Z][a-z]{2,15})(?: [A-Z][a-z]+)?, (?:and )?I(?:'m|'ve|'ll| am| have| got)\b/;

function agentNameIn(line: string): string | null {
  const found =
    /\b(?:this is|my name is|my name's|i am|i'm|im|name is|it's)\s+([A-Za-z][A-Za-z'-]{1,20})(?:\s+[A-Za-z][A-Za-z'-]+)?\s*(?:,|\.|\s)\s*(?:(?:and i'm |i'm |i am )?(?:with|from|at|over at|here|calling|and i|in your)|an? (?:insurance )?agent|,)?/i.exec(
      line,
    );
  const first = FIRST_NAME_AND_FIRM.exec(line)?.[1];
  const strict = /\b(?:this is|my name is|my name's|name is)\s+([A-Za-z][A-Za-z'-]{1,20})/i.exec(line);
  const here = /(?:^|[,.!]\s*|\bit's\s+)([A-Z][a-z]{1,15})(?:\s+[A-Z][a-z]+)?\s+(?:here\b|speaking\b(?!\?))/.exec(line);
  const bare = /\b(?:(?:name|it)(?:'?s| is)|i(?:'| a)?m)\s+([a-z]{2,15})(?=\s*[,.!-]|\s+[a-z]-[a-z]-|$)/i.exec(
    line,
  )?.[1];
  const name =
    strict?.[1] ??
    here?.[1] ??
    IT_IS_AND_I.exec(line)?.[1] ??
    FULL_NAME_AND_FIRM.exec(line)?.[1] ??
    FULL_NAME_FIRST.exec(line)?.[1] ??
    GREETED_AND_FIRM.exec(line)?.[1] ??
    FULL_NAME.exec(line)?.[1] ??
    (found && /\b(?:with|from|at|over at|here|calling)\b/i.test(found[0]) ? found[1] : undefined) ??
    [first, bare].find((one) => one !== undefined && FIRST_NAMES.has(one.toLowerCase()));
  if (!name || NOT_NAMES.has(name.toLowerCase())) return null;
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** "Quinn Parker here, Rolecall Insurance" */
const NAMED_WITH_FIRM =
  /(?:^|[.!?,]\s+|\b(?:[Tt]his is|I'm|I am|[Ii]t's|name is|name's)\s+)[A-Z][a-z]+ [A-Z][a-z]+(?: here)?, ((?:[A-Z][\w&']+ ){1,3}(?:Insurance|Agency|Financial|Group|Mutual|Brokerage))\b/;

function agencyIn(line: string): string | null {
  const found =
    NAMED_WITH_FIRM.exec(line) ??
    /\b(?:with|from|at|of|calling)\s+(?:the\s+)?((?:[A-Za-z&'-]+\s+){0,3}(?:Insurance|Agency|Financial|Group|Mutual|Brokerage)(?:\s+(?:Agency|Group|Services))?)\b/i.exec(
      line,
    );
  const name = found?.[1];
  if (!name || /\b(?:your|my|our|current|life|auto|home|car)\b/i.test(name)) return null;
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
