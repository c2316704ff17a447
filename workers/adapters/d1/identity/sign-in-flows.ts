import { and, eq, isNull, lte } from "drizzle-orm";
import { FLOW_LIFETIME_MS } from "#core/identity/api/pkce.ts";
import type { Database } from "../database.ts";
import { authFlows } from "../schema.ts";

export type FlowRow = typeof authFlows.$inferSelect;

/** A flow of a mailed link waits as long as the link may: a day. */
const FLOW_KEPT_MS = 24 * 60 * 60 * 1000 + FLOW_LIFETIME_MS;

export function insertFlowStatement(db: Database, row: typeof authFlows.$inferInsert) {
  return db.insert(authFlows).values(row);
}

export function flowStatement(db: Database, id: string) {
  return db.select().from(authFlows).where(eq(authFlows.id, id)).limit(1);
}

/** Takes the flow that a provider came back for; each comes back once. */
export function claimFlowByStateStatement(db: Database, stateHash: string) {
  return db.update(authFlows).set({ state_hash: null }).where(eq(authFlows.state_hash, stateHash)).returning();
}

/** The flow has found its person: from now on its code can be exchanged. */
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

/** Ends a flow; the row is answered to the one who ended it. */
export function takeFlowStatement(db: Database, id: string) {
  return db.delete(authFlows).where(eq(authFlows.id, id)).returning();
}

export function deleteOldFlowsStatement(db: Database, nowMs: number) {
  return db.delete(authFlows).where(lte(authFlows.created_at, nowMs - FLOW_KEPT_MS));
}
