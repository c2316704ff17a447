import { and, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { OneTimeTokenType } from "#core/accounts/one-time-token.ts";
import type { Database } from "./database.ts";
import { logins, oneTimeTokens, users } from "./schema.ts";

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

/** Sets the password, confirms the e-mail (the letter proved it) and ends every login of the person. */
export async function spendRecoveryToken(
  db: Database,
  of: { tokenHash: string; passwordHash: string; nowMs: number },
): Promise<boolean> {
  const person = personOfUnused(db, "recovery", of.tokenHash, of.nowMs);
  const [, , claimed] = await db.batch([
    db
      .update(users)
      .set({
        password_hash: of.passwordHash,
        email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, ${of.nowMs})`,
        updated_at: of.nowMs,
      })
      .where(inArray(users.id, person)),
    db.delete(logins).where(inArray(logins.user_id, person)),
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
