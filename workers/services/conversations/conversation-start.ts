import type { Choice } from "#core/conversations/conversation-requests.ts";
import { DEFAULT_TITLE } from "#core/conversations/conversation-title.ts";
import { newMessage } from "#core/conversations/message-view.ts";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { assembleDrill } from "#core/drills/drill-practice.ts";
import { Refusal } from "#core/errors.ts";
import { assemblePractice } from "#core/library/library.ts";
import { openCustomerOf } from "#core/roleplay/roleplay.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { preparedFrom } from "#core/scripts/prepared-objections.ts";
import { objectionsPreparedFor } from "#core/scripts/script-objections.ts";
import type { MessageRow } from "../../adapters/d1/conversations/conversations.ts";
import type { ConversationRow } from "../../adapters/d1/conversations/frozen-practices.ts";
import type { NewAttempt } from "../../adapters/d1/teams/assigned-rounds.ts";
import type { AssignedStart } from "../teams/assigned-start.ts";
import type { World } from "../world.ts";
import type { Script } from "./reply-delivery.ts";

/** A conversation before the agent's first word: its row, and the customer's opening as its first message. Nothing is stored. */
export type ConversationStart = {
  row: ConversationRow;
  practice: Practice;
  opened: CustomerState;
  scriptObjections: string[];
  opening: MessageRow;
  /** Its place in an assignment, to be written with it; null: it is of none. */
  attempt: NewAttempt | null;
};

/** Refuses a choice that does not exist. `id`: of the conversation, where it is known before. */
export function startConversation(
  world: Pick<World, "now" | "newId">,
  choice: Choice,
  by: { userId: string; script: Script; mode: ConversationRow["mode"]; model: string; id?: string },
  assigned: AssignedStart | null = null,
): ConversationStart {
  const isDrill = choice.drill !== undefined && !assigned;
  const kind = isDrill ? "drill" : "practice";
  const practice =
    assigned?.practice ??
    (isDrill ? assembleDrill({ objectionId: choice.drill ?? "", seed: choice.seed }) : assemblePractice(choice));
  if (!practice) throw new Refusal("choice_unknown");
  const now = world.now();
  const { state: opened, opening } = openCustomerOf({ kind, practice });
  const scriptObjections = by.script ? objectionsPreparedFor(by.script.content, practice.objections) : [];
  const id = by.id ?? world.newId();
  const row: ConversationRow = {
    id,
    user_id: by.userId,
    title: DEFAULT_TITLE,
    status: "active",
    total_messages: 1,
    duration_seconds: 0,
    created_at: now,
    ended_at: null,
    phase: "practising",
    mode: by.mode,
    version: 1,
    scenario_id: practice.scenario.id,
    persona_id: practice.persona.id,
    difficulty: practice.difficulty.level,
    practice,
    customer_state: opened,
    last_move: null,
    model: by.model,
    script_id: by.script?.id ?? null,
    script_objections: preparedFrom([], 1, scriptObjections),
    kind,
    forked_from: null,
    forked_at_turn: null,
    // What counts is held without help.
    graded: choice.graded === true || assigned?.attempt.counts === true,
    script_report: null,
    model_checks: null,
    state_before: null,
    model_usage: null,
    archived_at: null,
  };
  const first = newMessage(
    { id: world.newId(), nowMs: now },
    { conversationId: id, position: 0, role: "assistant", kind: "turn", content: opening },
  );
  const attempt = assigned && { ...assigned.attempt, conversationId: id };
  return { row, practice, opened, scriptObjections, opening: first, attempt };
}
