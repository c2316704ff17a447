import type { Choice } from "#core/conversations/conversation-requests.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { API_WRITES_PER_PERSON } from "#core/rate-limit.ts";
import { allHold } from "../../adapters/d1/all-hold.ts";
import { currentScriptStatement, insertConversation, isThere } from "../../adapters/d1/conversations/conversations.ts";
import { isUniqueCollision } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { insertAttemptStatement } from "../../adapters/d1/teams/assigned-attempts.ts";
import { frozenStatement, mayStartAttempt, ownRoundStatement } from "../../adapters/d1/teams/assigned-rounds.ts";
import { billingStatements } from "../billing/entitlements.ts";
import { practiceStart } from "../billing/practice-start.ts";
import { requireViewer } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { conversationChanges, inserted, tellChanges } from "../realtime/tell-changes.ts";
import { assignedStart } from "../teams/assigned-start.ts";
import type { World } from "../world.ts";
import { startConversation } from "./conversation-start.ts";

/** Begins conversations by text before a word is said, as calls do: for programs, which ask for a customer first. */
export function createConversationOpening(world: World) {
  const { db } = world;
  return {
    /**
     * Stores the conversation `id` with the customer's opening. Beginning it twice changes nothing. Throws Refusal `signed_out`,
     * `choice_unknown`, `not_found`, `attempt_refused`, `no_practice_left` or `too_many_attempts`.
     */
    async open(login: Login | null, choice: Choice, id: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const assignmentId = choice.assignment?.id ?? "";
      const [viewers, scripts, rounds, frozen, ...billing] = await db.batch([
        viewerStatement(db, login, now),
        currentScriptStatement(db, login, now),
        ownRoundStatement(db, login, now, assignmentId),
        frozenStatement(db, login, now, assignmentId),
        ...billingStatements(world, login, now),
      ]);
      const { id: userId } = requireViewer(world, login, viewers);
      await limitPerson(world, "api-write", userId, API_WRITES_PER_PERSON);
      const practice = await practiceStart(world, billing);
      const by = { userId, script: scripts[0] ?? null, mode: "text", model: world.customerModel.name, id } as const;
      const { row, opening, attempt } = startConversation(world, choice, by, assignedStart(choice, rounds, frozen, by));
      const further = [
        ...(attempt ? [insertAttemptStatement(db, attempt, row.created_at)] : []),
        ...practice.further(isThere(id)),
      ];
      const may = allHold(attempt && mayStartAttempt(attempt), practice.condition);
      try {
        const rows = await insertConversation(db, row, [opening], further, may);
        if (!rows) throw (await practice.refusal()) ?? new Refusal("attempt_refused");
      } catch (error) {
        if (isUniqueCollision(error, "chat_conversations.id")) return;
        throw error;
      }
      const messages = inserted([opening]);
      tellChanges(
        world,
        conversationChanges({ ownerId: userId, conversationId: id, conversation: "INSERT", messages }),
      );
    },
  };
}
