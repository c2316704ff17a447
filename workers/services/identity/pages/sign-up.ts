import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { confirmationEmail } from "#core/identity/pages/account-emails.ts";
import { type SignUpInput, signUpSchema } from "#core/identity/pages/identity-forms.ts";
import { insertTokenStatement, spendConfirmationToken } from "../../../adapters/d1/identity/tokens.ts";
import { insertEmailStatement } from "../../../adapters/d1/outbox.ts";
import { newEmail } from "../../outbox/outbox.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { newOneTimeToken, requireToken } from "../new-one-time-token.ts";
import { recordEvent } from "../record-event.ts";
import { type ComposeConfirmation, register } from "../registration.ts";

export function createSignUp(world: World) {
  const { db } = world;

  return {
    /** Ends in an email, or in `account_exists`: behind the limits it is allowed to say so. */
    async signUp(input: SignUpInput, client: Client): Promise<void> {
      const person = requireInput(signUpSchema, input);
      const { outcome } = await register(world, person, client, composeEmail);
      if (outcome === "exists") throw new Refusal("account_exists");
    },

    /** Does not sign in: whoever confirms still needs the password. A second press on the same link's button is as good as the first. */
    async confirm(token: string): Promise<void> {
      const { tokenHash, person } = await requireToken(world, "confirmation", token);
      if (person.emailConfirmedAt !== null) return;
      if (!(await spendConfirmationToken(db, tokenHash, world.now()))) throw new Refusal("link_expired");
      const metadata = { email: person.email };
      recordEvent(world, { userId: person.userId, type: "email_confirmed", message: "Email confirmed", metadata });
    },
  };

  async function composeEmail(person: Parameters<ComposeConfirmation>[0], isRepeat: boolean) {
    const { token, row } = await newOneTimeToken(world, person.id, "confirmation");
    const from = { siteUrl: world.siteUrl, siteName: site.name };
    const body = confirmationEmail({ ...from, token, fullName: person.full_name, isRepeat });
    const mail = newEmail(world, person.email, body);
    const statements = [insertTokenStatement(db, row), insertEmailStatement(db, mail, world.now())];
    return { statements, emailId: mail.id };
  }
}
