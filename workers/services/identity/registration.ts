import { IdentityError } from "#core/identity/api/identity-error.ts";
import { passwordWeakness } from "#core/identity/api/password-weakness.ts";
import type { Client } from "#core/identity/client.ts";
import { isEmail } from "#core/identity/email-address.ts";
import { recordAttemptsStatement, takeBackAttemptStatement } from "../../adapters/d1/attempt-rows.ts";
import type { Statement } from "../../adapters/d1/database.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import {
  forgetPendingPasswordStatement,
  insertUserStatement,
  type UserRow,
  userByEmailStatement,
} from "../../adapters/d1/identity/users.ts";
import { movedStatement } from "../../adapters/d1/moved-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { hostIn, movedRefusal } from "../moved-addresses.ts";
import { createOutbox } from "../outbox/outbox.ts";
import type { World } from "../world.ts";
import { emailLimit, limitByHour } from "./api/hourly-limits.ts";
import { type AttemptKeys, attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { recordEvent } from "./record-event.ts";

export type NewPerson = {
  email: string;
  fullName: string;
  password: string;
  userMetadata?: Record<string, unknown>;
};

/**
 * An email or text message that is not stored yet. `statements` insert it and its token; after that, `emailId` may be passed to
 * the outbox for delivery.
 */
export type PreparedMessage = { statements: Statement[]; emailId: string };

/** Composes the confirmation email. `isRepeat`: somebody signed up with this email address before and did not confirm it. */
export type ComposeConfirmation = (
  person: { id: string; email: string; full_name: string },
  isRepeat: boolean,
) => Promise<PreparedMessage>;

/** `new` and `again`: an email is sent. `exists`: the email address has a confirmed account, and nothing was changed. */
export type Registration = { outcome: "new" | "again" | "exists"; userId: string };

/** Whether the settings let new people sign up by email. */
export function isSignUpOpen({ settings }: Pick<World, "settings">): boolean {
  return !settings.DISABLE_SIGNUP && settings.EXTERNAL_EMAIL_ENABLED;
}

/**
 * Creates an account with an email address and a password, by the settings DISABLE_SIGNUP, EXTERNAL_EMAIL_ENABLED,
 * PASSWORD_MIN_LENGTH, MAILER_AUTOCONFIRM and RATE_LIMIT_EMAIL_SENT. Pages and API share it; they differ in the email (`compose`)
 * and in what they answer for `exists`. Every attempt is counted, and one that makes an account is taken back. The work is about
 * the same for all outcomes. Throws Refusal `too_many_attempts` or `moved`, and IdentityError `signup_disabled`, `email_provider_disabled`,
 * `weak_password` or `over_email_send_rate_limit`.
 */
export async function register(
  world: World,
  person: NewPerson,
  client: Pick<Client, "address">,
  compose: ComposeConfirmation,
): Promise<Registration> {
  const { db, passwords, settings } = world;
  const outbox = createOutbox(world);
  const { email } = person;
  const nowMs = world.now();
  if (settings.DISABLE_SIGNUP) throw new IdentityError("signup_disabled");
  if (!settings.EXTERNAL_EMAIL_ENABLED) throw new IdentityError("email_provider_disabled");
  const keys = await attemptKeys(world, "sign-up", email, client.address);
  const [records, [user], moved] = await db.batch([
    recordAttemptsStatement(db, keys.all, nowMs),
    userByEmailStatement(db, email),
    movedStatement(db, "email", hashToken(email)),
  ]);
  requireFewSignUps(world, keys, records, { email, userId: user?.id ?? null });
  const movedTo = user ? null : hostIn(moved);
  if (movedTo !== null) throw movedRefusal(movedTo);
  const weakness = passwordWeakness(person.password, settings.PASSWORD_MIN_LENGTH);
  if (weakness) {
    recordFailure(world, "Weak password", { email, error: "weak_password" });
    throw new IdentityError("weak_password", { message: weakness.message, weakReasons: weakness.reasons });
  }
  await limitByHour(world, "email", emailLimit(world, client));
  if (user) return registerAgain(user);

  const id = world.newId();
  const row = { id, email, full_name: person.fullName };
  const passwordHash = await passwords.hash(person.password);
  const isConfirmed = settings.MAILER_AUTOCONFIRM;
  const mail = isConfirmed ? null : await compose(row, false);
  try {
    await runBatch(db, [
      insertUserStatement(db, {
        ...row,
        password_hash: passwordHash,
        user_metadata: person.userMetadata ?? {},
        email_confirmed_at: isConfirmed ? nowMs : null,
        created_at: nowMs,
        updated_at: nowMs,
      }),
      ...(mail?.statements ?? []),
      ...keys.all.map((key) => takeBackAttemptStatement(db, key)),
    ]);
  } catch (error) {
    // Two concurrent sign-ups: email addresses are unique, so one of them fails and finds the other's account.
    const [other] = await userByEmailStatement(db, email);
    if (other) return registerAgain(other);
    throw error;
  }
  if (mail) world.background(outbox.deliver(mail.emailId));
  recordEvent(world, { userId: id, type: "signed_up", message: "Signed up", metadata: { email } });
  return { outcome: "new", userId: id };

  /**
   * A sign-up with an email address that is already known. If it is not confirmed, a new email is sent. The link in it signs in, so a
   * password that somebody else may have chosen must not open the account then: where two sign-ups chose different ones, none holds.
   */
  async function registerAgain(known: UserRow): Promise<Registration> {
    const isPending = known.email_confirmed_at === null;
    // One hash, as for a new account, so that the response time does not tell who has an account.
    const isSame = await passwords.verify(person.password, isPending ? known.password_hash : null);
    if (known.email_confirmed_at !== null) {
      const metadata = { email, error: "account_exists" };
      recordEvent(world, { userId: known.id, type: "sign_up_failed", message: "Account exists", metadata });
      return { outcome: "exists", userId: known.id };
    }
    const again = await compose(known, true);
    await runBatch(db, [...again.statements, ...(isSame ? [] : [forgetPendingPasswordStatement(db, known.id)])]);
    world.background(outbox.deliver(again.emailId));
    return { outcome: "again", userId: known.id };
  }
}

/**
 * Counts and records a sign-up whose input is not valid. `email` is as typed. Throws Refusal `too_many_attempts`.
 */
export async function recordInvalidSignUp(world: World, email: string, client: Pick<Client, "address">): Promise<void> {
  const known = isEmail(email) ? { email } : {};
  const keys = await attemptKeys(world, "sign-up", email, client.address);
  const records = await recordAttemptsStatement(world.db, keys.all, world.now());
  requireFewSignUps(world, keys, records, { ...known, userId: null });
  recordFailure(world, "Not valid", { ...known, error: "validation_failed" });
}

function requireFewSignUps(
  world: World,
  keys: AttemptKeys,
  records: Parameters<typeof refusalOfAttempt>[1],
  { userId, email }: { userId: string | null; email?: string },
): void {
  const limited = refusalOfAttempt(keys, records, world.now());
  if (!limited) return;
  const metadata = { email, error: limited.code };
  recordEvent(world, { userId, type: "rate_limited", message: "Too many sign-ups", metadata });
  throw limited;
}

function recordFailure(world: World, message: string, metadata: { email?: string; error: string }): void {
  recordEvent(world, { userId: null, type: "sign_up_failed", message, metadata });
}
