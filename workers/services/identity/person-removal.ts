import { Refusal } from "#core/errors.ts";
import { exportKeys } from "#core/history/export-parts.ts";
import { hangUpBeforeDeletion } from "../../adapters/call-rooms.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { deletedSoundsStatement } from "../../adapters/d1/history/deleted-session-rows.ts";
import { exportFilesOfPersonStatement } from "../../adapters/d1/history/history-export-rows.ts";
import {
  liveConversationsStatement,
  recordingKeysStatement,
  removeUserStatements,
  scriptKeysStatement,
} from "../../adapters/d1/identity/user-removal.ts";
import { userByIdStatement } from "../../adapters/d1/identity/users.ts";
import { lastAdminStatement } from "../../adapters/d1/last-admin.ts";
import { lastOwnerStatement } from "../../adapters/d1/last-owner.ts";
import { forgetMovedEmailStatement } from "../../adapters/d1/moved-rows.ts";
import { objectKeysOfPersonStatement } from "../../adapters/d1/tables/stored-objects.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import type { World } from "../world.ts";
import { recordEvent } from "./record-event.ts";

/**
 * Deletes a person: ends their live calls, deletes all their rows in one transaction, then their files in the background. Throws
 * Refusal `last_admin_stays` for the only admin, unless `mayBeLastAdmin`, and `last_owner_stays` for the last owner of an
 * organization that others are in, `billing_unavailable` where Stripe cannot be asked to cancel what they pay. `message` goes into the security log.
 */
export async function removePerson(
  world: World,
  userId: string,
  of: { message: string; mayBeLastAdmin: boolean },
): Promise<void> {
  const { db } = world;
  if (world.billing !== null) {
    // Only who really goes is canceled.
    if ((await lastOwnerStatement(db, userId)).length > 0) throw new Refusal("last_owner_stays");
    if (!of.mayBeLastAdmin && (await lastAdminStatement(db, userId)).length > 0) throw new Refusal("last_admin_stays");
    const { cancelBeforePersonGoes } = await import("../billing/leaving.ts");
    await cancelBeforePersonGoes(world, userId);
  }
  // Read while it is there, for the addresses that their organization has moved from.
  const [person] = world.otherDatabases.length > 0 ? await userByIdStatement(db, userId) : [];
  const live = await liveConversationsStatement(db, userId);
  await hangUpBeforeDeletion(
    world.callRooms,
    live.map(({ id }) => id),
  );
  const [files, sounds, stored, deletedSounds, exports] = await db.batch([
    scriptKeysStatement(db, userId),
    recordingKeysStatement(db, userId),
    objectKeysOfPersonStatement(db, userId),
    deletedSoundsStatement(db, { userId }),
    exportFilesOfPersonStatement(db, userId),
  ]);
  try {
    await runBatch(db, [...removeUserStatements(db, userId, { ...of, nowMs: world.now() })]);
  } catch (error) {
    if ((await lastOwnerStatement(db, userId)).length > 0) throw new Refusal("last_owner_stays");
    if (!of.mayBeLastAdmin && (await lastAdminStatement(db, userId)).length > 0) throw new Refusal("last_admin_stays");
    throw error;
  }
  if (person)
    for (const other of world.otherDatabases)
      world.background(forgetMovedEmailStatement(other.db, hashToken(person.email)).run());
  world.background(
    Promise.all([
      ...files.map(async ({ key }) => world.scriptFiles.delete(key)),
      ...[...sounds, ...deletedSounds].map(async ({ key, uploadId }) => world.recordingFiles.delete(key, uploadId)),
    ]),
  );
  const keys = [
    ...stored.map(({ key }) => key),
    ...exports.flatMap(({ r2_prefix, parts }) => exportKeys(r2_prefix, parts)),
  ];
  if (keys.length > 0) world.background(world.storedFiles.delete(keys));
  recordEvent(world, { userId: null, type: "account_deleted", message: of.message, metadata: {} });
}
