import type { Practice } from "../../scenarios/practice.ts";
import type { Objection } from "../../scenarios/schema.ts";
import type { CustomerState, Exit } from "../customer-state.ts";
import { type Memory, readMemory } from "../memory.ts";
import { findObjection, type Moment, nextObjection, openObjection } from "../objections.ts";
import { factsOf, type Leaving, lengthOf, mayAsk, openObjections, type Policy, standing } from "./policy.ts";

/**
 * What binds a model between two lines, whatever the agent says next: one that answers by itself has no policy for the line it
 * answers. What a line would decide is told beforehand, with what has to be said for it.
 */
export type StandingPolicy = Policy & {
  whenever: {
    /** Objections that the line calls up: by asking for a yes, by an offer or a price, by what it speaks of. */
    askedForAYes: Objection | null;
    offered: Objection | null;
    touched: Objection | null;
    /** What is asked of the agent once they offer something. */
    bait: string | null;
    /** One more push, fright or insult. */
    provoked: "leaves" | "asks-to-stop" | null;
  };
  /** The customer has asked to be left alone, and the next answer ends the call one way or the other. */
  stopAsked: boolean;
  farewell: Farewell;
};

/** Whether the customer ends the call with their next answer: it is the last, it may be, or they stay on the line. */
export type Farewell = "due" | "allowed" | "refused";

export function standingPolicy(practice: Practice, state: CustomerState, turn: number): StandingPolicy {
  const memory = readMemory(practice, state);
  const { mood, readiness } = standing(practice, state);
  const leaving = leavingOf(practice, state, memory, readiness);
  const stopAsked = memory.stopAsked && leaving === null;
  const due = objectionAt(practice, state, memory, {});
  const other = (objection: Objection | null) => (objection?.id === due?.id ? null : objection);
  const whenever: StandingPolicy["whenever"] = {
    askedForAYes: other(objectionAt(practice, state, memory, { closing: true })),
    offered: other(objectionAt(practice, state, memory, { offered: true, priced: true })),
    touched: other(topicObjection(practice, state)),
    bait: baitOf(practice, state, memory),
    provoked: provokedOf(practice, state, memory),
  };
  const isAllowed = readiness !== "not-yet" || memory.refusals >= REFUSALS || whenever.provoked === "leaves";
  return {
    mood,
    readiness,
    facts: factsOf(practice, state, []),
    open: openObjections(practice, state),
    due,
    bait: null,
    refusals: memory.refusals,
    hurries: memory.patience <= HURRIES_AT + practice.difficulty.turnCost && !memory.hurryWarned,
    leaving,
    mayAsk: mayAsk(practice, turn),
    isGoodbye: false,
    length: lengthOf(practice, state, turn),
    whenever,
    stopAsked,
    farewell: leaving !== null || stopAsked ? "due" : isAllowed ? "allowed" : "refused",
  };
}

/** As many as make a customer end it themselves (speaking: `readinessText`). */
const REFUSALS = 2;
/** Turns left at which the built-in customer says that time is short (deciding/turns-left.ts). */
const HURRIES_AT = 2;

/** Why this answer is the last: the state has ended the call and the words have not yet, or no line leaves any time. */
function leavingOf(
  practice: Practice,
  { exit }: CustomerState,
  { patience, stopAsked }: Memory,
  readiness: Policy["readiness"],
): Leaving | null {
  if (exit) return stopAsked && exit.kind === "polite-no" ? "left-alone" : LEAVING[exit.kind];
  // The cheapest of all turns costs half. Who might still agree is not cut off before the line is read.
  return readiness === "not-yet" && patience <= practice.difficulty.turnCost / 2 ? "out-of-time" : null;
}

const LEAVING: Record<Exit["kind"], Leaving> = {
  "walked-away": "angry",
  "time-cap": "out-of-time",
  agreed: "out-of-time",
  "soft-yes": "out-of-time",
  "polite-no": "out-of-time",
};

/** The objection that comes up at the next line where it is such a line. */
function objectionAt(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  line: Partial<Pick<Moment, "offered" | "priced" | "closing">>,
): Objection | null {
  const next = {
    agentTurns: state.agentTurns + 1,
    trust: state.trust,
    offered: false,
    priced: false,
    saysLess: false,
    closing: false,
  };
  const later = { ...memory, sinceObjection: memory.sinceObjection + 1 };
  return nextObjection(practice, state, later, { ...next, text: "", ...line });
}

function topicObjection(practice: Practice, state: CustomerState): Objection | null {
  if (openObjection(state)) return null;
  const waiting = state.objections.filter(({ status }) => status === "waiting");
  return (
    waiting.map(({ id }) => findObjection(practice, id)).find((objection) => objection?.trigger === "topic") ?? null
  );
}

function baitOf({ scenario: { bait } }: Practice, state: CustomerState, memory: Memory): string | null {
  if (!bait || memory.bait !== "waiting" || openObjection(state) || state.agentTurns + 1 < BAITS_AFTER) return null;
  return (bait.after ?? []).every((id) => state.disclosed.includes(id)) ? (bait.says[0] ?? null) : null;
}

/** Agent turns before the built-in customer asks for it (deciding/initiative.ts). */
const BAITS_AFTER = 4;

function provokedOf({ scenario, difficulty }: Practice, state: CustomerState, memory: Memory) {
  const left = difficulty.walkAwayAt - state.irritation;
  if (memory.insults > 0 || left <= ONE_PUSH) return "leaves";
  const isCold = scenario.call === "outbound" && state.agentTurns >= 1 && !memory.stopAsked;
  return isCold && left <= STOPS_AT + ONE_PUSH ? "asks-to-stop" : null;
}

/** What pressure adds to irritation (deciding/meters.ts), and how far from walking away a cold call is told to stop (last-straw.ts). */
const ONE_PUSH = 14;
const STOPS_AT = 22;
