import type { Command } from "../conversations/commands.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Practice } from "../scenarios/practice.ts";
import { hintFor } from "./hint.ts";

/** What the coach says to a command that does not end the conversation. The customer hears none of it. */
export function coachAnswer(
  command: Exclude<Command, "end">,
  { practice, state, turns }: { practice: Practice; state: CustomerState; turns: readonly Turn[] },
): string {
  if (command === "continue") return `You are back with ${practice.persona.name}. It is your turn.`;
  const { say, why } = hintFor(practice, state, turns);
  return `Try: “${say}”\n\n${why}`;
}

/** In place of feedback, when the conversation ends before the agent's first line. */
export const NOTHING_SAID = "Nothing was said to the customer, so there is nothing to give feedback on.";
