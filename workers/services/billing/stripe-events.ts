import { isEventType } from "#core/billing/event-types.ts";
import { Refusal } from "#core/errors.ts";
import {
  finishEventStatement,
  takeEventAgainStatement,
  takeEventStatement,
} from "../../adapters/d1/billing/stripe-event-rows.ts";
import { BillingRefused, BillingUnavailable } from "../../adapters/stripe/billing-provider.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** refused: not signed by Stripe, or too old. failed: Stripe has to send it again. */
export type Received = "done" | "refused" | "failed";

/**
 * Handles what Stripe posts. Of an event only its id and whose it is are believed: what has become of that account is read from Stripe, so
 * that events which come twice, late, in another order or not at all end in the same row.
 */
export async function receiveEvent(world: World, body: string, signature: string | null): Promise<Received> {
  if (world.billing === null) throw new Refusal("not_found");
  const provider = await world.billing();
  const event = await provider.readEvent(body, signature, world.now());
  if (!event) return "refused";
  const [taken] = await takeEventStatement(world.db, event, world.now());
  if (!taken) return "done";
  if (!isEventType(event.type) || taken.accountId === null) {
    await finish(world, event.id, "ignored", null);
    return "done";
  }
  try {
    await handle(world, event.id, taken.accountId);
    return "done";
  } catch (error) {
    log("error", "billing.event", { id: event.id, ...faultOf(error) });
    return "failed";
  }
}

/** For admins, who have been admitted before. Throws Refusal `not_found`, and what the provider throws. */
export async function handleEventAgain(world: World, eventId: string): Promise<void> {
  const [taken] = await takeEventAgainStatement(world.db, eventId);
  if (!taken?.accountId) throw new Refusal("not_found");
  await handle(world, eventId, taken.accountId);
}

async function handle(world: World, eventId: string, accountId: string): Promise<void> {
  try {
    const synced = await syncSubscription(world, accountId);
    const isPaidTwice = synced !== null && synced.live.length > 1;
    const problem = isPaidTwice ? `Two subscriptions are paid for: ${synced.live.join(", ")}` : null;
    await finish(world, eventId, "done", synced?.isGone ? "The customer was deleted at Stripe" : problem);
  } catch (error) {
    await finish(world, eventId, "failed", problemOf(error));
    throw error;
  }
}

function finish(world: World, id: string, result: "done" | "ignored" | "failed", problem: string | null) {
  return finishEventStatement(world.db, id, { result, problem, nowMs: world.now() });
}

function problemOf(error: unknown): string {
  if (error instanceof BillingUnavailable) return error.message;
  if (error instanceof BillingRefused) return `${error.code}: ${error.message}`;
  return faultOf(error).fault;
}
