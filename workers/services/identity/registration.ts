import type { Client } from "#core/identity/client.ts";
import { recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import type { Statement } from "../../adapters/d1/database.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { insertUserStatement, type UserRow, userByEmailStatement } from "../../adapters/d1/identity/users.ts";
import { createOutbox } from "../outbox/outbox.ts";
import type { World } from "../world.ts";
import { attemptKeys, refusalOfAttempt } from "./attempt-limiter.ts";
import { recordEvent } from "./record-event.ts";

export type NewPerson = {
  email: string;
  fullName: string;
  password: string;
  userMetadata?: Record<string, unknown>;
  /** The settings need no confirmation email: the address counts as confirmed. */
  isConfirmed?: boolean;
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

/**
 * Creates an account with an email address and a password. Pages and API share it; they differ in the email (`compose`) and in
 * what they answer for `exists`. The work is about the same for all outcomes. Throws Refusal `too_many_attempts`.
 */
export async function register(
  world: World,
  person: NewPerson,
  client: Pick<Client, "address">,
  compose: ComposeConfirmation,
): Promise<Registration> {
  const { db, passwords } = world;
  const outbox = createOutbox(world);
  const { email } = person;
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
    // One hash, as for a new account, so that the response time does not tell who has an account.
    await passwords.verify(person.password, null);
    return registerAgain(user);
  }

  const id = world.newId();
  const row = { id, email, full_name: person.fullName };
  const passwordHash = await passwords.hash(person.password);
  const mail = person.isConfirmed ? null : await compose(row, false);
  try {
    await runBatch(db, [
      insertUserStatement(db, {
        ...row,
        password_hash: passwordHash,
        user_metadata: person.userMetadata ?? {},
        email_confirmed_at: person.isConfirmed ? nowMs : null,
        created_at: nowMs,
        updated_at: nowMs,
      }),
      ...(mail?.statements ?? []),
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
   * A sign-up with an email address that is already known. If it is not confirmed, a new email is sent and the first password
   * stays. So a second person cannot replace the password between the first sign-up and its confirmation.
   */
  async function registerAgain(known: UserRow): Promise<Registration> {
    if (known.email_confirmed_at !== null) {
      const metadata = { email, error: "account_exists" };
      recordEvent(world, { userId: known.id, type: "sign_up_failed", message: "Account exists", metadata });
      return { outcome: "exists", userId: known.id };
    }
    const again = await compose(known, true);
    await runBatch(db, again.statements);
    world.background(outbox.deliver(again.emailId));
    return { outcome: "again", userId: known.id };
  }
}
