import { type Received, receiveEvent } from "#workers/services/billing/stripe-events.ts";
import type { BilledWorld } from "./billed-world.ts";
import type { ScriptedEvent } from "./stripe-books.ts";

/** Delivers these events, one after the other; by default all that were not yet. */
export async function deliver(
  { world, stripe }: BilledWorld,
  events: readonly ScriptedEvent[] = stripe.takeEvents(),
): Promise<Received[]> {
  const answers: Received[] = [];
  for (const event of events) {
    const { body, signature } = await stripe.posted(event);
    answers.push(await receiveEvent(world, body, signature));
  }
  return answers;
}
