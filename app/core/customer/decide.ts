import type { Practice } from "../scenarios/practice.ts";
import type { Fact, Objection } from "../scenarios/schema.ts";
import { chance } from "../seeded.ts";
import { answerQuestion } from "./answers.ts";
import { exitReason, isNearlyReady, isReady } from "./exits.ts";
import type { Memory } from "./memory.ts";
import type { Effects } from "./meters.ts";
import { findObjection, type Handling, nextObjection, openObjection, wordsFor } from "./objections.ts";
import type { Beat } from "./phrase.ts";
import type { Question } from "./questions.ts";
import { reactions } from "./reactions.ts";
import type { CustomerState, Exit } from "./state.ts";
import { type Heard, heardAct, namesDate } from "./understand.ts";
import { wording } from "./wording.ts";

/** Everything known when the customer decides what to do with an agent line. */
export type Situation = {
  practice: Practice;
  state: CustomerState;
  memory: Memory;
  heard: Heard;
  handling: Handling | null;
  bait: "declined" | "taken" | null;
  effects: Effects;
  turn: number;
};

export type Decision = {
  state: CustomerState;
  memory: Memory;
  beats: Beat[];
  exit: Exit | null;
  told: { fact: string; asked: boolean }[];
  raised: string[];
  returned: string[];
  dropped: string[];
  baited: boolean;
  askedToStop: boolean;
};

/** What to do now: end it, deal with an oddity, or talk. */
export function decide(situation: Situation): Decision {
  const decision: Decision = {
    state: settleObjection(situation),
    memory: { ...situation.memory },
    beats: [],
    exit: null,
    told: [],
    raised: [],
    returned: [],
    dropped: [],
    baited: false,
    askedToStop: false,
  };
  if (endOfPatienceWithAgent(situation, decision)) return decision;
  if (oddity(situation, decision)) return decision;
  talk(situation, decision);
  return decision;
}

export function addTold(decision: Decision, fact: Fact, asked: boolean) {
  if (decision.state.disclosed.includes(fact.id)) return;
  decision.told.push({ fact: fact.id, asked });
  decision.state = { ...decision.state, disclosed: [...decision.state.disclosed, fact.id] };
}

/** Facts the customer would tell at this level of trust; an easygoing customer holds nothing back. */
export function tellable(practice: Practice, state: CustomerState, fact: Fact): boolean {
  const { level } = practice.difficulty;
  const needed = level === 1 ? 0 : level === 2 ? fact.trustNeeded - 4 : fact.trustNeeded - 2;
  return state.trust >= needed;
}

export function untoldFact(practice: Practice, state: CustomerState): Fact | null {
  return (
    practice.scenario.facts.find((fact) => !state.disclosed.includes(fact.id) && tellable(practice, state, fact)) ??
    null
  );
}

function settleObjection({ state, handling }: Situation): CustomerState {
  if (!handling) return state;
  const { outcome, objection } = handling;
  return {
    ...state,
    objections: state.objections.map((one) =>
      one.id !== objection.id
        ? one
        : {
            ...one,
            acknowledged: one.acknowledged || handling.acknowledged,
            explored: one.explored || handling.explored,
            answered: one.answered || handling.answered,
            status: outcome === "resolved" || outcome === "returned" || outcome === "dropped" ? outcome : one.status,
          },
    ),
  };
}

function end(situation: Situation, decision: Decision, kind: Exit["kind"], cause: string) {
  decision.exit = {
    kind,
    turn: situation.turn + 1,
    reason: exitReason(kind, situation.practice, decision.state, cause),
  };
}

