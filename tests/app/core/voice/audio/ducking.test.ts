import { expect, test } from "vitest";
import { type Ducking, NOT_DUCKED, stepDucking } from "#core/voice/audio/ducking.ts";

const LOUD_DB = -20;
const QUIET_DB = -60;

/** Frames of one level, 40 ms each. */
function after(ducking: Ducking, frames: number, levelDb: number, customerSpeaks = true): Ducking {
  let now = ducking;
  for (let frame = 0; frame < frames; frame++) now = stepDucking(now, { levelDb, customerSpeaks });
  return now;
}

test("a click does not turn the customer down, a word does", () => {
  expect(after(NOT_DUCKED, 1, LOUD_DB).isDucked).toBe(false);
  expect(after(NOT_DUCKED, 2, LOUD_DB).isDucked).toBe(true);
});

test("after half a second of silence the customer is back, not between two words", () => {
  const talking = after(NOT_DUCKED, 50, LOUD_DB);
  expect(after(talking, 5, QUIET_DB).isDucked).toBe(true);
  expect(after(talking, 12, QUIET_DB).isDucked).toBe(false);
});

test("an interruption leaves nothing behind: the next answer is at full voice", () => {
  const cutOff = after(NOT_DUCKED, 4, LOUD_DB);
  const talkingOn = after(cutOff, 40, LOUD_DB, false);
  expect(talkingOn.isDucked).toBe(false);
  expect(after(talkingOn, 1, QUIET_DB).isDucked).toBe(false);
});

test("nobody is turned down who does not speak", () => {
  expect(after(NOT_DUCKED, 50, LOUD_DB, false)).toEqual(NOT_DUCKED);
});
