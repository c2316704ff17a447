import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import { cleanEmail } from "#core/identity/email-address.ts";
import { confirmationEmail } from "#core/identity/pages/account-emails.ts";
import { emailSchema, type SignUpInput, signUpSchema } from "#core/identity/pages/identity-forms.ts";
import { recordAttemptsStatement } from "../../../adapters/d1/attempt-rows.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import { insertTokenStatement, spendConfirmationToken } from "../../../adapters/d1/identity/tokens.ts";
import { userByEmailStatement } from "../../../adapters/d1/identity/users.ts";
import { insertEmailStatement, insertEmailToStatement } from "../../../adapters/d1/outbox.ts";
import { createOutbox, newEmail } from "../../outbox/outbox.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { attemptKeys, refusalOfAttempt } from "../attempt-limiter.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { newOneTimeToken, requireToken } from "../new-one-time-token.ts";
import { recordEvent } from "../record-event.ts";
import { type ComposeConfirmation, isSignUpOpen, recordInvalidSignUp, register } from "../registration.ts";
import { nobody } from "../unknown-person.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";

/** Signing up on the pages, and the page behind the link of the confirmation email. */
export function createSignUp(world: World) {
  const { db } = world;
  const outbox = createOutbox(world);

  return {
    /** What the form says before it is filled in. */
    signUpRules: () => ({
      isOpen: isSignUpOpen(world),
      leastPasswordLength: world.settings.PASSWORD_MIN_LENGTH,
    }),

    /**
     * Creates an account, and sends the confirmation email; a login instead where the settings ask for no confirmation. Throws
     * Refusal `bad_request`, `weak_password`, `sign_up_closed`, `too_many_attempts` or `account_exists`. The last one tells that
     * an address has an account; the attempt limits make it too slow to list accounts.
     */
    async signUp(input: SignUpInput, client: Client): Promise<NewLogin | null> {
      if (isSignUpOpen(world) && !signUpSchema.safeParse(input).success) {
        await recordInvalidSignUp(world, cleanEmail(input.email), client);
      }
      const person = requireInput(signUpSchema, input);
      const { outcome, userId } = await translateIdentityErrors(register(world, person, client, composeEmail));
      if (outcome === "exists") throw new Refusal("account_exists");
      return outcome === "new" && world.settings.MAILER_AUTOCONFIRM ? startLogin(world, userId, client) : null;
    },

    /**
     * Sends the confirmation email once more. Response and response time are the same whether or not somebody waits to be
     * confirmed, as for a password reset. Throws Refusal `bad_request` or `too_many_attempts`.
     */
    async sendConfirmationAgain(input: { email: string }, client: Pick<Client, "address">): Promise<void> {
      const { email } = requireInput(emailSchema, input);
      const nowMs = world.now();
      const keys = await attemptKeys(world, "confirmation", email, client.address);
      const limited = refusalOfAttempt(keys, await recordAttemptsStatement(db, keys.all, nowMs), nowMs);
      if (limited) {
        const metadata = { email, error: limited.code };
        recordEvent(world, { userId: null, type: "rate_limited", message: "Too many confirmation emails", metadata });
        throw limited;
      }
      world.background(sendAgain(email));
    },

    /** Whose sign-up a link confirms, for the page that asks to confirm it; null: none, or not any more. Changes nothing. */
    async findSignUp(token: string): Promise<{ email: string; fullName: string; isConfirmed: boolean } | null> {
      const found = await requireToken(world, "confirmation", token).catch((error) => {
        if (error instanceof Refusal) return null;
        throw error;
      });
      if (!found) return null;
      const { email, fullName, emailConfirmedAt } = found.person;
      if (emailConfirmedAt !== null) return { email, fullName, isConfirmed: true };
      return found.isUnspent ? { email, fullName, isConfirmed: false } : null;
    },

    /**
     * Confirms the email address of a sign-up and signs in, once. Null: it was confirmed before, and a link that was used opens nothing.
     * `hasPassword`: false where several passwords were chosen before, so that none holds. Throws Refusal `link_expired` or `banned`.
     */
    async confirm(token: string, client: Client): Promise<(NewLogin & { hasPassword: boolean }) | null> {
      const { tokenHash, person } = await requireToken(world, "confirmation", token);
      if (person.emailConfirmedAt !== null) return null;
      if (!(await spendConfirmationToken(db, tokenHash, world.now()))) throw new Refusal("link_expired");
      const metadata = { email: person.email };
      recordEvent(world, { userId: person.userId, type: "email_confirmed", message: "Email confirmed", metadata });
      const login = await startLogin(world, person.userId, client);
      recordEvent(world, { userId: person.userId, type: "signed_in", message: "Signed in by confirming", metadata });
      return { ...login, hasPassword: person.hasPassword };
    },
  };

  async function sendAgain(email: string): Promise<void> {
    const [user] = await userByEmailStatement(db, email);
    const person = user?.email_confirmed_at === null ? user : { ...nobody(world), email };
    const { row, mail } = await newConfirmation(person, false);
    await runBatch(db, [insertTokenStatement(db, row), insertEmailToStatement(db, person.id, mail, world.now())]);
    await outbox.deliverIfWritten(mail.id);
  }

  async function composeEmail(person: Parameters<ComposeConfirmation>[0], isRepeat: boolean) {
    const { row, mail } = await newConfirmation(person, isRepeat);
    const statements = [insertTokenStatement(db, row), insertEmailStatement(db, mail, world.now())];
    return { statements, emailId: mail.id };
  }

  async function newConfirmation(person: Parameters<ComposeConfirmation>[0], isRepeat: boolean) {
    const { token, row } = await newOneTimeToken(world, person.id, "confirmation");
    const from = { siteUrl: world.siteUrl, siteName: site.name };
    const body = confirmationEmail({ ...from, token, fullName: person.full_name, isRepeat });
    return { row, mail: newEmail(world, person.email, body) };
  }
}
