import { expect, test } from "vitest";
import { callAllowanceMs, monthStartMs } from "#core/voice/call/call-allowance.ts";

const MINUTE_MS = 60_000;
const call = { callMs: 30 * MINUTE_MS };

test("without a limit of the month a call has its own", () => {
  expect(callAllowanceMs({ ...call, monthMs: null, usedMs: 1e9 })).toBe(30 * MINUTE_MS);
});

test("what is left of the month shortens a call, and less than a minute is none", () => {
  const month = { ...call, monthMs: 100 * MINUTE_MS };
  expect(callAllowanceMs({ ...month, usedMs: 70 * MINUTE_MS })).toBe(30 * MINUTE_MS);
  expect(callAllowanceMs({ ...month, usedMs: 80 * MINUTE_MS })).toBe(20 * MINUTE_MS);
  expect(callAllowanceMs({ ...month, usedMs: 99 * MINUTE_MS })).toBe(MINUTE_MS);
  expect(callAllowanceMs({ ...month, usedMs: 99 * MINUTE_MS + 1 })).toBeNull();
});

test("a month begins at midnight of its first day, UTC", () => {
  expect(monthStartMs(Date.UTC(2026, 11, 31, 23, 59))).toBe(Date.UTC(2026, 11, 1));
  expect(monthStartMs(Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 0, 1));
});
