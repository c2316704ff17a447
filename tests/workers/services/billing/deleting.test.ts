import { beforeEach, expect, test } from "vitest";
import { UNDO_MS } from "#core/retention/organisation-end.ts";
import { buyPlan } from "#tests/support/buying.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import type { TestWorld } from "#tests/support/world.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createBilling } from "#workers/services/plans/billing.ts";
import {
  createOrganisationDeletion,
  deleteEndedOrganisations,
} from "#workers/services/retention/organisation-deletion.ts";

let billed: BilledWorld;
let world: TestWorld;
let pat: TeamPerson;
beforeEach(async () => {
  billed = await billedWorld();
  world = billed.world;
  const one = await person(world);
  pat = { ...one, login: await loginOf(world, one.id) };
});

const DELETED = { message: "Deleted by its person", mayBeLastAdmin: false };
const statusOf = (customer: string) => billed.stripe.subscriptionsOf(customer)[0];
const goDown = () => billed.stripe.misbehave(...Array.from({ length: 20 }, () => "unreachable" as const));
const left = async () => (await rowsOf("SELECT count(*) AS rows FROM billing_accounts"))[0]?.rows;

test("deleting an account cancels its plan at Stripe first, and leaves nothing of it here", async () => {
  const customer = await buyPlan(billed, pat.login, { choice: "starter_month" });
  await removePerson(world, pat.id, DELETED);
  expect(statusOf(customer)?.status).toBe("canceled");
  expect(await rowsOf("SELECT id FROM users WHERE id = ?", pat.id)).toEqual([]);
  expect(await left()).toBe(0);
});

test("while Stripe is down the account is not deleted, and nothing is lost", async () => {
  const customer = await buyPlan(billed, pat.login, { choice: "starter_month" });
  goDown();
  expect(await refusalOf(removePerson(world, pat.id, DELETED))).toBe("billing_unavailable");
  billed.stripe.behave();
  expect(statusOf(customer)?.status).toBe("active");
  expect((await createBilling(world).openOwn(pat.login)).view.title).toBe("Starter, billed monthly");
});

test("a page on which one could still pay is closed with the account", async () => {
  const { url } = await createBilling(world).buy(pat.login, null, "starter_month");
  await removePerson(world, pat.id, DELETED);
  expect(() => billed.stripe.pay(url)).toThrow("is expired");
});

test("who may not be deleted keeps their plan", async () => {
  const agency = await team(world);
  await member(world, agency.id, "agent");
  const customer = await buyPlan(billed, agency.owner.login, { choice: "starter_month", organisationId: agency.id });
  expect(await refusalOf(removePerson(world, agency.owner.id, DELETED))).toBe("last_owner_stays");
  expect(statusOf(customer)?.status).toBe("active");
});

test("the plan of an organization that nobody else is in goes with its owner", async () => {
  const agency = await team(world);
  const customer = await buyPlan(billed, agency.owner.login, { choice: "starter_month", organisationId: agency.id });
  await removePerson(world, agency.owner.id, DELETED);
  expect(statusOf(customer)?.status).toBe("canceled");
  expect(await left()).toBe(0);
});

test("asking for an organization's deletion lets its plan end with the period; when it is deleted it is canceled", async () => {
  const agency = await team(world);
  await member(world, agency.id, "agent");
  const customer = await buyPlan(billed, agency.owner.login, {
    choice: "professional_month",
    organisationId: agency.id,
  });
  const deletion = createOrganisationDeletion(world);
  goDown();
  expect(await refusalOf(deletion.ask(agency.owner.login, agency.id, agency.name))).toBe("billing_unavailable");
  billed.stripe.behave();
  await deletion.ask(agency.owner.login, agency.id, agency.name);
  expect(statusOf(customer)).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect((await createBilling(world).openTeam(agency.owner.login)).view.canceled).toContain("Until then you can undo");
  expect(await refusalOf(createBilling(world).buy(agency.owner.login, agency.id, "starter_month"))).toBe(
    "organization_ends",
  );
  world.clock.advance(UNDO_MS + 1);
  goDown();
  await deleteEndedOrganisations(world);
  expect(await rowsOf("SELECT id FROM organisations WHERE id = ?", agency.id)).toHaveLength(1);
  billed.stripe.behave();
  await deleteEndedOrganisations(world);
  expect(await rowsOf("SELECT id FROM organisations WHERE id = ?", agency.id)).toEqual([]);
  expect(statusOf(customer)?.status).toBe("canceled");
  expect(await left()).toBe(0);
});