/** Anger, a stop request, or an insult too many. */
function endOfPatienceWithAgent(situation: Situation, decision: Decision): boolean {
  const { practice, state, memory, heard } = situation;
  const { exits } = practice.scenario;
  if (memory.stopAsked) {
    const honored =
      heardAct(heard, "stop-honoured") ||
      (heardAct(heard, "apology", "goodbye") && !heardAct(heard, "product", "next-step", "question", "pressure"));
    decision.beats.push({ key: "farewell", options: honored ? wording.stopHonored : exits.walkedAway, must: true });
    if (honored) end(situation, decision, "polite-no", "asked to be taken off the list, and the agent respected it");
    else end(situation, decision, "walked-away", "asked to be taken off the list and the agent went on");
    return true;
  }
  if (memory.insults >= 2 || state.irritation >= practice.difficulty.walkAwayAt) {
    const insulted = heardAct(heard, "insult") !== null;
    if (insulted) decision.beats.push({ key: "insulted", options: wording.insulted, must: false });
    decision.beats.push({ key: "farewell", options: exits.walkedAway, must: true });
    end(situation, decision, "walked-away", angerCause(situation));
    return true;
  }
  const provoked = heardAct(heard, "pressure", "insult", "scare") !== null || heard.wordCount > 90;
  if (
    practice.scenario.call === "outbound" &&
    provoked &&
    !heardAct(heard, "insult") &&
    state.irritation >= practice.difficulty.walkAwayAt - 22 &&
    state.agentTurns >= 2
  ) {
    decision.beats.push({ key: "stop", options: wording.stopCalling, must: true });
    decision.askedToStop = true;
    decision.memory.stopAsked = true;
    return true;
  }
  return false;
}

function angerCause({ heard, effects, memory }: Situation): string {
  if (heardAct(heard, "insult") || memory.insults > 0) return "was insulted";
  if (heardAct(heard, "pressure")) return "was put under pressure";
  if (heardAct(heard, "scare")) return "felt frightened into buying";
  if (effects.repeatedQuestions > 0) return "was asked the same things again";
  return "felt talked at and not listened to";
}

/** Silence, insults, talk about machines, requests that belong to another conversation. */
function oddity(situation: Situation, decision: Decision): boolean {
  const { heard, practice, turn, memory } = situation;
  const say = (key: string, options: readonly string[], must = true) => decision.beats.push({ key, options, must });
  if (heard.wordCount === 0) say("silence", wording.silence);
  else if (heardAct(heard, "insult")) say("insulted", wording.insulted);
  else if (heardAct(heard, "break-character")) {
    say("machine", wording.aboutMachine);
    if (chance(practice.seed, `${turn}/back`) < 0.5) say("back", wording.backToIt, false);
  } else if (heardAct(heard, "odd-request") && !heard.questions.some((question) => question.kind === "topic")) {
    say("odd", wording.oddRequest);
  } else if (heardAct(heard, "clarification") && heard.wordCount <= 8 && memory.lastLine) {
    return sayItAgain(situation, decision);
  } else return false;
  checkClock(situation, decision);
  return true;
}

/** "Sorry, say that again?": the same content in other words. */
function sayItAgain(situation: Situation, decision: Decision): boolean {
  const { practice, memory, state } = situation;
  const open = openObjection(state);
  const objection = open && findObjection(practice, open.id);
  const fact = practice.scenario.facts.find((one) => one.id === memory.lastTopic);
  const options = objection
    ? [...wordsFor(practice, objection), ...objection.saysAgain]
    : fact && state.disclosed.includes(fact.id)
      ? fact.says
      : null;
  if (!options) return false;
  decision.beats.push({ key: "again", options, openers: wording.rephrase, must: true });
  checkClock(situation, decision);
  return true;
}

function talk(situation: Situation, decision: Decision) {
  const { heard, practice, memory } = situation;
  const question = questionToAnswer(heard);
  const proposed = isProposal(situation, question);
  const fresh = proposed ? nextObjection(practice, decision.state, memory, momentOf(situation, true)) : null;

  reactions(situation, decision, question, proposed);
  if (proposed && fresh) raise(situation, decision, fresh, false);
  else if (proposed) answerProposal(situation, decision);
  if (!decision.exit && !decision.raised.length) {
    greet(situation, decision, question);
    if (question && !proposed) answerQuestion(situation, decision, question);
    if (decision.returned.length > 0) bringBack(situation, decision);
    else if (!proposed) bringUp(situation, decision, question);
  }
  if (!decision.exit && !proposed && heardAct(heard, "goodbye") && !question && decision.state.agentTurns >= 2) {
    decision.beats = [{ key: "farewell", options: wording.byeOpen, must: true }];
    end(situation, decision, "polite-no", "the agent said goodbye before a next step was agreed");
  }
  if (decision.beats.every((beat) => !beat.must)) fillSilence(decision);
  if (!decision.exit) checkClock(situation, decision);
}

