import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { CODE_ATTEMPTS, type OneTimeTokenType } from "#core/identity/one-time-token.ts";
import type { Database } from "../database.ts";
import { insertEmailWhereStatement, type OutboxEmail } from "../outbox.ts";
import { grants, logins, oneTimeTokens, refreshTokens, users } from "../schema.ts";

export function insertTokenStatement(db: Database, row: typeof oneTimeTokens.$inferInsert) {
  return db.insert(oneTimeTokens).values(row);
}

/** The token with its person, whatever its state. */
export function tokenStatement(db: Database, type: OneTimeTokenType, tokenHash: string) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.full_name,
      emailConfirmedAt: users.email_confirmed_at,
      expiresAt: oneTimeTokens.expires_at,
      usedAt: oneTimeTokens.used_at,
    })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.user_id))
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), eq(oneTimeTokens.type, type)))
    .limit(1);
}

/** A link's token of any of these types, whatever its state. */
export function linkTokenStatement(db: Database, types: readonly OneTimeTokenType[], tokenHash: string) {
  return db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.token_hash, tokenHash), inArray(oneTimeTokens.type, [...types])))
    .limit(1);
}

/**
 * Counts a try at the newest code that went to this address, before it is judged, and answers the token; no row when none holds
 * or there have been too many tries. `sentTo` is where it went.
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

/** What spending a token does to its person. */
export type SpentFor =
  | "confirm-email"
  | "confirm-email-by-other"
  | "confirm-phone"
  | "take-new-phone"
  | "take-new-email"
  /** The first of two emails is noted, the second takes the e-mail. */
  | "confirm-new-half"
  | "confirm-current-half"
  | "nothing";

/** As the two below, for the API: the batch that spends a token and does what it is for. */
export async function spendToken(
  db: Database,
  of: { type: OneTimeTokenType; tokenHash: string; nowMs: number; for: SpentFor },
): Promise<boolean> {
  const person = personOfUnused(db, of.type, of.tokenHash, of.nowMs);
  const [, claimed] = await db.batch([
    db
      .update(users)
      .set({ ...changeFor(of.for, of.nowMs), updated_at: of.nowMs })
      .where(inArray(users.id, person)),
    claimStatement(db, of.type, person, of.nowMs),
  ]);
  return claimed.length > 0;
}

function changeFor(purpose: SpentFor, nowMs: number) {
  const confirmed = { email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${nowMs})` };
  switch (purpose) {
    case "confirm-email":
      return confirmed;
    case "confirm-email-by-other":
      // Somebody else may have set the password of an e-mail that was never confirmed: its owner has shown up by another email.
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

/** Where it is whole the pending e-mail becomes the e-mail; else the half is noted. One statement, so that two emails at once are both seen. */
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

/** A newer email of a kind makes the older ones of that kind void. */
export function deleteUnusedTokensStatement(db: Database, userId: string, type: OneTimeTokenType) {
  return db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.type, type), isNull(oneTimeTokens.used_at)));
}

/**
 * Spends a token, and all others of its type and person, together with what it is for. One batch, so one transaction: of two that come at
 * once, the second finds every condition false. The claim is the last statement because the others look whether the token is still unused.
 */
export async function spendConfirmationToken(db: Database, tokenHash: string, nowMs: number): Promise<boolean> {
  const person = personOfUnused(db, "confirmation", tokenHash, nowMs);
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
 * Sets the password, confirms the e-mail (the email proved it), ends every login and grant of the person, and leaves them an email
 * that says so.
 */
export async function spendRecoveryToken(
  db: Database,
  of: { tokenHash: string; passwordHash: string; mail: OutboxEmail; nowMs: number },
): Promise<boolean> {
  const person = personOfUnused(db, "recovery", of.tokenHash, of.nowMs);
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

export function deleteEndedTokensStatement(db: Database, nowMs: number) {
  return db.delete(oneTimeTokens).where(lte(oneTimeTokens.expires_at, nowMs));
}

type Person = ReturnType<typeof personOfUnused>;

function personOfUnused(db: Database, type: OneTimeTokenType, tokenHash: string, nowMs: number) {
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

function claimStatement(db: Database, type: OneTimeTokenType, person: Person, nowMs: number) {
  return db
    .update(oneTimeTokens)
    .set({ used_at: nowMs })
    .where(and(inArray(oneTimeTokens.user_id, person), eq(oneTimeTokens.type, type), isNull(oneTimeTokens.used_at)))
    .returning({ tokenHash: oneTimeTokens.token_hash });
}
