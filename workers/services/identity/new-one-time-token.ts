import { Refusal } from "#core/errors.ts";
import {
  CODE_LIFETIME_MS,
  isTokenShaped,
  ONE_TIME_TOKEN_LIFETIME_MS,
  type OneTimeTokenType,
} from "#core/identity/one-time-token.ts";
import { tokenStatement } from "../../adapters/d1/identity/tokens.ts";
import { movedStatement } from "../../adapters/d1/moved-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { hostIn, movedRefusal } from "../moved-addresses.ts";
import type { World } from "../world.ts";

/** A new one-time token. `token` (43 characters) goes into an email's link; `row` is inserted and holds only its hash. */
export async function newOneTimeToken(world: World, userId: string, type: OneTimeTokenType) {
  const nowMs = world.now();
  const token = world.newToken();
  const expiresAt = nowMs + ONE_TIME_TOKEN_LIFETIME_MS[type];
  return {
    token,
    row: { token_hash: hashToken(token), user_id: userId, type, created_at: nowMs, expires_at: expiresAt },
  };
}

/** The same with a code of six digits that a person can type in instead of opening the link. */
export async function newTokenWithCode(
  world: World,
  of: { userId: string; type: OneTimeTokenType; sentTo: string; flowId: string | null },
) {
  const { token, row } = await newOneTimeToken(world, of.userId, of.type);
  const code = world.newCode();
  return {
    token,
    code,
    row: {
      ...row,
      sent_to: of.sentTo,
      flow_id: of.flowId,
      code_hash: await world.passwords.hash(code),
      code_expires_at: row.created_at + CODE_LIFETIME_MS,
    },
  };
}

/**
 * A token that we sent, with its person. Throws Refusal `link_expired` for an unknown one, and `moved`. `isUnspent` is its state now; whether
 * it is still valid is decided by the statement that spends it.
 */
export async function requireToken(world: World, type: OneTimeTokenType, token: string) {
  if (!isTokenShaped(token)) throw new Refusal("link_expired");
  const tokenHash = hashToken(token);
  const [found] = await tokenStatement(world.db, type, tokenHash);
  if (!found) {
    const movedTo = hostIn(await movedStatement(world.db, "token", tokenHash));
    throw movedTo === null ? new Refusal("link_expired") : movedRefusal(movedTo);
  }
  return { tokenHash, person: found, isUnspent: found.usedAt === null && found.expiresAt > world.now() };
}
