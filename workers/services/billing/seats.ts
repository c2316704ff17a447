import {
  missingSeatsStatement,
  noteLoweredStatement,
  noteSettledPeriodsStatement,
  unsettledSeatsStatement,
} from "../../adapters/d1/billing/seat-rows.ts";
import { type BillingProvider, BillingRefused, BillingUnavailable } from "../../adapters/stripe/billing-provider.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { syncSubscription } from "./sync-subscription.ts";

const AT_ONCE = 50;
/** How often one organization is looked at again, because people join while Stripe is asked. */
const TRIES = 10;

/**
 * Raises the seats at Stripe to the people there are. Of several who join at once each looks again after it has asked, so that they end in
 * as many seats, whoever comes last. What Stripe cannot be asked for is done by `settleAllSeats`.
 */
export async function raiseSeats(world: World, organisationId: string): Promise<void> {
  if (world.billing === null) return;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [row] = await missingSeatsStatement(world.db, organisationId);
    if (!row || !(await settle(world, await world.billing(), row))) return;
  }
}

/** For the schedule: raises what is missing, and lowers what is too much when a new period has begun. */
export async function settleAllSeats(world: World): Promise<void> {
  if (world.billing === null) return;
  await noteSettledPeriodsStatement(world.db);
  for (const row of await unsettledSeatsStatement(world.db, AT_ONCE)) await settle(world, await world.billing(), row);
}

type Unsettled = Awaited<ReturnType<typeof unsettledSeatsStatement>>[number];

/** False where Stripe could not be asked. */
async function settle(world: World, provider: BillingProvider, row: Unsettled): Promise<boolean> {
  const seats = Math.max(1, row.people);
  try {
    await provider.setSeats(row, seats, `seats ${row.id} ${seats} ${world.newId()}`);
    if (seats < row.seats) await noteLoweredStatement(world.db, row.id, row.periodStart);
    await syncSubscription(world, row.accountId);
    return true;
  } catch (error) {
    if (!(error instanceof BillingUnavailable || error instanceof BillingRefused)) throw error;
    log("warn", "billing.seats", faultOf(error));
    return false;
  }
}