/** The last real question of the line: of several, a person answers the last. */
function questionToAnswer(heard: Heard): Question | null {
  const answerable = heard.questions.filter(
    (question) => !["proposal", "permission", "statement"].includes(question.kind),
  );
  const real = answerable.filter((question) => !["confirm", "wellbeing"].includes(question.kind));
  return real.at(-1) ?? answerable.at(-1) ?? null;
}

function isProposal({ heard, memory, state, effects, handling }: Situation, question: Question | null): boolean {
  const asks = heard.questions.some((one) => one.kind === "proposal");
  if (effects.parroted) return false;
  if (
    question &&
    ["topic", "explore", "unknown", "anything-else"].includes(question.kind) &&
    heard.questions.at(-1) === question
  )
    return false;
  if (memory.askedWhen && namesDate(heard.text)) return true;
  if (state.agentTurns < 2) return false;
  if (asks || heardAct(heard, "close-ask")) return true;
  // "I'll call you Thursday" settles something; "I can review it with you" is part of an answer.
  return heardAct(heard, "next-step") !== null && namesDate(heard.text) && !handling?.newlyAnswered;
}

function answerProposal(situation: Situation, decision: Decision) {
  const { practice, heard, memory } = situation;
  const { state } = decision;
  const { exits } = practice.scenario;
  const open = openObjection(state);
  const asksTime = /\b(?:what (?:day|time)|when (?:works|is|would|can|could|are)|which day|your calendar)\b/.test(
    heard.text,
  );
  const dated = namesDate(heard.text);
  const ready = isReady(practice, state) && !open;
  if (ready && (dated || asksTime || memory.askedWhen)) {
    if (!dated) decision.beats.push(freeTime(practice));
    decision.beats.push({ key: "farewell", options: exits.agreed, must: true });
    return end(situation, decision, "agreed", "");
  }
  if (ready) {
    decision.memory.askedWhen = true;
    decision.beats.push({ key: "when", options: wording.whatNext, must: true });
    return;
  }
  const acquainted = state.disclosed.length >= 2 || state.agentTurns >= 6;
  if (acquainted && isNearlyReady(practice, state) && (dated || asksTime || memory.askedWhen)) {
    if (!dated) decision.beats.push(freeTime(practice));
    decision.beats.push({ key: "farewell", options: exits.softYes, must: true });
    return end(
      situation,
      decision,
      "soft-yes",
      open ? "one objection was still open" : "the reasons so far were not enough",
    );
  }
  if (acquainted && isNearlyReady(practice, state) && !open) {
    decision.memory.askedWhen = true;
    decision.beats.push({ key: "when", options: wording.whatNext, must: true });
    return;
  }
  decision.memory.refusals = memory.refusals + 1;
  if (decision.memory.refusals >= 3) {
    decision.beats.push({ key: "farewell", options: exits.politeNo, must: true });
    return end(situation, decision, "polite-no", "was asked to commit several times without seeing a reason to");
  }
  decision.beats.push({ key: "not-yet", options: open ? wording.notSettled : wording.tooSoon, must: true });
}

function freeTime(practice: Practice): Beat {
  const times = practice.scenario.freeTimes ?? ["tomorrow afternoon"];
  return {
    key: "time",
    options: times.flatMap((time) => wording.freeTime.map((frame) => frame.replace("{time}", time))),
    must: true,
  };
}

