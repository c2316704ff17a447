import { expect, test } from "vitest";
import {
  KEY_LIFE_MS,
  KEY_RETIRED_MS,
  KEY_STANDBY_MS,
  keyPlan,
  type ScheduledKey,
} from "#core/identity/tokens/key-schedule.ts";

const key = (kid: string, status: ScheduledKey["status"], since = 0): ScheduledKey => ({
  kid,
  status,
  created_at: since,
  status_since: since,
});
const nothing = { publish: false, promote: null, forget: [] };
const LAST_DAY = KEY_LIFE_MS - KEY_STANDBY_MS;

test("a young key stays, and no key is no reason to act", () => {
  expect(keyPlan([], 0)).toEqual(nothing);
  expect(keyPlan([key("a", "current")], LAST_DAY - 1)).toEqual(nothing);
});

test("a day before its end the next one is published, once", () => {
  expect(keyPlan([key("a", "current")], LAST_DAY)).toEqual({ ...nothing, publish: true });
  expect(keyPlan([key("a", "current"), key("b", "standby", LAST_DAY)], LAST_DAY + 1)).toEqual(nothing);
});

test("which signs after a day in the key set", () => {
  const keys = [key("a", "current"), key("b", "standby", LAST_DAY)];
  expect(keyPlan(keys, KEY_LIFE_MS - 1)).toEqual(nothing);
  expect(keyPlan(keys, KEY_LIFE_MS)).toEqual({ ...nothing, promote: "b" });
});

test("a retired key is forgotten when its last token has ended", () => {
  const keys = [key("a", "retired", 100), key("b", "current", 100)];
  expect(keyPlan(keys, 100 + KEY_RETIRED_MS - 1)).toEqual(nothing);
  expect(keyPlan(keys, 100 + KEY_RETIRED_MS)).toEqual({ ...nothing, forget: ["a"] });
});
