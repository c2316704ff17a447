import { Refusal } from "#core/errors.ts";
import {
  CODE_LIFETIME_MS,
  isTokenShaped,
  ONE_TIME_TOKEN_LIFETIME_MS,
  type OneTimeTokenType,
} from "#core/identity/one-time-token.ts";
import { tokenStatement } from "../../adapters/d1/identity/tokens.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import type { World } from "../world.ts";

/** `token` goes into an email's link; `row` is what the database keeps. */
export async function newOneTimeToken(world: World, userId: string, type: OneTimeTokenType) {
  const nowMs = world.now();
  const token = world.newToken();
  const expiresAt = nowMs + ONE_TIME_TOKEN_LIFETIME_MS[type];
  return {
    token,
    row: { token_hash: hashToken(token), user_id: userId, type, created_at: nowMs, expires_at: expiresAt },
  };
}

/** The same with six digits beside the link, for whoever types them in; `code` goes into the email too. */
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

/** A token we once sent, with its person. Whether it still holds is decided when it is spent; `isUnspent` is what it looks like now. */
export async function requireToken(world: World, type: OneTimeTokenType, token: string) {
  if (!isTokenShaped(token)) throw new Refusal("link_expired");
  const tokenHash = hashToken(token);
  const [found] = await tokenStatement(world.db, type, tokenHash);
  if (!found) throw new Refusal("link_expired");
  return { tokenHash, person: found, isUnspent: found.usedAt === null && found.expiresAt > world.now() };
}
