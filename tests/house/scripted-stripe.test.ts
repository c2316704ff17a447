import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StripeServer, startStripeServer } from "#tests/support/stripe/stripe-server.ts";
import { createStripeBilling } from "#workers/adapters/stripe/stripe-billing.ts";

let server: StripeServer;
beforeAll(async () => {
  server = await startStripeServer();
});
afterAll(() => server.stop());

async function checkout() {
  const billing = createStripeBilling(server.settings);
  await billing.ensurePrices();
  const { id: customerId } = await billing.createCustomer({ accountId: "a", email: "", name: "A" }, `${Math.random()}`);
  const choice = { plan: "starter", interval: "month" } as const;
  const urls = { returnUrl: "https://a.example/return", cancelUrl: "https://a.example/back?a=1&b=2" };
  const { url } = await billing.createCheckout(
    { customerId, choice, seats: 2, withTax: false, ...urls },
    `${Math.random()}`,
  );
  return { billing, customerId, url };
}

function press(url: string, button: string): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams({ press: button }), redirect: "manual" });
}

test("unknown paths and parameters are refused in Stripe's own shape", async () => {
  const { hostname, port } = new URL(server.settings.STRIPE_API_URL);
  const stripe = new Stripe(server.settings.STRIPE_SECRET_KEY, { host: hostname, port, protocol: "http" });
  await expect(stripe.coupons.list()).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 404,
    message: expect.stringContaining("Unrecognized request URL"),
  });
  await expect(stripe.customers.create({ name: "A", phone: "1" })).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    code: "parameter_unknown",
    param: "phone",
  });
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({ code: "resource_missing" });
});

test("at its page a browser pays, is declined, and goes back", async () => {
  const { billing, customerId, url } = await checkout();
  const page = await (await fetch(url)).text();
  expect(page).toContain("$90.00 every month for 2");
  expect(page).toContain('href="https://a.example/back?a=1&amp;b=2"');
  expect(await (await press(url, "failing")).text()).toContain("Your card was declined");
  expect((await billing.readCustomer(customerId)).subscriptions).toEqual([]);
  const paid = await press(url, "good");
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, "https://a.example/return"]);
  expect((await billing.readCustomer(customerId)).subscriptions).toMatchObject([{ status: "active", seats: 2 }]);
  expect(await (await fetch(url)).text()).toContain("This checkout is complete");
});

test("at the portal a browser pays what is open with another card, and cancels", async () => {
  const { billing, customerId, url } = await checkout();
  await press(url, "fails-later");
  server.advance(32 * 24 * 60 * 60 * 1000);
  const read = async () => (await billing.readCustomer(customerId)).subscriptions;
  expect(await read()).toMatchObject([{ status: "past_due" }]);
  const { url: portal } = await billing.createPortal({ customerId, returnUrl: "https://a.example/home" });
  expect(await (await fetch(portal)).text()).toContain("$90.00 open");
  await press(portal, "good");
  expect(await read()).toMatchObject([{ status: "active", endsAt: null }]);
  await press(portal, "cancel");
  expect(await read()).toMatchObject([{ status: "active", endsAt: expect.any(Number) }]);
  expect(await (await fetch(portal)).text()).toContain('href="https://a.example/home"');
});
