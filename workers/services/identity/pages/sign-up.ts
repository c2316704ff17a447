import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { confirmationLetter } from "#core/identity/pages/account-emails.ts";
import { type SignUpInput, signUpSchema } from "#core/identity/pages/identity-forms.ts";
import { insertTokenStatement, spendConfirmationToken } from "../../../adapters/d1/identity/tokens.ts";
import { insertLetterStatement } from "../../../adapters/d1/outbox.ts";
import { newLetter } from "../../outbox/outbox.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { newOneTimeToken, requireToken } from "../new-one-time-token.ts";
import { recordEvent } from "../record-event.ts";
import { type ComposeConfirmation, register } from "../registration.ts";

export function createSignUp(world: World) {
  const { db } = world;

  return {
    /** Ends in a letter, or in `account_exists`: behind the limits it is allowed to say so. */
    async signUp(input: SignUpInput, client: Client): Promise<void> {
      const person = requireInput(signUpSchema, input);
      const { outcome } = await register(world, person, client, composeLetter);
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

  async function composeLetter(person: Parameters<ComposeConfirmation>[0], isRepeat: boolean) {
    const { token, row } = await newOneTimeToken(world, person.id, "confirmation");
    const from = { siteUrl: world.siteUrl, siteName: site.name };
    const body = confirmationLetter({ ...from, token, fullName: person.full_name, isRepeat });
    const letter = newLetter(world, person.email, body);
    const statements = [insertTokenStatement(db, row), insertLetterStatement(db, letter, world.now())];
    return { statements, letterId: letter.id };
  }
}
