import { Refusal } from "#core/errors.ts";
import { DELETION_SWEPT_MS, DELETION_UNDO_MS } from "#core/history/undo-time.ts";
import type { Login } from "#core/identity/login.ts";
import { DELETIONS_PER_PERSON } from "#core/rate-limit.ts";
import { conversationStatement } from "../../adapters/d1/conversations/conversations.ts";
import { hasRow, runBatch } from "../../adapters/d1/database.ts";
import {
  deletedSoundsStatement,
  giveUpStatement,
  restoreStatements,
  sweepStatement,
  sweptStatement,
} from "../../adapters/d1/history/deleted-session-rows.ts";
import { endExportsOfDeletedStatement } from "../../adapters/d1/history/history-export-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { removeConversations } from "../conversations/remove-conversations.ts";
import { requireViewer } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

/** Each takes two requests to R2 for each recording; a scheduled run may make 1,000. */
const SWEPT_AT_ONCE = 50;

/** Deleting a session of one's own, and bringing it back. Every method throws Refusal `signed_out`. */
export function createDeletedSessions(world: World) {
  const { db } = world;

  return {
    /** For 24 hours it can be brought back. Throws Refusal `not_found`, `too_many_attempts` or `handed_in`. */
    async delete(login: Login | null, id: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        conversationStatement(db, login, nowMs, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (!rows[0]) throw new Refusal("not_found");
      await limitPerson(world, "deletion", viewer.id, DELETIONS_PER_PERSON, TOO_MANY_DELETIONS_TEXT);
      await removeConversations(world, [{ id, user_id: viewer.id }], {
        alsoKept: false,
        undoable: { userId: viewer.id },
      });
    },

    /** Brings it back as it was. Twice is once. Throws Refusal `not_undoable`. */
    async undo(login: Login | null, id: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, own] = await db.batch([
        viewerStatement(db, login, nowMs),
        conversationStatement(db, login, nowMs, id),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (own[0]) return;
      const since = nowMs - DELETION_UNDO_MS;
      const [found] = await runBatch(db, restoreStatements(db, login, nowMs, { id, since }));
      if (!hasRow(found)) throw new Refusal("not_undoable");
      tellChanges(world, conversationChanges({ ownerId: viewer.id, conversationId: id, conversation: "INSERT" }));
    },

    /** Deletes it for good now. Throws Refusal `not_undoable`. */
    async deleteForGood(login: Login | null, id: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, given] = await db.batch([
        viewerStatement(db, login, nowMs),
        giveUpStatement(db, login, nowMs, { id, since: nowMs - DELETION_UNDO_MS }),
      ]);
      requireViewer(world, login, viewers);
      if (!given[0]) throw new Refusal("not_undoable");
      await sweep(world, [id]);
    },
  };
}

/** Deletes for good what nobody can bring back any more: the sound first, so that no sound is left that no row names. */
export async function sweepDeletedSessions(world: Pick<World, "db" | "now" | "recordingFiles">): Promise<void> {
  const swept = await sweptStatement(world.db, world.now() - DELETION_SWEPT_MS, SWEPT_AT_ONCE);
  if (swept.length > 0)
    await sweep(
      world,
      swept.map(({ id }) => id),
    );
}

async function sweep(world: Pick<World, "db" | "now" | "recordingFiles">, ids: readonly string[]): Promise<void> {
  const { db } = world;
  const sounds = await deletedSoundsStatement(db, { ids });
  for (const { key, uploadId } of sounds) await world.recordingFiles.delete(key, uploadId);
  await endExportsOfDeletedStatement(db, ids, world.now());
  await sweepStatement(db, ids, world.now() - DELETION_SWEPT_MS);
}

const TOO_MANY_DELETIONS_TEXT = "You have deleted many sessions in a short time. Please wait a few minutes.";
