import { expect, test } from "vitest";
import { account } from "#tests/support/billing.ts";
import { person, rowsOf } from "#tests/support/people.ts";
import { billedWorld } from "#tests/support/stripe/billed-world.ts";
import { billingAccount, checkoutOf } from "#tests/support/stripe/billing-account.ts";
import { deliver } from "#tests/support/stripe/delivered-events.ts";
import { member, team } from "#tests/support/teams.ts";
import { withoutWarnings } from "#tests/support/warnings.ts";
import { type BillingProvider, BillingUnavailable } from "#workers/adapters/stripe/billing-provider.ts";
import { ensureCustomer, syncSubscription } from "#workers/services/billing/sync-subscription.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

const storedRows = () => rowsOf("SELECT * FROM subscriptions ORDER BY id");

test("what was paid is there when the payer comes back, before any event", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  await syncSubscription(world, accountId);
  expect(await storedRows()).toMatchObject([
    { account_id: accountId, plan: "starter", interval: "month", status: "active", seats: 1, seat_cents: 4500 },
  ]);
  const before = await storedRows();
  expect(await deliver(billed)).toEqual(["done", "done", "done"]);
  expect(await storedRows()).toEqual(before);
});

test("what was read earlier and comes later does not replace what was read later", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  const provider = await world.billing?.();
  if (!provider) throw new Error("nobody bills");
  const [hasRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slowly: BillingProvider = {
    ...provider,
    async readCustomer(id) {
      const read = await provider.readCustomer(id);
      hasRead.resolve();
      await mayGoOn.promise;
      return read;
    },
  };
  const slow = syncSubscription({ ...world, billing: async () => slowly }, accountId);
  await hasRead.promise;
  world.clock.advance(1000);
  const [{ id = "", itemId = "" } = {}] = stripe.subscriptionsOf(
    String((await accountRow(accountId)).stripe_customer_id),
  );
  await provider.upgrade({ id, itemId }, { plan: "professional", interval: "month" }, "up");
  await syncSubscription(world, accountId);
  mayGoOn.resolve();
  await slow;
  expect(await storedRows()).toMatchObject([{ plan: "professional" }]);
});

test("a renewal, a card that fails and its recovery are read as they stand", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  const { url, customerId } = await checkoutOf(billed, accountId);
  stripe.pay(url);
  world.clock.advance(31 * DAY_MS);
  await deliver(billed);
  const renewed = { status: "active", unpaid_since: null, period_start: Date.UTC(2026, 11, 21, 12) };
  expect(await storedRows()).toMatchObject([renewed]);
  stripe.setCard(customerId, "failing");
  world.clock.advance(31 * DAY_MS);
  await deliver(billed);
  const failedAt = Date.UTC(2027, 0, 21, 12);
  expect(await storedRows()).toMatchObject([{ status: "past_due", unpaid_since: failedAt, period_start: failedAt }]);
  stripe.setCard(customerId, "good");
  stripe.payOpenInvoices(customerId);
  await deliver(billed);
  expect(await storedRows()).toMatchObject([{ status: "active", unpaid_since: null, period_start: failedAt }]);
});

test("what Stripe has given up on is unpaid, or canceled", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  for (const how of ["unpaid", "canceled"] as const) {
    const accountId = await billingAccount(world);
    const { url, customerId } = await checkoutOf(billed, accountId);
    stripe.pay(url, "fails-later");
    world.clock.advance(31 * DAY_MS);
    const [{ id = "" } = {}] = stripe.subscriptionsOf(customerId);
    stripe.giveUp(id, how);
    await deliver(billed);
    expect(await rowsOf("SELECT status FROM subscriptions WHERE id = ?", id)).toEqual([{ status: how }]);
  }
});

