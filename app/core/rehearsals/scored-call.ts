import type { Turn } from "../conversations/turns.ts";
import { type TurnNote, turnNotes } from "../feedback/turn-notes.ts";
import { assemblePractice } from "../library/library.ts";
import type { DifficultyLevel } from "../scenarios/schema.ts";
import type { Score } from "../scoring/score-schema.ts";
import { openRehearsal, rehearse, scoreRehearsal, turnsOf } from "./rehearsal.ts";

export type ScoredCall = { turns: Turn[]; notes: TurnNote[]; score: Score };

/**
 * Plays an agent's lines to the built-in customer and scores the call, as a practice of a person would be. The same lines give
 * the same call. Null: the scenario or the customer is unknown, or the customer left before the lines were said.
 */
export function scoredCall(
  choice: { scenarioId: string; personaId: string; level: DifficultyLevel; seed: number },
  lines: readonly string[],
): ScoredCall | null {
  const practice = assemblePractice(choice);
  if (!practice) return null;
  const { rehearsal, unheard } = rehearse(openRehearsal(practice), lines);
  const score = scoreRehearsal(rehearsal);
  if (!score || unheard > 0) return null;
  const turns = timed(turnsOf(rehearsal));
  return { turns, notes: turnNotes({ practice, marks: rehearsal.state.marks, turns }, score), score };
}

/** For a call that nobody timed: 150 words a minute, and a breath before each line. */
function timed(turns: readonly Turn[]): Turn[] {
  let atMs = 0;
  return turns.map((turn) => {
    atMs += 1000 * Math.round(1 + turn.text.split(" ").length / WORDS_A_SECOND);
    return { ...turn, atMs };
  });
}

const WORDS_A_SECOND = 2.5;
