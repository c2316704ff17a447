import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, notExists, type SQL, sql } from "drizzle-orm";
import { CODE_ATTEMPTS, type OneTimeTokenType } from "#core/identity/one-time-token.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { insertEmailWhereStatement, type OutboxEmail } from "../outbox.ts";
import { grants, oneTimeTokens, refreshTokens } from "../schema/sign-in-tables.ts";
import { logins, users } from "../schema/user-tables.ts";
import { userExists } from "./users.ts";

/** Inserts nothing if the person does not exist. */
export function insertTokenStatement(db: Database, row: typeof oneTimeTokens.$inferInsert) {
  return insertWhere(db, oneTimeTokens, row, userExists(row.user_id));
}

/** A token with its person, also when it is used or expired. */
export function tokenStatement(db: Database, type: OneTimeTokenType, tokenHash: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.full_name,
      emailConfirmedAt: users.email_confirmed_at,
      hasPassword: sql`${users.password_hash} IS NOT NULL`.mapWith(Boolean),
      expiresAt: oneTimeTokens.expires_at,
      usedAt: oneTimeTokens.used_at,
    })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.user_id))
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), eq(oneTimeTokens.type, type)))
    .limit(1);
}

/** A link's token of one of these types, also when it is used or expired. */
export function linkTokenStatement(db: Database, types: readonly OneTimeTokenType[], tokenHash: string) {
  return db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), inArray(oneTimeTokens.type, [...types])))
    .limit(1);
}

/**
 * Counts an attempt at the newest code that was sent to this address, before the code is checked, and returns its token. No row
 * when there is no valid code or too many attempts. `sentTo`: an email address or a phone.
 */
export function tryCodeStatement(
  db: Database,
  of: { types: readonly OneTimeTokenType[]; sentTo: string; nowMs: number },
) {
  const newest = db
    .select({ hash: oneTimeTokens.token_hash })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.sent_to, of.sentTo),
        inArray(oneTimeTokens.type, [...of.types]),
        isNotNull(oneTimeTokens.code_hash),
        isNull(oneTimeTokens.used_at),
      ),
    )
    .orderBy(desc(oneTimeTokens.created_at), desc(oneTimeTokens.token_hash))
    .limit(1);
  return db
    .update(oneTimeTokens)
    .set({ code_attempts: sql`${oneTimeTokens.code_attempts} + 1` })
    .where(
      and(
        inArray(oneTimeTokens.token_hash, newest),
        gt(oneTimeTokens.code_expires_at, of.nowMs),
        lt(oneTimeTokens.code_attempts, CODE_ATTEMPTS),
      ),
    )
    .returning();
}

/** What spending a token changes about its person. */
export type TokenEffect =
  | "confirm-email"
  | "confirm-email-by-other"
  | "confirm-phone"
  | "take-new-phone"
  | "take-new-email"
  /** A change of the email address that both addresses confirm: the first confirmation is stored, the second makes the change. */
  | "confirm-new-half"
  | "confirm-current-half"
  | "nothing";

/** Spends a token and makes its change, in one batch, for the API. False if the token is used or expired. */
export async function spendToken(
  db: Database,
  of: { type: OneTimeTokenType; tokenHash: string; nowMs: number; for: TokenEffect },
): Promise<boolean> {
  const person = userOfUnusedToken(db, of.type, of.tokenHash, of.nowMs);
  const [, claimed] = await db.batch([
    db
      .update(users)
      .set({ ...changeFor(of.for, of.nowMs), updated_at: of.nowMs })
      .where(inArray(users.id, person)),
    claimStatement(db, of.type, person, of.nowMs),
  ]);
  return claimed.length > 0;
}

