import { expect, test } from "vitest";
import {
  type Cost,
  dollarsAMonth,
  type Figures,
  growthAYear,
  INTENSITIES,
  usedInAMonth,
  walls,
} from "#tests/bench/capacity/capacity-model.ts";
import { PLAN_DOLLARS, PRICES, type Resource } from "#tests/bench/capacity/prices.ts";

const NOTHING: Cost = { requests: 0, rowsRead: 0, rowsWritten: 0, bytes: 0, cpuMs: 0 };
const figures: Figures = {
  exchange: { ...NOTHING, rowsRead: 20, rowsWritten: 10, bytes: 1000 },
  session: NOTHING,
  call: NOTHING,
  callMinute: { ...NOTHING, messagesIn: 1500, recordedBytes: 1e6 },
  page: NOTHING,
  minuteOfSchedule: NOTHING,
  writeMs: 2,
  writesAnExchange: 2,
};
const week = { name: "a test", textSessions: 1, exchangesEach: 10, calls: 1, minutesEach: 10, pages: 1 };

function used(changes: Partial<Record<Resource, number>>): Record<Resource, number> {
  return { ...usedInAMonth(figures, week, { agents: 0, years: 0, recorded: 0 }), requests: 0, ...changes };
}

test("what is included costs nothing but the plan, and what is above it its price", () => {
  expect(dollarsAMonth(used({}))).toBe(PLAN_DOLLARS);
  expect(dollarsAMonth(used({ rowsWritten: PRICES.rowsWritten.included }))).toBe(PLAN_DOLLARS);
  expect(dollarsAMonth(used({ rowsWritten: PRICES.rowsWritten.included + 3e6 }))).toBeCloseTo(PLAN_DOLLARS + 3);
  expect(dollarsAMonth(used({ databaseGb: 7, fileGb: 20 }))).toBeCloseTo(PLAN_DOLLARS + 2 * 0.75 + 10 * 0.015);
});

test("twice the agents use twice as much, but for what the schedule does by itself", () => {
  const of = (agents: number) => usedInAMonth(figures, week, { agents, years: 3, recorded: 1 });
  const [one, two] = [of(1000), of(2000)];
  expect(two.rowsWritten).toBeCloseTo(2 * one.rowsWritten);
  expect(two.rowsRead - one.rowsRead).toBeCloseTo(one.rowsRead - of(0).rowsRead);
  expect(two.databaseGb).toBeCloseTo(2 * one.databaseGb);
  expect(two.requests - one.requests).toBeCloseTo(one.requests - of(0).requests);
});

test("a year of a person is fifty-two weeks of theirs, sound only where it is recorded", () => {
  expect(growthAYear(figures, week, 0.5)).toEqual({
    database: expect.closeTo((365 / 7) * 10_000),
    files: expect.closeTo((365 / 7) * 10 * 1e6 * 0.5),
  });
});

test("the nearest wall comes first, and a database of half the size is full with half the agents", () => {
  for (const intensity of INTENSITIES) {
    const agents = walls(figures, intensity, 3).map((wall) => wall.agents);
    expect(agents).toEqual([...agents].sort((a, b) => a - b));
  }
  const full = (bytes: number) =>
    walls({ ...figures, exchange: { ...figures.exchange, bytes } }, week, 3).find(({ name }) => /full/.test(name));
  expect(full(2000)?.agents).toBeCloseTo((full(1000)?.agents ?? 0) / 2);
});
