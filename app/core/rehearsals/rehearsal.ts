import { coachAnswer } from "../coach/coach-answer.ts";
import { coverScript, type SectionCoverage } from "../coach/script-coverage.ts";
import { type Command, findCommand } from "../conversations/commands.ts";
import type { Turn } from "../conversations/turns.ts";
import type { CustomerMove, CustomerState } from "../customer/customer-state.ts";
import { openCustomer, step } from "../customer/engine.ts";
import type { Practice } from "../scenarios/practice.ts";
import { scoreConversation } from "../scoring/score-conversation.ts";
import type { Score } from "../scoring/score-schema.ts";
import { objectionsPreparedFor } from "../scripts/script-objections.ts";
import { splitIntoSections } from "../scripts/script-sections.ts";

/**
 * A conversation with the built-in customer that nobody stores: for authors, tests and demo data. Turn 0 is the customer's
 * opening, turns 2i + 1 and 2i + 2 are exchange i.
 */
export type Rehearsal = {
  practice: Practice;
  script: RehearsedScript | null;
  /** Ids of the objections the script prepares for. */
  scriptObjections: string[];
  opening: string;
  /** The customer before and after the exchanges. */
  opened: CustomerState;
  state: CustomerState;
  exchanges: Exchange[];
  /** What the coach said, each after the turn with this index. */
  coach: CoachNote[];
  /** The agent asked for feedback. */
  isEnded: boolean;
};

/** The agent's own sales script, as text. */
export type RehearsedScript = { name: string; content: string };

/** One agent line, the customer's answer, and the state after it. */
export type Exchange = { agent: string; move: CustomerMove; state: CustomerState };

export type CoachNote = { afterTurn: number; command: Exclude<Command, "end">; text: string };

export function openRehearsal(practice: Practice, script: RehearsedScript | null = null): Rehearsal {
  const { opening, state } = openCustomer(practice);
  const scriptObjections = script ? objectionsPreparedFor(script.content, practice.objections) : [];
  return {
    practice,
    script,
    scriptObjections,
    opening,
    opened: state,
    state,
    exchanges: [],
    coach: [],
    isEnded: false,
  };
}

/** The customer hears this and answers, also after the end. */
export function sayLine(rehearsal: Rehearsal, text: string): Rehearsal {
  const { practice, scriptObjections, exchanges } = rehearsal;
  const turn = 2 * exchanges.length + 1;
  const { state, move } = step(practice, rehearsal.state, { turn, text, scriptObjections });
  return { ...rehearsal, state, exchanges: [...exchanges, { agent: text, move, state }] };
}

/** As in the chat: a bracketed command is obeyed, anything else is said. Null: the customer has left and hears nothing. */
export function takeLine(rehearsal: Rehearsal, text: string): Rehearsal | null {
  const command = findCommand(text);
  if (command === "end") return { ...rehearsal, isEnded: true };
  if (command) return askCoach(rehearsal, command);
  return rehearsal.state.exit ? null : sayLine(rehearsal, text);
}

/** Takes lines until the agent ends it. `unheard` counts what came after the end, or after the customer left. */
export function rehearse(opened: Rehearsal, lines: readonly string[]): { rehearsal: Rehearsal; unheard: number } {
  let rehearsal = opened;
  let unheard = 0;
  for (const line of lines) {
    const next = rehearsal.isEnded ? null : takeLine(rehearsal, line);
    if (next) rehearsal = next;
    else unheard += 1;
  }
  return { rehearsal, unheard };
}

export function turnsOf({ opening, exchanges }: Rehearsal): Turn[] {
  const texts = [opening, ...exchanges.flatMap(({ agent, move }) => [agent, move.line])];
  // A rehearsal has no clock, and no figure of a written conversation needs one.
  return texts.map((text, index) => ({ index, speaker: index % 2 === 0 ? "customer" : "agent", text, atMs: 0 }));
}

/** Which of the script's lines were said, by section; nothing without a script. */
export function coverageOf(rehearsal: Rehearsal): SectionCoverage[] {
  return rehearsal.script ? coverScript(splitIntoSections(rehearsal.script.content), turnsOf(rehearsal)) : [];
}

/** Null: the agent has said nothing that could be scored. */
export function scoreRehearsal(rehearsal: Rehearsal): Score | null {
  const { practice, state, exchanges } = rehearsal;
  if (exchanges.length === 0) return null;
  return scoreConversation({ practice, state, turns: turnsOf(rehearsal), mode: "text" });
}

function askCoach(rehearsal: Rehearsal, command: CoachNote["command"]): Rehearsal {
  const { practice, state, exchanges, coach } = rehearsal;
  const text = coachAnswer(command, { practice, state, turns: turnsOf(rehearsal) });
  return { ...rehearsal, coach: [...coach, { afterTurn: 2 * exchanges.length, command, text }] };
}
