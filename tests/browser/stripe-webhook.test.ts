import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/stripe-server.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";

let stripe: StripeServer;
let app: BuiltApp;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startBuiltApp(stripe.settings);
});
afterAll(async () => {
  await app.stop();
  await stripe.stop();
});

test("an event that Stripe posts to the built product brings in what was paid, by the package as it is deployed", async () => {
  // In this process wrangler has put a client of its own under fetch, which takes no Content-Length from the package.
  const billing = createStripeBilling(stripe.settings, { fetch: stripe.stripe.asFetch });
  await billing.ensurePrices();
  const pat = { accountId: "account", email: "pat@agency.example", name: "Pat" };
  const { id: customerId } = await billing.createCustomer(pat, "customer");
  await app.db.batch([
    app.db.prepare(
      "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES ('harbor', 'Harbor', 'harbor', 'UTC', 0)",
    ),
    app.db
      .prepare(
        "INSERT INTO billing_accounts (id, organisation_id, created_at, stripe_customer_id) VALUES ('account', 'harbor', 0, ?)",
      )
      .bind(customerId),
  ]);
  const { url } = await billing.createCheckout(
    {
      customerId,
      choice: { plan: "professional", interval: "year" },
      seats: 3,
      returnUrl: `${app.url}/billing/return`,
      cancelUrl: `${app.url}/billing`,
      withTax: false,
    },
    "checkout",
  );
  stripe.stripe.pay(url);
  expect(await stripe.deliver(app.url)).toEqual([200, 200, 200]);
  const { results } = await app.db.prepare("SELECT plan, interval, seats, status FROM subscriptions").all();
  expect(results).toEqual([{ plan: "professional", interval: "year", seats: 3, status: "active" }]);
});

test("what Stripe did not sign is refused, and it has one address and one method", async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${app.url}/webhooks/stripe`, { method: "POST", headers, body: '{"id":"evt_1"}' });
  expect((await post({})).status).toBe(400);
  expect((await post({ "Stripe-Signature": "t=1,v1=00" })).status).toBe(400);
  expect((await fetch(`${app.url}/webhooks/stripe`)).status).toBe(404);
});
