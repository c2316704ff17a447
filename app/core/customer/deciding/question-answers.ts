import { type Answer, answerOn } from "../../scenarios/answer-sheet.ts";
import { topicsOfLine } from "../../scenarios/discovery.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Fact } from "../../scenarios/schema.ts";
import { findSlot } from "../../scenarios/slots.ts";
import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { upperFirst } from "../letter-case.ts";
import { openObjection } from "../objections.ts";
import { ownWords } from "../phrasing/own-words.ts";
import { slotNames } from "../phrasing/slot-names.ts";
import { asksOfLife, isRepeat } from "../understanding/asked-questions.ts";
import { figuresIn } from "../understanding/figures.ts";
import { heardAct } from "../understanding/heard.ts";
import { FIRST_NAMES } from "../understanding/learned/first-names.ts";
import { mayAnswer } from "../understanding/may-answer.ts";
import { contentWords, normalise, sharedWords, wordsOf } from "../understanding/normalise.ts";
import { matchesAny } from "../understanding/patterns.ts";
import { keptWords, type Question } from "../understanding/question.ts";
import { asksIfSo, isBareWhy, isEcho } from "../understanding/set-phrases.ts";
import { isOffTopic } from "../vocabulary.ts";
import { correctionOf } from "./corrections.ts";
import { type Decision, isWarm, type Situation, tellable, tellFact, untoldFact } from "./decision.ts";
import { plainAnswer, plainBeat } from "./plain-answers.ts";
import { hasNumber, isAboutSomebody, recall, unsaid, wantsNumber } from "./recall.ts";
import { agreement } from "./saying-yes.ts";
import { answerFromSheet, moreOfLastAnswer, plainReason, sheetAnswer } from "./sheet-answers.ts";
import { whoThatIsIn } from "./who-that-is.ts";

/** Answers the question, with what this customer knows, in words not used before. */
export function answerQuestion(situation: Situation, decision: Decision, question: Question, isOneOfSeveral = false) {
  const { practice, handling } = situation;
  const cool = decision.state.irritation > 40;
  if (isOneOfSeveral && question.kind === "unknown") return;
  const correction = correctionOf(question, situation);
  if (correction) return say(decision, "slot:correction", [correction]);
  if (isEcho(question.sentence)) return say(decision, "never-mind", wording.neverMind);
  const isOfLife = question.slot !== null && !question.slot.startsWith("call.");
  if (TROUBLES.test(question.sentence.text) && !isOfLife) return say(decision, "plain", wording.plainTroubled);
  if (SETTLES.test(question.sentence.text) && openObjection(decision.state) && !handling?.newlyExplored)
    return notSettled(decision);
  if (OF_WHAT_IS_SAID.has(question.slot ?? "") && asksOfPrice(question, situation))
    return say(decision, "price", isWarm(situation) ? wording.priceWarm : wording.priceCool);
  const relation = whoThatIsIn(situation.heard.questions, question, practice);
  if (relation) return say(decision, "slot:relation", [relation]);
  if (WHAT_FIRST.test(question.sentence.text)) return say(decision, "chosen", wording.firstOption);
  const isPlain = asksOfLife(question) && sheetAnswer(practice, question) !== null;
  if (handling?.newlyExplored && handling.exploration === question && !isPlain) return;
  switch (question.kind) {
    case "who":
      return asksForSomebodyElse(question, situation)
        ? say(decision, "not-my-name", wording.notMyName)
        : say(decision, "who-am-i", wording.whoAmI);
    case "wellbeing":
      return decision.beats.some((beat) => beat.key === "well") ? undefined : say(decision, "well", wording.well);
    case "confirm":
      if (ASKS_IN_FORM.test(question.sentence.text) && !asksOfPrice(question, situation) && asksIfSo(question))
        return say(decision, "agrees", wording.plainYes);
      if (OR_AMISS.test(question.sentence.text)) return say(decision, "follow", wording.okayAsItIs);
      if (asksIfSo(question)) return void decision.beats.push(agreement(practice.persona));
      if (asksOfPrice(question, situation))
        return say(decision, "price", isWarm(situation) ? wording.priceWarm : wording.priceCool);
      return decision.beats.some((beat) => beat.must)
        ? undefined
        : cool
          ? say(decision, "follow", wording.followHalf)
          : void decision.beats.push({ key: "follow", options: wording.follow, must: true, lead: 0.4 });
    case "anything-else": {
      const open = openObjection(decision.state);
      const objection = open && practice.objections.find(({ id }) => id === open.id);
      if (objection) return say(decision, `objection:${objection.id}`, objection.saysAgain);
      // Early in a call it asks for more; late in it, it is how agents say goodbye.
      if (decision.state.agentTurns > LATE_TURNS) return say(decision, "nothing", wording.nothingElse);
      return tellNext(situation, decision, wording.nothingElse);
    }
    case "explore":
      // Asked on about the same objection: a bit more of what is behind it.
      if (question.form === "yes-no" && ASKS_WILLING.test(question.sentence.text) && !handling?.explored)
        return answerPlainly(situation, decision, question);
      if (handling?.explored) return say(decision, `reveal:${handling.objection.id}`, [...handling.objection.reveals]);
      return goDeeper(situation, decision, question);
    case "topic": {
      const answer = sheetAnswer(practice, question);
      const isUnsureChoice =
        question.form === "choice" &&
        (question.slotChance < SURE_CHOICE || /\byou mean\b/.test(question.sentence.text));
      const plain = answer && isUnsureChoice ? plainAnswer(question, practice.persona) : null;
      if (plain?.isOption) return void decision.beats.push({ key: "plain", must: true, options: plain.options });
      if (answer) return answerFromSheet(situation, decision, question, answer, isOneOfSeveral);
      const { facts } = practice.scenario;
      const fact = facts.find((one) => one.id === question.fact) ?? facts.find((one) => one.item === question.topic);
      if (handling?.newlyExplored && (question.probing || !fact || decision.state.disclosed.includes(fact.id))) return;
      if (isAboutSomebody(question) && !fact && answerFromMemory(situation, decision, question)) return;
      return fact
        ? answerWithFact(situation, decision, question, fact)
        : answerWithChatter(situation, decision, question, question.topic ?? "");
    }
    default:
      return answerUnknown(situation, decision, question);
  }
}

