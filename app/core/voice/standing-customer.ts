import type { CustomerCue } from "../customer/customer-model.ts";
import type { Exit } from "../customer/customer-state.ts";
import { hearLine } from "../customer/engine.ts";
import { endInWords } from "../customer/speaking/customer-words.ts";
import { openingInstructions, standingInstructions } from "../customer/speaking/standing-instructions.ts";
import { type Farewell, standingPolicy } from "../customer/speaking/standing-policy.ts";
import { heardAct } from "../customer/understanding/heard.ts";
import { lineOf } from "../roleplay/roleplay.ts";
import type { PractisedCall } from "./practised-call.ts";

/** What a model that answers by itself is told between two lines, and whether it may hang up with its next answer. */
export function holdsNow(
  call: PractisedCall,
  script: CustomerCue["script"],
): { instructions: string; farewell: Farewell } {
  const { practice } = call.held;
  const { state } = call.hearing;
  // The same between two answers, however often the agent begins again.
  const turn = call.turns.findLastIndex(({ speaker }) => speaker === "customer") + 1;
  const policy = standingPolicy(practice, state, turn);
  const farewell = policy.farewell === "refused" && saysGoodbye(call) ? "allowed" : policy.farewell;
  return { instructions: standingInstructions(practice, state, policy, script), farewell };
}

/** For the customer's first words; null: they do not speak first. */
export function opensWith({ held, hearing, turns }: PractisedCall, script: CustomerCue["script"]): string | null {
  return turns.length === 0 ? openingInstructions(held.practice, script, hearing.line) : null;
}

/**
 * Whether the customer is gone: the state has ended the call, and so have their words. Anger and the end of their time are the state's,
 * made of a line that the model answered before it was read: then the goodbye is still to be said.
 */
export function hasLeft({ held, hearing, turns }: PractisedCall): boolean {
  const { exit } = hearing.state;
  if (!exit) return false;
  if (held.kind === "drill" || !ENDS_UNSAID.includes(exit.kind)) return true;
  const last = turns.findLast(({ speaker }) => speaker === "customer");
  return last !== undefined && endInWords(last.text, false) !== "on-the-line";
}

const ENDS_UNSAID: readonly Exit["kind"][] = ["walked-away", "time-cap"];

function saysGoodbye({ held, hearing }: PractisedCall): boolean {
  const line = lineOf(held, hearing);
  return line !== null && heardAct(hearLine(held.practice, hearing.state, line).heard, "goodbye") !== null;
}
