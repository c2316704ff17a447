import { describe, expect, test } from "vitest";
import { periodAfter } from "#core/billing/billing-dates.ts";
import type { Subscription } from "#core/billing/billing-snapshot.ts";
import {
  buyingWords,
  cancelWords,
  changeWords,
  joiningWords,
  nextChargeWords,
  removingWords,
} from "#core/billing/billing-words.ts";
import { moneyLabel } from "#core/billing/money.ts";
import { changeOfPlan } from "#core/billing/plan-change.ts";
import { CHOICES, priceKey } from "#core/billing/plan-code.ts";
import { seatPriceCents } from "#core/billing/prices.ts";

const UTC = "UTC";
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

function subscription(of: Partial<Subscription> = {}): Subscription {
  return {
    id: "sub_1",
    plan: "starter",
    interval: "month",
    status: "active",
    seats: 1,
    seatCents: 4500,
    createdAt: at("2026-11-21"),
    periodStart: at("2026-11-21"),
    periodEnd: at("2026-12-21"),
    endsAt: null,
    unpaidSince: null,
    next: null,
    ...of,
  };
}

test("money is told in dollars, with cents only where there are some", () => {
  expect([4500, 3750, 108000, 0, 123456].map(moneyLabel)).toEqual(["$45", "$37.50", "$1,080", "$0", "$1,234.56"]);
});

test("upward in the same interval is at once, everything else at the period's end", () => {
  const found = CHOICES.flatMap((from) =>
    CHOICES.map((to) => `${priceKey(from)} ${priceKey(to)} ${changeOfPlan(from, to)}`),
  );
  expect(found.filter((one) => one.endsWith(" now"))).toEqual([
    "starter_month professional_month now",
    "starter_year professional_year now",
  ]);
  expect(found.filter((one) => one.endsWith(" same"))).toHaveLength(4);
  expect(found.filter((one) => one.endsWith(" period-end"))).toHaveLength(10);
});

test("buying says the sum, the seats, that it is charged today, and until when it goes on", () => {
  const choice = { plan: "professional", interval: "month" } as const;
  expect(buyingWords({ choice, seatCents: seatPriceCents(choice), people: 1, isTeam: false })).toBe(
    "$60 a month. Charged today and then every month until you cancel.",
  );
  expect(buyingWords({ choice, seatCents: seatPriceCents(choice), people: 3, isTeam: true })).toBe(
    "$180 a month for 3 seats, one for each of the 3 people there are. Charged today and then every month until you cancel.",
  );
});

describe("a change of plan says before the press what it does to the price, and from when", () => {
  const say = (from: Partial<Subscription>, plan: "starter" | "professional", interval: "month" | "year") =>
    changeWords({
      subscription: subscription(from),
      to: { plan, interval },
      toCents: seatPriceCents({ plan, interval }),
      isTeam: false,
      timeZone: UTC,
    });

  test("upward", () => {
    expect(say({}, "professional", "month")).toBe(
      "At once. Nothing is charged today; from Dec 21, 2026 on it is $60 a month.",
    );
  });

  test("downward, and to another interval", () => {
    expect(say({ plan: "professional" }, "starter", "month")).toBe(
      "On Dec 21, 2026, when what you paid for is over: $45 a month from then on. You can undo it until then.",
    );
    expect(say({}, "professional", "year")).toContain("$600 a year from then on");
  });
});

test("canceling says until when the plan goes on, and that a change to come is dropped", () => {
  expect(cancelWords(subscription(), UTC)).toBe(
    "The plan goes on until Dec 21, 2026, which is paid for, and is not charged again. You can undo this until then.",
  );
  expect(cancelWords(subscription({ next: { plan: "professional", interval: "year" } }), UTC)).toContain("is dropped");
});

test("the next charge is the sum of the seats on the period's last day, and none after canceling", () => {
  expect(nextChargeWords(subscription({ seats: 3 }), 6000, UTC)).toBe("$180 on Dec 21, 2026");
  expect(nextChargeWords(subscription({ endsAt: at("2026-12-21") }), 6000, UTC)).toBeNull();
});

describe("seats", () => {
  const team = subscription({ seats: 5, seatCents: 6000, plan: "professional" });

  test("joining costs nothing today, and nothing at all while a seat is free", () => {
    expect(joiningWords(team, 5, UTC)).toBe(
      "Whoever joins takes a seat: nothing is charged today, and from Dec 21, 2026 on it is $60 a month more for each.",
    );
    expect(joiningWords(team, 4, UTC)).toBe("1 seat of 5 is free and paid for: whoever joins takes one first.");
    expect(joiningWords(team, 3, UTC)).toBe("2 seats of 5 are free and paid for: whoever joins takes one first.");
  });

  test("removing says that the highest number still renews, and from when the lower one is charged", () => {
    expect(removingWords(team, 5, UTC)).toBe(
      "On Dec 21, 2026 5 seats still renew: $300, as the highest number of this period. From Jan 21, 2027 on it is $240 a month for 4 seats.",
    );
  });

  test("in a plan that ends both change no price", () => {
    const ending = { ...team, endsAt: at("2026-12-21") };
    expect(joiningWords(ending, 5, UTC)).toBeNull();
    expect(removingWords(ending, 5, UTC)).toContain("changes no price");
  });
});

test("the period after the next charge ends on the day on which the plan was bought, in a shorter month on its last", () => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  expect(day(periodAfter(at("2027-02-28"), "month", at("2026-10-31")))).toBe("2027-03-31");
  expect(day(periodAfter(at("2027-01-31"), "month", at("2026-10-31")))).toBe("2027-02-28");
  expect(day(periodAfter(at("2027-11-21"), "year", at("2026-11-21")))).toBe("2028-11-21");
});
