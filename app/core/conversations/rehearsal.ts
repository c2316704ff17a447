import { openCustomer, step } from "../customer/engine.ts";
import { assemblePractice } from "../scenarios/library.ts";
import type { DifficultyLevel } from "../scenarios/schema.ts";
import type { Score } from "../scoring/score.ts";
import { scoreConversation } from "../scoring/scorer.ts";
import { type TurnNote, turnNotes } from "./turn-notes.ts";
import type { Turn } from "./turns.ts";

export type Rehearsal = { turns: Turn[]; notes: TurnNote[]; score: Score };

/** The seconds a line takes to say, for a call that nobody timed: 150 words a minute, and a breath. */
const WORDS_A_SECOND = 2.5;

/**
 * Plays an agent's lines to the built-in customer and scores the call, as a practice of a person would be. The same lines give
 * the same call. Null: the scenario or the customer is unknown, or the customer left before the lines were said.
 */
export function rehearse(
  choice: { scenarioId: string; personaId: string; level: DifficultyLevel; seed: number },
  lines: readonly string[],
): Rehearsal | null {
  const practice = assemblePractice(choice);
  if (!practice) return null;
  const opened = openCustomer(practice);
  let state = opened.state;
  const turns: Turn[] = [];
  say("customer", opened.opening);
  for (const text of lines) {
    if (state.exit) return null;
    say("agent", text);
    const next = step(practice, state, { turn: turns.length - 1, text, scriptObjections: [] });
    state = next.state;
    say("customer", next.move.line);
  }
  const score = scoreConversation({ practice, turns, state, mode: "text" });
  return { turns, notes: turnNotes({ practice, marks: state.marks, turns }, score), score };

  function say(speaker: Turn["speaker"], text: string): void {
    const before = turns.at(-1);
    const atMs = (before?.atMs ?? 0) + 1000 * Math.round(1 + text.split(" ").length / WORDS_A_SECOND);
    turns.push({ index: turns.length, speaker, text, atMs });
  }
}
