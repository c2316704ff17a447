import { expect, test } from "vitest";
import { testWorld } from "#tests/support/world.ts";
import { attemptKey, recordAttemptsStatement } from "#workers/adapters/d1/attempt-rows.ts";
import { readSettings } from "#workers/settings.ts";

const settings = readSettings({ APP_SECRET: "s".repeat(32) });

test("a key depends on the secret, the kind, what is counted by, and its value", async () => {
  const keys = [
    await attemptKey(settings, "sign-in", "email", "dana@agency.example"),
    await attemptKey(settings, "sign-up", "email", "dana@agency.example"),
    await attemptKey(settings, "sign-in", "address", "dana@agency.example"),
    await attemptKey(settings, "sign-in", "email", "eve@agency.example"),
    await attemptKey(readSettings({ APP_SECRET: "t".repeat(32) }), "sign-in", "email", "dana@agency.example"),
    await attemptKey(readSettings({}), "sign-in", "email", "dana@agency.example"),
  ];
  expect(new Set(keys).size).toBe(6);
  expect(await attemptKey(settings, "sign-in", "email", "dana@agency.example")).toBe(keys[0]);
});

test("fifty recordings at the same moment are fifty, each with a count of its own", async () => {
  const { db, now } = testWorld();
  const answers = await Promise.all(Array.from({ length: 50 }, () => recordAttemptsStatement(db, ["key"], now())));
  const counts = answers.map((rows) => rows[0]?.count ?? 0).sort((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test("a window that is over starts anew at one, for that key alone", async () => {
  const { db, now } = testWorld();
  await recordAttemptsStatement(db, ["old"], now());
  await recordAttemptsStatement(db, ["old", "young"], now() + 1);
  const later = now() + 15 * 60_000;
  const rows = await recordAttemptsStatement(db, ["old", "young"], later);
  expect(rows.find((row) => row.key === "old")).toEqual({ key: "old", count: 1, windowStartedAt: later });
  expect(rows.find((row) => row.key === "young")).toEqual({ key: "young", count: 2, windowStartedAt: now() + 1 });
});
