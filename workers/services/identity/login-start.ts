import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { LOGIN_ABSOLUTE_MS, LOGIN_TOUCH_MS, type Login } from "#core/identity/login.ts";
import type { Aal } from "#core/identity/tokens/amr.ts";
import type { forgetAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import {
  begunLoginStatement,
  deleteLoginStatement,
  insertLoginStatement,
  touchLoginStatement,
  type ViewerRow,
} from "../../adapters/d1/identity/login-rows.ts";
import { signedInStatement } from "../../adapters/d1/identity/users.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import type { World } from "../world.ts";
import type { SignInStatement } from "./password-proof.ts";

/**
 * The new token of a login (43 characters); it is stored in the browser's cookie only. `awaitsSecondFactor`: the login opens no
 * page until the person has shown a second factor. `isFirst`: they have never signed in before.
 */
export type NewLogin = { token: string; awaitsSecondFactor: boolean; isFirst?: boolean };

type LoginBatchStatement = SignInStatement | ReturnType<typeof forgetAttemptsStatement>;

/**
 * Starts a login with a new token (OWASP ASVS 7.2.4); the login that this browser had before ends. `alsoWrite` is written in the
 * same batch. `aal2` where the way of signing in is two factors in one. Throws Refusal `banned`.
 */
export async function startLogin(
  world: World,
  userId: string,
  client: Client,
  alsoWrite: LoginBatchStatement[] = [],
  aal: Aal = "aal1",
): Promise<NewLogin> {
  const { db } = world;
  const nowMs = world.now();
  const token = world.newToken();
  const login = { tokenHash: hashToken(token) };
  const [, begun] = await db.batch([
    insertLoginStatement(db, {
      token_hash: login.tokenHash,
      user_id: userId,
      created_at: nowMs,
      last_seen_at: nowMs,
      expires_at: nowMs + LOGIN_ABSOLUTE_MS,
      user_agent: client.userAgent,
      aal,
    }),
    begunLoginStatement(db, login, nowMs),
    signedInStatement(db, userId, nowMs),
    ...(client.login ? [deleteLoginStatement(db, client.login)] : []),
    ...alsoWrite,
  ]);
  if (begun.some(({ bannedUntil }) => bannedUntil !== null && bannedUntil > nowMs)) {
    await deleteLoginStatement(db, login);
    throw new Refusal("banned");
  }
  return {
    token,
    awaitsSecondFactor: begun.some(({ awaitsSecondFactor }) => awaitsSecondFactor),
    isFirst: begun.some(({ lastSignInAt }) => lastSignInAt === null),
  };
}

/** Updates the login's `last_seen_at` in the background, at most once an hour. `viewers`: the rows of `viewerStatement`. */
export function keepLoginAlive(
  world: Pick<World, "db" | "now" | "background">,
  login: Login,
  viewers: readonly ViewerRow[],
): void {
  const viewer = viewers[0];
  if (!viewer || world.now() - viewer.last_seen_at < LOGIN_TOUCH_MS) return;
  world.background(touchLoginStatement(world.db, login, world.now()).run());
}
