import type { Practice } from "../../scenarios/practice.ts";
import type { Fact, Objection } from "../../scenarios/schema.ts";
import { chance } from "../../seeded.ts";
import type { CustomerMove, CustomerState } from "../customer-state.ts";
import { decide } from "../deciding/decide.ts";
import { type Situation, slotTelling, tellable } from "../deciding/decision.ts";
import { isNearlyReady, isReady } from "../deciding/exits.ts";
import { momentOf } from "../deciding/initiative.ts";
import { isProposal } from "../deciding/proposals.ts";
import { moodOf } from "../engine.ts";
import { findObjection, nextObjection, openObjection } from "../objections.ts";
import { heardAct } from "../understanding/heard.ts";

/** How far the customer is from saying yes to a next step. */
export type Readiness = "ready" | "a-short-talk" | "not-yet";

/** Why the customer ends the call with this answer. */
export type Leaving = "angry" | "out-of-time" | "asked-to-stop" | "left-alone";

/**
 * What binds a model from outside at one moment of a conversation: what the customer may tell, objects to, agrees to, and whether
 * they leave. How they say it, and what they make of the agent's words, is the model's.
 */
export type Policy = {
  mood: CustomerMove["mood"];
  facts: {
    told: readonly Fact[];
    /** Comes to mind now, asked or not. */
    volunteered: readonly Fact[];
    whenAsked: readonly Fact[];
    /** Not to this agent, at this level of trust. */
    heldBack: readonly Fact[];
  };
  /** Objections on the table, and the one that comes up now. */
  open: readonly OpenObjection[];
  due: Objection | null;
  /** What the customer asks of the agent now: something that an honest agent declines. */
  bait: string | null;
  readiness: Readiness;
  /** Wishes to meet or to buy that were declined so far. */
  refusals: number;
  /** Says that time is short. */
  hurries: boolean;
  leaving: Leaving | null;
  /** This answer may ask something back: about as often as customers do. */
  mayAsk: boolean;
  /** The agent has said goodbye: what is left is one, too. */
  isGoodbye: boolean;
  /** Words that the answer should have, about: people answer in a word or three half of the time. */
  length: "word" | "short" | "sentence" | "longer";
};

export type OpenObjection = { objection: Objection; acknowledged: boolean; explored: boolean; answered: boolean };

/** The policy for the answer to a line. The state decides here as it does for the built-in customer; only the words are open. */
export function policyFor(situation: Situation): Policy {
  const { practice, state } = situation;
  const decision = decide(situation);
  const due = findObjection(practice, decision.raised[0] ?? decision.returned[0] ?? "") ?? dueObjection(situation);
  const mentioned = decision.told.filter(({ asked }) => !asked).map(({ fact }) => fact);
  return {
    ...standing(practice, state),
    facts: factsOf(practice, state, mentioned),
    due,
    open: openObjections(practice, state).filter(({ objection }) => objection.id !== due?.id),
    bait: decision.baited ? (practice.scenario.bait?.says[0] ?? null) : null,
    refusals: situation.memory.refusals,
    hurries: decision.memory.hurryWarned && !situation.memory.hurryWarned,
    leaving: leavingOf(decision),
    mayAsk: mayAsk(practice, situation.turn),
    isGoodbye: heardAct(situation.heard, "goodbye") !== null,
    length: isProposed(situation)
      ? "sentence"
      : lengthOf(practice, state, situation.turn, situation.heard.questions.length),
  };
}

/** What the built-in customer keeps for a turn without an answer, a model can say beside one. */
function dueObjection(situation: Situation): Objection | null {
  const { practice, state, memory } = situation;
  return nextObjection(practice, state, memory, momentOf(situation, isProposed(situation)));
}

/** Drawn, as the length is: told to ask now and then, a model asks every time. */
export function mayAsk({ seed }: Practice, turn: number): boolean {
  return chance(seed, `${turn}/ask`) < SHARE_THAT_ASK;
}

const SHARE_THAT_ASK = 0.3;

function isProposed(situation: Situation): boolean {
  return isProposal(situation, situation.heard.questions.at(-1) ?? null);
}

export function standing(practice: Practice, state: CustomerState): Pick<Policy, "mood" | "readiness"> {
  const isDoubting = openObjection(state) !== null;
  const readiness =
    isReady(practice, state) && !isDoubting ? "ready" : isNearlyReady(practice, state) ? "a-short-talk" : "not-yet";
  return { mood: moodOf(state), readiness };
}

export function factsOf(practice: Practice, state: CustomerState, mentioned: readonly string[]): Policy["facts"] {
  const { facts } = practice.scenario;
  const untold = facts.filter(({ id }) => !state.disclosed.includes(id));
  const isMentioned = ({ id }: Fact) => mentioned.includes(id);
  return {
    told: facts.filter(({ id }) => state.disclosed.includes(id)),
    volunteered: untold.filter(isMentioned),
    whenAsked: untold.filter((fact) => !isMentioned(fact) && tellable(practice, state, fact)),
    heldBack: untold.filter((fact) => !isMentioned(fact) && !tellable(practice, state, fact)),
  };
}

export function openObjections(practice: Practice, state: CustomerState): OpenObjection[] {
  return state.objections.flatMap(({ id, status, acknowledged, explored, answered }) => {
    const objection = status === "open" || status === "returned" ? findObjection(practice, id) : null;
    return objection ? [{ objection, acknowledged, explored, answered }] : [];
  });
}

/** An end that does not hang on what the model makes of the agent's line. */
function leavingOf({ exit, askedToStop, memory }: ReturnType<typeof decide>): Leaving | null {
  if (askedToStop) return "asked-to-stop";
  if (exit?.kind === "walked-away") return "angry";
  if (exit?.kind === "time-cap") return "out-of-time";
  return memory.stopAsked && exit?.kind === "polite-no" ? "left-alone" : null;
}

/**
 * Drawn, so that a model that is asked to be short is short as people are: now and then, not every time. `asked`: questions in the
 * line; who is asked several says more than a word, or it sounds like a form being filled in.
 */
export function lengthOf(practice: Practice, state: CustomerState, turn: number, asked = 0): Policy["length"] {
  if (state.irritation > 60) return "word";
  const several = asked > 1 ? SEVERAL : 0;
  const drawn = chance(practice.seed, `${turn}/length`) + 0.08 * (2 - practice.difficulty.level) + several;
  if (drawn < 0.18) return "word";
  if (drawn < 0.48) return "short";
  return drawn < 0.78 || (several > 0 && drawn < 1.15) ? "sentence" : "longer";
}

const SEVERAL = 0.3;

/** What a person of the built-in library says of a fact, shortest first; of another library, the fact's own wordings. */
export function sayingsOf(practice: Practice, fact: Fact): readonly string[] {
  const own = slotTelling(practice, fact);
  return own ? [...own.answer.says, ...(own.answer.more ?? [])] : fact.says.slice(0, 1);
}
