import { describe, expect, test } from "vitest";
import { monthsAfter, usagePeriodAt } from "#core/billing/usage-period.ts";

const at = (text: string) => Date.parse(`${text}Z`);
const subscription = (of: { interval: "month" | "year"; from: string; to: string; created?: string }) => ({
  id: "sub",
  plan: "starter" as const,
  interval: of.interval,
  status: "active",
  seats: 1,
  seatCents: 4500,
  createdAt: at(of.created ?? of.from),
  periodStart: at(of.from),
  periodEnd: at(of.to),
  endsAt: null,
  unpaidSince: null,
  next: null,
});
const texts = ({ start, end }: { start: number; end: number }) =>
  [start, end].map((ms) => new Date(ms).toISOString().slice(0, 16));

describe("the period of a moment", () => {
  test("is the calendar month where nothing was bought", () => {
    expect(texts(usagePeriodAt({ subscription: null, trial: null }, at("2028-02-29T23:59")))).toEqual([
      "2028-02-01T00:00",
      "2028-03-01T00:00",
    ]);
  });

  test("is all of a trial", () => {
    const trial = { startedAt: at("2027-01-30T10:00"), endsAt: at("2027-02-13T10:00") };
    expect(usagePeriodAt({ subscription: null, trial }, at("2027-02-02T00:00"))).toEqual({
      start: trial.startedAt,
      end: trial.endsAt,
    });
  });

  test("is what a monthly subscription is paid for", () => {
    const monthly = subscription({ interval: "month", from: "2027-01-31T10:00", to: "2027-02-28T10:00" });
    const of = { subscription: monthly, trial: null };
    expect(texts(usagePeriodAt(of, at("2027-02-28T09:59")))).toEqual(["2027-01-31T10:00", "2027-02-28T10:00"]);
  });

  test("is the next month when the renewal has not been heard of, and the one before where it ended there", () => {
    const renewed = subscription({
      interval: "month",
      from: "2027-02-10T10:00",
      to: "2027-03-10T10:00",
      created: "2027-01-10T10:00",
    });
    const of = { subscription: renewed, trial: null };
    expect(texts(usagePeriodAt(of, at("2027-03-10T10:00")))).toEqual(["2027-03-10T10:00", "2027-04-10T10:00"]);
    expect(texts(usagePeriodAt(of, at("2027-02-10T09:59")))).toEqual(["2027-01-10T10:00", "2027-02-10T10:00"]);
  });

  test("is a month of a yearly one, from the day on which it began, in a short month from its last day", () => {
    const yearly = subscription({ interval: "year", from: "2027-01-31T10:00", to: "2028-01-31T10:00" });
    const of = { subscription: yearly, trial: null };
    expect(texts(usagePeriodAt(of, at("2027-02-28T10:00")))).toEqual(["2027-02-28T10:00", "2027-03-31T10:00"]);
    expect(texts(usagePeriodAt(of, at("2027-03-31T09:59")))).toEqual(["2027-02-28T10:00", "2027-03-31T10:00"]);
    expect(texts(usagePeriodAt(of, at("2027-12-31T10:00")))).toEqual(["2027-12-31T10:00", "2028-01-31T10:00"]);
  });

  test("knows no summer time", () => {
    expect(monthsAfter(at("2027-03-01T02:30"), 1)).toBe(at("2027-04-01T02:30"));
    expect(monthsAfter(at("2027-12-31T02:30"), 2)).toBe(at("2028-02-29T02:30"));
    expect(monthsAfter(at("2027-01-31T02:30"), -2)).toBe(at("2026-11-30T02:30"));
  });

  test("ends where something else begins", () => {
    const bought = subscription({ interval: "month", from: "2027-01-20T10:00", to: "2027-02-20T10:00" });
    const trial = { startedAt: at("2027-01-10T10:00"), endsAt: at("2027-01-24T10:00") };
    const of = { subscription: bought, trial };
    expect(texts(usagePeriodAt(of, at("2027-01-05T00:00")))).toEqual(["2027-01-01T00:00", "2027-01-10T10:00"]);
    expect(texts(usagePeriodAt(of, at("2027-01-15T00:00")))).toEqual(["2027-01-10T10:00", "2027-01-20T10:00"]);
    expect(texts(usagePeriodAt(of, at("2027-01-20T10:00")))).toEqual(["2027-01-20T10:00", "2027-02-20T10:00"]);
  });
});
