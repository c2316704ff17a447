import { beforeEach, describe, expect, test } from "vitest";
import { buyPlan } from "#tests/support/buying.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type BilledWorld, billedWorld } from "#tests/support/stripe/billed-world.ts";
import { member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { syncSubscription } from "#workers/services/billing/sync-subscription.ts";
import { createDashboard } from "#workers/services/conversations/dashboard.ts";
import { createBilling } from "#workers/services/plans/billing.ts";
import { createBillingDoor } from "#workers/services/plans/billing-door.ts";

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

const billing = () => createBilling(world);
const viewOf = async (one: TeamPerson) => (await billing().openOwn(one.login)).view;
/** What Stripe has, and what it has charged so far, in dollars. */
function atStripe(customer: string) {
  const { stripe } = billed;
  stripe.takeEvents();
  const [one] = stripe.subscriptionsOf(customer);
  const charged = [...stripe.books.invoices.values()].filter((invoice) => invoice.customer === customer);
  return { seats: one?.quantity, status: one?.status, charged: charged.map(({ amount }) => amount / 100) };
}
/** Logins last for 30 days. */
async function later(days: number): Promise<void> {
  world.clock.advance(days * DAY);
  pat = { ...pat, login: await loginOf(world, pat.id) };
}
async function sync(): Promise<void> {
  for (const { id } of await rowsOf("SELECT id FROM billing_accounts WHERE stripe_customer_id IS NOT NULL"))
    await syncSubscription(world, String(id));
}

describe("buying", () => {
  test("the plan is on when somebody comes back from Stripe, before any event has come", async () => {
    expect((await viewOf(pat)).offers).toHaveLength(4);
    const { url } = await billing().buy(pat.login, null, "starter_month");
    billed.stripe.pay(url);
    const { title, text } = await billing().comeBack(pat.login, null);
    expect([title, text]).toEqual(["Your plan: Starter, billed monthly", "2 hours of roleplay a month."]);
    const page = await billing().openOwn(pat.login);
    expect(page.hasPortal).toBe(true);
    expect(page.view.title).toBe("Starter, billed monthly");
    expect(page.view.facts).toContainEqual({ label: "Next charge", value: "$45 on Dec 21, 2026" });
    expect(page.view.offers).toEqual([]);
  });

  test("who comes back without having paid has no plan, and is told so", async () => {
    await billing().buy(pat.login, null, "starter_month");
    expect((await billing().comeBack(pat.login, null)).title).toBe("No payment yet");
    expect((await viewOf(pat)).offers).toHaveLength(4);
  });

  test("what was paid in a window that was closed is found before it is paid again", async () => {
    const { url } = await billing().buy(pat.login, null, "starter_month");
    billed.stripe.pay(url);
    expect(await refusalOf(billing().buy(pat.login, null, "starter_month"))).toBe("plan_moved");
    expect((await viewOf(pat)).title).toBe("Starter, billed monthly");
  });

  test("pressing buy twice leaves one page on which can be paid", async () => {
    const first = await billing().buy(pat.login, null, "starter_month");
    const second = await billing().buy(pat.login, null, "professional_month");
    expect(() => billed.stripe.pay(first.url)).toThrow("is expired");
    billed.stripe.pay(second.url);
    await billing().comeBack(pat.login, null);
    expect((await viewOf(pat)).title).toBe("Professional, billed monthly");
  });

  test("an organization buys a seat for each of its people", async () => {
    const agency = await team(world);
    await member(world, agency.id, "agent");
    await member(world, agency.id, "manager");
    const { view } = await billing().openTeam(agency.owner.login);
    expect(view.offers.find(({ key }) => key === "professional_month")?.words).toContain("$180 a month for 3 seats");
    const customer = await buyPlan(billed, agency.owner.login, {
      choice: "professional_month",
      organisationId: agency.id,
    });
    expect(atStripe(customer)).toMatchObject({ seats: 3, charged: [180] });
    expect((await billing().openTeam(agency.owner.login)).view.title).toBe("Professional, billed monthly");
  });

  test("what is no plan of ours is not bought", async () => {
    expect(await refusalOf(billing().buy(pat.login, null, "custom_month"))).toBe("bad_request");
  });
});

describe("leaving", () => {
  test("one press cancels at the period's end, with the date, and can be undone until then", async () => {
    const customer = await buyPlan(billed, pat.login, { choice: "starter_month" });
    expect(await billing().cancel(pat.login, null)).toContain("It ends on Dec 21, 2026");
    expect((await viewOf(pat)).canceled).toContain("Dec 21, 2026");
    expect(atStripe(customer).charged).toEqual([45]);
    expect(await billing().undoCancel(pat.login, null)).toContain("It goes on, and renews on Dec 21, 2026");
    await later(31);
    expect(atStripe(customer)).toMatchObject({ status: "active", charged: [45, 45] });
  });

  test("what is canceled and not undone ends then, and is charged no more", async () => {
    const customer = await buyPlan(billed, pat.login, { choice: "starter_month" });
    await billing().cancel(pat.login, null);
    await later(31);
    expect(atStripe(customer)).toMatchObject({ status: "canceled", charged: [45] });
    await sync();
    expect((await viewOf(pat)).text).toContain("has ended");
    expect(await refusalOf(billing().undoCancel(pat.login, null))).toBe("plan_moved");
  });
});

describe("changing the plan", () => {
  test("upward holds at once and costs more from the next period on, downward holds at the period's end", async () => {
    const customer = await buyPlan(billed, pat.login, { choice: "starter_month" });
    expect(await billing().change(pat.login, null, "professional_month")).toContain("from Dec 21, 2026 on");
    expect((await viewOf(pat)).title).toBe("Professional, billed monthly");
    expect(atStripe(customer).charged).toEqual([45]);
    await later(31);
    expect(atStripe(customer).charged).toEqual([45, 60]);
    await sync();
    expect(await billing().change(pat.login, null, "starter_month")).toContain("It changes on Jan 21, 2027");
    const view = await viewOf(pat);
    expect(view.title).toBe("Professional, billed monthly");
    expect(view.pending).toContain("It changes to Starter, billed monthly on Jan 21, 2027");
    await later(31);
    expect(atStripe(customer).charged).toEqual([45, 60, 45]);
    await sync();
    expect((await viewOf(pat)).title).toBe("Starter, billed monthly");
  });

  test("a change that is to come can be undone, and canceling drops it", async () => {
    await buyPlan(billed, pat.login, { choice: "professional_month" });
    await billing().change(pat.login, null, "starter_year");
    expect(await refusalOf(billing().change(pat.login, null, "starter_month"))).toBe("plan_moved");
    expect(await billing().undoChange(pat.login, null)).toBe("It stays Professional, billed monthly.");
    expect((await viewOf(pat)).pending).toBeNull();
    await billing().change(pat.login, null, "starter_year");
    await billing().cancel(pat.login, null);
    const view = await viewOf(pat);
    expect([view.pending, view.canceled === null]).toEqual([null, false]);
    expect(await refusalOf(billing().undoChange(pat.login, null))).toBe("plan_moved");
  });

  test("the same plan again is no change", async () => {
    await buyPlan(billed, pat.login, { choice: "starter_month" });
    expect(await refusalOf(billing().change(pat.login, null, "starter_month"))).toBe("plan_moved");
  });
});

describe("while Stripe is down", () => {
  test("pages go on by what was last read, and buying says so", async () => {
    await buyPlan(billed, pat.login, { choice: "starter_month" });
    const other = await person(world);
    const kim = { ...other, login: await loginOf(world, other.id) };
    billed.stripe.misbehave(...Array.from({ length: 20 }, () => "unreachable" as const));
    expect((await viewOf(pat)).title).toBe("Starter, billed monthly");
    expect((await createDashboard(world).open(pat.login)).practiceLeft?.text).toContain("of practice left");
    expect(await refusalOf(billing().buy(kim.login, null, "starter_month"))).toBe("billing_unavailable");
    expect(await refusalOf(billing().cancel(pat.login, null))).toBe("billing_unavailable");
    billed.stripe.behave();
    expect((await viewOf(pat)).canceled).toBeNull();
    await billing().buy(kim.login, null, "starter_month");
  });
});

describe("rights", () => {
  const ACTS = ["buy", "openPortal", "comeBack", "change", "undoChange", "cancel", "undoCancel"] as const;
  const actOf = (act: (typeof ACTS)[number], one: TeamPerson, organisationId: string) =>
    act === "buy" || act === "change"
      ? billing()[act](one.login, organisationId, "starter_month")
      : billing()[act](one.login, organisationId);

  test("nobody but an owner sees or changes what an organization pays, whatever the act", async () => {
    const agency = await team(world);
    const [manager, agent] = [await member(world, agency.id, "manager"), await member(world, agency.id, "agent")];
    const former = await member(world, agency.id, "owner", { leftAt: world.now() });
    const stranger = (await team(world)).owner;
    await buyPlan(billed, agency.owner.login, { choice: "professional_month", organisationId: agency.id });
    const before = await rowsOf("SELECT * FROM subscriptions");
    for (const [one, refusal] of [
      [manager, "forbidden"],
      [agent, "forbidden"],
      [former, "not_found"],
      [stranger, "not_found"],
      [pat, "not_found"],
    ] as const)
      for (const act of ACTS) expect(await refusalOf(actOf(act, one, agency.id)), act).toBe(refusal);
    expect(await refusalOf(billing().openTeam(manager.login))).toBe("forbidden");
    expect(await refusalOf(billing().openTeam(pat.login))).toBe("not_found");
    expect(await rowsOf("SELECT * FROM subscriptions")).toEqual(before);
    expect(await rowsOf("SELECT id FROM billing_accounts")).toHaveLength(1);
  });

  test("another person's plan is nobody else's: each sees their own", async () => {
    await buyPlan(billed, pat.login, { choice: "starter_month" });
    const other = await person(world);
    const kim = { ...other, login: await loginOf(world, other.id) };
    expect((await viewOf(kim)).title).toBe("No plan");
    expect(await refusalOf(billing().cancel(kim.login, null))).toBe("not_found");
    expect((await viewOf(pat)).canceled).toBeNull();
  });

  test("without a key there is no such page, and whoever is signed out signs in first", async () => {
    const free = testWorld();
    expect(await refusalOf(createBillingDoor(free)(pat.login))).toBe("not_found");
    expect(await refusalOf(createBillingDoor(free)(null))).toBe("signed_out");
  });
});
