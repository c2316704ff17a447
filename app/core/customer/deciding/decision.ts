import { type Answer, answerTelling } from "../../scenarios/answer-sheet.ts";
import { sheetsOf } from "../../scenarios/find-answer-sheets.ts";
import type { Practice } from "../../scenarios/practice.ts";
import type { Fact } from "../../scenarios/schema.ts";
import { chance } from "../../seeded.ts";
import type { CustomerState, Exit } from "../customer-state.ts";
import { wording } from "../customer-wording.ts";
import type { Memory } from "../memory.ts";
import type { Handling } from "../objections.ts";
import type { Beat } from "../phrase.ts";
import { byes, ownWords } from "../phrasing/own-words.ts";
import { namesDate } from "../understanding/acts.ts";
import { type Heard, heardAct } from "../understanding/heard.ts";
import type { Question } from "../understanding/question.ts";
import { exitReason } from "./exits.ts";
import type { Effects } from "./meters.ts";

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
  /** `key`: of the beat that tells it. */
  told: { fact: string; asked: boolean; key: string }[];
  raised: string[];
  returned: string[];
  dropped: string[];
  baited: boolean;
  askedToStop: boolean;
};

export function addTold(decision: Decision, fact: Fact, asked: boolean) {
  if (decision.state.disclosed.includes(fact.id)) return;
  decision.told.push({ fact: fact.id, asked, key: `fact:${fact.id}` });
  decision.state = { ...decision.state, disclosed: [...decision.state.disclosed, fact.id] };
}

/** At the realistic level an agent who is merely polite hears most things; set by reading conversations. */
const REALISTIC_LENIENCE = 4;

/** Facts the customer would tell at this level of trust; an easygoing customer holds nothing back. */
export function tellable(practice: Practice, state: CustomerState, fact: Fact): boolean {
  const { level } = practice.difficulty;
  return level === 1 || state.trust >= fact.trustNeeded - (level === 2 ? REALISTIC_LENIENCE : 0);
}

export function untoldFact(practice: Practice, state: CustomerState): Fact | null {
  return (
    practice.scenario.facts.find((fact) => !state.disclosed.includes(fact.id) && tellable(practice, state, fact)) ??
    null
  );
}

export function tellFact(practice: Practice, decision: Decision, fact: Fact, asked: boolean) {
  addTold(decision, fact, asked);
  decision.memory.lastTopic = fact.id;
  decision.memory.told = { ...decision.memory.told, [fact.id]: (decision.memory.told[fact.id] ?? 0) + 1 };
  const own = slotTelling(practice, fact);
  decision.memory.lastSlot = own?.slot ?? null;
  decision.beats.push({
    key: `fact:${fact.id}`,
    options: own?.answer.says.slice(-1) ?? fact.says,
    must: true,
    lead: own ? 0 : 0.3,
    tells: fact.id,
  });
}

/** The first slot of this customer's sheet that tells a fact, and the words that do; null: they have no sheet. */
export function slotTelling(practice: Practice, fact: Fact): { slot: string; answer: Answer } | null {
  for (const [slot, answer] of Object.entries(sheetsOf(practice)?.scenario ?? {})) {
    const telling = answer.fact === fact.id ? answerTelling(answer) : null;
    if (telling) return { slot, answer: telling };
  }
  return null;
}

export function end(situation: Situation, decision: Decision, kind: Exit["kind"], cause: string) {
  const { persona } = situation.practice;
  const willTalkAgain = kind === "agreed" || kind === "soft-yes";
  // Who is said goodbye to says it, too.
  const must = heardAct(situation.heard, "goodbye") !== null;
  const saysThanks = willTalkAgain && chance(situation.practice.seed, `${situation.turn}/thanks`) < 0.5;
  const saysBye = decision.beats.some(({ options }) => options === wording.byeOpen || options === wording.byeUndecided);
  if (saysThanks && !must) decision.beats.push({ key: "thanks", options: ownWords(persona, "thanks"), must: false });
  else if (!saysBye && kind !== "walked-away")
    decision.beats.push({ key: "bye", options: byes(persona, willTalkAgain), must });
  decision.exit = {
    kind,
    turn: situation.turn + 1,
    reason: exitReason({ kind, cause, dated: isDated(situation, decision) }, situation.practice),
  };
}

/** The agent named a time, or the customer just did. */
function isDated({ heard, memory }: Situation, { beats }: Decision): boolean {
  return namesDate(heard.text) || memory.acceptedDay || beats.some(({ key }) => key === "time");
}

export function hasContentQuestion(question: Question | null): boolean {
  return question !== null && !["wellbeing", "confirm", "permission", "who"].includes(question.kind);
}

/** Takes what is said kindly. */
export function isWarm({ state }: Situation): boolean {
  return state.trust >= 42 && state.irritation < 40;
}