/** "Does that feel okay, or does it sound like I'm just selling you more?" */
const OR_AMISS =
  /\b(?:okay|ok|fine|sense|clear|good|right|fair)\b.* or (?:does|do|is|am|are|did|was) (?:it|that|this|i|you)\b/;

/** "Is it something you would look at?" */
const ASKS_WILLING =
  /\b(?:something you (?:would|might|could|want)|would you (?:look|consider|want|be (?:open|interested|willing|up))|interested in (?:that|it|this|something))\b/;

/** "Is it still interesting for you?" is answered by a yes, and by no "that's right". */
const ASKS_IN_FORM =
  /^(?:(?:and|so|but|okay|then) )*(?:is|are|do|does|did|will|would|can|could|has|have) (?!that (?:right|correct|so)\b)/;

/** No "Okay, cool." before it. */
function notSettled(decision: Decision) {
  decision.beats = decision.beats.filter(({ key }) => key !== "follow" && key !== "heard");
  decision.beats.push({ key: "not-settled", options: wording.notQuite, must: true, lead: 0 });
}

/** "Does that worry you at all?": what was just said, and no worry of theirs in general. */
const TROUBLES =
  /\b(?:does|do|did) (?:that|this|it|any of (?:that|this)) (?:\w+ )?(?:worry|bother|scare|concern) you\b(?!.* or )/;

/** "Does that settle it for you?", and it does not yet. */
const SETTLES =
  /\b(?:does (?:that|this|it) (?:settle|answer|clear|take care|ease|address)|did (?:that|this|i) (?:settle|answer|clear)|is that settled|more to it)\b/;

/** Who is offered two things takes one of them, unless it is clear that the answer is something else. */
const SURE_CHOICE = 0.62;

const LATE_TURNS = 9;

/** "A hundred and sixty a month, how does that sit with what you budgeted?" asks what they think of the price. */
function asksOfPrice({ sentence }: Question, { heard }: Situation): boolean {
  return ASKS_VIEW.test(sentence.text) && (heardAct(heard, "price") !== null || figuresIn(heard.text).length > 0);
}

const OF_WHAT_IS_SAID: ReadonlySet<string> = new Set(["call.opinion", "own.liability-opinion"]);

