import { expect, test } from "vitest";
import { delayAfterAttemptMs } from "#core/emails/outbox-schedule.ts";

test("an email is tried again after 1, 5, 15 and then every 60 minutes", () => {
  expect([1, 2, 3, 4, 5, 50].map((attempts) => delayAfterAttemptMs(attempts) / 60_000)).toEqual([1, 5, 15, 60, 60, 60]);
});
