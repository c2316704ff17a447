import { expect, test } from "vitest";
import { isLimited, isWindowOver, retryAfterSeconds, wasLimited } from "#core/rate-limit.ts";

const MINUTE_MS = 60_000;

test("more than the allowed attempts are limited, the allowed ones are not", () => {
  expect(isLimited({ count: 5, windowStartedAt: 0 }, 5, MINUTE_MS)).toBe(false);
  expect(isLimited({ count: 6, windowStartedAt: 0 }, 5, MINUTE_MS)).toBe(true);
});

test("the attempt after the one that fills the limit is still answered, the next is not", () => {
  expect(wasLimited({ count: 6, windowStartedAt: 0 }, 5, MINUTE_MS)).toBe(false);
  expect(wasLimited({ count: 7, windowStartedAt: 0 }, 5, MINUTE_MS)).toBe(true);
});

test("the count means nothing once 15 minutes have passed", () => {
  const record = { count: 99, windowStartedAt: 1000 };
  expect(isLimited(record, 5, 1000 + 15 * MINUTE_MS - 1)).toBe(true);
  expect(isLimited(record, 5, 1000 + 15 * MINUTE_MS)).toBe(false);
  expect(isWindowOver(record, 1000 + 15 * MINUTE_MS)).toBe(true);
});

test("waiting times are whole seconds, never zero", () => {
  const record = { count: 6, windowStartedAt: 0 };
  expect(retryAfterSeconds(record, 0)).toBe(900);
  expect(retryAfterSeconds(record, 500)).toBe(900);
  expect(retryAfterSeconds(record, 15 * MINUTE_MS + 5000)).toBe(1);
});
