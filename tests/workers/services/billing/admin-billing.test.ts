import { beforeEach, describe, expect, test } from "vitest";
import { account } from "#tests/support/billing.ts";
import { buyPlan } from "#tests/support/buying.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { stripeEvents } from "#workers/adapters/d1/schema/billing-tables.ts";
import { createAdminBilling } from "#workers/services/plans/admin-billing.ts";
import { createBilling } from "#workers/services/plans/billing.ts";

const DAY = 24 * 60 * 60 * 1000;

let billed: BilledWorld;
let world: TestWorld;
let admin: { tokenHash: string };
let adminId: string;
beforeEach(async () => {
  billed = await billedWorld();
  world = billed.world;
  adminId = (await person(world, { admin: true, email: "root@agency.example" })).id;
  admin = await loginOf(world, adminId);
});

const open = async (search = "") => {
  const page = await createAdminBilling(world).open(admin, new URLSearchParams(search));
  if (!page.billing) throw new Error("nobody bills here");
  return page.billing;
};
const asked = { plan: "custom", seats: "", until: "", why: "Pays by invoice" };
const customer = async () => {
  const one = await person(world, { email: `pat-${world.newId()}@agency.example` });
  return { ...one, login: await loginOf(world, one.id) };
};

test("accounts with their state, found by name, address or short name, 50 on a page", async () => {
  const pat = await customer();
  await buyPlan(billed, pat.login, { choice: "starter_month" });
  const agency = await team(world, { name: "Harbor" });
  await account(world, { organisation_id: agency.id });
  expect((await open(`q=${pat.email}`)).accounts.rows).toMatchObject([
    {
      address: pat.email,
      isTeam: false,
      state: "Starter, billed monthly, 1 seat, renews Dec 21, 2026",
      hasCustomer: true,
    },
  ]);
  expect((await open("q=harb")).accounts.rows).toMatchObject([{ name: "Harbor", isTeam: true, state: "No plan" }]);
  for (let index = 0; index < 50; index += 1) await account(world, { user_id: (await person(world)).id });
  const first = (await open()).accounts;
  expect([first.total, first.rows.length]).toEqual([52, 50]);
  expect((await open("page=2")).accounts.rows).toHaveLength(2);
});

describe("a plan set by hand", () => {
  test("holds at once, sells nothing meanwhile, ends with its last day, and stands in the log with who and why", async () => {
    const pat = await customer();
    await createAdminBilling(world).grant(admin, { ...asked, to: pat.email, until: "2026-12-01" });
    const { view } = await createBilling(world).openOwn(pat.login);
    expect([view.title, view.state.label, view.offers]).toEqual(["Custom", "By arrangement", []]);
    expect(await refusalOf(createBilling(world).buy(pat.login, null, "starter_month"))).toBe("plan_moved");
    expect((await open()).grants).toMatchObject([
      { of: pat.email, by: "root@agency.example", plan: "custom", why: "Pays by invoice" },
    ]);
    world.clock.advance(12 * DAY);
    const login = await loginOf(world, pat.id);
    expect((await createBilling(world).openOwn(login)).view.offers).toHaveLength(4);
  });

  test("is for an organization by its short name, with seats; it can be ended, which is logged too", async () => {
    const agency = await team(world);
    const [row] = await rowsOf("SELECT slug FROM organisations WHERE id = ?", agency.id);
    await createAdminBilling(world).grant(admin, { ...asked, to: String(row?.slug), seats: "5" });
    expect((await createBilling(world).openTeam(agency.owner.login)).view.facts).toEqual([
      { label: "Seats", value: "5 seats, 1 person" },
    ]);
    const [shown] = (await open()).accounts.rows;
    await createAdminBilling(world).endGrant(admin, shown?.id ?? "");
    expect((await createBilling(world).openTeam(agency.owner.login)).view.title).toBe("No plan");
    expect((await open()).grants.map(({ plan }) => plan).sort()).toEqual(["custom", null]);
    expect(await refusalOf(createAdminBilling(world).endGrant(admin, shown?.id ?? ""))).toBe("not_found");
  });

  test.each([
    ["nobody of that name", { to: "nobody@agency.example" }],
    ["no reason", { why: " " }],
    ["no plan", { plan: "gold" }],
    ["a last day that is over", { until: "2026-01-01" }],
    ["a day that is none", { until: "tomorrow" }],
    ["seats that are none", { seats: "0" }],
  ])("is refused for %s", async (_, wrong) => {
    expect(
      await refusalOf(createAdminBilling(world).grant(admin, { ...asked, to: "root@agency.example", ...wrong })),
    ).toBe("bad_request");
    expect(await rowsOf("SELECT id FROM plan_grants")).toEqual([]);
  });
});

