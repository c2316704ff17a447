import { describe, expect, test } from "vitest";
import { type AccountFacts, billingOf, type PayerFacts } from "#core/billing/payer.ts";

const NOW = Date.UTC(2027, 0, 20);
const START = Date.UTC(2027, 0, 1);

const empty: AccountFacts = { id: "account", trial: null, grant: null, subscriptions: [] };
const withPlan = (plan: "starter" | "professional"): AccountFacts => ({
  ...empty,
  subscriptions: [
    {
      id: plan,
      plan,
      interval: "month",
      status: "active",
      seats: 3,
      seatCents: 1,
      createdAt: START,
      periodStart: START,
      periodEnd: Date.UTC(2027, 1, 1),
      endsAt: null,
      unpaidSince: null,
      next: null,
    },
  ],
});
const had: AccountFacts = { ...empty, trial: { startedAt: 1, endsAt: 2 } };

function payer(own: AccountFacts | null, theirs: AccountFacts | null, more: Partial<PayerFacts> = {}) {
  const organization: PayerFacts["organization"] = {
    ...{ id: "org", name: "Agency", role: "agent" as const, isEnding: false, account: theirs },
    ...{ people: 2, place: 2, verifiedDomains: [] },
  };
  return billingOf({ userId: "u", email: "u@agency.example", account: own, organization, usage: [], ...more }, NOW);
}

describe("who pays for somebody in an organization", () => {
  test("the organization where it has a plan, else they themselves", () => {
    expect(payer(withPlan("professional"), withPlan("starter")).organisationId).toBe("org");
    expect(payer(withPlan("starter"), null).organisationId).toBeNull();
    expect(payer(withPlan("starter"), had).organisationId).toBeNull();
  });

  test("they themselves with a plan of their own when what the organization has is used up", () => {
    const usage = [{ organisationId: "org", periodStart: START, seconds: 7200, usedAt: NOW }];
    const own = payer(withPlan("professional"), withPlan("starter"), { usage });
    expect(own).toMatchObject({ organisationId: null, entitlements: { noPractice: null } });
    const none = payer(null, withPlan("starter"), { usage });
    expect(none).toMatchObject({ organisationId: "org", entitlements: { noPractice: "hours_used" } });
  });

  test("each account counts its own use", () => {
    const usage = [{ organisationId: null, periodStart: START, seconds: 7200, usedAt: NOW }];
    expect(payer(withPlan("starter"), withPlan("starter"), { usage }).entitlements.seconds.used).toBe(0);
  });

  test("oversight is the organization's, whoever pays", () => {
    expect(payer(withPlan("professional"), withPlan("starter")).entitlements.features.oversight).toBe(false);
    expect(payer(withPlan("starter"), withPlan("professional")).entitlements.features.oversight).toBe(true);
    expect(payer(withPlan("professional"), null).entitlements.features.oversight).toBe(false);
  });
});

describe("a trial may begin", () => {
  test("where neither the person nor the organization had one or a plan", () => {
    expect(payer(null, null).entitlements).toMatchObject({ mayTry: true, noPractice: null });
    expect(payer(null, null).organisationId).toBe("org");
    expect(payer(had, null).entitlements).toMatchObject({ mayTry: false, noPractice: "trial_over" });
    expect(payer(null, had).entitlements).toMatchObject({ mayTry: false, noPractice: "trial_over" });
    const ended = {
      ...withPlan("starter"),
      subscriptions: withPlan("starter").subscriptions.map((one) => ({ ...one, status: "canceled", periodEnd: NOW })),
    };
    expect(payer(ended, null).entitlements).toMatchObject({ mayTry: false, noPractice: "no_plan" });
  });
});
