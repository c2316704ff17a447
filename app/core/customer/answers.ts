import { topicsOfLine } from "../scenarios/discovery.ts";
import type { Fact } from "../scenarios/schema.ts";
import { type Decision, type Situation, tellable, tellFact, untoldFact } from "./decide.ts";
import { contentWords } from "./normalise.ts";
import { openObjection } from "./objections.ts";
import { fillSlots, sentenceKeys } from "./phrase.ts";
import type { Question } from "./questions.ts";
import { wording } from "./wording.ts";

/** Answers the question, with what this customer knows, in words not used before. */
export function answerQuestion(situation: Situation, decision: Decision, question: Question) {
  const { practice, handling, heard } = situation;
  const cool = decision.state.irritation > 40;
  if (handling?.newlyExplored && handling.exploration === question) return;
  if (heard.questions.filter((one) => one.kind === "topic").length >= 3)
    decision.beats.push({ key: "stacked", options: wording.stackedNote, must: false });
  switch (question.kind) {
    case "who":
      return say(decision, "who-am-i", wording.whoAmI);
    case "wellbeing":
      return decision.beats.some((beat) => beat.key === "well")
        ? undefined
        : say(decision, "well", wording.well, false);
    case "confirm":
      return decision.beats.some((beat) => beat.must)
        ? undefined
        : say(decision, "follow", cool ? wording.followHalf : wording.follow);
    case "anything-else":
      return tellNext(situation, decision, wording.nothingElse);
    case "explore":
      return handling?.explored ? undefined : goDeeper(situation, decision);
    case "topic": {
      const fact = practice.scenario.facts.find((one) => one.id === question.fact);
      if (handling?.newlyExplored && (question.probing || !fact || decision.state.disclosed.includes(fact.id))) return;
      return fact
        ? answerWithFact(situation, decision, question, fact)
        : answerWithChatter(situation, decision, question, question.topic ?? "");
    }
    default:
      return answerUnknown(situation, decision, question);
  }
}

function say(decision: Decision, key: string, options: readonly string[], must = true) {
  decision.beats.push({ key, options, must });
}

function answerWithFact(situation: Situation, decision: Decision, question: Question, fact: Fact) {
  const { practice, memory } = situation;
  if (!decision.state.disclosed.includes(fact.id)) {
    if (!tellable(practice, decision.state, fact)) return say(decision, `withheld:${fact.id}`, wording.withheld);
    tellFact(decision, fact, true);
    return remember(decision, question, fact.id);
  }
  const isSameQuestion = sameWords(memory.lastAsked[fact.id] ?? "", question.sentence.text);
  const more = unsaid(situation, fact.more ?? []);
  if (!isSameQuestion && more.length > 0)
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
  decision.memory.lastAsked = { ...decision.memory.lastAsked, [id]: question.sentence.text.slice(0, 80) };
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
function goDeeper(situation: Situation, decision: Decision) {
  const { practice, memory } = situation;
  const topic = memory.lastTopic;
  const fact = practice.scenario.facts.find((one) => one.id === topic);
  const more = unsaid(situation, fact ? (fact.more ?? []) : topic ? answersOn(situation, topic) : []);
  if (more.length > 0) return decision.beats.push({ key: `more:${topic}`, options: more, must: true, lead: 0.25 });
  if (openObjection(decision.state)) return say(decision, "unknown", wording.unknownOpen);
  tellNext(situation, decision, topic ? wording.moreOut : wording.unknownOpen);
}

function tellNext(situation: Situation, decision: Decision, otherwise: readonly string[]) {
  const fact = untoldFact(situation.practice, decision.state);
  if (fact) tellFact(decision, fact, true);
  else say(decision, "nothing", otherwise);
}

function answerUnknown(_situation: Situation, decision: Decision, question: Question) {
  const { text } = question.sentence;
  if (/\b(?:think|feel|like|prefer|would you|interested|rather|ever considered|opinion)\b/.test(text))
    return say(decision, "unknown", wording.opinion);
  if (/\bhow (?:much|many|big|large|far)\b/.test(text)) return say(decision, "unknown", wording.unknownAmount);
  if (/\b(?:when|how long|what year|how old)\b/.test(text)) return say(decision, "unknown", wording.unknownWhen);
  if (question.open) return say(decision, "unknown", wording.unknownOpen);
  say(decision, "unknown", wording.unknownYesNo);
}

function unsaid({ practice, memory, state }: Situation, options: readonly string[]): string[] {
  const used = new Set(state.said);
  return options.filter((option) => sentenceKeys(fillSlots(option, practice, memory)).every((key) => !used.has(key)));
}

function sameWords(before: string, now: string): boolean {
  const a = contentWords(before);
  const b = contentWords(now);
  if (a.size === 0 || b.size === 0) return before === now;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.min(a.size, b.size) >= 0.6;
}
