import type { Practice } from "../scenarios/practice.ts";
import { hashText, shuffled } from "../seeded.ts";
import type { CustomerMove, CustomerState } from "./customer-state.ts";
import { decide } from "./deciding/decide.ts";
import type { Situation } from "./deciding/decision.ts";
import { finalWord } from "./deciding/exits.ts";
import { type Effects, moveMeters } from "./deciding/meters.ts";
import { mentionMarks, takeBackUnraised, takeBackUntold } from "./deciding/told-in-words.ts";
import { agentMarks, customerMarks } from "./mark-writer.ts";
import { freshMemory, type Memory, readMemory } from "./memory.ts";
import {
  asksSomething,
  type Handling,
  handleObjection,
  idleCost,
  openingObjections,
  withScriptObjections,
} from "./objections.ts";
import { fillSlots, sentenceKeys, speak } from "./phrase.ts";
import { withLine } from "./said-line.ts";
import { isRepeat } from "./understanding/asked-questions.ts";
import { type Heard, heardAct } from "./understanding/heard.ts";
import { matchesAny } from "./understanding/patterns.ts";
import type { Question } from "./understanding/question.ts";
import { understand } from "./understanding/understand.ts";
import { isOffTopic } from "./vocabulary.ts";

/** Changes when the same lines would give another conversation. */
export const ENGINE_VERSION = "customer-27";

export type AgentLine = {
  /** Index of the agent's turn; the customer's answer is the next. */
  turn: number;
  text: string;
  /** Objections the agent's own script prepares for. */
  scriptObjections: string[];
};

export function openCustomer(practice: Practice): { state: CustomerState; opening: string } {
  const { scenario, difficulty, seed } = practice;
  const memory = freshMemory(practice);
  const opening = fillSlots(shuffled(scenario.openings, seed, "opening")[0] ?? "Hello?", practice, memory);
  const state: CustomerState = {
    trust: difficulty.trust,
    irritation: difficulty.irritation,
    interest: difficulty.interest,
    agentTurns: 0,
    disclosed: [],
    objections: openingObjections(practice),
    said: sentenceKeys(opening),
    marks: mentionMarks(practice, { disclosed: [], marks: [] }, { turn: 0, text: opening }),
    exit: null,
    memory: withLine(memory, { turn: 0, text: opening }),
  };
  return { state, opening };
}

/**
 * The customer's answer to one agent line: understands it, moves the meters, decides, and words the decision. Pure: the same
 * practice, state and line give the same result. Never throws and never changes its arguments.
 */
export function step(
  practice: Practice,
  state: CustomerState,
  line: AgentLine,
): { state: CustomerState; move: CustomerMove } {
  if (state.exit) return finalWord(practice, state, readMemory(practice, state), line);
  return answer(hearLine(practice, state, line));
}

/**
 * What one agent line comes to before it is answered: what was understood, how it moves the customer, and the marks of it.
 * `reread` replaces what the rules understood by what a model read, proven by quotes.
 */
export function hearLine(practice: Practice, state: CustomerState, line: AgentLine, reread?: Reread): Situation {
  const remembered = readMemory(practice, state);
  const known = { ...state, objections: withScriptObjections(practice, state.objections, line.scriptObjections) };
  const byRules = understand(line.text, {
    practice,
    disclosed: state.disclosed,
    lastLine: remembered.lastLine,
    lastTopic: remembered.lastTopic,
    lastSlot: remembered.lastSlot,
    meant: remembered.meant,
    told: remembered.told,
    lastAsked: remembered.lastAsked,
  });
  const heard = reread ? reread.heard(byRules) : byRules;
  const handling = reread
    ? reread.handling(known, remembered, heard)
    : handleObjection(practice, known, remembered, heard);
  const bait = reread?.bait ?? baitAnswer(practice, remembered, heard);
  const effects = effectsOf(practice, known, remembered, heard, handling, bait);
  const meters = moveMeters(known, heard, effects, practice.difficulty);
  const memory = learn(practice, { ...known, ...meters }, remembered, heard, effects);
  const marksHeard = agentMarks({ practice, state: known, memory: remembered, heard, handling, bait, turn: line.turn });
  return {
    practice,
    state: {
      ...known,
      ...meters,
      agentTurns: known.agentTurns + 1,
      marks: [...known.marks, ...(reread ? marksHeard.map((mark) => ({ ...mark, by: "model" as const })) : marksHeard)],
    },
    memory,
    heard,
    handling,
    bait,
    effects,
    turn: line.turn,
  };
}

