import type { World } from "../world.ts";
import { sendBillingNotices } from "./notices.ts";
import { settleAllSeats } from "./seats.ts";

/** Every quarter of an hour: the emails that are due, and seats that Stripe could not be asked for before. */
export async function runBilling(world: World): Promise<void> {
  await sendBillingNotices(world);
  await settleAllSeats(world);
}
