import { expect, test } from "vitest";
import { CallLevels, COLUMNS, loudness } from "#app/browser/voice/sound/call-levels.ts";

test("loudness goes from a quiet room to a raised voice", () => {
  expect([-100, -55, -34.5, -14, 0].map(loudness)).toEqual([0, 0, 0.5, 1, 1]);
});

test("both sides move on with the microphone, and the oldest values give way", () => {
  const levels = new CallLevels();
  levels.hearCustomer(-14);
  for (let frame = 0; frame < COLUMNS + 1; frame++)
    levels.hearAgent(frame === COLUMNS ? -14 : Number.NEGATIVE_INFINITY);
  expect(levels.count).toBe(COLUMNS + 1);
  expect(levels.agent[0]).toBe(1);
  expect(levels.agent[1]).toBe(0);
  expect(levels.customer[0]).toBe(1);
});
