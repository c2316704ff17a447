import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";
import { type TestWorld, testWorld } from "../world.ts";
import { createScriptedStripe, NOT_IMITATED, type ScriptedStripe } from "./scripted-stripe.ts";

export type BilledWorld = { world: TestWorld; stripe: ScriptedStripe };

let isSaid = false;

/** A world in which somebody bills, by a scripted Stripe that has its prices. Both have the world's clock. */
export async function billedWorld(overrides: Partial<World> = {}): Promise<BilledWorld> {
  if (!isSaid) console.log(NOT_IMITATED);
  isSaid = true;
  let clock: () => number = Date.now;
  const stripe = createScriptedStripe({ now: () => clock() });
  const settings = overrides.settings ?? readSettings({ ...stripe.settings });
  const billing = async () => createStripeBilling(settings, { fetch: stripe.asFetch, timeoutMs: 200 });
  const world = testWorld({ settings, billing, ...overrides });
  clock = world.now;
  await (await billing()).ensurePrices();
  return { world, stripe };
}
