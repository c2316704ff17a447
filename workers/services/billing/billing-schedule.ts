import type { World } from "../world.ts";
import { readAccountsDue } from "./nightly-reading.ts";
import { sendBillingNotices } from "./notices.ts";
import { settleAllSeats } from "./seats.ts";

/** Every quarter of an hour: accounts not read for a day, emails that are due, and seats that Stripe could not be asked for before. */
export async function runBilling(world: World): Promise<void> {
  await readAccountsDue(world);
  await sendBillingNotices(world);
  await settleAllSeats(world);
}
