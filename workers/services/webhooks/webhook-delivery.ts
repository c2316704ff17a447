import { site } from "#app/site/site.ts";
import { type DeliveryOutcome, delayAfterFailureMs } from "#core/webhooks/delivery.ts";
import { endpointOffEmail } from "#core/webhooks/webhook-emails.ts";
import { runBatch, type Statement } from "../../adapters/d1/database.ts";
import { insertEmailWhereStatement } from "../../adapters/d1/outbox.ts";
import {
  claimDeliveryStatements,
  type Delivery,
  dueDeliveriesStatement,
  type Endpoint,
  endpointOwnersStatement,
  isToBeTurnedOff,
  markDeliveredStatement,
  markFailedStatement,
  turnOffStatements,
} from "../../adapters/d1/webhooks/delivery-rows.ts";
import { unseal } from "../../adapters/identity/sealing.ts";
import { sendSigned } from "../../adapters/webhooks/webhook-sender.ts";
import { log } from "../../log.ts";
import { newEmail } from "../outbox/outbox.ts";
import type { WebhookWorld } from "./send-soon.ts";
import { lookAtTarget } from "./target-look.ts";

/** Of a run: a Worker holds six connections open at once, and the next run comes within a minute. */
const SENT_AT_ONCE = 60;
const SENT_TO_ONE = 10;
const SIDE_BY_SIDE = 4;

/** Sends what waits for webhooks. */
export function createWebhookDelivery(world: WebhookWorld) {
  const { db } = world;

  return {
    /** What is due: several endpoints side by side, each endpoint's one after the other, until one of them fails. */
    async deliverDue(): Promise<void> {
      const due = await dueDeliveriesStatement(db, world.now(), { most: SENT_AT_ONCE, mostOfOne: SENT_TO_ONE });
      const queues = [...Map.groupBy(due, ({ endpointId }) => endpointId).values()];
      const workers = Array.from({ length: Math.min(SIDE_BY_SIDE, queues.length) }, async () => {
        for (let queue = queues.shift(); queue; queue = queues.shift()) await deliverQueue(queue.map(({ id }) => id));
      });
      await Promise.all(workers);
    },
  };

  /** After a failure the rest is left to the next run: a receiver that hangs takes a quarter of a minute each time. */
  async function deliverQueue(ids: readonly string[]): Promise<void> {
    for (const id of ids) if (!(await deliver(id))) return;
  }

  /** Tries once to send, if it is due and no other run has it. */
  async function deliver(id: string): Promise<boolean> {
    const [[delivery], [endpoint]] = await db.batch(claimDeliveryStatements(db, id, world.now()));
    if (!delivery || !endpoint) return true;
    const outcome = await attempt(delivery, endpoint);
    if (outcome.ok) {
      await markDeliveredStatement(db, delivery, { status: outcome.status, nowMs: world.now() });
      return true;
    }
    log("warn", "webhook.failed", { why: outcome.why, attempts: delivery.attempts });
    await noteFailure(delivery, endpoint, outcome);
    return false;
  }

  async function attempt(delivery: Delivery, endpoint: Endpoint): Promise<DeliveryOutcome> {
    const look = await lookAtTarget(world, endpoint.url);
    if (!look.ok) return { ...look, status: null };
    const sentAtMs = world.now();
    const earlier =
      endpoint.sealed_earlier_secret !== null && (endpoint.earlier_secret_until ?? 0) > sentAtMs
        ? [endpoint.sealed_earlier_secret]
        : [];
    const secrets = await Promise.all(
      [endpoint.sealed_secret, ...earlier].map((sealed) => unseal(world.settings, "webhook secret", sealed)),
    );
    const body = JSON.stringify(delivery.payload);
    return sendSigned(world, { url: look.url, secrets, id: delivery.message_id, sentAtMs, body });
  }

  async function noteFailure(
    delivery: Delivery,
    endpoint: Endpoint,
    { why, status }: Extract<DeliveryOutcome, { ok: false }>,
  ): Promise<void> {
    const nowMs = world.now();
    const isGone = why === "gone";
    const delayMs = isGone ? null : delayAfterFailureMs(delivery.attempts, (world.newSeed() % 1000) / 1000);
    const nextAt = delayMs === null ? null : nowMs + delayMs;
    const reason = isGone ? "gone" : nextAt === null ? "failing" : null;
    await runBatch(db, [
      markFailedStatement(db, delivery, { why, status, nextAt }),
      ...(reason === null ? [] : await turningOff(delivery, endpoint, reason, nowMs)),
    ]);
  }

  /** With an email to its owners. The emails come first: their condition ends with the endpoint. */
  async function turningOff(
    delivery: Delivery,
    endpoint: Endpoint,
    reason: "gone" | "failing",
    nowMs: number,
  ): Promise<Statement[]> {
    const owners = await endpointOwnersStatement(db, endpoint);
    const isDue = isToBeTurnedOff(delivery, reason);
    const emails = owners.map(({ email, organisation }) => {
      const about = { siteUrl: world.siteUrl, siteName: site.name, host: new URL(endpoint.url).host, reason };
      const body = endpointOffEmail({ ...about, organization: organisation });
      return insertEmailWhereStatement(db, newEmail(world, email, body), nowMs, isDue);
    });
    return [...emails, ...turnOffStatements(db, endpoint.id, { reason, nowMs, where: isDue })];
  }
}
