import { Hono } from "hono";
import { expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { billingAccount, checkoutOf } from "#tests/support/stripe/billing-account.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import type { ApiEnv } from "#workers/api/api-env.ts";
import { refusalResponse } from "#workers/api/refusal-response.ts";
import { stripeWebhook } from "#workers/api/stripe-webhook.ts";
import { createStripeEventsDoor } from "#workers/services/billing/stripe-events-door.ts";

const MINUTE_MS = 60 * 1000;

async function paid() {
  const billed = await billedWorld();
  const { url } = await checkoutOf(billed, await billingAccount(billed.world));
  billed.stripe.pay(url);
  const [event] = billed.stripe.takeEvents();
  if (!event) throw new Error("nothing happened");
  return { ...billed, event };
}

const nothingStored = async () => expect(await rowsOf("SELECT * FROM stripe_events")).toEqual([]);

test("a signed event is done, and done already", async () => {
  const { world, stripe, event } = await paid();
  const { body, signature } = await stripe.posted(event);
  expect((await post(world, body, signature)).status).toBe(200);
  expect((await post(world, body, signature)).status).toBe(200);
  expect(await rowsOf("SELECT result, tries FROM stripe_events")).toEqual([{ result: "done", tries: 1 }]);
});

test("the body counts as it came: the same event in other spaces is not signed", async () => {
  const { world, stripe, event } = await paid();
  const { signature } = await stripe.posted(event);
  expect((await post(world, JSON.stringify(event), signature)).status).toBe(400);
  await nothingStored();
});

test("unsigned, forged and stale events are refused", async () => {
  const { world, stripe, event } = await paid();
  const { body } = await stripe.posted(event);
  expect((await post(world, body, null)).status).toBe(400);
  expect((await post(world, body, "t=1,v1=00")).status).toBe(400);
  expect((await post(world, body, "nonsense")).status).toBe(400);
  const forged = await stripe.posted(event, { secret: "whsec_guessed" });
  expect((await post(world, forged.body, forged.signature)).status).toBe(400);
  const stale = await stripe.posted(event, { signedAt: world.now() - 5 * MINUTE_MS - 1000 });
  expect((await post(world, stale.body, stale.signature)).status).toBe(400);
  await nothingStored();
  const old = await stripe.posted(event, { signedAt: world.now() - 5 * MINUTE_MS });
  expect((await post(world, old.body, old.signature)).status).toBe(200);
});

test("what is signed and no event is refused", async () => {
  const { world, stripe, event } = await paid();
  const { body, signature } = await stripe.posted({ ...event, id: undefined as unknown as string });
  expect((await post(world, body, signature)).status).toBe(400);
});

test("an event that could not be handled is answered so that Stripe sends it again", async () => {
  const { world, stripe, event } = await paid();
  const { body, signature } = await stripe.posted(event);
  stripe.misbehave(500);
  expect((await post(world, body, signature)).status).toBe(500);
  expect(takeErrors().join()).toContain("billing.event");
  expect((await post(world, body, signature)).status).toBe(200);
});

test("a body that is too long is not read", async () => {
  const { world } = await paid();
  expect((await post(world, "x".repeat(600 * 1024), "t=1,v1=00")).status).toBe(413);
});

test("where nobody bills there is no such address", async () => {
  const { stripe, event } = await paid();
  const { body, signature } = await stripe.posted(event);
  expect((await post(testWorld(), body, signature)).status).toBe(404);
  await nothingStored();
});

function post(world: TestWorld | BilledWorld["world"], body: string, signature: string | null): Promise<Response> {
  const app = new Hono<ApiEnv>()
    .use((c, next) => {
      c.set("services", { receiveStripeEvent: createStripeEventsDoor(world) } as ApiEnv["Variables"]["services"]);
      return next();
    })
    .route("/webhooks", stripeWebhook)
    .onError((error) => {
      if (error instanceof Refusal) return refusalResponse(error);
      throw error;
    });
  return Promise.resolve(
    app.request("https://rolecall.example/webhooks/stripe", {
      method: "POST",
      body,
      headers: signature === null ? {} : { "Stripe-Signature": signature },
    }),
  );
}
