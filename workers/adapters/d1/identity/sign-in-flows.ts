import { and, eq, isNull, lte } from "drizzle-orm";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import type { Database } from "../database.ts";
import { insertWhere } from "../insert-where.ts";
import { authFlows } from "../schema/sign-in-tables.ts";
import { userExists } from "./users.ts";

export type FlowRow = typeof authFlows.$inferSelect;

/** A flow that ends with a mailed link is kept as long as the link is valid: at most a day. */
const FLOW_KEPT_MS = 24 * 60 * 60 * 1000 + FLOW_LIFETIME_MS;

export function insertFlowStatement(db: Database, row: typeof authFlows.$inferInsert) {
  return db.insert(authFlows).values(row);
}

/** A flow that ends with an email to this person. Inserts nothing if the person does not exist. */
export function insertFlowOfStatement(db: Database, userId: string, row: typeof authFlows.$inferInsert) {
  return insertWhere(db, authFlows, row, userExists(userId));
}

export function flowStatement(db: Database, id: string) {
  return db.select().from(authFlows).where(eq(authFlows.id, id)).limit(1);
}

/** Claims the flow that a provider's redirect belongs to. Each can be claimed once. */
export function claimFlowByStateStatement(db: Database, stateHash: string) {
  return db.update(authFlows).set({ state_hash: null }).where(eq(authFlows.state_hash, stateHash)).returning();
}

/** Completes a flow with its person; from then on its code can be exchanged. */
export function completeFlowStatement(
  db: Database,
  of: {
    id: string;
    userId: string;
    method: string;
    codeHash: string;
    sealedProviderTokens: string | null;
    nowMs: number;
  },
) {
  return db
    .update(authFlows)
    .set({
      user_id: of.userId,
      method: of.method,
      code_hash: of.codeHash,
      code_issued_at: of.nowMs,
      sealed_provider_tokens: of.sealedProviderTokens,
    })
    .where(and(eq(authFlows.id, of.id), isNull(authFlows.code_hash)));
}

export function flowByCodeStatement(db: Database, codeHash: string) {
  return db.select().from(authFlows).where(eq(authFlows.code_hash, codeHash)).limit(1);
}

/** Deletes a flow. Of concurrent calls, only the one that deletes it gets the row. */
export function takeFlowStatement(db: Database, id: string) {
  return db.delete(authFlows).where(eq(authFlows.id, id)).returning();
}

export function deleteOldFlowsStatement(db: Database, nowMs: number) {
  return db.delete(authFlows).where(lte(authFlows.created_at, nowMs - FLOW_KEPT_MS));
}