/** What replaces the rules' understanding of a line. */
export type Reread = {
  heard: (byRules: Heard) => Heard;
  handling: (state: CustomerState, memory: Memory, heard: Heard) => Handling | null;
  /** Null: the rules say whether a bait was taken. */
  bait: "declined" | "taken" | null;
};

/** The built-in customer decides what to do, and says it. */
function answer(situation: Situation): { state: CustomerState; move: CustomerMove } {
  const { practice, state: known, heard, handling, turn } = situation;
  const meters = known;
  const decision = decide(situation);
  const spoken = speak(decision.beats, {
    practice,
    memory: decision.memory,
    said: known.said,
    sentences: sentencesFor(practice, situation),
    terse: meters.irritation > 60 || (practice.difficulty.level > 1 && decision.memory.patience <= 1),
    turn,
  });
  takeBackUntold(decision, spoken, situation.memory);
  takeBackUnraised(decision, (key) => spoken.pieces.has(key));
  const marksSaid = customerMarks(decision, spoken, practice, turn + 1);
  const marksInPassing = mentionMarks(practice, decision.state, { turn: turn + 1, text: spoken.line });
  const next: CustomerState = {
    ...decision.state,
    said: spoken.said,
    marks: [...decision.state.marks, ...marksSaid, ...marksInPassing],
    exit: decision.exit,
    memory: {
      ...withLine(decision.memory, { turn: turn + 1, text: spoken.line }),
      lastLead: spoken.lead || decision.memory.lastLead,
    },
  };
  const move: CustomerMove = {
    line: spoken.line,
    mood: moodOf(next),
    acts: [...new Set(heard.acts.map((act) => act.kind))],
    disclosed: decision.told.map((told) => told.fact),
    raised: decision.raised,
    resolved: handling?.outcome === "resolved" ? [handling.objection.id] : [],
    exit: decision.exit,
  };
  return { state: next, move };
}

export function moodOf(state: Pick<CustomerState, "trust" | "irritation">): CustomerMove["mood"] {
  if (state.irritation >= 55) return "irritated";
  if (state.trust < 38) return "guarded";
  return state.trust >= 60 && state.irritation < 35 ? "warm" : "neutral";
}

function sentencesFor(practice: Practice, { state }: Situation): number {
  if (state.irritation > 60) return 1;
  return practice.difficulty.replySentences;
}

/** Whether the agent's line takes the bait that was offered, or stays clean. */
function baitAnswer(practice: Practice, memory: Memory, heard: Heard): "declined" | "taken" | null {
  const { bait } = practice.scenario;
  if (!bait || memory.bait !== "offered" || heard.wordCount === 0) return null;
  // "No. Nobody's policy covers everything."
  const refuses = heard.sentences
    .slice(0, 2)
    .some(({ text }) => /^(?:(?:well|ha|oh|honestly|look|sorry) )*no\b/.test(text));
  if (refuses || heardAct(heard, "limits")) return "declined";
  const taken = heard.sentences.some(
    (sentence) =>
      matchesAny(sentence.text, bait.takenWhen) &&
      !/\b(?:not|no policy|no one|nobody|never|can not|will not|would not|illegal|not allowed)\b/.test(sentence.text),
  );
  return taken ? "taken" : "declined";
}

