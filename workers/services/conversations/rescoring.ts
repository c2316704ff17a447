import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import {
  conversationStatement,
  messagesStatement,
  parseConversation,
} from "../../adapters/d1/conversations/conversations.ts";
import { insertRun, newestRunStatement, scoreRow } from "../../adapters/d1/conversations/score-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";

/**
 * Scoring what has been scored. No page and no API call uses it yet: it is for admins, who will score conversations again after
 * the rubric has changed. Until then only tests call it.
 */
export function createRescoring(world: Pick<World, "db" | "now" | "background">) {
  const { db } = world;

  return {
    /**
     * Scores a finished conversation again, from what was stored of it. The same rubric gives the same score, byte for byte, and
     * then nothing is written; another rubric's score is added as a new run. Null: nothing was said that could be scored.
     */
    async rescore(
      login: Login | null,
      conversationId: string,
    ): Promise<{ runNo: number; score: Score; isNew: boolean } | null> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, rows, messages, runs] = await db.batch([
        viewerStatement(db, login, now),
        conversationStatement(db, login, now, conversationId),
        messagesStatement(db, login, now, conversationId),
        newestRunStatement(db, login, now, conversationId),
      ]);
      requireViewer(world, login, viewers);
      const row = rows[0];
      if (!row) throw new Refusal("not_found");
      if (row.status !== "completed") throw new Refusal("conversation_unfinished");
      const { score } = completionOf({ conversation: parseConversation(row), messages, drills: [], script: null }, now);
      if (!score) return null;
      const newest = runs[0];
      if (newest && JSON.stringify(newest.score) === JSON.stringify(score))
        return { runNo: newest.runNo, score, isNew: false };
      const runNo = (newest?.runNo ?? 0) + 1;
      await insertRun(db, scoreRow(conversationId, runNo, score, now));
      return { runNo, score, isNew: true };
    },
  };
}
