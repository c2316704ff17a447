import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { isWholeKey } from "#core/identity/api-keys/key-format.ts";
import { CALLS_PER_KEY, keyQuota } from "#core/identity/api-keys/key-quota.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import {
  countCallStatement,
  noteKeyUseStatement,
  presentedKeyStatement,
  scopesSchema,
} from "../../../adapters/d1/api-key-rows.ts";
import { attemptKey } from "../../../adapters/d1/attempt-rows.ts";
import { movedStatement } from "../../../adapters/d1/moved-rows.ts";
import { hashToken } from "../../../adapters/identity/login-cookie.ts";
import { hostIn } from "../../moved-addresses.ts";
import type { World } from "../../world.ts";

/**
 * For whom a key stands. Counts the call. Throws IdentityError `invalid_api_key` for one that is cut, unknown, revoked or expired,
 * `user_banned`, and Refusal `too_many_attempts` above CALLS_PER_KEY a minute.
 */
export async function presentKey(world: Pick<World, "db" | "now" | "settings">, key: string): Promise<Bearer> {
  const { db } = world;
  if (!isWholeKey(key)) throw invalid("This API key is not whole: part of it is missing or mistyped");
  const nowMs = world.now();
  const keyHash = hashToken(key);
  const countKey = await attemptKey(world.settings, "api-key", "person", keyHash);
  const [[found], [counted]] = await db.batch([
    presentedKeyStatement(db, keyHash),
    countCallStatement(db, { countKey, keyHash, nowMs }),
    noteKeyUseStatement(db, keyHash, nowMs),
  ]);
  if (!found) {
    const movedTo = hostIn(await movedStatement(db, "api-key", keyHash));
    throw invalid(movedTo === null ? "This API key does not exist" : `Use this API key at https://${movedTo}`);
  }
  if (found.revokedAt !== null) throw invalid("This API key was revoked");
  if (!counted) throw invalid("This API key has expired");
  if (found.bannedUntil !== null && found.bannedUntil > nowMs) throw new IdentityError("user_banned", { status: 403 });
  if (found.organisationId !== null && !found.isOwner) {
    throw invalid("Whoever made this API key is no longer an owner of its organization");
  }
  const quota = keyQuota(counted, nowMs);
  if (counted.count > CALLS_PER_KEY) {
    const text = `An API key can make ${CALLS_PER_KEY} calls a minute.`;
    throw new Refusal("too_many_attempts", { text, retryAfterSeconds: quota.resetSeconds });
  }
  const held = { id: found.id, scopes: scopesSchema.parse(found.scopes), quota };
  if (found.organisationId === null) {
    return { role: "authenticated", userId: found.userId, aal: "aal1", mayAdminister: false, key: held };
  }
  const { organisationId: organizationId, userId: ownerId } = found;
  return { role: "organization", userId: null, aal: null, organizationId, ownerId, key: held };
}

function invalid(message: string): IdentityError {
  return new IdentityError("invalid_api_key", { message });
}