const ASKS_VIEW =
  /\bhow (?:does|do|would|did|is) (?:that|it|this)\b|\bhow that (?:sits|sounds|feels|looks)\b|\bwhat do you think\b/;

function say(decision: Decision, key: string, options: readonly string[], must = true) {
  decision.beats.push({ key, options, must });
}

function answerWithFact(situation: Situation, decision: Decision, question: Question, fact: Fact) {
  const { practice, memory } = situation;
  if (!decision.state.disclosed.includes(fact.id)) {
    if (!tellable(practice, decision.state, fact)) {
      const reason = fact.item === "any.why-now" ? plainReason(practice) : null;
      return reason
        ? answerFromSheet(situation, decision, { ...question, slot: "call.reason" }, reason)
        : say(decision, `withheld:${fact.id}`, wording.withheld);
    }
    tellFact(practice, decision, fact, true);
    return remember(decision, question, fact.id);
  }
  // "Do you know if yours pays for that?": what was told before does not answer a yes or no that was not understood.
  if (sheetsOf(practice) && question.slot === null && (question.form === "yes-no" || question.form === "choice"))
    return answerUnknown(situation, decision, question);
  const more = followUpWords(situation, question, fact);
  if (!isRepeat(question, memory.told, memory.lastAsked) && more.length > 0)
    decision.beats.push({ key: `more:${fact.id}`, options: more, must: true, lead: 0.2 });
  else repeat(situation, decision, `again:${fact.id}`, fact.says);
  decision.memory.told = { ...decision.memory.told, [fact.id]: (decision.memory.told[fact.id] ?? 0) + 1 };
  remember(decision, question, fact.id);
}

function answerWithChatter(situation: Situation, decision: Decision, question: Question, topic: string) {
  const { practice, memory } = situation;
  const options = answersOn(situation, topic);
  if ((memory.told[topic] ?? 0) > 0) repeat(situation, decision, `again:${topic}`, options);
  else
    decision.beats.push({
      key: `topic:${topic}`,
      options,
      must: true,
      lead: practice.scenario.chatter[topic] ? 0.2 : 0.35,
    });
  decision.memory.told = { ...decision.memory.told, [topic]: (memory.told[topic] ?? 0) + 1 };
  remember(decision, question, topic);
}

/** The scenario knows best, then the persona, then what anybody would say. */
function answersOn({ practice }: Situation, topic: string): readonly string[] {
  return (
    practice.scenario.chatter[topic] ??
    practice.persona.chatter?.[topic] ??
    topicsOfLine(practice.scenario.line).find((one) => one.id === topic)?.answers ??
    wording.unknownYesNo
  );
}

function remember(decision: Decision, question: Question, id: string) {
  decision.memory.lastTopic = id;
  decision.memory.lastAsked = { ...decision.memory.lastAsked, [id]: keptWords(question) };
}

/** What is left to say of a told fact that fits a second question best: its words, or a number where one is asked for. */
function followUpWords(situation: Situation, question: Question, fact: Fact): string[] {
  const asked = contentWords(question.sentence.text);
  const isCount = wantsNumber(question.sentence.text);
  const ranked = [
    ...(fact.more ?? []).map((text) => ({ text, base: 0.5 })),
    ...fact.says.map((text) => ({ text, base: 0 })),
  ].map(({ text, base }) => {
    const words = contentWords(normalise(text));
    const shared = [...asked].filter((word) => words.has(word)).length;
    return { text, rank: base + shared + (isCount && hasNumber(text) ? 2 : 0) };
  });
  const left = unsaid(
    situation,
    ranked.sort((x, y) => y.rank - x.rank).map((one) => one.text),
  );
  return left.slice(0, 1);
}

/** "Like I said, ..." with words that are still new; when they are all gone, that it has been said. */
function repeat(situation: Situation, decision: Decision, key: string, options: readonly string[]) {
  const left = unsaid(situation, options);
  const cool = decision.state.irritation > 35;
  if (left.length > 0)
    decision.beats.push({
      key,
      options: left,
      openers: cool ? wording.repeatOpenersCool : wording.repeatOpeners,
      must: true,
    });
  else say(decision, key, wording.asked);
}

