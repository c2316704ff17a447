import type { Client } from "#core/accounts/client.ts";
import { type SignInInput, signInSchema } from "#core/accounts/forms.ts";
import type { Login } from "#core/accounts/login.ts";
import { Refusal } from "#core/errors.ts";
import {
  forgetAttemptsStatement,
  recordAttemptsStatement,
  takeBackAttemptStatement,
} from "../../adapters/d1/attempts.ts";
import { deleteLoginStatement } from "../../adapters/d1/logins.ts";
import { rehashStatement, userByEmailStatement } from "../../adapters/d1/users.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { type NewLogin, startLogin } from "./login-start.ts";
import { recordEvent } from "./security-events.ts";
import { requireInput } from "./service-input.ts";

export function createSignIn(world: World) {
  const { db, passwords } = world;

  return {
    /**
     * Unknown e-mail, no password set, and wrong password are one answer, at one cost. The attempt is recorded before it is
     * judged, so that attempts at the same moment cannot pass the limit together; a right one is taken back.
     */
    async signIn(input: SignInInput, client: Client): Promise<NewLogin> {
      const { email, password } = requireInput(signInSchema, input);
      const nowMs = world.now();
      const keys = await attemptKeys(world, "sign-in", email, client.address);
      const [records, [user]] = await db.batch([
        recordAttemptsStatement(db, keys.all, nowMs),
        userByEmailStatement(db, email),
      ]);

      const fail = (refusal: Refusal, type: "rate_limited" | "sign_in_failed", message: string): never => {
        recordEvent(world, { userId: user?.id ?? null, type, message, metadata: { email, error: refusal.code } });
        throw refusal;
      };

      const limited = refusalOfAttempt(keys, records, nowMs);
      if (limited) return fail(limited, "rate_limited", "Too many sign-in attempts");

      const hash = user?.password_hash ?? null;
      const isRight = await passwords.verify(password, hash);
      if (!isRight || !user || hash === null) {
        return fail(new Refusal("invalid_credentials"), "sign_in_failed", "Wrong email or password");
      }
      if (user.email_confirmed_at === null) {
        return fail(new Refusal("email_not_confirmed"), "sign_in_failed", "Email not confirmed");
      }

      const newHash = passwords.isOutdated(hash) ? await passwords.hash(password) : null;
      const login = await startLogin(world, user.id, client, [
        forgetAttemptsStatement(db, keys.email),
        ...(keys.address === null ? [] : [takeBackAttemptStatement(db, keys.address)]),
        ...(newHash === null ? [] : [rehashStatement(db, { userId: user.id, oldHash: hash, newHash })]),
      ]);
      recordEvent(world, { userId: user.id, type: "signed_in", message: "Signed in", metadata: { email } });
      return login;
    },

    async signOut(login: Login | null): Promise<void> {
      if (!login) return;
      const [ended] = await deleteLoginStatement(db, login);
      if (ended) recordEvent(world, { userId: ended.userId, type: "signed_out", message: "Signed out", metadata: {} });
    },
  };
}
