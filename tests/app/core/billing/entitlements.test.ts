import { describe, expect, test } from "vitest";
import type { BillingSnapshot } from "#core/billing/billing-snapshot.ts";
import { currentSubscription } from "#core/billing/current-subscription.ts";
import { entitlementsOf } from "#core/billing/entitlements.ts";
import { STARTER_SECONDS, TRIAL_MS, TRIAL_SECONDS, UNPAID_MS } from "#core/billing/plan-limits.ts";

const JANUARY = Date.UTC(2027, 0, 1);
const FEBRUARY = Date.UTC(2027, 1, 1);
const NOW = Date.UTC(2027, 0, 20);
const DAY_MS = 24 * 60 * 60 * 1000;

const starter: NonNullable<BillingSnapshot["subscription"]> = {
  id: "sub",
  plan: "starter",
  interval: "month",
  status: "active",
  seats: 1,
  seatCents: 4500,
  createdAt: JANUARY,
  periodStart: JANUARY,
  periodEnd: FEBRUARY,
  endsAt: null,
  unpaidSince: null,
  next: null,
};
const nothing: BillingSnapshot = {
  payer: "person",
  trial: null,
  mayTry: false,
  subscription: null,
  grant: null,
  usage: [],
  people: 1,
  place: 1,
};
const at = (snapshot: Partial<BillingSnapshot>, nowMs = NOW) => entitlementsOf({ ...nothing, ...snapshot }, nowMs);
const used = (seconds: number, periodStart = JANUARY) => [{ periodStart, seconds, usedAt: NOW }];

test("where nobody bills everything is on", () => {
  expect(entitlementsOf(null, NOW)).toMatchObject({
    isBilled: false,
    noPractice: null,
    seconds: { limit: null, used: 0 },
    features: { oversight: true },
    mayTry: false,
  });
});

describe("Starter", () => {
  test("holds two hours in a period; the last second of them may still begin a call", () => {
    const almost = at({ subscription: starter, usage: used(STARTER_SECONDS - 1) });
    expect(almost).toMatchObject({ plan: "starter", noPractice: null, period: { start: JANUARY, end: FEBRUARY } });
    expect(at({ subscription: starter, usage: used(STARTER_SECONDS) }).noPractice).toBe("hours_used");
  });

  test("says from 80 % on that little is left", () => {
    expect(at({ subscription: starter, usage: used(5759) }).isNearLimit).toBe(false);
    expect(at({ subscription: starter, usage: used(5760) }).isNearLimit).toBe(true);
  });

  test("begins anew with the next period, also before anybody has told of it", () => {
    const full = { subscription: starter, usage: used(STARTER_SECONDS) };
    expect(at(full, FEBRUARY - 1).noPractice).toBe("hours_used");
    expect(at(full, FEBRUARY)).toMatchObject({ noPractice: null, seconds: { used: 0 }, period: { start: FEBRUARY } });
  });

  test("counts nothing of before it was bought", () => {
    const bought = { ...starter, createdAt: NOW, periodStart: NOW, periodEnd: NOW + 31 * DAY_MS };
    expect(at({ subscription: bought, usage: used(3000) }).seconds.used).toBe(0);
  });

  test("gives an organization no oversight; Professional, a trial and a grant of it do", () => {
    const of = (snapshot: Partial<BillingSnapshot>) =>
      at({ payer: "organization", people: 3, ...snapshot }).features.oversight;
    expect(of({ subscription: starter })).toBe(false);
    expect(of({ subscription: { ...starter, plan: "professional" } })).toBe(true);
    expect(of({ trial: { startedAt: JANUARY, endsAt: NOW + 1 } })).toBe(true);
    expect(of({ grant: { plan: "professional", seats: null, until: null } })).toBe(true);
    expect(of({ grant: { plan: "starter", seats: null, until: null } })).toBe(false);
    expect(of({})).toBe(false);
  });
});

test("Professional has no limit", () => {
  const professional = at({ subscription: { ...starter, plan: "professional" }, usage: used(1_000_000) });
  expect(professional).toMatchObject({
    noPractice: null,
    isNearLimit: false,
    seconds: { limit: null, used: 1_000_000 },
  });
});