/** "How come?", "tell me more": what lies behind the last topic. */
function goDeeper(situation: Situation, decision: Decision, question: Question) {
  const { practice, memory } = situation;
  const meant = practice.scenario.facts.find(
    (one) => !decision.state.disclosed.includes(one.id) && matchesAny(question.sentence.text, one.asks),
  );
  if (meant && tellable(practice, decision.state, meant)) return tellFact(practice, decision, meant, true);
  const topic = memory.lastTopic;
  const fact = practice.scenario.facts.find((one) => one.id === topic);
  const ofFact = fact ? (fact.more ?? []) : topic ? answersOn(situation, topic) : [];
  const more = moreOfLastAnswer(situation) ?? unsaid(situation, ofFact);
  if (more.length > 0) return decision.beats.push({ key: `more:${topic}`, options: more, must: true, lead: 0.25 });
  if (!topic && isBareWhy(question.sentence)) return say(decision, "just-so", wording.justSo);
  if (!topic && sheetsOf(practice)) return answerPlainly(situation, decision, question);
  const isOpenEnded = /\b(?:tell me|walk me|going on|help me understand)\b/.test(question.sentence.text);
  if (openObjection(decision.state) || (!topic && !isOpenEnded))
    return say(decision, "unknown", topic ? wording.moreOut : wording.whatOf);
  tellNext(situation, decision, topic ? wording.moreOut : wording.whatOf);
}

function tellNext(situation: Situation, decision: Decision, otherwise: readonly string[]) {
  const fact = untoldFact(situation.practice, decision.state);
  if (fact) tellFact(situation.practice, decision, fact, true);
  else say(decision, "nothing", otherwise);
}

/** A question that was not understood: of a customer with sheets the answer has its form; else what comes to mind. */
function answerUnknown(situation: Situation, decision: Decision, question: Question) {
  const { practice } = situation;
  if (sheetsOf(practice) === null) return answerFromFacts(situation, decision, question);
  const named = likelyNamed(question, practice);
  if (named) return answerFromSheet(situation, decision, { ...question, kind: "topic", slot: question.perhaps }, named);
  if (asksBack(situation, decision, question)) return;
  decision.memory.askedBack = false;
  const perhaps = question.perhaps === null ? null : answerOn(sheetsOf(practice), question.perhaps);
  // Asked again after asking back, a person answers what they take it for.
  if (perhaps && situation.memory.askedBack)
    return answerFromSheet(situation, decision, { ...question, kind: "topic", slot: question.perhaps }, perhaps);
  if (question.asksNothing && isOffTopic(practice, question)) return say(decision, "off-topic", wording.offTopic);
  answerPlainly(situation, decision, question);
}

/** What fits any question of this form; but nobody says that they don't know what they most likely were asked, and do know. */
function answerPlainly(situation: Situation, decision: Decision, question: Question) {
  const { practice } = situation;
  const { isUnsure = false } = plainAnswer(question, practice.persona);
  const isOfThisCall = question.form !== "choice" && question.perhaps?.startsWith(OF_THIS_CALL);
  const meant = isUnsure || isOfThisCall ? mostLikelyMeant(question, practice) : null;
  if (meant) return answerFromSheet(situation, decision, { ...question, kind: "topic", slot: question.perhaps }, meant);
  const own = isUnsure && question.form !== "what" ? ownWords(practice.persona, "unsure") : [];
  decision.beats.push({ ...plainBeat(question, practice.persona), own });
}

function mostLikelyMeant({ perhaps, perhapsChance, form }: Question, practice: Practice): Answer | null {
  if (perhaps === null || perhapsChance < MOST_LIKELY) return null;
  const answer = answerOn(sheetsOf(practice), perhaps);
  const isKnown = answer !== null && answer.value !== null;
  return isKnown && mayAnswer(form, answer, findSlot(perhaps)?.type ?? "text") ? answer : null;
}

/** "What would make you switch?": nobody has to think about what they want of the call they are in. */
const OF_THIS_CALL = "call.";
/** Chance from which on it is likelier than that nothing of the kind was asked. */
const MOST_LIKELY = 0.2;

/**
 * The answer on what is likely meant, where the question names it: nobody asks back whether the mortgage was meant by the
 * mortgage.
 */