function changeFor(purpose: TokenEffect, nowMs: number) {
  const confirmed = { email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${nowMs})` };
  switch (purpose) {
    case "confirm-email":
      return confirmed;
    case "confirm-email-by-other":
      // If the email address was never confirmed, somebody else may have set the password. The owner of the mailbox proves the
      // address now with another kind of email, so the password is removed.
      return {
        ...confirmed,
        password_hash: sql`CASE WHEN ${users.email_confirmed_at} IS NULL THEN NULL ELSE ${users.password_hash} END`,
      };
    case "confirm-phone":
      return { phone_confirmed_at: sql`coalesce(${users.phone_confirmed_at}, ${nowMs})` };
    case "take-new-phone":
      return { phone: sql`${users.new_phone}`, phone_confirmed_at: nowMs, new_phone: null, is_anonymous: false };
    case "take-new-email":
      return newEmailWhere(sql`1`, null, nowMs);
    case "confirm-new-half":
      return newEmailWhere(sql`${users.email_change_half} = 'current'`, "new", nowMs);
    case "confirm-current-half":
      return newEmailWhere(sql`${users.email_change_half} = 'new'`, "current", nowMs);
    case "nothing":
      return {};
  }
}

/**
 * If the change is complete (`isWhole`), the new email address replaces the old one; else `half` is stored. One UPDATE does
 * both, so that of two concurrent confirmations neither is lost.
 */
function newEmailWhere(isWhole: SQL, half: "current" | "new" | null, nowMs: number) {
  return {
    email: sql`CASE WHEN ${isWhole} THEN ${users.new_email} ELSE ${users.email} END`,
    email_confirmed_at: sql`CASE WHEN ${isWhole} THEN ${nowMs} ELSE ${users.email_confirmed_at} END`,
    has_email_identity: sql`CASE WHEN ${isWhole} THEN 1 ELSE ${users.has_email_identity} END`,
    is_anonymous: sql`CASE WHEN ${isWhole} THEN 0 ELSE ${users.is_anonymous} END`,
    new_email: sql`CASE WHEN ${isWhole} THEN NULL ELSE ${users.new_email} END`,
    email_change_half: sql`CASE WHEN ${isWhole} THEN NULL ELSE ${half} END`,
  };
}

/** Deletes the unused tokens of a type: a newer email replaces the older ones. */
export function deleteUnusedTokensStatement(db: Database, userId: string, type: OneTimeTokenType) {
  return db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.type, type), isNull(oneTimeTokens.used_at)));
}

/**
 * Spends a confirmation token and all others of its type and person, and confirms the email address. One batch is one
 * transaction: of two concurrent calls, the second finds every condition false. The claim is the last statement, because the
 * others check that the token is unused. False if it is used or expired.
 */
export async function spendConfirmationToken(db: Database, tokenHash: string, nowMs: number): Promise<boolean> {
  const person = userOfUnusedToken(db, "confirmation", tokenHash, nowMs);
  const [, claimed] = await db.batch([
    db
      .update(users)
      .set({ email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${nowMs})`, updated_at: nowMs })
      .where(inArray(users.id, person)),
    claimStatement(db, "confirmation", person, nowMs),
  ]);
  return claimed.length > 0;
}

/**
 * Spends a recovery token: sets the password, confirms the email address (the link proved it), ends every login and grant of the
 * person, and puts an email about it into the outbox. False if the token is used or expired.
 */
export async function spendRecoveryToken(
  db: Database,
  of: { tokenHash: string; passwordHash: string; mail: OutboxEmail; nowMs: number },
): Promise<boolean> {
  const person = userOfUnusedToken(db, "recovery", of.tokenHash, of.nowMs);
  const granted = db.select({ id: grants.id }).from(grants).where(inArray(grants.user_id, person));
  const [, , , , , claimed] = await db.batch([
    insertEmailWhereStatement(db, of.mail, of.nowMs, exists(person)),
    db
      .update(users)
      .set({
        password_hash: of.passwordHash,
        email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${of.nowMs})`,
        updated_at: of.nowMs,
      })
      .where(inArray(users.id, person)),
    db.delete(logins).where(inArray(logins.user_id, person)),
    db.delete(refreshTokens).where(inArray(refreshTokens.grant_id, granted)),
    db.delete(grants).where(inArray(grants.user_id, person)),
    claimStatement(db, "recovery", person, of.nowMs),
  ]);
  return claimed.length > 0;
}

/** A row: a link of the change of this person's email address still works. */
export function liveEmailChangeStatement(db: Database, userId: SQL, nowMs: number) {
  return db
    .select({ sentTo: oneTimeTokens.sent_to })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), isLiveEmailChange(nowMs)))
    .limit(1);
}

/** The person keeps their address, and no link changes it any more. */
export function dropEmailChangeStatements(db: Database, userId: string) {
  return [
    deleteUnusedTokensStatement(db, userId, "email_change"),
    deleteUnusedTokensStatement(db, userId, "email_change_current"),
    db.update(users).set(NO_EMAIL_CHANGE).where(eq(users.id, userId)),
  ] as const;
}

/** Changes of email addresses whose links have ended. */
export function endEmailChangesStatement(db: Database, nowMs: number) {
  const live = db
    .select({ id: oneTimeTokens.token_hash })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, users.id), isLiveEmailChange(nowMs)));
  return db
    .update(users)
    .set(NO_EMAIL_CHANGE)
    .where(and(isNotNull(users.new_email), notExists(live)));
}

const NO_EMAIL_CHANGE = { new_email: null, email_change_half: null };

function isLiveEmailChange(nowMs: number) {
  return and(
    inArray(oneTimeTokens.type, ["email_change", "email_change_current"]),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, nowMs),
  );
}

export function deleteEndedTokensStatement(db: Database, nowMs: number) {
  return db.delete(oneTimeTokens).where(lte(oneTimeTokens.expires_at, nowMs));
}

type UserSubquery = ReturnType<typeof userOfUnusedToken>;

function userOfUnusedToken(db: Database, type: OneTimeTokenType, tokenHash: string, nowMs: number) {
  return db
    .select({ id: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.token_hash, tokenHash),
        eq(oneTimeTokens.type, type),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.expires_at, nowMs),
      ),
    );
}

function claimStatement(db: Database, type: OneTimeTokenType, person: UserSubquery, nowMs: number) {
  return db
    .update(oneTimeTokens)
    .set({ used_at: nowMs })
    .where(and(inArray(oneTimeTokens.user_id, person), eq(oneTimeTokens.type, type), isNull(oneTimeTokens.used_at)))
    .returning({ tokenHash: oneTimeTokens.token_hash });
}
