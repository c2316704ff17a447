import { expect, test } from "vitest";
import { endOfDay, parseDate } from "#core/assignments/due-date.ts";
import { calendarEvents } from "#core/habit/calendar-events.ts";
import { localDay } from "#core/local-days.ts";

const NEW_YORK = "America/New_York";
const day = (date: string) => parseDate(date) ?? Number.NaN;
const at = (of: {
  now: string;
  drills?: string[];
  timeZone?: string;
  assignments?: Partial<Parameters<typeof calendarEvents>[0]["assignments"][number]>[];
}) =>
  calendarEvents({
    drills: (of.drills ?? []).map((due, index) => ({
      objectionId: `o${index}`,
      title: "Too dear",
      dueAtMs: Date.parse(due),
    })),
    assignments: (of.assignments ?? []).map((one) => ({
      id: "a1",
      round: 1,
      title: "Renewals",
      organisation: "Harbor",
      dueAt: null,
      timeZone: NEW_YORK,
      state: "practising" as const,
      ...one,
    })),
    timeZone: of.timeZone ?? NEW_YORK,
    nowMs: Date.parse(of.now),
  });

test("a drill stands on the day it comes due where the person is, one that waits on today", () => {
  const due = ["2026-03-08T23:30-04:00", "2026-03-09T00:30-04:00", "2026-02-01T12:00Z"];
  const days = at({ now: "2026-03-07T22:00-05:00", drills: due }).map((event) => event.day);
  expect(days).toEqual([day("2026-03-08"), day("2026-03-09"), day("2026-03-07")]);
});

test("an assignment stands on its due day where the organization is, wherever the person is", () => {
  for (const date of ["2026-03-08", "2026-11-01", "2026-12-31"]) {
    const dueAt = endOfDay(day(date), NEW_YORK);
    const events = at({ now: "2026-01-01T00:00Z", timeZone: "Asia/Tokyo", assignments: [{ dueAt }] });
    expect(events.map((event) => event.day)).toEqual([day(date)]);
  }
});

test("an assignment that is settled, or never due, is not there", () => {
  const dueAt = Date.parse("2026-12-01T00:00Z");
  const settled = (["passed", "not-passed", "excused"] as const).map((state) => ({ dueAt, state }));
  expect(at({ now: "2026-11-01T00:00Z", assignments: [...settled, { dueAt: null }] })).toEqual([]);
});

test("an id stays when the day moves, and is another one for each round", () => {
  const before = at({ now: "2026-11-20T12:00Z", drills: ["2026-11-21T12:00Z"], assignments: [{ dueAt: 1 }] });
  const after = at({ now: "2026-11-24T12:00Z", drills: ["2026-11-21T12:00Z"], assignments: [{ dueAt: 2 }] });
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after[1]?.day).toBe(localDay(Date.parse("2026-11-24T12:00Z"), NEW_YORK));
  const rounds = at({ now: "2026-11-20T12:00Z", assignments: [{ dueAt: 1 }, { dueAt: 1, round: 2 }] });
  expect(new Set(rounds.map(({ id }) => id)).size).toBe(2);
});
