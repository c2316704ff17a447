import { beforeEach, expect, test } from "vitest";
import { buyPlan } from "#tests/support/buying.ts";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { member, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { settleAllSeats } from "#workers/services/billing/seats.ts";
import { syncSubscription } from "#workers/services/billing/sync-subscription.ts";
import { createInvitations } from "#workers/services/teams/invitations.ts";
import { createJoining } from "#workers/services/teams/joining.ts";
import { createTeamPeople } from "#workers/services/teams/team-people.ts";

const DAY = 24 * 60 * 60 * 1000;

let billed: BilledWorld;
let world: TestWorld;
let agency: Awaited<ReturnType<typeof team>>;
beforeEach(async () => {
  billed = await billedWorld();
  world = billed.world;
  agency = await team(world);
});

const buy = () => buyPlan(billed, agency.owner.login, { choice: "professional_month", organisationId: agency.id });

function atStripe(customer: string) {
  const { stripe } = billed;
  stripe.takeEvents();
  const charged = [...stripe.books.invoices.values()].filter((invoice) => invoice.customer === customer);
  return { seats: stripe.subscriptionsOf(customer)[0]?.quantity, charged: charged.map(({ amount }) => amount / 100) };
}

/** What the schedule does after a night: reads everything anew, and settles the seats. */
async function aNight(): Promise<void> {
  for (const { id } of await rowsOf("SELECT id FROM billing_accounts")) await syncSubscription(world, String(id));
  await settleAllSeats(world);
}

/** People who join by one link, all at once. */
async function join(count: number): Promise<void> {
  const owner = await loginOf(world, agency.owner.id);
  const { link } = await createInvitations(world).makeLink(owner, agency.id, {
    groupId: null,
    uses: count,
    days: 3,
    domains: "",
  });
  const token = link.split("/").at(-1) ?? "";
  const newcomers = [];
  for (let index = 0; index < count; index += 1) newcomers.push(await loginOf(world, (await person(world)).id));
  await Promise.all(newcomers.map((login) => createJoining(world).accept(login, token)));
  await world.settled();
}

test("ten who join at once are ten seats, and are charged from the next period on", async () => {
  const customer = await buy();
  await join(10);
  expect(atStripe(customer)).toEqual({ seats: 11, charged: [60] });
  const [row] = await rowsOf("SELECT seats FROM subscriptions");
  expect(row?.seats).toBe(11);
  world.clock.advance(31 * DAY);
  expect(atStripe(customer).charged).toEqual([60, 660]);
});

test("while Stripe is down people join, and the schedule makes their seats true", async () => {
  const customer = await buy();
  billed.stripe.misbehave(...Array.from({ length: 20 }, () => "unreachable" as const));
  await join(2);
  billed.stripe.behave();
  expect(atStripe(customer).seats).toBe(1);
  await settleAllSeats(world);
  expect(atStripe(customer).seats).toBe(3);
});

test("the highest number in a period renews; the lower one is set when the new period has begun", async () => {
  await member(world, agency.id, "agent");
  const leaving = await member(world, agency.id, "agent");
  const customer = await buy();
  const { seats } = await createInvitations(world).openPeople(agency.owner.login);
  expect(seats?.removing).toBe(
    "On Dec 21, 2026 3 seats still renew: $180, as the highest number of this period. From Jan 21, 2027 on it is $120 a month for 2 seats.",
  );
  await createTeamPeople(world).remove(agency.owner.login, agency.id, leaving.id);
  await world.settled();
  await aNight();
  expect(atStripe(customer)).toEqual({ seats: 3, charged: [180] });
  world.clock.advance(31 * DAY);
  await aNight();
  expect(atStripe(customer)).toEqual({ seats: 2, charged: [180, 180] });
  world.clock.advance(31 * DAY);
  expect(atStripe(customer).charged).toEqual([180, 180, 120]);
});

test("who leaves later in a period that began with as many seats as people lowers nothing in it", async () => {
  const leaving = await member(world, agency.id, "agent");
  const customer = await buy();
  world.clock.advance(31 * DAY);
  await aNight();
  const owner = await loginOf(world, agency.owner.id);
  await createTeamPeople(world).remove(owner, agency.id, leaving.id);
  await aNight();
  expect(atStripe(customer).seats).toBe(2);
  expect((await createInvitations(world).openPeople(owner)).seats?.joining).toContain("1 seat of 2 is free");
  world.clock.advance(31 * DAY);
  await aNight();
  expect(atStripe(customer)).toEqual({ seats: 1, charged: [120, 120, 120] });
});

test("the page of the people speaks of prices where the organization has a plan to pay, to its owner only", async () => {
  const manager = await member(world, agency.id, "manager");
  expect((await createInvitations(world).openPeople(agency.owner.login)).seats).toBeNull();
  await buy();
  expect((await createInvitations(world).openPeople(agency.owner.login)).seats?.joining).toContain("$60 a month more");
  expect((await createInvitations(world).openPeople(manager.login)).seats).toBeNull();
  const free = testWorld();
  expect((await createInvitations({ ...free, now: world.now }).openPeople(agency.owner.login)).seats).toBeNull();
});
