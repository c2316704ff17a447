import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { LOGIN_ABSOLUTE_MS, LOGIN_TOUCH_MS, type Login } from "#core/identity/login.ts";
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
import type { AlongWithProof } from "./password-proof.ts";

/** A login's new token, which goes into the browser's cookie and nowhere else. `waits`: for a second factor, before it opens anything. */
export type NewLogin = { token: string; waits: boolean };

type AlongWithLogin = AlongWithProof | ReturnType<typeof forgetAttemptsStatement>;

/** A fresh token at every sign-in; the login this browser had before ends. `along` is written in the same batch. */
export async function startLogin(
  world: World,
  userId: string,
  client: Client,
  along: AlongWithLogin[] = [],
): Promise<NewLogin> {
  const { db } = world;
  const nowMs = world.now();
  const token = world.newToken();
  const login = { tokenHash: hashToken(token) };
  const [, , [begun]] = await db.batch([
    insertLoginStatement(db, {
      token_hash: login.tokenHash,
      user_id: userId,
      created_at: nowMs,
      last_seen_at: nowMs,
      expires_at: nowMs + LOGIN_ABSOLUTE_MS,
      user_agent: client.userAgent,
    }),
    signedInStatement(db, userId, nowMs),
    begunLoginStatement(db, login, nowMs),
    ...(client.login ? [deleteLoginStatement(db, client.login)] : []),
    ...along,
  ]);
  if (begun?.bannedUntil && begun.bannedUntil > nowMs) {
    await deleteLoginStatement(db, login);
    throw new Refusal("banned");
  }
  return { token, waits: begun?.waits ?? false };
}

/** Notes in the background, at most once an hour, that a login is in use. Call it with what `viewerStatement` found. */
export function keepLoginAlive(
  world: Pick<World, "db" | "now" | "background">,
  login: Login,
  viewers: readonly ViewerRow[],
): void {
  const viewer = viewers[0];
  if (!viewer || world.now() - viewer.last_seen_at < LOGIN_TOUCH_MS) return;
  world.background(touchLoginStatement(world.db, login, world.now()).run());
}
