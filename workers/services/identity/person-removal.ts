import { Refusal } from "#core/errors.ts";
import { lastAdminStatement } from "../../adapters/d1/admin.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import {
  liveConversationsStatement,
  recordingKeysStatement,
  removeUserStatements,
  scriptKeysStatement,
} from "../../adapters/d1/identity/user-removal.ts";
import { personsFilesStatement } from "../../adapters/d1/tables/stored-objects.ts";
import type { World } from "../world.ts";
import { recordEvent } from "./record-event.ts";

/** A live call ends; everything of the person goes in one transaction, then their files. Refuses `last_admin_stays` unless told otherwise. */
export async function removePerson(
  world: World,
  userId: string,
  of: { message: string; mayBeLastAdmin: boolean },
): Promise<void> {
  const { db } = world;
  for (const { id } of await liveConversationsStatement(db, userId, world.now())) {
    // A call that went on would write into what is gone.
    await world.callRooms.forgetSound(id);
    await world.callRooms.hangUp(id);
  }
  const [files, sounds, stored] = await db.batch([
    scriptKeysStatement(db, userId),
    recordingKeysStatement(db, userId),
    personsFilesStatement(db, userId),
  ]);
  try {
    await runBatch(db, [...removeUserStatements(db, userId, of)]);
  } catch (error) {
    if (!of.mayBeLastAdmin && (await lastAdminStatement(db, userId)).length > 0) throw new Refusal("last_admin_stays");
    throw error;
  }
  world.background(
    Promise.all([
      ...files.map(async ({ key }) => world.scriptFiles.delete(key)),
      ...sounds.map(async ({ key, uploadId }) => world.recordingFiles.delete(key, uploadId)),
    ]),
  );
  if (stored.length > 0) world.background(world.storedFiles.delete(stored.map(({ key }) => key)));
  recordEvent(world, { userId: null, type: "account_deleted", message: of.message, metadata: {} });
}
