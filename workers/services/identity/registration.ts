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
  /** The owner has decided that e-mails need no email. */
  isConfirmed?: boolean;
};

/** An email that is not written yet: `statements` write it and what it needs; then the outbox may deliver `emailId`. */
export type PreparedEmail = { statements: Statement[]; emailId: string };

/** Writes the confirmation email. `isRepeat`: somebody signed up with this e-mail before and did not confirm. */
export type ComposeConfirmation = (
  person: { id: string; email: string; full_name: string },
  isRepeat: boolean,
) => Promise<PreparedEmail>;

/** new and again: an email is on its way. exists: the e-mail has a confirmed account. */
export type Registration = { outcome: "new" | "again" | "exists"; userId: string };

/** How a person with an e-mail and a password comes to be; the pages and the API differ in the email and in what they say of "exists". */
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
    // The same work as for a new account, so that time does not tell who has begun to sign up.
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
    // Two sign-ups at the same moment: the e-mail is unique, so one of them finds the other's account.
    const [other] = await userByEmailStatement(db, email);
    if (other) return registerAgain(other);
    throw error;
  }
  if (mail) world.background(outbox.deliver(mail.emailId));
  recordEvent(world, { userId: id, type: "signed_up", message: "Signed up", metadata: { email } });
  return { outcome: "new", userId: id };

  /**
   * Somebody signs up with an e-mail that is already here. Unconfirmed: a new email, and the first password stays. Whoever
   * signed up first, a stranger thus never sets a password that the owner of the mailbox then confirms and uses.
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
