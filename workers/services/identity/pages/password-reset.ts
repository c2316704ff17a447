import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { passwordChangedEmail } from "#core/identity/pages/account-emails.ts";
import { newPasswordSchema } from "#core/identity/pages/identity-forms.ts";
import { forgetAttemptsStatement } from "../../../adapters/d1/attempt-rows.ts";
import { spendRecoveryToken } from "../../../adapters/d1/identity/tokens.ts";
import { createOutbox, newEmail } from "../../outbox/outbox.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { attemptKeys } from "../attempt-limiter.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { requireToken } from "../new-one-time-token.ts";
import { recordEvent } from "../record-event.ts";
import { requireLongPassword } from "./new-password-length.ts";

/** The page behind the link of a password reset email. */
export function createPasswordReset(world: World) {
  const { db, passwords } = world;
  const outbox = createOutbox(world);
  const from = { siteUrl: world.siteUrl, siteName: site.name };

  return {
    /** Whether the token of a link is still valid. Does not spend it. */
    async canResetPassword(token: string): Promise<boolean> {
      try {
        return (await requireToken(world, "recovery", token)).isUnspent;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },

    /**
     * Sets a new password, ends every login and grant of the person, starts a login for this browser, and resets the count of
     * sign-in attempts of the email address. Throws Refusal `bad_request`, `link_expired` or `banned`.
     */
    async resetPassword(token: string, input: { password: string }, client: Client): Promise<NewLogin> {
      const { password } = requireInput(newPasswordSchema, input);
      requireLongPassword(world, password);
      const { tokenHash, person, isUnspent } = await requireToken(world, "recovery", token);
      const passwordHash = isUnspent ? await passwords.hash(password) : null;
      const mail = newEmail(world, person.email, passwordChangedEmail({ ...from, fullName: person.fullName }));
      const isSpent =
        passwordHash !== null && (await spendRecoveryToken(db, { tokenHash, passwordHash, mail, nowMs: world.now() }));
      const metadata = { email: person.email };
      if (!isSpent) {
        const refusal = new Refusal("link_expired");
        const event = { userId: person.userId, type: "password_reset_failed", message: "Old password link" } as const;
        recordEvent(world, { ...event, metadata: { ...metadata, error: refusal.code } });
        throw refusal;
      }

      world.background(outbox.deliver(mail.id));
      recordEvent(world, {
        userId: person.userId,
        type: "password_changed",
        message: "Password changed by email",
        metadata,
      });
      const keys = await attemptKeys(world, "sign-in", person.email, null);
      return startLogin(world, person.userId, client, [forgetAttemptsStatement(db, keys.email)]);
    },
  };
}
