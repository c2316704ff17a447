import { site } from "#app/site.ts";
import type { Client } from "#core/accounts/client.ts";
import { type SignUpInput, signUpSchema } from "#core/accounts/forms.ts";
import { confirmationLetter } from "#core/accounts/letters.ts";
import { Refusal } from "#core/errors.ts";
import { recordAttemptsStatement } from "../../adapters/d1/attempts.ts";
import { insertLetterStatement } from "../../adapters/d1/outbox.ts";
import { insertTokenStatement, spendConfirmationToken } from "../../adapters/d1/tokens.ts";
import { insertUserStatement, type UserRow, userByEmailStatement } from "../../adapters/d1/users.ts";
import { createOutbox, newLetter } from "../outbox.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { newOneTimeToken, requireToken } from "./one-time-tokens.ts";
import { recordEvent } from "./security-events.ts";
import { requireInput } from "./service-input.ts";

export function createSignUp(world: World) {
  const { db, passwords } = world;
  const outbox = createOutbox(world);

  return {
    /** Ends in a letter, or in `account_exists`: behind the limits it is allowed to say so. */
    async signUp(input: SignUpInput, client: Client): Promise<void> {
      const { fullName, email, password } = requireInput(signUpSchema, input);
      const nowMs = world.now();
      const keys = await attemptKeys(world, "sign-up", email, client.address);
      const [records, [user]] = await db.batch([
        recordAttemptsStatement(db, keys.all, nowMs),
        userByEmailStatement(db, email),
      ]);
      const limited = refusalOfAttempt(keys, records, nowMs);
      if (limited) {
        const metadata = { email, error: limited.code };
        recordEvent(world, { userId: user?.id ?? null, type: "rate_limited", message: "Too many sign-ups", metadata });
        throw limited;
      }
      if (user) {
        // The same work as for a new account, so that time does not tell who has begun to sign up.
        await passwords.verify(password, null);
        return signUpAgain(user);
      }

      const id = world.newId();
      const passwordHash = await passwords.hash(password);
      const token = await newOneTimeToken(world, id, "confirmation");
      const letter = newLetter(world, email, letterBody(token.token, fullName, false));
      try {
        await db.batch([
          insertUserStatement(db, {
            id,
            email,
            full_name: fullName,
            password_hash: passwordHash,
            created_at: nowMs,
            updated_at: nowMs,
          }),
          insertTokenStatement(db, token.row),
          insertLetterStatement(db, letter, nowMs),
        ]);
      } catch (error) {
        // Two sign-ups at the same moment: the e-mail is unique, so one of them finds the other's account.
        const [other] = await userByEmailStatement(db, email);
        if (other) return signUpAgain(other);
        throw error;
      }
      world.background(outbox.deliver(letter.id));
      recordEvent(world, { userId: id, type: "signed_up", message: "Signed up", metadata: { email } });
    },

    /** Does not sign in: see `signUpAgain`. A second press on the same link's button is as good as the first. */
    async confirm(token: string): Promise<void> {
      const { tokenHash, person } = await requireToken(world, "confirmation", token);
      if (person.emailConfirmedAt !== null) return;
      if (!(await spendConfirmationToken(db, tokenHash, world.now()))) throw new Refusal("link_expired");
      const metadata = { email: person.email };
      recordEvent(world, { userId: person.userId, type: "email_confirmed", message: "Email confirmed", metadata });
    },
  };

  /**
   * Somebody signs up with an e-mail that is already here. Unconfirmed: a new letter, and the first password stays. Whoever
   * signed up first, a stranger thus never sets a password that the owner of the mailbox then confirms and uses.
   */
  async function signUpAgain(user: UserRow): Promise<void> {
    if (user.email_confirmed_at !== null) {
      const refusal = new Refusal("account_exists");
      const metadata = { email: user.email, error: refusal.code };
      recordEvent(world, { userId: user.id, type: "sign_up_failed", message: "Account exists", metadata });
      throw refusal;
    }
    const token = await newOneTimeToken(world, user.id, "confirmation");
    const letter = newLetter(world, user.email, letterBody(token.token, user.full_name, true));
    await db.batch([insertTokenStatement(db, token.row), insertLetterStatement(db, letter, world.now())]);
    world.background(outbox.deliver(letter.id));
  }

  function letterBody(token: string, fullName: string, isRepeat: boolean) {
    return confirmationLetter({ siteUrl: world.siteUrl, siteName: site.name, token, fullName, isRepeat });
  }
}
