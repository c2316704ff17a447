import { openCustomer, step } from "../customer/engine.ts";
import { observeReply } from "../customer/instructions.ts";
import type { CustomerMove, CustomerState } from "../customer/state.ts";
import { openDrill, stepDrill } from "../drills/drill-practice.ts";
import type { Practice } from "../scenarios/practice.ts";
import { type PreparedObjections, preparedAt } from "../scripts/prepared-objections.ts";
import { practisedSeconds } from "./life-cycle.ts";
import { transcriptLines, turnsIn } from "./transcript-lines.ts";
import type { Turn } from "./turns.ts";
import type { ConversationKind, MessageView } from "./views.ts";

// A retry goes back to the moment before one of the agent's lines. What was said up to there is kept word for word; what the
// customer thought and felt there is found by holding the conversation again up to that line.

/** What decides a conversation besides what was said in it. */
export type Held = { kind: ConversationKind; practice: Practice; scriptObjections: PreparedObjections };

export type Fork = {
  /** How many messages go along: those before the line. */
  kept: number;
  /** Added to their times, so that the last of them is now and the pauses between them stay. */
  shiftMs: number;
  durationSeconds: number;
  state: CustomerState;
  lastMove: CustomerMove | null;
};

/** Null: `turn` is no line of the agent's. */
export function forkAt(held: Held, messages: readonly MessageView[], turn: number, nowMs: number): Fork | null {
  const lines = transcriptLines(messages);
  const kept = lines.findIndex((line) => line.turn === turn && line.message.role === "user");
  if (kept < 0) return null;
  const before = messages.slice(0, kept);
  return {
    kept,
    shiftMs: nowMs - (before.at(-1)?.createdAt ?? nowMs),
    durationSeconds: practisedSeconds(before),
    ...replay(held, turnsIn(before)),
  };
}

/** The customer after these turns. The same engine and the same lines give the state that was stored then. */
export function replay(held: Held, turns: readonly Turn[]): { state: CustomerState; lastMove: CustomerMove | null } {
  const { practice, scriptObjections } = held;
  const opened = held.kind === "drill" ? openDrill(practice) : openCustomer(practice);
  let { state } = opened;
  let lastMove: CustomerMove | null = null;
  let line = opened.opening;
  for (const { index, speaker, text } of turns) {
    if (speaker === "customer") {
      state = heardAs(practice, state, line, { turn: index, text });
    } else {
      const agentLine = { turn: index, text, scriptObjections: preparedAt(scriptObjections, index) };
      const next = held.kind === "drill" ? stepDrill(practice, state, agentLine) : step(practice, state, agentLine);
      state = next.state;
      lastMove = next.move;
      line = next.move.line;
    }
  }
  return { state, lastMove };
}

/** What was said at a turn and what came back; null when it was never said. */
export function exchangeAt(turns: readonly Turn[], turn: number): { said: string; reaction: string | null } | null {
  const said = turns[turn];
  return said ? { said: said.text, reaction: turns[turn + 1]?.text || null } : null;
}

/** A retry is listed beside the conversation it goes back into. */
export function retryTitle(title: string): string {
  return title.startsWith(RETRY) ? title : `${RETRY}${title}`;
}

const RETRY = "Retry: ";

/**
 * The customer's own line, or the beginning of it where the agent stopped it, is in the state already. Other words are a
 * language model's (or an older engine's), and what they gave away counts.
 */
function heardAs(
  practice: Practice,
  state: CustomerState,
  line: string,
  said: { turn: number; text: string },
): CustomerState {
  return line.startsWith(said.text) ? state : observeReply(practice, state, said);
}
