import type { SQL } from "drizzle-orm";
import { Refusal } from "#core/errors.ts";
import { hangUpBeforeDeletion } from "../../adapters/call-rooms.ts";
import {
  calledStatement,
  keptStatement,
  removeConversationsStatements,
  soundsStatement,
} from "../../adapters/d1/conversations/conversation-removal.ts";
import { isForeignKeyFailure, runBatch, type Statement } from "../../adapters/d1/database.ts";
import { keepRowsStatements } from "../../adapters/d1/history/deleted-session-rows.ts";
import { listedIds } from "../../adapters/d1/listed-ids.ts";
import { meterBeforeRemoval } from "../billing/usage.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

/**
 * Deletes conversations of any kind with everything that belongs to them: ends their live calls, deletes their sound, then their
 * rows in one transaction, which `first` begins. Where the sound cannot be deleted it throws, and the rows that name it stay. Throws
 * Refusal `handed_in`, with nothing deleted, where an organization keeps one of them, unless `alsoKept`. Whether the caller may
 * delete, the caller has checked; `these` says it once more in the transaction, as a subquery of ids that holds until its end.
 * `undoable`: what the rows were is written down in the same transaction, and the sound stays until that is swept
 * (services/history/deleted-sessions.ts).
 */
export async function removeConversations(
  world: Pick<World, "db" | "now" | "billing" | "background" | "recordingFiles" | "callRooms" | "realtime">,
  rows: readonly { id: string; user_id: string }[],
  of: { alsoKept: boolean; these?: SQL; first?: readonly Statement[]; undoable?: { userId: string } },
): Promise<void> {
  const { db } = world;
  const { alsoKept, these, first = [], undoable } = of;
  const ids = rows.map(({ id }) => id);
  if (!alsoKept && (await keptStatement(db, ids)).length > 0) throw new Refusal("handed_in");
  const called = await calledStatement(db, ids);
  const calledIds = called.map(({ id }) => id);
  if (undoable) for (const id of calledIds) await world.callRooms.hangUp(id);
  else await hangUpBeforeDeletion(world.callRooms, calledIds);
  await meterBeforeRemoval(world, ids);
  if (!undoable) {
    const sounds = await soundsStatement(db, ids);
    await Promise.all(sounds.map(({ key, uploadId }) => world.recordingFiles.delete(key, uploadId)));
  }
  const which = these ?? listedIds(ids);
  const kept = undoable ? keepRowsStatements(db, which, { ...undoable, deletedAt: world.now() }) : [];
  try {
    await runBatch(db, [...first, ...kept, ...removeConversationsStatements(db, which, alsoKept)]);
  } catch (error) {
    // Handed in since it was looked at.
    throw isForeignKeyFailure(error) ? new Refusal("handed_in") : error;
  }
  tellChanges(
    world,
    rows.flatMap(({ id, user_id }) =>
      conversationChanges({ ownerId: user_id, conversationId: id, conversation: "DELETE" }),
    ),
  );
}
