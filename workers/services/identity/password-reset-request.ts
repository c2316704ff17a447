import { site } from "#app/site/site.ts";
import type { Client } from "#core/identity/client.ts";
import { recoveryEmail } from "#core/identity/pages/account-emails.ts";
import { recoverySchema } from "#core/identity/pages/identity-forms.ts";
import { recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertTokenStatement } from "../../adapters/d1/identity/tokens.ts";
import { type UserRow, userByEmailStatement } from "../../adapters/d1/identity/users.ts";
import { insertEmailStatement } from "../../adapters/d1/outbox.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { newOneTimeToken } from "./new-one-time-token.ts";
import { recordEvent } from "./record-event.ts";
import type { PreparedEmail } from "./registration.ts";

/** "I forgot my password", asked on a page or by a client of the API; the two send different emails. */
export function createPasswordResetRequest(world: World) {
  const { db } = world;
  const outbox = createOutbox(world);
  const from = { siteUrl: world.siteUrl, siteName: site.name };

  return {
    /** Answers the same, and as fast, whether or not there is such an account: looking it up is part of the background work. */
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
    if (!user) return;
    const mail = await compose(user);
    await runBatch(db, mail.statements);
    const event = { userId: user.id, type: "password_reset_requested", message: "Password email sent" } as const;
    recordEvent(world, { ...event, metadata: { email } });
    await outbox.deliver(mail.emailId);
  }

  async function composeEmail(user: UserRow): Promise<PreparedEmail> {
    const { token, row } = await newOneTimeToken(world, user.id, "recovery");
    const mail = newEmail(world, user.email, recoveryEmail({ ...from, token, fullName: user.full_name }));
    const statements = [insertTokenStatement(db, row), insertEmailStatement(db, mail, world.now())];
    return { statements, emailId: mail.id };
  }
}

type ComposeRecovery = (user: UserRow) => Promise<PreparedEmail>;