function effectsOf(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  heard: Heard,
  handling: Effects["handling"],
  baitAnswered: Effects["baitAnswered"],
): Effects {
  const topical = heard.questions.filter((question) => question.kind === "topic");
  const aboutFacts = topical.filter((question) => question.fact !== null && !state.disclosed.includes(question.fact));
  const ask = practice.scenario.asks?.find((one) => one.id === memory.askOpen);
  const opening = new Set(state.marks.flatMap((mark) => (mark.type === "opening" ? [mark.aspect as string] : [])));
  const repeated = heard.questions.filter((question) => isRepeat(question, memory.told, memory.lastAsked));
  return {
    asked: new Set(
      heard.questions
        .filter((question) => isInquiry(practice, question) && !repeated.includes(question))
        .map(({ sentence }) => sentence.quote),
    ).size,
    factsAsked: new Set(aboutFacts.map((question) => question.fact)).size,
    openFactsAsked: aboutFacts.filter((question) => question.open).length,
    repeatedQuestions: repeated.length,
    stackedQuestions: Math.max(
      0,
      heard.questions.filter((question) => ["topic", "unknown", "explore"].includes(question.kind)).length - 1,
    ),
    newOpening: (["name", "agency", "purpose", "recording", "agenda"] as const).filter(
      (aspect) => heardAct(heard, aspect) && !opening.has(aspect),
    ).length,
    newGaps: heard.gaps.filter((gap) => !memory.gapsNamed.includes(gap.id)),
    // Who proposes the same step again may have been put off.
    parroted:
      !heardAct(heard, "next-step", "close-ask") &&
      heard.wordCount >= 5 &&
      memory.linesHeard.includes(hashText(heard.text).toString(36)),
    handling,
    baitAnswered,
    recommended: memory.recommended + (heardAct(heard, "recommendation") ? 1 : 0),
    linkedToNeed:
      heard.reread?.linkedToNeed ??
      /\b(?:because|since|given|you (?:said|told|mentioned)|so that|that way|for your|with (?:the|your)|your)\b/.test(
        heard.text,
      ),
    needsKnown: state.disclosed.length,
    askAnswered: ask !== undefined && matchesAny(heard.text, ask.answeredBy),
    smallTalk:
      memory.smallTalk + (heard.questions.some((question) => SMALL_TALK.has(question.topic ?? question.kind)) ? 1 : 0),
  };
}

/** A question that wants to know something of this customer, whether or not the library foresaw it. */
function isInquiry(practice: Practice, question: Question): boolean {
  return ["topic", "unknown", "explore"].includes(question.kind) && !isOffTopic(practice, question);
}

const SMALL_TALK = new Set(["any.weather", "any.weekend", "wellbeing"]);

/** How many times a turn that leads nowhere costs what another does: at most one of those the customer will spend. */
const IDLE_COST = 1.5;

/** Agent lines a person would notice being said again word for word. */
const LINES_REMEMBERED = 12;

/** What the customer remembers of the agent's line before answering it. */
function learn(practice: Practice, state: CustomerState, memory: Memory, heard: Heard, effects: Effects): Memory {
  const gotSomewhere =
    (asksSomething(heard) && effects.smallTalk === memory.smallTalk) ||
    effects.handling?.outcome === "resolved" ||
    effects.handling?.newlyExplored ||
    effects.newGaps.some((gap) => gap.tied) ||
    heardAct(heard, "reflection") !== null;
  const { handling } = effects;
  const { patienceTurns, agreesAt, turnCost } = practice.difficulty;
  const engaged = state.interest >= agreesAt + 4 && state.irritation < 30 && state.agentTurns < 4 * patienceTurns;
  const cost = (gotSomewhere ? turnCost : Math.min(1, IDLE_COST * turnCost)) * (engaged ? 0.5 : 1);
  return {
    ...memory,
    agentName: memory.agentName ?? heard.agentName,
    agency: memory.agency ?? heard.agency,
    patience: Math.round(100 * (memory.patience - cost)) / 100,
    linesHeard: [...memory.linesHeard, hashText(heard.text).toString(36)].slice(-LINES_REMEMBERED),
    gapsNamed: [
      ...new Set([...memory.gapsNamed, ...(effects.newGaps.length > 0 ? heard.gaps.map((gap) => gap.id) : [])]),
    ],
    recommended: effects.recommended,
    smallTalk: effects.smallTalk,
    insults: memory.insults + (heardAct(heard, "insult") ? 1 : 0),
    objectionIdle: handling?.outcome === "ignored" ? memory.objectionIdle + idleCost(heard) : 0,
    sinceObjection: handling ? 0 : memory.sinceObjection + 1,
    bait: effects.baitAnswered ? "done" : memory.bait,
    askOpen: null,
  };
}
