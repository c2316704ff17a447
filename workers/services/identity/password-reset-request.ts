import { site } from "#app/site/site.ts";
import type { Client } from "#core/identity/client.ts";
import { recoveryEmail } from "#core/identity/pages/account-emails.ts";
import { recoverySchema } from "#core/identity/pages/identity-forms.ts";
import { recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertTokenStatement } from "../../adapters/d1/identity/tokens.ts";
import { type UserRow, userByEmailStatement } from "../../adapters/d1/identity/users.ts";
import { insertEmailToStatement } from "../../adapters/d1/outbox.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { newOneTimeToken } from "./new-one-time-token.ts";
import { recordEvent } from "./record-event.ts";
import type { PreparedMessage } from "./registration.ts";
import { nobody } from "./unknown-person.ts";

/** "I forgot my password", requested on a page or through the API. The two send different emails. */
export function createPasswordResetRequest(world: World) {
  const { db } = world;
  const outbox = createOutbox(world);
  const from = { siteUrl: world.siteUrl, siteName: site.name };

  return {
    /**
     * Sends a password reset email. Response and response time are the same whether or not the account exists (OWASP Forgot
     * Password Cheat Sheet): the lookup is part of the background work, which is the same for both. Throws Refusal
     * `bad_request` or `too_many_attempts`.
     */
    async requestPasswordReset(
      input: { email: string },
      client: Pick<Client, "address">,
      compose: ComposeRecovery = composeEmail,
    ): Promise<void> {
      const { email } = requireInput(recoverySchema, input);
      const nowMs = world.now();
      const keys = await attemptKeys(world, "recovery", email, client.address);
      const limited = refusalOfAttempt(keys, await recordAttemptsStatement(db, keys.all, nowMs), nowMs);
      if (limited) {
        const metadata = { email, error: limited.code };
        recordEvent(world, { userId: null, type: "rate_limited", message: "Too many password emails", metadata });
        throw limited;
      }
      world.background(sendRecoveryEmail(email, compose));
    },
  };

  async function sendRecoveryEmail(email: string, compose: ComposeRecovery): Promise<void> {
    const [user] = await userByEmailStatement(db, email);
    const mail = await compose(user ?? { ...nobody(world), email });
    await runBatch(db, mail.statements);
    const type = "password_reset_requested";
    recordEvent(
      world,
      user
        ? { userId: user.id, type, message: "Password email sent", metadata: { email } }
        : { userId: null, type, message: "Password email asked for by nobody known", metadata: {} },
    );
    await outbox.deliverIfWritten(mail.emailId);
  }

  async function composeEmail(user: Recipient): Promise<PreparedMessage> {
    const { token, row } = await newOneTimeToken(world, user.id, "recovery");
    const mail = newEmail(world, user.email, recoveryEmail({ ...from, token, fullName: user.full_name }));
    const statements = [insertTokenStatement(db, row), insertEmailToStatement(db, user.id, mail, world.now())];
    return { statements, emailId: mail.id };
  }
}

type Recipient = Pick<UserRow, "id" | "full_name" | "email">;
type ComposeRecovery = (user: Recipient) => Promise<PreparedMessage>;
