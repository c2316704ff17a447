import { expect, test } from "vitest";
import {
  ATTEMPTS_MOST,
  DELIVERY_FAILURES,
  delayAfterFailureMs,
  failureWords,
  outcomeOf,
} from "#core/webhooks/delivery.ts";

const HOUR_MS = 3600_000;

test("attempts go on for three days, each later than the one before, and then no more", () => {
  const delays = Array.from({ length: ATTEMPTS_MOST }, (_, at) => delayAfterFailureMs(at + 1, 0));
  expect(delays.at(-1)).toBeNull();
  const waits = delays.slice(0, -1).map(Number);
  expect(waits[0]).toBe(5000);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  const total = waits.reduce((sum, one) => sum + one, 0);
  expect(total / HOUR_MS).toBeGreaterThan(72);
  expect(total / HOUR_MS).toBeLessThan(78);
});

test("what failed together comes back spread over a tenth of the time", () => {
  expect(delayAfterFailureMs(2, 0)).toBe(300_000);
  expect(delayAfterFailureMs(2, 1)).toBe(330_000);
});

test("only 2xx counts as received; a redirect and 410 are failures of their own", () => {
  expect([200, 201, 204, 299].every((status) => outcomeOf(status).ok)).toBe(true);
  const whyOf = (status: number) => {
    const outcome = outcomeOf(status);
    return outcome.ok ? null : outcome.why;
  };
  expect([301, 302, 307, 308].map(whyOf)).toEqual(["redirect", "redirect", "redirect", "redirect"]);
  expect(whyOf(410)).toBe("gone");
  expect([199, 400, 401, 404, 429, 500, 503].map(whyOf)).toEqual(Array.from({ length: 7 }, () => "status"));
});

test("every failure has a sentence of its own", () => {
  const words = DELIVERY_FAILURES.map((why) => failureWords(why, 500));
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
});
