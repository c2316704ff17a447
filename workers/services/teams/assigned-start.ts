import { assignedPractice, frozenScenariosSchema } from "#core/assignments/assignment-task.ts";
import { mayCount } from "#core/assignments/round-state.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { ENGINE_VERSION } from "#core/customer/engine.ts";
import { PROMPT_VERSION } from "#core/customer/speaking/speaking-request.ts";
import { Refusal } from "#core/errors.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { RUBRIC_VERSION } from "#core/scoring/rubric.ts";
import {
  type frozenStatement,
  type NewAttempt,
  type OwnRoundRow,
  parseOwnRound,
} from "../../adapters/d1/teams/assigned-rounds.ts";

/** What a conversation of an assignment begins from: the frozen practice, and the attempt to be written with it. */
export type AssignedStart = { practice: Practice; attempt: Omit<NewAttempt, "conversationId"> };

/**
 * From the rows of `ownRoundStatement` and `frozenStatement` for the choice's assignment; null: the choice is of none. Throws Refusal
 * `not_found`, `choice_unknown`, or `attempt_refused` with the reason. What others do meanwhile, the statements decide.
 */
export function assignedStart(
  choice: Choice,
  rounds: readonly OwnRoundRow[],
  frozenRows: Awaited<ReturnType<typeof frozenStatement>>,
  by: { userId: string; mode: "text" | "voice" },
): AssignedStart | null {
  if (!choice.assignment) return null;
  const [roundRow, frozenRow] = [rounds[0], frozenRows[0]];
  if (!roundRow || !frozenRow) throw new Refusal("not_found");
  const { task, facts, ...round } = parseOwnRound(roundRow);
  const frozen = frozenScenariosSchema.parse(frozenRow.frozen);
  const practice = assignedPractice({ task, frozen }, choice, VERSIONS_NOW);
  if (!practice) throw new Refusal("choice_unknown");
  if (task.mode !== "either" && task.mode !== by.mode) {
    const text = task.mode === "voice" ? "This assignment is done by voice." : "This assignment is done by text.";
    throw new Refusal("attempt_refused", { text });
  }
  const { counts } = choice.assignment;
  const may = mayCount(task, facts, choice.scenarioId);
  if (counts && !may.ok) throw new Refusal("attempt_refused", { text: may.why });
  return {
    practice,
    attempt: {
      organisationId: round.organisationId,
      assignmentId: round.assignmentId,
      userId: by.userId,
      round: round.round,
      scenarioId: practice.scenario.id,
      mode: by.mode,
      counts,
    },
  };
}

/** Who answers and judges today; the scenario, its customer and its level are those of the assignment. */
export const VERSIONS_NOW = { engine: ENGINE_VERSION, rubric: RUBRIC_VERSION, prompt: PROMPT_VERSION };
