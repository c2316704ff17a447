import type { SQL } from "drizzle-orm";
import { type MeteredShare, meteredShares } from "#core/billing/metered-time.ts";
import { billingOf } from "#core/billing/payer.ts";
import { usagePeriodAt } from "#core/billing/usage-period.ts";
import { type BillingRow, billingOfPersonStatement, parseFacts } from "../../adapters/d1/billing/billing-facts.ts";
import {
  leftOpenStatement,
  type Metered,
  meterExchangeStatement,
  meteredStatements,
  meterStatement,
  unendedStatement,
} from "../../adapters/d1/billing/usage-rows.ts";
import { type GuardedWrite, isThere, type MessageRow, stillAt } from "../../adapters/d1/conversations/conversations.ts";
import type { ConversationRow } from "../../adapters/d1/conversations/frozen-practices.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { type BillingWorld, findBilling } from "./entitlements.ts";

type UsageWorld = BillingWorld & Pick<World, "now">;
type Practiced = Pick<ConversationRow, "id" | "user_id" | "kind" | "created_at">;
type Said = Pick<MessageRow, "id" | "role" | "kind" | "created_at">;

/**
 * What a conversation has come to, for the batch that ends it. `rows`: of `billingStatements` with the conversation's id. Writes
 * nothing where nobody bills.
 */
export function writeUsage(
  world: UsageWorld,
  rows: readonly (readonly BillingRow[])[],
  conversation: Practiced,
  messages: readonly Said[],
): GuardedWrite[] {
  const come = usageOf(world, rows, conversation, messages);
  if (!come) return [];
  return come.shares.map((share) => (at) => meterStatement(world.db, come.of, share, stillAt(at)));
}

/** Writes what a conversation has come to so far. Idempotent; when it goes on the same rows are raised. */
export async function meterConversation(world: UsageWorld, of: { id: string; userId: string }): Promise<void> {
  const { db, billing } = world;
  if (!billing) return;
  const [rows, messages, facts] = await db.batch([
    ...meteredStatements(db, of),
    billingOfPersonStatement(db, of.userId, world.now(), of.id),
  ]);
  const [conversation] = rows;
  const come = conversation && usageOf(world, [facts], conversation, messages);
  if (!come) return;
  const condition: SQL = isThere(of.id);
  await runBatch(
    db,
    come.shares.map((share) => meterStatement(db, come.of, share, condition)),
  );
}

/** Before these conversations are deleted: one that has not ended is counted now, since nobody can later. */
export async function meterBeforeRemoval(world: UsageWorld, ids: readonly string[]): Promise<void> {
  if (!world.billing) return;
  for (const one of await unendedStatement(world.db, ids)) await meterConversation(world, one);
}

/** An exchange of a client that keeps its conversation itself. `begins`: its first. */
export async function meterExchange(
  world: UsageWorld,
  rows: readonly (readonly BillingRow[])[],
  begins: boolean,
): Promise<void> {
  const nowMs = world.now();
  const billing = findBilling(rows, nowMs);
  if (!billing) return;
  const { userId } = billing.facts;
  const day = new Date(nowMs).toISOString().slice(0, "YYYY-MM-DD".length);
  const { start: periodStart } = usagePeriodAt(billing.snapshot, nowMs);
  const of = { conversationId: `unstored:${userId}:${day}`, userId, organisationId: billing.organisationId } as const;
  await meterExchangeStatement(world.db, { ...of, kind: "text", periodStart, begins }, nowMs);
}

const QUIET_MS = 15 * 60 * 1000;
/** A schedule that did not run is made up for within a day. What is ended later is counted then. */
const LOOKED_BACK_MS = 24 * 60 * 60 * 1000;
const SWEPT_AT_ONCE = 100;

/** Counts sessions that were left open, for the schedule. One that cannot be counted is left for its next run. */
export async function sweepLeftOpen(world: UsageWorld): Promise<void> {
  if (!world.billing) return;
  const quietSince = world.now() - QUIET_MS;
  const left = await leftOpenStatement(world.db, { quietSince, sinceMs: quietSince - LOOKED_BACK_MS }, SWEPT_AT_ONCE);
  for (const one of left) {
    try {
      await meterConversation(world, one);
    } catch (error) {
      log("error", "billing.sweep", faultOf(error));
    }
  }
}

function usageOf(
  world: UsageWorld,
  rows: readonly (readonly BillingRow[])[],
  conversation: Practiced,
  messages: readonly Said[],
): { of: Metered; shares: MeteredShare[] } | null {
  const facts = world.billing ? parseFacts(rows[0] ?? []) : null;
  if (!facts || conversation.kind === "transcript") return null;
  const { snapshot, organisationId } = billingOf(facts, world.now());
  const practiced = {
    kind: conversation.kind,
    createdAt: conversation.created_at,
    messages: messages.map(({ id, role, kind, created_at }) => ({ id, role, kind, createdAt: created_at })),
    calls: facts.calls,
  };
  const kind = facts.calls.length > 0 ? "voice" : "text";
  return {
    of: { conversationId: conversation.id, userId: conversation.user_id, organisationId, kind },
    shares: meteredShares(practiced, (atMs) => usagePeriodAt(snapshot, atMs)),
  };
}
