import { expect, test } from "vitest";
import { renewalEmail, trialDaysEmail, trialMinutesEmail, unpaidEmail } from "#core/billing/billing-emails.ts";
import type { Subscription } from "#core/billing/billing-snapshot.ts";
import { noticesOfSubscription } from "#core/billing/notices-due.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-25T12:00:00Z");

const yearly: Subscription = {
  id: "sub_1",
  plan: "professional",
  interval: "year",
  status: "active",
  seats: 2,
  seatCents: 60000,
  createdAt: NOW - 335 * DAY,
  periodStart: NOW - 335 * DAY,
  periodEnd: NOW + 30 * DAY,
  endsAt: null,
  unpaidSince: null,
  next: null,
};
const unpaid: Subscription = { ...yearly, interval: "month", status: "past_due", unpaidSince: NOW };

const kinds = (subscription: Subscription, nowMs: number) =>
  noticesOfSubscription(subscription, nowMs).map(({ kind }) => kind);

test("a failed payment is told of on failing, on day 7 and on day 13, of what was missed only the last", () => {
  expect(kinds(unpaid, NOW)).toEqual(["unpaid"]);
  expect(kinds(unpaid, NOW + 7 * DAY - 1)).toEqual(["unpaid"]);
  expect(kinds(unpaid, NOW + 7 * DAY)).toEqual(["unpaid_7"]);
  expect(kinds(unpaid, NOW + 13 * DAY)).toEqual(["unpaid_13"]);
  expect(kinds(unpaid, NOW + 14 * DAY)).toEqual([]);
  expect(kinds({ ...unpaid, unpaidSince: null, status: "active" }, NOW)).toEqual([]);
});

test("a yearly plan is announced from 30 days before it renews, unless it is canceled", () => {
  expect(kinds(yearly, NOW - 1)).toEqual([]);
  expect(kinds(yearly, NOW)).toEqual(["renewal"]);
  expect(kinds(yearly, NOW + 30 * DAY)).toEqual([]);
  expect(kinds({ ...yearly, endsAt: yearly.periodEnd }, NOW)).toEqual([]);
  expect(kinds({ ...yearly, interval: "month" }, NOW)).toEqual([]);
});

test("the emails say the day, the sum, and where to do something about it", () => {
  const mail = { siteUrl: "https://rolecall.example", siteName: "Rolecall", organisation: "Harbor", timeZone: "UTC" };
  const renewal = renewalEmail({ ...mail, subscription: yearly, nextSeatCents: 60000 });
  expect(renewal.subject).toBe("Your yearly plan at Rolecall renews on Dec 25, 2026");
  expect(renewal.text).toContain("$1,200 are charged on that day: $1,200 a year for 2 seats.");
  expect(renewal.text).toContain("https://rolecall.example/team/billing");
  const failed = unpaidEmail({ ...mail, organisation: null, kind: "unpaid", subscription: unpaid, unpaidSince: NOW });
  expect(failed.text).toContain("Practice goes on until Dec 9, 2026.");
  expect(failed.text).toContain("https://rolecall.example/billing");
  const days = trialDaysEmail({ ...mail, endsAt: NOW + 3 * DAY, nowMs: NOW });
  expect(days.subject).toBe("The free trial of Harbor ends in 3 days");
  const minutes = trialMinutesEmail({ ...mail, organisation: null, endsAt: NOW + DAY, secondsLeft: 719 });
  expect(minutes.subject).toBe("Your free trial of Rolecall has 11 minutes left");
  expect(minutes.text).toContain("Nothing is charged and nothing is deleted then");
});
