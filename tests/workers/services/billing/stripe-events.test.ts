import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { takeErrors } from "#tests/support/console-errors.ts";
import { rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { billingAccount, checkoutOf } from "#tests/support/stripe/billing-account.ts";
import { deliver } from "#tests/support/stripe/delivered-events.ts";
import type { ScriptedEvent } from "#tests/support/stripe/stripe-books.ts";
import { emptyTables } from "#tests/support/tables.ts";
import { BillingUnavailable } from "#workers/adapters/stripe/billing-provider.ts";
import { readAccountsDue } from "#workers/services/billing/nightly-reading.ts";
import { handleEventAgain } from "#workers/services/billing/stripe-events.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Bought, renewed by a card that fails, paid, changed and canceled: everything that ends in a row. */
async function story(deliverAll: (billed: BilledWorld, events: ScriptedEvent[]) => Promise<unknown>) {
  await emptyTables(env.DB);
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const billing = await world.billing?.();
  if (!billing) throw new Error("nobody bills");
  const accountId = await billingAccount(world);
  const { url, customerId } = await checkoutOf(billed, accountId);
  stripe.pay(url, "fails-later");
  world.clock.advance(31 * DAY_MS);
  stripe.takeEvents();
  world.clock.advance(DAY_MS);
  stripe.setCard(customerId, "good");
  stripe.payOpenInvoices(customerId);
  const [{ id = "", itemId = "" } = {}] = stripe.subscriptionsOf(customerId);
  await billing.upgrade({ id, itemId }, { plan: "professional", interval: "month" }, "up");
  await billing.setCancel({ id, scheduleId: null }, true);
  await deliverAll(billed, [...stripe.books.events]);
  return rowsOf("SELECT * FROM subscriptions");
}

test("doubled, reversed, late and lost events end in the same row", async () => {
  const once = await story((billed, events) => deliver(billed, events));
  expect(once).toMatchObject([{ plan: "professional", status: "active", ends_at: expect.any(Number) }]);
  const others: Record<string, Parameters<typeof story>[0]> = {
    doubled: (billed, events) => deliver(billed, [...events, ...events]),
    "at once": (billed, events) => Promise.all([deliver(billed, events), deliver(billed, events)]),
    reversed: (billed, events) => deliver(billed, events.toReversed()),
    "all but one lost": (billed, events) => deliver(billed, events.slice(0, 1)),
    lost: (billed) => readAccountsDue(billed.world),
  };
  for (const [how, deliverAll] of Object.entries(others))
    expect({ how, rows: await story(deliverAll) }).toEqual({ how, rows: once });
});

test("each event is done once", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  const [event] = stripe.takeEvents();
  if (!event) throw new Error("nothing happened");
  expect(await deliver(billed, [event])).toEqual(["done"]);
  const asked = stripe.calls.length;
  expect(await deliver(billed, [event, event])).toEqual(["done", "done"]);
  expect(stripe.calls).toHaveLength(asked);
  expect(await rowsOf("SELECT id, result, tries, problem FROM stripe_events")).toEqual([
    { id: event.id, result: "done", tries: 1, problem: null },
  ]);
});

test("one that could not be done is asked for again, and done then", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  const [event] = stripe.takeEvents();
  if (!event) throw new Error("nothing happened");
  stripe.misbehave("unreachable");
  expect(await deliver(billed, [event])).toEqual(["failed"]);
  expect(takeErrors().join()).toContain("billing.event");
  expect(await rowsOf("SELECT result, tries, problem FROM stripe_events")).toEqual([
    { result: "failed", tries: 1, problem: "Stripe was not reached" },
  ]);
  expect(await rowsOf("SELECT * FROM subscriptions")).toEqual([]);
  expect(await deliver(billed, [event])).toEqual(["done"]);
  expect(await rowsOf("SELECT result, tries, problem FROM stripe_events")).toEqual([
    { result: "done", tries: 2, problem: null },
  ]);
  expect(await rowsOf("SELECT status FROM subscriptions")).toEqual([{ status: "active" }]);
});

