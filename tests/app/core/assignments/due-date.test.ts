import { describe, expect, test } from "vitest";
import {
  dateText,
  dueDay,
  dueLabel,
  endOfDay,
  isNextRoundDue,
  nextDueAt,
  parseDate,
  remindersDue,
} from "#core/assignments/due-date.ts";

const day = (text: string) => parseDate(text) ?? Number.NaN;
const at = (text: string) => Date.parse(text);

describe("a due date is due until the end of that day where the organization is", () => {
  test.each([
    ["2026-03-07", "America/New_York", "2026-03-08T00:00:00-05:00"],
    // The day of 23 hours: the clocks go forward at two.
    ["2026-03-08", "America/New_York", "2026-03-09T00:00:00-04:00"],
    ["2026-03-08", "America/Phoenix", "2026-03-09T00:00:00-07:00"],
    // The day of 25 hours.
    ["2026-11-01", "America/New_York", "2026-11-02T00:00:00-05:00"],
    ["2026-03-08", "Pacific/Kiritimati", "2026-03-09T00:00:00+14:00"],
    ["2026-03-08", "Pacific/Pago_Pago", "2026-03-09T00:00:00-11:00"],
    ["2026-03-08", "Asia/Kathmandu", "2026-03-09T00:00:00+05:45"],
    ["2026-12-31", "UTC", "2027-01-01T00:00:00Z"],
    // At midnight the clocks go forward: the day begins at one.
    ["2026-03-07", "America/Havana", "2026-03-08T01:00:00-04:00"],
  ])("%s in %s ends at %s", (date, zone, end) => {
    const dueAt = endOfDay(day(date), zone);
    expect(new Date(dueAt).toISOString()).toBe(new Date(at(end)).toISOString());
    expect(dateText(dueDay(dueAt, zone))).toBe(date);
  });

  test("the day that changes the clocks has 23 hours in New York, 24 in Phoenix", () => {
    const hours = (zone: string) =>
      (endOfDay(day("2026-03-08"), zone) - endOfDay(day("2026-03-07"), zone)) / (60 * 60 * 1000);
    expect([hours("America/New_York"), hours("America/Phoenix")]).toEqual([23, 24]);
  });

  test("it is named by its own day, not by the moment after it", () => {
    const now = at("2026-02-01T12:00:00Z");
    expect(dueLabel(endOfDay(day("2026-03-08"), "America/New_York"), "America/New_York", now)).toBe("Sun, Mar 8");
  });

  test.each([
    ["2027-12-01", "2026-11-26T12:00:00Z", "Wed, Dec 1, 2027"],
    ["2025-12-31", "2026-01-01T05:00:00Z", "Wed, Dec 31, 2025"],
    // In New York it is still the old year.
    ["2025-12-31", "2026-01-01T04:59:00Z", "Wed, Dec 31"],
    ["2026-12-31", "2026-01-01T05:00:00Z", "Thu, Dec 31"],
  ])("%s seen at %s is %s: the year stands there unless it is this one", (date, now, words) => {
    const zone = "America/New_York";
    expect(dueLabel(endOfDay(day(date), zone), zone, at(now))).toBe(words);
  });

  test.each(["", "2026-02-30", "2026-13-01", "8 March", "2026-3-8", "0000-00-00"])("%j is no date", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});

describe("reminders", () => {
  const zone = "America/New_York";
  const round = { remindDays: [3, 1], reminded: [], dueAt: endOfDay(day("2026-03-08"), zone), timeZone: zone };

  test.each([
    ["2026-03-04T23:59:00-05:00", []],
    ["2026-03-05T00:00:00-05:00", [3]],
    ["2026-03-07T12:00:00-05:00", [3, 1]],
    ["2026-03-08T23:59:00-04:00", [3, 1]],
    ["2026-03-09T00:00:00-04:00", []],
  ])("at %s those of %j days before are due", (moment, due) => {
    expect(remindersDue(round, at(moment))).toEqual(due);
  });

  test("none goes out twice, and none without a due date", () => {
    const late = at("2026-03-07T12:00:00-05:00");
    expect(remindersDue({ ...round, reminded: [3] }, late)).toEqual([1]);
    expect(remindersDue({ ...round, dueAt: null }, late)).toEqual([]);
  });
});

describe("the next round", () => {
  const zone = "America/New_York";
  const passedAt = at("2026-03-01T23:00:00-05:00");

  test.each([
    ["2026-03-30T12:00:00-04:00", false],
    ["2026-03-31T00:30:00-04:00", true],
  ])("30 days after it was passed: at %s %s", (moment, isDue) => {
    expect(isNextRoundDue({ passedAt, repeatDays: 30 }, zone, at(moment))).toBe(isDue);
  });

  test("never of what is done once, or not passed", () => {
    const later = at("2027-03-01T00:00:00Z");
    expect(isNextRoundDue({ passedAt, repeatDays: null }, zone, later)).toBe(false);
    expect(isNextRoundDue({ passedAt: null, repeatDays: 1 }, zone, later)).toBe(false);
  });

  test("has as many days as the one before had", () => {
    const last = { assignedAt: at("2026-03-01T09:00:00-05:00"), dueAt: endOfDay(day("2026-03-08"), zone) };
    const next = nextDueAt(last, zone, at("2026-04-01T09:00:00-04:00"));
    expect(next && dateText(dueDay(next, zone))).toBe("2026-04-08");
    expect(nextDueAt({ ...last, dueAt: null }, zone, 0)).toBeNull();
  });
});