/** Who is this, what is it about, have you got a minute: the first lines of a call. */
function greet(situation: Situation, decision: Decision, question: Question | null) {
  const { heard, practice, state, memory, turn } = situation;
  const first = state.agentTurns === 1;
  const outbound = practice.scenario.call !== "inbound";
  const tight = practice.difficulty.level === 3 || state.irritation > 35;
  const say = (key: string, options: readonly string[], must: boolean) => decision.beats.push({ key, options, must });
  if (first && memory.agentName && chance(practice.seed, `${turn}/hi`) < 0.6) say("hi", wording.hiAgent, false);
  if (first && outbound && !memory.agentName && !memory.agency) {
    decision.memory.askedWho = true;
    return say("who", wording.whoIsThis, true);
  }
  if (question?.kind === "wellbeing" && first)
    say("well", tight && !heardAct(heard, "purpose") ? wording.wellTight : wording.well, true);
  if (heardAct(heard, "recording") && chance(practice.seed, `${turn}/rec`) < 0.7)
    say("recording", wording.recordingFine, false);
  const asksLeave = heard.questions.some((one) => one.kind === "permission");
  if (asksLeave && !hasContentQuestion(question)) {
    const mayAsk = /\b(?:ask|share|walk|explain|mind|okay|alright|permission)\b/.test(
      heard.questions.find((one) => one.kind === "permission")?.sentence.text ?? "",
    );
    return say("permission", mayAsk ? wording.mayAskYes : tight ? wording.timeTight : wording.timeYes, true);
  }
  if (first && outbound && !heardAct(heard, "purpose") && !hasContentQuestion(question) && !(question && tight))
    say("about", wording.whatAbout, true);
}

function hasContentQuestion(question: Question | null): boolean {
  return question !== null && !["wellbeing", "confirm", "permission", "who"].includes(question.kind);
}

/** What the customer brings up unasked: an objection, the bait, a question of their own, a fact. At most one. */
function bringUp(situation: Situation, decision: Decision, question: Question | null) {
  const { practice, memory, turn, heard, handling, effects } = situation;
  const { scenario, seed, difficulty } = practice;
  const { state } = decision;
  if (handling?.outcome === "resolved" || decision.memory.askedWho !== memory.askedWho) return;
  const provoked = heardAct(heard, "pressure", "scare") !== null || effects.parroted;
  const objection = provoked ? null : nextObjection(practice, state, memory, momentOf(situation, false));
  const answering = hasContentQuestion(question);
  if (objection && (!answering || state.agentTurns % 2 === 0 || objection.trigger === "price"))
    return raise(situation, decision, objection, answering);
  const offered = heardAct(heard, "recommendation", "price", "comparison") !== null;
  if (
    scenario.bait &&
    memory.bait === "waiting" &&
    !provoked &&
    !openObjection(state) &&
    !answering &&
    (offered ? state.agentTurns >= 4 : state.agentTurns >= 6)
  ) {
    decision.memory.bait = "offered";
    decision.baited = true;
    decision.beats.push({ key: "bait", options: scenario.bait.says, must: true });
    return;
  }
  if (openObjection(state) || provoked) return;
  const when =
    effects.newGaps.length > 0
      ? "gap"
      : offered
        ? "offer"
        : state.agentTurns >= 2 && state.agentTurns <= 5
          ? "early"
          : null;
  const ask = scenario.asks?.find((one) => one.when === when && !memory.asked.includes(one.id));
  if (ask && when && chance(seed, `${turn}/ask`) < (when === "early" ? 0.35 : 0.75)) {
    decision.memory.askOpen = ask.id;
    decision.memory.asked = [...memory.asked, ask.id];
    decision.beats.push({ key: `ask:${ask.id}`, options: ask.says, must: false });
    return;
  }
  const open = heardAct(heard, "reflection", "acknowledgement") !== null && !answering && state.agentTurns >= 2;
  const fact = untoldFact(practice, state);
  if (open && fact && memory.volunteered < difficulty.volunteers) {
    decision.memory.volunteered = memory.volunteered + 1;
    tellFact(decision, fact, false);
  }
}