test("a deleted customer is noticed, what it had ends, and the next one to buy gets another", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  const { url, customerId } = await checkoutOf(billed, accountId);
  stripe.pay(url);
  await deliver(billed);
  world.clock.advance(DAY_MS);
  stripe.deleteCustomer(customerId);
  await withoutWarnings(() => deliver(billed));
  expect(await accountRow(accountId)).toMatchObject({ customer_gone_at: world.now(), stripe_customer_id: customerId });
  expect(await storedRows()).toMatchObject([{ status: "canceled", ends_at: world.now() }]);
  const another = await ensureCustomer(world, accountId);
  expect(another).not.toBe(customerId);
  expect(await accountRow(accountId)).toMatchObject({ customer_gone_at: null, stripe_customer_id: another });
  await syncSubscription(world, accountId);
  expect(await storedRows()).toMatchObject([{ status: "canceled" }]);
});

test("a customer whom another key did not know is there again with the right one", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  const { url, customerId } = await checkoutOf(billed, accountId);
  stripe.pay(url);
  await syncSubscription(world, accountId);
  const before = await storedRows();
  const customer = stripe.books.customers.get(customerId);
  stripe.books.customers.delete(customerId);
  await withoutWarnings(() => syncSubscription(world, accountId));
  expect(await accountRow(accountId)).toMatchObject({ customer_gone_at: world.now() });
  if (customer) stripe.books.customers.set(customerId, customer);
  await syncSubscription(world, accountId);
  expect(await accountRow(accountId)).toMatchObject({ customer_gone_at: null });
  expect(await storedRows()).toEqual(before);
});

test("ten who buy at once for one account are one customer", async () => {
  const { world, stripe } = await billedWorld();
  const { id: userId } = await person(world, { email: "pat@agency.example", fullName: "Pat Agent" });
  const accountId = await account(world, { user_id: userId });
  const ids = await Promise.all(Array.from({ length: 10 }, () => ensureCustomer(world, accountId)));
  expect(new Set(ids).size).toBe(1);
  expect([...stripe.books.customers.values()]).toMatchObject([
    { id: ids[0], email: "pat@agency.example", name: "Pat Agent", metadata: { rolecall_account: accountId } },
  ]);
});

test("an organization is known to Stripe by its name and its owner's address", async () => {
  const { world, stripe } = await billedWorld();
  const { id: organisationId, owner } = await team(world, { name: "Harbor" });
  await member(world, organisationId, "agent");
  await ensureCustomer(world, await account(world, { organisation_id: organisationId }));
  expect([...stripe.books.customers.values()]).toMatchObject([{ name: "Harbor", email: owner.email }]);
});

test("two that were paid for all the same are noticed, and said at the event", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  await deliver(billed);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  await withoutWarnings(() => deliver(billed));
  const ids = (await storedRows()).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const problems = await rowsOf("SELECT DISTINCT problem FROM stripe_events WHERE problem IS NOT NULL");
  expect(problems).toEqual([{ problem: `Two subscriptions are paid for: ${ids.join(", ")}` }]);
});

test("a price that is none of ours is nobody's plan", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  await syncSubscription(world, accountId);
  for (const price of stripe.books.prices.values()) Object.assign(price, { lookup_key: null, metadata: {} });
  await syncSubscription(world, accountId);
  expect(await storedRows()).toEqual([]);
});

test("while Stripe is down the row stays, and the reading says that it was not possible", async () => {
  const billed = await billedWorld();
  const { world, stripe } = billed;
  const accountId = await billingAccount(world);
  stripe.pay((await checkoutOf(billed, accountId)).url);
  await syncSubscription(world, accountId);
  const before = await storedRows();
  for (const how of ["silent", "unreachable", 500] as const) {
    stripe.misbehave(how);
    await expect(syncSubscription(world, accountId)).rejects.toThrow(BillingUnavailable);
  }
  expect(await storedRows()).toEqual(before);
});

test("an account that never bought anything asks Stripe nothing", async () => {
  const { world, stripe } = await billedWorld();
  const asked = stripe.calls.length;
  expect(await syncSubscription(world, await billingAccount(world))).toBeNull();
  expect(await syncSubscription(world, "nobody")).toBeNull();
  expect(stripe.calls).toHaveLength(asked);
});

async function accountRow(id: string) {
  const [row = {}] = await rowsOf("SELECT * FROM billing_accounts WHERE id = ?", id);
  return row;
}
