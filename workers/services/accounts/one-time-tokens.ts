import { isTokenShaped, ONE_TIME_TOKEN_LIFETIME_MS, type OneTimeTokenType } from "#core/accounts/one-time-token.ts";
import { Refusal } from "#core/errors.ts";
import { tokenStatement } from "../../adapters/d1/tokens.ts";
import { hashToken } from "../../adapters/login-cookie.ts";
import type { World } from "../world.ts";

/** `token` goes into a letter's link; `row` is what the database keeps. */
export async function newOneTimeToken(world: World, userId: string, type: OneTimeTokenType) {
  const nowMs = world.now();
  const token = world.newToken();
  const expiresAt = nowMs + ONE_TIME_TOKEN_LIFETIME_MS[type];
  return {
    token,
    row: { token_hash: await hashToken(token), user_id: userId, type, created_at: nowMs, expires_at: expiresAt },
  };
}

/** A token we once sent, with its person. Whether it still holds is decided when it is spent; `isUnspent` is what it looks like now. */
export async function requireToken(world: World, type: OneTimeTokenType, token: string) {
  if (!isTokenShaped(token)) throw new Refusal("link_expired");
  const tokenHash = await hashToken(token);
  const [found] = await tokenStatement(world.db, type, tokenHash);
  if (!found) throw new Refusal("link_expired");
  return { tokenHash, person: found, isUnspent: found.usedAt === null && found.expiresAt > world.now() };
}
