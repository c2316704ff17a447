import { parseReason } from "#core/conversations/dispute-reason.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { conversationStatement } from "../../adapters/d1/conversations/conversations.ts";
import { insertDispute } from "../../adapters/d1/conversations/disputes.ts";
import { newestScoreStatement, parseScore } from "../../adapters/d1/conversations/score-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";

/** "This finding is wrong." */
export function createDisputes(world: Pick<World, "db" | "now" | "background">) {
  const { db } = world;

  return {
    /** Notes that the agent disagrees with a compliance finding of the newest score. Doing it twice changes nothing. */
    async dispute(
      login: Login | null,
      finding: { conversationId: string; rule: string; turn: number; reason: string },
    ): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const { conversationId, rule, turn } = finding;
      const [viewers, conversations, scoreRows] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        newestScoreStatement(db, login, now, conversationId),
      ]);
      requireViewer(world, login, viewers);
      const hits = parseScore(scoreRows[0])?.compliance ?? [];
      const found = hits.some((hit) => hit.rule === rule && hit.evidence.turn === turn);
      if (!conversations[0] || !found) throw new Refusal("not_found");
      const reason = parseReason(finding.reason);
      if (!reason.ok) throw new Refusal("bad_request", { text: reason.text });
      await insertDispute(db, { conversation_id: conversationId, rule, turn, reason: reason.reason, created_at: now });
    },
  };
}
