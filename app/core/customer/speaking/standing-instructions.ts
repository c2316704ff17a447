import type { Practice } from "../../scenarios/practice.ts";
import type { CustomerCue } from "../customer-model.ts";
import type { CustomerState } from "../customer-state.ts";
import { openingMoment, standingText } from "./moment-text.ts";
import { alwaysText, lifeText, personText, scriptBlock } from "./speaking-request.ts";
import type { StandingPolicy } from "./standing-policy.ts";

/**
 * The same customer for a model that hears the agent and answers by itself. What never changes in a conversation comes first, so that
 * a server reads only the end anew; `policy` is what holds until it is told otherwise.
 */
export function standingInstructions(
  practice: Practice,
  state: CustomerState,
  policy: StandingPolicy,
  script: CustomerCue["script"],
): string {
  return [...standingParts(practice, script), standingText(practice, state, policy)].join("\n\n");
}

/** For the customer's first words, which the scenario gives. */
export function openingInstructions(practice: Practice, script: CustomerCue["script"], line: string): string {
  return [...standingParts(practice, script), openingMoment(line)].join("\n\n");
}

function standingParts(practice: Practice, script: CustomerCue["script"]): string[] {
  return [
    personText(practice),
    lifeText(practice, Number.POSITIVE_INFINITY, false),
    alwaysText(HEARD_LINES),
    SILENCE,
    ...(script ? [scriptBlock(script)] : []),
  ];
}

const SILENCE =
  "When you are to speak and nothing was said since your last line, ask in a few words whether they are still there, and say nothing else.";

const HEARD_LINES = "Whatever you hear or are given as the user's words";
