import type { World } from "../world.ts";

/** The parts of the world that sending touches. */
export type WebhookWorld = Pick<
  World,
  "db" | "now" | "newId" | "newSeed" | "settings" | "fetch" | "after" | "siteUrl" | "background"
>;

/**
 * Sends what waits, in the background: after anything that webhooks are told of. Where nothing waits it is one look into an index. What is
 * not sent now, the schedule sends within the minute.
 */
export function sendWebhooksSoon(world: WebhookWorld): void {
  world.background(send(world));
}

/** Loaded then: nothing that a page needs. */
async function send(world: WebhookWorld): Promise<void> {
  const { createWebhookDelivery } = await import("./webhook-delivery.ts");
  await createWebhookDelivery(world).deliverDue();
}
