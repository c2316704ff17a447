import { type Entitlements, entitlementsOf, type NoPractice } from "#core/billing/entitlements.ts";
import { NO_PRACTICE_TEXT } from "#core/billing/no-practice-words.ts";
import { type Billing, billingOf, type PayerFacts } from "#core/billing/payer.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import {
  type BillingRow,
  billingOfPersonStatement,
  billingStatement,
  parseFacts,
  readBilling,
} from "../../adapters/d1/billing/billing-facts.ts";
import type { World } from "../world.ts";

export type BillingWorld = Pick<World, "db" | "billing">;

/** For the end of a batch that is made anyway: one statement, or none where nobody bills. */
export function billingStatements(world: BillingWorld, login: Login, nowMs: number, conversationId?: string) {
  return world.billing ? [billingStatement(world.db, login, nowMs, conversationId)] : [];
}

/** The same for a person whom somebody else has let in. */
export function billingOfPersonStatements(world: BillingWorld, userId: string, nowMs: number, conversationId?: string) {
  return world.billing ? [billingOfPersonStatement(world.db, userId, nowMs, conversationId)] : [];
}

/** The same for `readAll`. */
export function billingReads(world: BillingWorld, login: Login, nowMs: number, conversationId = "") {
  return world.billing ? [readBilling(world.db, { tokenHash: login.tokenHash, nowMs, conversationId })] : [];
}

/** What the rows of these statements say; null: nobody bills here, or it is nobody's login. */
export function findBilling(
  rows: readonly (readonly BillingRow[])[],
  nowMs: number,
): (Billing & { facts: PayerFacts }) | null {
  const facts = parseFacts(rows[0] ?? []);
  return facts && { ...billingOf(facts, nowMs), facts };
}

export function entitlementsFrom(rows: readonly (readonly BillingRow[])[], nowMs: number): Entitlements {
  return findBilling(rows, nowMs)?.entitlements ?? entitlementsOf(null, nowMs);
}

/** Throws Refusal `no_practice_left` where no practice may begin. */
export function requirePractice({ noPractice }: Pick<Entitlements, "noPractice">): void {
  if (noPractice) throw noPracticeLeft(noPractice);
}

export function noPracticeLeft(reason: NoPractice): Refusal {
  return new Refusal("no_practice_left", { text: NO_PRACTICE_TEXT[reason], reason });
}