export function tellFact(decision: Decision, fact: Fact, asked: boolean) {
  addTold(decision, fact, asked);
  decision.memory.lastTopic = fact.id;
  decision.memory.told = { ...decision.memory.told, [fact.id]: (decision.memory.told[fact.id] ?? 0) + 1 };
  decision.beats.push({ key: `fact:${fact.id}`, options: fact.says, must: true, lead: 0.3 });
}

/** An objection that was passed over twice, sharper this time. */
function bringBack({ handling }: Situation, decision: Decision) {
  if (!handling) return;
  decision.memory.lastTopic = null;
  decision.beats.push({ key: `objection:${handling.objection.id}`, options: handling.objection.saysAgain, must: true });
}

function raise(situation: Situation, decision: Decision, objection: Objection, bridged: boolean) {
  const { practice, turn } = situation;
  decision.raised.push(objection.id);
  decision.memory.sinceObjection = 0;
  decision.memory.objectionIdle = 0;
  decision.memory.lastTopic = null;
  decision.state = {
    ...decision.state,
    objections: decision.state.objections.map((one) =>
      one.id === objection.id ? { ...one, status: "open", raisedAt: turn + 1 } : one,
    ),
  };
  if (bridged) decision.beats.push({ key: "bridge", options: wording.objectionOpeners, must: false });
  decision.beats.push({ key: `objection:${objection.id}`, options: wordsFor(practice, objection), must: true });
}

function momentOf({ state, heard }: Situation, closing: boolean) {
  return {
    agentTurns: state.agentTurns,
    trust: state.trust,
    offered: heardAct(heard, "recommendation") !== null,
    priced: heardAct(heard, "price") !== null,
    closing,
    text: heard.text,
  };
}

/** The clock: a warning, then the end. */
function checkClock(situation: Situation, decision: Decision) {
  const { memory, practice } = situation;
  if (memory.patience <= 0) {
    decision.beats = [
      ...decision.beats.filter((beat) => beat.must).slice(0, 1),
      { key: "farewell", options: wording.outOfTime, must: true },
    ];
    takeBackUnsaid(decision);
    decision.baited = decision.baited && decision.beats.some((beat) => beat.key === "bait");
    if (isReady(practice, decision.state) && !openObjection(decision.state) && decision.state.trust >= 55) {
      decision.beats = [{ key: "farewell", options: wording.outOfTimeKeen, must: true }, freeTime(practice)];
      takeBackUnsaid(decision);
      return end(situation, decision, "soft-yes", "the time was up before the agent proposed a next step");
    }
    end(situation, decision, "time-cap", "");
  } else if (memory.patience <= 2 && !memory.hurryWarned) {
    decision.memory.hurryWarned = true;
    decision.beats.push({ key: "hurry", options: wording.hurry, must: true });
  }
}

/** What a cut-short reply does not say has not been told or raised. */
function takeBackUnsaid(decision: Decision) {
  const isSaid = (key: string) => decision.beats.some((beat) => beat.key === key);
  const untold = decision.told.filter((told) => !isSaid(`fact:${told.fact}`)).map((told) => told.fact);
  const unraised = decision.raised.filter((id) => !isSaid(`objection:${id}`));
  decision.told = decision.told.filter((told) => !untold.includes(told.fact));
  decision.raised = decision.raised.filter((id) => !unraised.includes(id));
  decision.returned = decision.returned.filter((id) => isSaid(`objection:${id}`));
  decision.dropped = decision.dropped.filter((id) => isSaid(`dropped:${id}`));
  decision.state = {
    ...decision.state,
    disclosed: decision.state.disclosed.filter((id) => !untold.includes(id)),
    objections: decision.state.objections.map((one) =>
      unraised.includes(one.id) ? { ...one, status: "waiting", raisedAt: null } : one,
    ),
  };
}

/** Nothing in the line to answer: pull the agent on. */
function fillSilence(decision: Decision) {
  const { state } = decision;
  const cool = state.trust < 40 || state.irritation > 40;
  decision.beats.push({ key: "go-on", options: cool ? wording.goOnCool : wording.goOn, must: true });
}
