import { describe, expect, test } from "vitest";
import { momentLabel, timeLabel } from "#core/local-days.ts";
import { AMERICAN, notationFor, writeClock, writeDate, writeNumber } from "#core/notation.ts";

const DATE = new Date(Date.UTC(2027, 2, 8));

describe("a browser's languages", () => {
  test.each([
    ["en-US,en;q=0.9", "Mar 8, 2027", "Mon, Mar 8", "1,234,567.5", "4:05 PM"],
    ["en-GB,en;q=0.9", "8 Mar 2027", "Mon 8 Mar", "1,234,567.5", "16:05"],
    ["de-DE,de;q=0.9,en;q=0.8", "8 Mar 2027", "Mon 8 Mar", "1.234.567,5", "16:05"],
    ["es-ES", "8 Mar 2027", "Mon 8 Mar", "1.234.567,5", "16:05"],
    ["en-IN", "8 Mar 2027", "Mon 8 Mar", "12,34,567.5", "4:05 PM"],
    ["ja", "2027 Mar 8", "Mon, Mar 8", "1,234,567.5", "16:05"],
    ["ar-EG", "8 Mar 2027", "Mon 8 Mar", "1,234,567.5", "4:05 PM"],
  ])("%s: English words, its own form", (languages, date, day, number, clock) => {
    const notation = notationFor(languages);
    expect(writeDate(DATE, notation)).toBe(date);
    expect(writeDate(DATE, notation, { weekday: "short", year: false })).toBe(day);
    expect(writeNumber(1_234_567.5, notation, 2)).toBe(number);
    expect(writeClock({ hour: 16, minute: 5 }, notation)).toBe(clock);
  });

  test.each([null, "", "*", "xx-notalanguage", "en;q=0", ";;,,", "q=1", "x".repeat(10_000), "toString,constructor"])(
    "%j: as Americans write",
    (languages) => {
      expect(notationFor(languages)).toEqual(AMERICAN);
    },
  );

  test("the one wanted most counts, not the one named first", () => {
    expect(notationFor("en-US;q=0.3,en-GB;q=0.8").order).toBe("day-month-year");
  });
});

describe("numbers", () => {
  test.each([
    [0, "0"],
    [-0.4, "0"],
    [999, "999"],
    [1000, "1,000"],
    [-1234, "-1,234"],
    [1.25, "1"],
  ])("%d without decimals is %s", (value, written) => {
    expect(writeNumber(value, AMERICAN)).toBe(written);
  });

  test("Spanish groups from five digits on", () => {
    expect([1234, 12_345].map((value) => writeNumber(value, notationFor("es-ES")))).toEqual(["1234", "12.345"]);
  });
});

test("midnight and noon of a 12-hour clock", () => {
  expect([0, 12, 23].map((hour) => writeClock({ hour, minute: 0, second: 9 }, AMERICAN))).toEqual([
    "12:00:09 AM",
    "12:00:09 PM",
    "11:00:09 PM",
  ]);
});

test("a moment is written where the reader is, and in their form, also across a change of clocks", () => {
  const before = Date.UTC(2026, 10, 1, 5, 30);
  const after = Date.UTC(2026, 10, 1, 6, 30);
  expect(momentLabel(before, "America/New_York")).toBe("Nov 1, 2026, 1:30 AM EDT");
  expect(momentLabel(after, "America/New_York")).toBe("Nov 1, 2026, 1:30 AM EST");
  expect(timeLabel(after, "Europe/Berlin", notationFor("de"))).toBe("07:30");
});
