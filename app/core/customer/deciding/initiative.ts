import { answerOn } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Objection } from "../../scenarios/schema.ts";
import { chance } from "../../seeded.ts";
import { wording } from "../customer-wording.ts";
import { nextObjection, openObjection, wordsFor } from "../objections.ts";
import { figuresIn } from "../understanding/figures.ts";
import { type Heard, heardAct } from "../understanding/heard.ts";
import { matchesAny } from "../understanding/patterns.ts";
import type { Question } from "../understanding/question.ts";
import { type Decision, hasContentQuestion, type Situation, tellFact, untoldFact } from "./decision.ts";

/** What the customer brings up unasked: an objection, the bait, a question of their own, a fact. At most one. */
export function bringUp(situation: Situation, decision: Decision, question: Question | null) {
  const { practice, memory, turn, heard, handling, effects } = situation;
  const { scenario, seed, difficulty } = practice;
  const { state } = decision;
  if (handling?.outcome === "resolved" || decision.memory.askedWho !== memory.askedWho) return;
  const provoked = heardAct(heard, "pressure", "scare") !== null || effects.parroted;
  const objection = provoked ? null : nextObjection(practice, state, memory, momentOf(situation, false));
  const answering = hasContentQuestion(question) || putsSomething(heard);
  if (hasSaidMuch(decision)) return;
  // Who asks a client for a minute gets it first; a cold call gets what is thought of it.
  const asksLeave = heard.questions.some(({ kind }) => kind === "permission" || kind === "wellbeing");
  const isLeave = asksLeave && state.agentTurns <= 1 && scenario.call !== "outbound";
  if (objection && !answering && !isLeave) return raise(situation, decision, objection);
  const mayInterrupt = answering && !putsSomething(heard);
  if (objection && mayInterrupt && (getsAWordIn(situation, objection) || isPreparedFor(situation, objection)))
    return raise(situation, decision, objection, wording.objectionOpeners);
  const offered = heardAct(heard, "recommendation", "price", "comparison") !== null;
  if (
    scenario.bait &&
    memory.bait === "waiting" &&
    !provoked &&
    !openObjection(state) &&
    !answering &&
    (scenario.bait.after ?? []).every((id) => state.disclosed.includes(id)) &&
    (offered || heard.pitchesCover || heardAct(heard, "limits", "gap") !== null) &&
    state.agentTurns >= 4
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
  const ask = scenario.asks?.find(
    (one) => one.when === when && !memory.asked.includes(one.id) && !matchesAny(heard.text, one.answeredBy),
  );
  if (ask && when && !answering && chance(seed, `${turn}/ask`) < (when === "early" ? 0.35 : 0.75)) {
    decision.memory.askOpen = ask.id;
    decision.memory.asked = [...memory.asked, ask.id];
    decision.beats.push({ key: `ask:${ask.id}`, options: ask.says, must: false });
    return;
  }
  const drawnOut =
    heard.wordCount <= BRIEF_WORDS &&
    (heardAct(heard, "reflection") !== null ||
      (heardAct(heard, "acknowledgement") !== null && state.disclosed.length > 0));
  const explains = heard.pitchesCover || heardAct(heard, "product", "limits", "gap") !== null;
  const open = drawnOut && !answering && !offered && !explains && state.agentTurns >= 2;
  const fact = untoldFact(practice, state);
  if (open && fact && memory.volunteered < difficulty.volunteers) {
    decision.memory.volunteered = memory.volunteered + 1;
    tellFact(practice, decision, fact, false);
  }
}

/** "So no actual bite, right?": puts something to the customer, who says yes or no to it. */
function putsSomething({ questions }: Heard): boolean {
  const last = questions.at(-1);
  if (!last?.sentence.asked) return false;
  return last.kind === "statement" || last.form === "confirm";
}

/** Who has just reacted to something leaves it at that. */
function hasSaidMuch(decision: Decision): boolean {
  return decision.beats.some((beat) => beat.must && /^(?:gap|reveal|concede)/.test(beat.key));
}

/** Somebody who says little and means it draws the customer out. */
const BRIEF_WORDS = 24;

/** An objection that was passed over twice, sharper this time; after an answer to something else it needs a bridge. */
export function bringBack({ handling }: Situation, decision: Decision) {
  if (!handling || hasSaidMuch(decision)) return;
  decision.memory.lastTopic = null;
  decision.beats.push({ key: `objection:${handling.objection.id}`, options: handling.objection.saysAgain, must: true });
}

/** The agent has just touched what the objection is about, or asked for what it is made for. */
export function isCalledUp(objection: Objection, heard: Heard): boolean {
  return (
    ["price", "close"].includes(objection.trigger) ||
    matchesAny(heard.text, [...objection.scriptCues, ...objection.answerKeys])
  );
}

/** Asked one thing after another, people get a word in at last: the tough with anything, others with what is called up. */
function getsAWordIn({ practice, memory, state, turn, heard }: Situation, objection: Objection): boolean {
  const { level } = practice.difficulty;
  const waited = Math.min(memory.sinceObjection, state.agentTurns);
  const hasWaited = waited >= LONG_WAIT[level] && chance(practice.seed, `${turn}/get-a-word-in`) < 0.5;
  return hasWaited && (level === 3 || isCalledUp(objection, heard));
}

/** An agent who brought a script wants to hear what it prepares for. */
function isPreparedFor({ memory, state }: Situation, objection: Objection): boolean {
  const isOfScript = state.objections.some(({ id, fromScript }) => id === objection.id && fromScript);
  return isOfScript && Math.min(memory.sinceObjection, state.agentTurns) >= SCRIPT_WAIT;
}

const SCRIPT_WAIT = 2;

/** By level, agent turns with nothing but questions after which an objection comes beside an answer. */
const LONG_WAIT = { 1: 30, 2: 14, 3: 3 } as const;

/** `openers`: it comes beside an answer to something else, and people say so ("Thing is, ..."). */
export function raise(situation: Situation, decision: Decision, objection: Objection, openers?: readonly string[]) {
  const { practice, turn } = situation;
  // "Is now a good time?" gets from the tough what they think of the call, and no leave beside it.
  const isOpening = practice.scenario.call !== "inbound" && decision.state.agentTurns <= 2;
  if (isOpening && practice.difficulty.level === 3)
    decision.beats = decision.beats.filter(({ key }) => key !== "permission");
  const left = openObjection(decision.state);
  if (left) decision.dropped.push(left.id);
  decision.raised.push(objection.id);
  decision.memory.sinceObjection = 0;
  decision.memory.objectionIdle = 0;
  decision.memory.lastTopic = null;
  decision.state = {
    ...decision.state,
    objections: decision.state.objections.map((one) =>
      one.id === objection.id
        ? { ...one, status: "open", raisedAt: turn + 1 }
        : one.id === left?.id
          ? { ...one, status: "dropped" }
          : one,
    ),
  };
  decision.beats.push({
    key: `objection:${objection.id}`,
    options: fitting(wordsFor(practice, objection), situation.heard),
    must: true,
    ...(openers && !isQuestion(practice, objection) && { openers }),
  });
}

/** Who has just heard a price does not guess at one. */
function fitting(options: readonly string[], heard: Heard): readonly string[] {
  const left = heardAct(heard, "price") ? options.filter((one) => !GUESSES.test(one)) : [];
  return left.length > 0 ? left : options;
}

const GUESSES = /\b(?:probably|must be|I bet|I guess|I'd guess|I imagine|has to be)\b/;

/** "Doesn't the mortgage company do that?" leads over by itself. */
function isQuestion(practice: Practice, objection: Objection): boolean {
  return wordsFor(practice, objection).every((words) => /\?$/.test(words));
}

/** "If I got you to fifty a month": a sum that is no offer yet. */
const SUPPOSED = /\bif (?:i|we|it|this|that)\b/;

/** "I bet I still land under that thirteen fifty": nobody takes that for more than they pay. */
const SAYS_LESS =
  /\b(?:(?:under|below|less than|lower than|cheaper than|beats?) (?:that|the|your|what|you)|saves? you|saving you|you(?: would)? save)\b/;

/** "I'm at 1,140 for six months", to somebody who pays 1,352 for them. */
function isBelowToday({ practice, heard }: Situation): boolean {
  const today = answerOn(sheetsOf(practice), "policy.premium")?.value;
  if (typeof today !== "number") return false;
  const named = heard.acts.filter(({ kind }) => kind === "price").flatMap(({ sentence }) => figuresIn(sentence.quote));
  const alike = named.filter((figure) => figure > today * ALIKE && figure < today / ALIKE);
  return alike.length > 0 && alike.every((figure) => figure < today);
}

/** A sum further off is of another time, or of another thing. */
const ALIKE = 0.6;

export function momentOf(situation: Situation, closing: boolean) {
  const { state, heard } = situation;
  const saysLess = SAYS_LESS.test(heard.text) || isBelowToday(situation);
  return {
    agentTurns: state.agentTurns,
    trust: state.trust,
    offered: heardAct(heard, "recommendation") !== null,
    priced: !saysLess && heard.acts.some(({ kind, sentence }) => kind === "price" && !SUPPOSED.test(sentence.text)),
    saysLess,
    closing,
    text: heard.text,
  };
}