test("the revenue is read only when it is asked for, and says when Stripe cannot be asked", async () => {
  const pat = await customer();
  await buyPlan(billed, pat.login, { choice: "professional_month" });
  const before = billed.stripe.calls.length;
  expect((await open()).revenue).toBeNull();
  expect(billed.stripe.calls.length).toBe(before);
  expect((await open("revenue=30")).revenue).toEqual({
    days: 30,
    rows: [{ plan: "Professional", cents: 6000, invoices: 1 }],
  });
  billed.stripe.misbehave("unreachable", "unreachable", "unreachable");
  expect((await open("revenue=30")).revenue).toBe("unavailable");
});

test("an account is read from Stripe anew, and an event that failed is tried again", async () => {
  const pat = await customer();
  const bought = await buyPlan(billed, pat.login, { choice: "starter_month" });
  const [one] = (await open()).accounts.rows;
  for (const subscription of billed.stripe.subscriptionsOf(bought)) subscription.quantity = 7;
  await createAdminBilling(world).sync(admin, one?.id ?? "");
  expect((await open()).accounts.rows[0]?.state).toContain("7 seats");
  await world.db.insert(stripeEvents).values({
    id: "evt_1",
    type: "customer.subscription.updated",
    account_id: one?.id ?? "",
    created_at: world.now(),
    received_at: world.now(),
    result: "failed",
    problem: "Stripe could not be reached",
    tries: 1,
  });
  expect((await open()).events).toMatchObject([{ id: "evt_1", account: pat.email, result: "failed", tries: 1 }]);
  await createAdminBilling(world).tryAgain(admin, "evt_1");
  expect((await open()).events).toMatchObject([{ id: "evt_1", result: "done" }]);
});

test("whoever is no admin does none of it", async () => {
  const pat = await customer();
  const id = await account(world, { user_id: pat.id }, { granted_plan: "custom" });
  const acts = createAdminBilling(world);
  for (const [login, refusal] of [
    [pat.login, "not_admin"],
    [null, "signed_out"],
  ] as const) {
    expect(await refusalOf(acts.open(login, new URLSearchParams()))).toBe(refusal);
    expect(await refusalOf(acts.grant(login, { ...asked, to: pat.email }))).toBe(refusal);
    expect(await refusalOf(acts.endGrant(login, id))).toBe(refusal);
    expect(await refusalOf(acts.sync(login, id))).toBe(refusal);
    expect(await refusalOf(acts.tryAgain(login, "evt_1"))).toBe(refusal);
  }
  expect(await rowsOf("SELECT id FROM plan_grants")).toEqual([]);
  expect(await rowsOf("SELECT granted_plan FROM billing_accounts")).toEqual([{ granted_plan: "custom" }]);
});

test("where nobody bills the page says so, and nothing is set by hand", async () => {
  const free = { ...testWorld(), now: world.now };
  expect((await createAdminBilling(free).open(admin, new URLSearchParams())).billing).toBeNull();
  expect(await refusalOf(createAdminBilling(free).grant(admin, { ...asked, to: "root@agency.example" }))).toBe(
    "not_found",
  );
});
