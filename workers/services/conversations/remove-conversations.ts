import { hangUpBeforeDeletion } from "../../adapters/call-rooms.ts";
import {
  calledStatement,
  removeConversationsStatements,
  soundsStatement,
} from "../../adapters/d1/conversations/conversation-removal.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

/**
 * Deletes conversations of any kind with everything that belongs to them: ends their live calls, deletes their sound, then their
 * rows in one transaction. Where the sound cannot be deleted it throws, and the rows that name it stay. Whether the caller may do
 * so, the caller has checked.
 */
export async function removeConversations(
  world: Pick<World, "db" | "background" | "recordingFiles" | "callRooms" | "realtime">,
  rows: readonly { id: string; user_id: string }[],
): Promise<void> {
  const { db } = world;
  const ids = rows.map(({ id }) => id);
  const called = await calledStatement(db, ids);
  await hangUpBeforeDeletion(
    world.callRooms,
    called.map(({ id }) => id),
  );
  const sounds = await soundsStatement(db, ids);
  await Promise.all(sounds.map(({ key, uploadId }) => world.recordingFiles.delete(key, uploadId)));
  await runBatch(db, removeConversationsStatements(db, ids));
  tellChanges(
    world,
    rows.flatMap(({ id, user_id }) =>
      conversationChanges({ ownerId: user_id, conversationId: id, conversation: "DELETE" }),
    ),
  );
}
