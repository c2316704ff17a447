import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import {
  forgetAttemptsStatement,
  recordAttemptsStatement,
  takeBackAttemptStatement,
} from "../../adapters/d1/attempt-rows.ts";
import {
  rehashStatement,
  type UserRow,
  userByEmailStatement,
  userByPhoneStatement,
} from "../../adapters/d1/identity/users.ts";
import { movedStatement } from "../../adapters/d1/moved-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { hostIn, movedRefusal } from "../moved-addresses.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { recordEvent } from "./record-event.ts";

/** Statements for the batch that signs the person in: they reset the attempt counts and replace an outdated hash. */
export type SignInStatement = ReturnType<
  typeof forgetAttemptsStatement | typeof takeBackAttemptStatement | typeof rehashStatement
>;

/**
 * Checks a password. `of` holds the email address or phone as stored. An unknown person, a person without a password and a wrong
 * password get the same refusal after the same work (OWASP Authentication Cheat Sheet). The attempt is counted before it is
 * checked, so that concurrent attempts cannot pass the limit together; `alsoWrite` takes a successful one back. Throws Refusal
 * `too_many_attempts`, `moved`, `invalid_credentials`, `email_not_confirmed` (for a phone too) or `banned`.
 */
export async function provePassword(
  world: World,
  of: { email: string; password: string } | { phone: string; password: string },
  client: Pick<Client, "address">,
): Promise<{ user: UserRow; alsoWrite: SignInStatement[] }> {
  const { db, passwords } = world;
  const nowMs = world.now();
  const name = "email" in of ? of.email : of.phone;
  const keys = await attemptKeys(world, "sign-in", name, client.address);
  const [records, [user], moved] = await db.batch([
    recordAttemptsStatement(db, keys.all, nowMs),
    "email" in of ? userByEmailStatement(db, of.email) : userByPhoneStatement(db, of.phone),
    // For everybody, in the same round trip: the time it takes says nothing of who is known.
    movedStatement(db, "email", hashToken(name)),
  ]);

  const fail = (refusal: Refusal, type: "rate_limited" | "sign_in_failed", message: string): never => {
    const metadata = { ...("email" in of && { email: of.email }), error: refusal.code };
    recordEvent(world, { userId: user?.id ?? null, type, message, metadata });
    throw refusal;
  };

  const limited = refusalOfAttempt(keys, records, nowMs);
  if (limited) return fail(limited, "rate_limited", "Too many sign-in attempts");

  const movedTo = user ? null : hostIn(moved);
  if (movedTo !== null) return fail(movedRefusal(movedTo), "sign_in_failed", "Moved to another address");

  const hash = user?.password_hash ?? null;
  const isRight = await passwords.verify(of.password, hash);
  if (!isRight || !user || hash === null) {
    return fail(new Refusal("invalid_credentials"), "sign_in_failed", "Wrong email or password");
  }
  if (("email" in of ? user.email_confirmed_at : user.phone_confirmed_at) === null) {
    return fail(new Refusal("email_not_confirmed"), "sign_in_failed", "Email not confirmed");
  }
  if (user.banned_until !== null && user.banned_until > nowMs) {
    return fail(new Refusal("banned"), "sign_in_failed", "Banned");
  }

  const newHash = passwords.isOutdated(hash) ? await passwords.hash(of.password) : null;
  return {
    user,
    alsoWrite: [
      forgetAttemptsStatement(db, keys.email),
      ...(keys.address === null ? [] : [takeBackAttemptStatement(db, keys.address)]),
      ...(newHash === null ? [] : [rehashStatement(db, { userId: user.id, oldHash: hash, newHash })]),
    ],
  };
}
