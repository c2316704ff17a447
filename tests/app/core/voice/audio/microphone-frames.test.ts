import { expect, test } from "vitest";
import { FrameCutter } from "#core/voice/audio/microphone-frames.ts";
import { levelDb } from "#core/voice/audio/pcm16.ts";

test.each([44_100, 48_000, 96_000, 24_000, 16_000])("a second at %i Hz becomes 25 frames of 960 samples", (rateHz) => {
  const frames = cut(tone(440, rateHz, 1.02), rateHz);
  expect(frames).toHaveLength(25);
  expect(frames.every((frame) => frame.length === 960)).toBe(true);
  // A full sine is 3 dB below a full square wave; this one has half its height.
  for (const frame of frames.slice(1)) expect(levelDb(frame)).toBeCloseTo(-9.03, 1);
});

test("a tone above 12 kHz is filtered out instead of coming back as another one", () => {
  const frames = cut(tone(15_000, 48_000, 0.5), 48_000);
  for (const frame of frames.slice(1)) expect(levelDb(frame)).toBeLessThan(-70);
});

function cut(samples: Float32Array, rateHz: number): Int16Array[] {
  const cutter = new FrameCutter(rateHz);
  const frames: Int16Array[] = [];
  for (let at = 0; at < samples.length; at += 128) frames.push(...cutter.push(samples.subarray(at, at + 128)));
  return frames;
}

function tone(hz: number, rateHz: number, seconds: number): Float32Array {
  return Float32Array.from(
    { length: Math.round(rateHz * seconds) },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rateHz),
  );
}