test("an admin has one handled again, and is told where Stripe is down", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  const [event] = stripe.takeEvents();
  if (!event) throw new Error("nothing happened");
  await deliver(billed, [event]);
  stripe.misbehave("unreachable");
  await expect(handleEventAgain(world, event.id)).rejects.toThrow(BillingUnavailable);
  expect(await rowsOf("SELECT tries FROM stripe_events")).toEqual([{ tries: 2 }]);
  await handleEventAgain(world, event.id);
  expect(await rowsOf("SELECT result, tries, problem FROM stripe_events")).toEqual([
    { result: "done", tries: 3, problem: null },
  ]);
  await expect(handleEventAgain(world, "evt_unknown")).rejects.toThrow("not_found");
});

test("a late event of an old subscription does not detach its successor", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  const { url, customerId } = await checkoutOf(billed, accountId);
  stripe.pay(url);
  const billing = await world.billing?.();
  const [{ id: oldId = "" } = {}] = stripe.subscriptionsOf(customerId);
  await billing?.cancelNow(oldId);
  const late = stripe.takeEvents();
  world.clock.advance(DAY_MS);
  stripe.pay((await checkoutOf(billed, accountId, { choice: { plan: "professional", interval: "year" } })).url);
  await deliver(billed);
  await deliver(billed, late);
  expect(await rowsOf("SELECT plan, status FROM subscriptions ORDER BY created_at")).toEqual([
    { plan: "starter", status: "canceled" },
    { plan: "professional", status: "active" },
  ]);
});

test("a refund and a dispute are shown, and change nothing by themselves", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const { url, customerId } = await checkoutOf(billed, await billingAccount(world));
  stripe.pay(url);
  await deliver(billed);
  const before = await rowsOf("SELECT * FROM subscriptions");
  stripe.refund(customerId);
  stripe.dispute(customerId);
  expect(await deliver(billed)).toEqual(["done", "done"]);
  expect(await rowsOf("SELECT * FROM subscriptions")).toEqual(before);
  expect(await rowsOf("SELECT type, result FROM stripe_events WHERE type LIKE 'charge.%' ORDER BY type")).toEqual([
    { type: "charge.dispute.created", result: "ignored" },
    { type: "charge.refunded", result: "done" },
  ]);
});

test("of a customer whom we do not know nothing is read", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const { url } = await checkoutOf(billed, await billingAccount(world));
  stripe.pay(url);
  await world.db.$client.exec("UPDATE billing_accounts SET stripe_customer_id = 'cus_another'");
  const asked = stripe.calls.length;
  expect(await deliver(billed)).toEqual(["done", "done", "done"]);
  expect(stripe.calls).toHaveLength(asked);
  expect(await rowsOf("SELECT DISTINCT result, account_id FROM stripe_events")).toEqual([
    { result: "ignored", account_id: null },
  ]);
});

test("a kind that was not asked for is ignored", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  const [event] = stripe.takeEvents();
  if (!event) throw new Error("nothing happened");
  expect(await deliver(billed, [{ ...event, type: "customer.updated" }])).toEqual(["done"]);
  expect(await rowsOf("SELECT result FROM stripe_events")).toEqual([{ result: "ignored" }]);
});

test("nothing that an event says is believed", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  const created = stripe.takeEvents().find(({ type }) => type === "customer.subscription.created");
  if (!created) throw new Error("nothing was bought");
  const lie = { ...created.data.object, status: "canceled", items: { data: [] } };
  expect(await deliver(billed, [{ ...created, data: { object: lie } }])).toEqual(["done"]);
  expect(await rowsOf("SELECT status FROM subscriptions")).toEqual([{ status: "active" }]);
});

test("every account is read once a day, those that have waited longest first, also where no event ever came", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  stripe.pay((await checkoutOf(billed, await billingAccount(world))).url);
  await readAccountsDue(world);
  expect(await rowsOf("SELECT status FROM subscriptions")).toEqual([{ status: "active" }]);
  const asked = stripe.calls.length;
  await readAccountsDue(world);
  expect(stripe.calls).toHaveLength(asked);
  world.clock.advance(32 * DAY_MS);
  await readAccountsDue(world);
  expect(await rowsOf("SELECT period_start FROM subscriptions")).toEqual([
    { period_start: Date.UTC(2026, 11, 21, 12) },
  ]);
});
