import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { observeStatements } from "../../adapters/d1/observations.ts";
import {
  activeOrganisationStatement,
  handInFreelyStatement,
  handInTryStatement,
  ownAttemptStatement,
  toHandInStatement,
} from "../../adapters/d1/teams/assigned-attempts.ts";
import { submittedStatement } from "../../adapters/d1/webhook-events.ts";
import { requireViewer } from "../identity/admission.ts";
import { sendWebhooksSoon } from "../webhooks/send-soon.ts";
import type { World } from "../world.ts";
import { whyNotHandInOf } from "./attempt-views.ts";
import { roundPassed } from "./round-passed.ts";

export function createHandingIn(world: World) {
  const { db } = world;
  return {
    /**
     * Hands in a completed conversation of the person's: a private try for its assignment, where the organization allows that afterwards;
     * else to the organization they work in. Ten at once hand it in once. Throws Refusal `hand_in_refused` with the reason, also for
     * what is not theirs.
     */
    async handIn(login: Login | null, conversationId: string): Promise<{ organisation: string }> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, tried, , attempts, own, organisations] = await db.batch([
        viewerStatement(db, login, now),
        handInTryStatement(db, login, now, conversationId),
        handInFreelyStatement(db, login, now, conversationId),
        ownAttemptStatement(db, login, now, conversationId),
        toHandInStatement(db, login, now, conversationId),
        activeOrganisationStatement(db, login, now),
        ...observeStatements(db, conversationId),
        submittedStatement(db, conversationId, now),
      ]);
      requireViewer(world, login, viewers);
      const attempt = attempts[0];
      if (attempt?.handedInAt == null) {
        const [conversation] = own;
        if (!conversation) throw new Refusal("hand_in_refused");
        const { forkedFrom, isJudged } = conversation;
        const of = { conversation, isRetry: forkedFrom !== null, isJudged: isJudged === 1 };
        const text = whyNotHandInOf(of, attempt, organisations[0]?.name ?? null) ?? undefined;
        throw new Refusal("hand_in_refused", { text });
      }
      if (tried.length > 0) await roundPassed(world, conversationId);
      sendWebhooksSoon(world);
      return { organisation: attempt.organisation };
    },
  };
}