describe("a trial", () => {
  const trial = { startedAt: JANUARY, endsAt: JANUARY + TRIAL_MS };

  test("ends by days", () => {
    expect(at({ trial }, trial.endsAt - 1)).toMatchObject({ plan: "trial", noPractice: null });
    expect(at({ trial }, trial.endsAt)).toMatchObject({ plan: null, noPractice: "trial_over", trial: null });
  });

  test("ends by minutes", () => {
    expect(at({ trial, usage: used(TRIAL_SECONDS - 1) }, JANUARY + DAY_MS)).toMatchObject({
      noPractice: null,
      trial: { secondsLeft: 1 },
    });
    expect(at({ trial, usage: used(TRIAL_SECONDS) }, JANUARY + DAY_MS).noPractice).toBe("trial_over");
  });

  test("gives way to what is bought meanwhile, whose hours are whole", () => {
    const bought = { ...starter, createdAt: JANUARY + DAY_MS, periodStart: JANUARY + DAY_MS };
    expect(at({ trial, subscription: bought, usage: used(3000) }, JANUARY + 2 * DAY_MS)).toMatchObject({
      plan: "starter",
      trial: null,
      seconds: { limit: STARTER_SECONDS, used: 0 },
    });
  });

  test("may begin where none was had, and is told of before", () => {
    expect(at({ mayTry: true })).toMatchObject({ plan: null, noPractice: null, mayTry: true });
    expect(at({ mayTry: false })).toMatchObject({ noPractice: "no_plan", mayTry: false });
  });
});

describe("a subscription", () => {
  test("that was canceled counts until its period's end", () => {
    const canceled = { ...starter, endsAt: FEBRUARY };
    expect(at({ subscription: canceled }, FEBRUARY - 1).noPractice).toBeNull();
    expect(at({ subscription: canceled }, FEBRUARY).noPractice).toBe("no_plan");
    expect(at({ subscription: { ...canceled, status: "canceled" } }, FEBRUARY - 1).noPractice).toBeNull();
    expect(at({ subscription: { ...canceled, status: "canceled" } }, FEBRUARY).noPractice).toBe("no_plan");
  });

  test("that is unpaid goes on for 14 days, says until when, and no longer", () => {
    const unpaid = { ...starter, status: "past_due", unpaidSince: NOW };
    expect(at({ subscription: unpaid }, NOW + UNPAID_MS - 1)).toMatchObject({
      noPractice: null,
      unpaidUntil: NOW + UNPAID_MS,
    });
    expect(at({ subscription: unpaid }, NOW + UNPAID_MS).noPractice).toBe("unpaid");
    expect(at({ subscription: { ...starter, status: "active" } }, NOW + UNPAID_MS).noPractice).toBeNull();
  });

  test("whose checkout was never paid is none", () => {
    expect(at({ subscription: { ...starter, status: "incomplete" } }).noPractice).toBe("no_plan");
  });

  test("that is live is the one that counts, then the newest: a late event of an old one does not detach its successor", () => {
    const old = { ...starter, id: "old", status: "canceled", createdAt: JANUARY + 5 };
    const live = { ...starter, id: "live" };
    expect(currentSubscription([old, live])?.id).toBe("live");
    expect(currentSubscription([live, old])?.id).toBe("live");
    expect(currentSubscription([old, { ...old, id: "older", createdAt: JANUARY }])?.id).toBe("old");
    expect(currentSubscription([{ ...live, id: "unpaid", status: "incomplete", createdAt: NOW }, old])?.id).toBe("old");
    expect(currentSubscription([])).toBeNull();
  });
});

describe("a grant", () => {
  test("with seats is for those who joined first, and holds until its end", () => {
    const grant = { plan: "custom", seats: 2, until: FEBRUARY } as const;
    const third = (nowMs = NOW) => at({ payer: "organization", grant, people: 3, place: 3 }, nowMs).noPractice;
    expect(at({ payer: "organization", grant, people: 3, place: 2 }).noPractice).toBeNull();
    expect(third()).toBe("no_seat");
    expect(third(FEBRUARY)).toBe("no_plan");
  });

  test("does not take away the seat of a subscription: those rise by themselves", () => {
    expect(at({ payer: "organization", subscription: starter, people: 9, place: 9 }).noPractice).toBeNull();
  });
});
