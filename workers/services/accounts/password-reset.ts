import { site } from "#app/site.ts";
import type { Client } from "#core/accounts/client.ts";
import { newPasswordSchema, recoverySchema } from "#core/accounts/forms.ts";
import { passwordChangedLetter, recoveryLetter } from "#core/accounts/letters.ts";
import { Refusal } from "#core/errors.ts";
import { forgetAttemptsStatement, recordAttemptsStatement } from "../../adapters/d1/attempts.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertLetterStatement } from "../../adapters/d1/outbox.ts";
import { insertTokenStatement, spendRecoveryToken } from "../../adapters/d1/tokens.ts";
import { type UserRow, userByEmailStatement } from "../../adapters/d1/users.ts";
import { createOutbox, newLetter } from "../outbox.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { type NewLogin, startLogin } from "./login-start.ts";
import { newOneTimeToken, requireToken } from "./one-time-tokens.ts";
import type { PreparedLetter } from "./registration.ts";
import { recordEvent } from "./security-events.ts";
import { requireInput } from "./service-input.ts";

export function createPasswordReset(world: World) {
  const { db, passwords } = world;
  const outbox = createOutbox(world);
  const from = { siteUrl: world.siteUrl, siteName: site.name };

  return {
    /** Answers the same, and as fast, whether or not there is such an account: looking it up is part of the background work. */
    async requestPasswordReset(
      input: { email: string },
      client: Pick<Client, "address">,
      compose: ComposeRecovery = composeLetter,
    ): Promise<void> {
      const { email } = requireInput(recoverySchema, input);
      const nowMs = world.now();
      const keys = await attemptKeys(world, "recovery", email, client.address);
      const limited = refusalOfAttempt(keys, await recordAttemptsStatement(db, keys.all, nowMs), nowMs);
      if (limited) {
        const metadata = { email, error: limited.code };
        recordEvent(world, { userId: null, type: "rate_limited", message: "Too many password letters", metadata });
        throw limited;
      }
      world.background(sendRecoveryLetter(email, compose));
    },

    /** Whether a link still opens the form. Looking does not spend it. */
    async canResetPassword(token: string): Promise<boolean> {
      try {
        return (await requireToken(world, "recovery", token)).isUnspent;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },

    /** Ends every login of the person, starts one for this browser, and lets the e-mail sign in again if it was limited. */
    async resetPassword(token: string, input: { password: string }, client: Client): Promise<NewLogin> {
      const { password } = requireInput(newPasswordSchema, input);
      const { tokenHash, person, isUnspent } = await requireToken(world, "recovery", token);
      const passwordHash = isUnspent ? await passwords.hash(password) : null;
      const letter = newLetter(world, person.email, passwordChangedLetter({ ...from, fullName: person.fullName }));
      const isSpent =
        passwordHash !== null &&
        (await spendRecoveryToken(db, { tokenHash, passwordHash, letter, nowMs: world.now() }));
      const metadata = { email: person.email };
      if (!isSpent) {
        const refusal = new Refusal("link_expired");
        const event = { userId: person.userId, type: "password_reset_failed", message: "Old password link" } as const;
        recordEvent(world, { ...event, metadata: { ...metadata, error: refusal.code } });
        throw refusal;
      }

      world.background(outbox.deliver(letter.id));
      recordEvent(world, {
        userId: person.userId,
        type: "password_changed",
        message: "Password changed by letter",
        metadata,
      });
      const keys = await attemptKeys(world, "sign-in", person.email, null);
      return startLogin(world, person.userId, client, [forgetAttemptsStatement(db, keys.email)]);
    },
  };

  async function sendRecoveryLetter(email: string, compose: ComposeRecovery): Promise<void> {
    const [user] = await userByEmailStatement(db, email);
    if (!user) return;
    const letter = await compose(user);
    await runBatch(db, letter.statements);
    const event = { userId: user.id, type: "password_reset_requested", message: "Password letter sent" } as const;
    recordEvent(world, { ...event, metadata: { email } });
    await outbox.deliver(letter.letterId);
  }

  async function composeLetter(user: UserRow): Promise<PreparedLetter> {
    const { token, row } = await newOneTimeToken(world, user.id, "recovery");
    const letter = newLetter(world, user.email, recoveryLetter({ ...from, token, fullName: user.full_name }));
    const statements = [insertTokenStatement(db, row), insertLetterStatement(db, letter, world.now())];
    return { statements, letterId: letter.id };
  }
}

type ComposeRecovery = (user: UserRow) => Promise<PreparedLetter>;
