import { describe, expect, test } from "vitest";
import { accountState } from "#core/billing/account-state.ts";
import type { Subscription } from "#core/billing/billing-snapshot.ts";
import { type BillingFacts, billingView } from "#core/billing/billing-view.ts";
import { seatPriceCents } from "#core/billing/prices.ts";

const NOW = Date.parse("2026-11-25T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

const bought: Subscription = {
  id: "sub_1",
  plan: "starter",
  interval: "month",
  status: "active",
  seats: 1,
  seatCents: 4500,
  createdAt: NOW - 5 * DAY,
  periodStart: NOW - 5 * DAY,
  periodEnd: NOW + 25 * DAY,
  endsAt: null,
  unpaidSince: null,
  next: null,
};

function viewOf(of: Partial<BillingFacts> = {}) {
  return billingView({
    isTeam: false,
    people: 1,
    subscription: null,
    grant: null,
    trial: null,
    mayTry: false,
    prices: seatPriceCents,
    nowMs: NOW,
    timeZone: "UTC",
    ...of,
  });
}

describe("the page of a plan", () => {
  test("offers all four plans with their sums where there is none", () => {
    const view = viewOf({ mayTry: true });
    expect(view.offers.map(({ key, price }) => `${key} ${price}`)).toEqual([
      "starter_month $45 a month",
      "starter_year $450 a year",
      "professional_month $60 a month",
      "professional_year $600 a year",
    ]);
    expect(view.text).toContain("14 days or 60 minutes");
    expect(view.cancel).toBeNull();
  });

  test("says of an organization that Starter is without oversight", () => {
    const view = viewOf({ isTeam: true, people: 3 });
    expect(view.offers.find(({ key }) => key === "starter_month")?.included).toContain("without oversight");
    expect(view.offers.find(({ key }) => key === "professional_month")?.included).toContain("with oversight");
    expect(view.offers[0]?.words).toContain("$135 a month for 3 seats");
  });

  test("offers what it can be changed to while there is one, and how to cancel", () => {
    const view = viewOf({ subscription: bought });
    expect(view.offers).toEqual([]);
    expect(view.changes.map(({ key }) => key)).toEqual(["starter_year", "professional_month", "professional_year"]);
    expect(view.cancel).toContain("Dec 20, 2026");
  });

  test("offers nothing but the way back once it is canceled, or a change is to come", () => {
    const canceled = viewOf({ subscription: { ...bought, endsAt: bought.periodEnd } });
    expect([canceled.changes, canceled.cancel]).toEqual([[], null]);
    expect(canceled.canceled).toContain("Dec 20, 2026");
    const changing = viewOf({ subscription: { ...bought, next: { plan: "professional", interval: "year" } } });
    expect(changing.changes).toEqual([]);
    expect(changing.pending).toBe("It changes to Professional, billed yearly on Dec 20, 2026.");
    expect(changing.cancel).toContain("is dropped");
  });

  test("says until when practice goes on after a failed payment, and what is left after that", () => {
    const unpaid = (days: number) =>
      viewOf({ subscription: { ...bought, status: "past_due", unpaidSince: NOW - days * DAY } }).unpaid;
    expect(unpaid(2)).toContain("Practice goes on until Dec 7, 2026");
    expect(unpaid(15)).toContain("No new practice begins until it is paid");
    expect(unpaid(15)).toContain("read, export and show certificates");
  });

  test("offers plans again when the last one has ended", () => {
    const view = viewOf({ subscription: { ...bought, status: "canceled" } });
    expect(view.offers).toHaveLength(4);
    expect(view.text).toContain("has ended");
  });

  test("sells nothing while an admin's grant holds, and sells again on the day after its end", () => {
    const grant = { plan: "custom", seats: null, until: NOW + DAY } as const;
    expect(viewOf({ grant }).offers).toEqual([]);
    expect(viewOf({ grant, nowMs: NOW + DAY }).offers).toHaveLength(4);
  });

  test("says what is left of a trial, and when it is over", () => {
    expect(viewOf({ trial: { endsAt: NOW + DAY, secondsLeft: 600 } }).text).toContain("10 minutes left");
    expect(viewOf({ trial: { endsAt: NOW + DAY, secondsLeft: 0 } }).state.label).toBe("Over");
  });
});

test("an admin reads in one line what an account has", () => {
  const of = { grant: null, trialEndsAt: null, nowMs: NOW, timeZone: "UTC" };
  expect(accountState({ ...of, subscription: { ...bought, seats: 3 } })).toBe(
    "Starter, billed monthly, 3 seats, renews Dec 20, 2026",
  );
  expect(accountState({ ...of, subscription: { ...bought, status: "past_due", unpaidSince: NOW } })).toContain(
    "unpaid since Nov 25, 2026",
  );
  expect(accountState({ ...of, subscription: null, trialEndsAt: NOW + DAY })).toBe("Trial until Nov 26, 2026");
  expect(accountState({ ...of, subscription: null, grant: { plan: "custom", seats: 5, until: null } })).toBe(
    "Custom by hand, without an end",
  );
  expect(accountState({ ...of, subscription: null })).toBe("No plan");
});
