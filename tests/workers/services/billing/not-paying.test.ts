import { beforeEach, expect, test } from "vitest";
import { account, subscribed } from "#tests/support/billing.ts";
import { buyPlan } from "#tests/support/buying.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import type { TestWorld } from "#tests/support/world.ts";
import { usageEntries } from "#workers/adapters/d1/schema/billing-tables.ts";
import { billingStatements, entitlementsFrom } from "#workers/services/billing/entitlements.ts";
import { sendBillingNotices } from "#workers/services/billing/notices.ts";
import { syncSubscription } from "#workers/services/billing/sync-subscription.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { createOutbox } from "#workers/services/outbox/outbox.ts";
import { createBilling } from "#workers/services/plans/billing.ts";

const DAY = 24 * 60 * 60 * 1000;

let billed: BilledWorld;
let world: TestWorld;
let pat: TeamPerson;
beforeEach(async () => {
  billed = await billedWorld();
  world = billed.world;
  const one = await person(world);
  pat = { ...one, login: await loginOf(world, one.id) };
});

async function later(days: number): Promise<void> {
  world.clock.advance(days * DAY);
  pat = { ...pat, login: await loginOf(world, pat.id) };
}

async function schedule(): Promise<void> {
  for (const { id } of await rowsOf("SELECT id FROM billing_accounts")) await syncSubscription(world, String(id));
  await sendBillingNotices(world);
  await createOutbox(world).deliverDue();
}

const mails = () => world.delivered.splice(0).map(({ recipient, subject }) => `${recipient}: ${subject}`);

async function entitlements() {
  const rows = await world.db.batch([...billingStatements(world, pat.login, world.now())] as unknown as Parameters<
    typeof world.db.batch
  >[0]);
  return entitlementsFrom(rows as Parameters<typeof entitlementsFrom>[0], world.now());
}

test("a card fails: practice goes on for 14 days, then reading and export only; paying restores at once", async () => {
  const customer = await buyPlan(billed, pat.login, { choice: "starter_month", card: "fails-later" });
  await later(30);
  await schedule();
  const since = "Dec 21, 2026";
  expect(mails()).toEqual([`${pat.email}: A payment for Rolecall failed`]);
  const { view } = await createBilling(world).openOwn(pat.login);
  expect(view.unpaid).toBe(
    `The payment of ${since} failed. Practice goes on until Jan 4, 2027; after that you can still read, export and show certificates. Paying brings everything back at once.`,
  );
  expect((await entitlements()).noPractice).toBeNull();
  await schedule();
  expect(mails()).toEqual([]);
  await later(7);
  await schedule();
  expect(mails()).toEqual([`${pat.email}: A payment for Rolecall is still open`]);
  await later(6);
  await schedule();
  expect(mails()).toEqual([`${pat.email}: Tomorrow practice stops: a payment for Rolecall is open`]);
  await later(1);
  await schedule();
  expect(mails()).toEqual([]);
  expect((await entitlements()).noPractice).toBe("unpaid");
  expect((await createBilling(world).openOwn(pat.login)).view.unpaid).toContain(
    "No new practice begins until it is paid",
  );
  await createAccountPages(world).exportData(pat.login);
  billed.stripe.setCard(customer, "good");
  billed.stripe.payOpenInvoices(customer);
  await createBilling(world).comeBack(pat.login, null);
  expect((await entitlements()).noPractice).toBeNull();
  expect((await createBilling(world).openOwn(pat.login)).view.unpaid).toBeNull();
});

test("each owner of an organization is told that its payment failed, nobody else is", async () => {
  const agency = await team(world);
  const second = await member(world, agency.id, "owner");
  await member(world, agency.id, "manager");
  await buyPlan(billed, agency.owner.login, {
    choice: "professional_month",
    organisationId: agency.id,
    card: "fails-later",
  });
  await later(31);
  await schedule();
  expect(mails().sort()).toEqual(
    [agency.owner, second].map(({ email }) => `${email}: A payment for Rolecall failed`).sort(),
  );
});

test("the yearly email goes once, 30 days before the plan renews", async () => {
  await buyPlan(billed, pat.login, { choice: "professional_year" });
  await later(334);
  await schedule();
  expect(mails()).toEqual([]);
  await later(2);
  await Promise.all([schedule(), schedule()]);
  await schedule();
  expect(mails()).toEqual([`${pat.email}: Your yearly plan at Rolecall renews on Nov 21, 2027`]);
});

test("the end of a trial is announced three days before, to whoever would buy, once", async () => {
  const nowMs = world.now();
  await account(world, { user_id: pat.id }, { trial_started_at: nowMs, trial_ends_at: nowMs + 14 * DAY });
  const agency = await team(world);
  await account(world, { organisation_id: agency.id }, { trial_started_at: nowMs, trial_ends_at: nowMs + 14 * DAY });
  await later(10);
  await schedule();
  expect(mails()).toEqual([]);
  await later(1);
  await schedule();
  await schedule();
  expect(mails().sort()).toEqual(
    [
      `${pat.email}: Your free trial of Rolecall ends in 3 days`,
      `${agency.owner.email}: The free trial of ${agency.name} ends in 3 days`,
    ].sort(),
  );
});

test("at 80 % of the minutes of a trial the person who practices is told, once", async () => {
  const nowMs = world.now();
  const used = (seconds: number) =>
    world.db.insert(usageEntries).values({
      conversation_id: world.newId(),
      period_start: nowMs,
      user_id: pat.id,
      organisation_id: null,
      kind: "text",
      seconds,
      used_at: nowMs,
    });
  await account(world, { user_id: pat.id }, { trial_started_at: nowMs, trial_ends_at: nowMs + 14 * DAY });
  await used(47 * 60);
  await schedule();
  expect(mails()).toEqual([]);
  await used(60);
  await schedule();
  await schedule();
  expect(mails()).toEqual([`${pat.email}: Your free trial of Rolecall has 12 minutes left`]);
});

test("nothing is announced of a trial that a plan has followed", async () => {
  const nowMs = world.now();
  const id = await account(world, { user_id: pat.id }, { trial_started_at: nowMs, trial_ends_at: nowMs + 14 * DAY });
  await subscribed(world, id);
  await later(12);
  await sendBillingNotices(world);
  await createOutbox(world).deliverDue();
  expect(mails()).toEqual([]);
});

test("whoever has nothing to pay has no page of cards and invoices", async () => {
  expect(await refusalOf(createBilling(world).openPortal(pat.login, null))).toBe("not_found");
});
