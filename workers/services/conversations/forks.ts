import { messageView } from "#core/conversations/message-view.ts";
import { ENGINE_VERSION } from "#core/customer/engine.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { forkAt, retryTitle } from "#core/roleplay/fork-point.ts";
import { preparedBefore } from "#core/scripts/prepared-objections.ts";
import {
  conversationStatement,
  messagesStatement,
  parseConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { FORKED_VERSION, insertFork, untouchedForkStatement } from "../../adapters/d1/conversations/forks.ts";
import type { ConversationRow } from "../../adapters/d1/conversations/frozen-practices.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { billingStatements } from "../billing/entitlements.ts";
import { practiceStart, type StartWorld } from "../billing/practice-start.ts";
import { requireViewer } from "../identity/admission.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";
import { readingsOf } from "./reading-by-model.ts";

/** "Try this moment again": a conversation that begins in the middle of an earlier one. */
export function createForks(
  world: StartWorld & Pick<World, "db" | "now" | "newId" | "background" | "customerModel" | "realtime">,
) {
  const { db } = world;

  return {
    /**
     * The conversation in which the agent says the line at `turn` anew. The same moment twice is one retry until it is used. Throws
     * Refusal `not_found`, `conversation_unfinished`, `conversation_imported` or `no_practice_left`.
     */
    async fork(
      login: Login | null,
      moment: { conversationId: string; turn: number },
    ): Promise<{ conversationId: string }> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, rows, messages, untouched, ...billing] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, moment.conversationId),
        messagesStatement(db, login, now, moment.conversationId),
        untouchedForkStatement(db, login, now, moment),
        ...billingStatements(world, login, now),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const row = rows[0];
      if (!row) throw new Refusal("not_found");
      if (row.status === "active") throw new Refusal("conversation_unfinished");
      if (untouched[0]) return { conversationId: untouched[0].id };
      const source = parseConversation(row);
      if (source.kind === "transcript") throw new Refusal("conversation_imported");
      const fork = forkAt(source, messages.map(messageView), readingsOf(messages), moment.turn, now);
      if (!fork) throw new Refusal("not_found");
      const practice = await practiceStart(world, billing);

      const scriptObjections = preparedBefore(source.scriptObjections, moment.turn);
      const id = world.newId();
      const forked: ConversationRow = {
        id,
        user_id: viewer.id,
        title: retryTitle(source.title),
        status: "active",
        total_messages: fork.kept,
        duration_seconds: fork.durationSeconds,
        created_at: now,
        ended_at: null,
        phase: "practising",
        mode: "text",
        version: FORKED_VERSION,
        scenario_id: source.scenario_id,
        persona_id: source.persona_id,
        difficulty: source.difficulty,
        practice: { ...source.practice, versions: { ...source.practice.versions, engine: ENGINE_VERSION } },
        customer_state: fork.state,
        last_move: fork.lastMove,
        // Whoever answers from here on.
        model: world.customerModel.name,
        // A script that came later is not the one of that moment: the next line takes up the one in place by then.
        script_id: scriptObjections.length === source.scriptObjections.length ? source.script_id : null,
        script_objections: scriptObjections,
        kind: source.kind,
        forked_from: source.id,
        forked_at_turn: moment.turn,
        // What is tried again is tried with help.
        graded: false,
        script_report: null,
        model_checks: null,
        state_before: null,
        model_usage: null,
        archived_at: null,
      };
      const copy = { from: source.id, kept: fork.kept, shiftMs: fork.shiftMs };
      if (!(await insertFork(db, forked, copy, practice))) throw (await practice.refusal()) ?? new Refusal("not_found");
      tellChanges(world, conversationChanges({ ownerId: viewer.id, conversationId: id, conversation: "INSERT" }));
      return { conversationId: id };
    },
  };
}