function likelyNamed({ perhaps, perhapsChance, sentence, form }: Question, practice: Practice): Answer | null {
  if (perhaps === null || perhapsChance < LIKELY_MEANT || form === "choice") return null;
  const named = contentWords(normalise(slotNames[perhaps] ?? ""));
  const isNamed = sharedWords(named, contentWords(sentence.text)) > 0;
  return isNamed ? answerOn(sheetsOf(practice), perhaps) : null;
}

/** The customer of an author's library has no sheets: what comes to mind, else what a person says who has no answer. */
function answerFromFacts(situation: Situation, decision: Decision, question: Question) {
  const { practice } = situation;
  const { text } = question.sentence;
  if (question.slotChance < SURELY_READ && answerFromMemory(situation, decision, question)) return;
  if (isOffTopic(practice, question)) return say(decision, "off-topic", wording.offTopic);
  const own = ownWords(practice.persona, "unsure");
  const notSure = (options: readonly string[]) =>
    void decision.beats.push({ key: "unknown", options, own, must: true });
  if (OPINION.test(text)) return say(decision, "unknown", wording.opinion);
  if (/\bhow (?:much|many|big|large|far)\b/.test(text)) return notSure(wording.unknownAmount);
  if (/\b(?:when|how long|what year|how old)\b/.test(text)) return notSure(wording.unknownWhen);
  if (question.open) return notSure(wording.unknownOpen);
  notSure(wording.unknownYesNo);
}

/** "You mean the deductible?": only where one thing is likely, and never twice in a row. */
function asksBack(
  { memory, practice, turn }: Situation,
  decision: Decision,
  { perhaps, perhapsChance, form }: Question,
): boolean {
  if (memory.askedBack || decision.memory.lastLine === null || perhaps === null) return false;
  const name = slotNames[perhaps];
  if (name === undefined || perhapsChance < LIKELY_MEANT || !ASKS_FOR_A_THING.has(form)) return false;
  if (chance(practice.seed, `${turn}/asks-back`) > SHARE_ASKED_BACK) return false;
  decision.memory.askedBack = true;
  decision.memory.meant = perhaps;
  say(decision, "asks-back", [`You mean ${name}?`, `${upperFirst(name)}?`, `Like, ${name}?`]);
  return true;
}

/** Who is asked for a yes or a no asks nothing back. */
const ASKS_FOR_A_THING: ReadonlySet<string> = new Set(["what", "how-much", "who", "when", "where", "tell"]);

/** Chance from which on the likeliest thing is worth a question back, and how often people ask it. */
const LIKELY_MEANT = 0.22;
const SHARE_ASKED_BACK = 0.5;

/** "What do you want first, the number or the limits?" */
const WHAT_FIRST = /\b(?:what|which) (?:\w+ ){0,2}(?:do|would) you (?:want|like|rather) (?:\w+ ){0,3}first\b.* or /;

const SURELY_READ = 0.45;

const OPINION =
  /\b(?:you (?:think|feel|like|prefer)\b|would you|(?:it|that|this) feel|interested|rather|ever considered|opinion|surpris\w*|bother|expect|happy with|okay with|comfortable)\b/;

function answerFromMemory(situation: Situation, decision: Decision, question: Question): boolean {
  const found = recall(situation, question);
  if (!found) return false;
  if (found.kind === "untold") tellFact(situation.practice, decision, found.fact, true);
  else if (found.kind === "chatter") {
    decision.beats.push({ key: `topic:${found.topic}`, options: found.options, must: true, lead: 0.2 });
    remember(decision, question, found.topic);
  } else {
    if (!found.fits && !question.open) decision.beats.push({ key: "hedge", options: wording.hedge, must: false });
    decision.beats.push({ key: `more:${found.fact.id}`, options: found.options, must: true, lead: 0.2 });
    remember(decision, question, found.fact.id);
  }
  return true;
}

/** "Is this Jordan?", and it is not. */
function asksForSomebodyElse({ sentence }: Question, { practice }: Situation): boolean {
  const name = ASKS_FOR.exec(sentence.text)?.[1] ?? "";
  return FIRST_NAMES.has(name) && !wordsOf(normalise(practice.persona.name)).includes(name);
}

const ASKS_FOR =
  /\b(?:is this|(?:speak|speaking|talk|talking) (?:to|with)|reach|looking for) (?:a |mr |mrs |ms )?(\w+)\b/;
