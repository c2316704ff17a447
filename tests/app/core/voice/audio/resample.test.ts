import { describe, expect, test } from "vitest";
import { Resampler, resample } from "#core/voice/audio/resample.ts";
import { levelOf, tone } from "./tone.ts";

const TONE_DB = levelOf(tone(1000, 48_000, 1));

describe("resampling to 24 kHz", () => {
  test.each([48_000, 44_100, 22_050, 16_000, 96_000, 24_000])("a tone of 1 kHz out of %i Hz keeps its level", (hz) => {
    expect(levelOf(resample(tone(1000, hz, 0.5), hz, 24_000))).toBeCloseTo(TONE_DB, 1);
  });

  test.each([
    [48_000, 15_000],
    [48_000, 12_500],
    [44_100, 15_000],
    [96_000, 30_000],
  ])("out of %i Hz a tone of %i Hz is at least 60 dB down, not heard as an alias", (hz, toneHz) => {
    expect(levelOf(resample(tone(toneHz, hz, 0.5), hz, 24_000))).toBeLessThan(TONE_DB - 60);
  });

  test("speech up to 10 kHz passes within half a dB", () => {
    expect(Math.abs(levelOf(resample(tone(10_000, 48_000, 0.5), 48_000, 24_000)) - TONE_DB)).toBeLessThan(0.5);
  });

  test.each([16_000, 22_050])("images of a tone out of %i Hz are at least 60 dB down", (hz) => {
    const out = resample(tone(1000, hz, 0.5), hz, 24_000);
    const delay = ((64 / 2) * 24_000) / hz;
    const error = out.map((sample, i) => sample - 0.5 * Math.sin((2 * Math.PI * 1000 * (i - delay)) / 24_000));
    expect(levelOf(error)).toBeLessThan(TONE_DB - 60);
  });

  test.each([48_000, 44_100, 22_050])("out of %i Hz, blocks of 128 give the same samples as the whole", (hz) => {
    const input = tone(440, hz, 0.3);
    const resampler = new Resampler(hz, 24_000);
    const blocks: number[] = [];
    for (let at = 0; at < input.length; at += 128) blocks.push(...resampler.push(input.subarray(at, at + 128)));
    blocks.push(...resampler.flush());
    expect(blocks).toEqual([...resample(input, hz, 24_000)]);
  });

  test("it does not drift: 375 blocks of 128 out of 48 kHz make exactly one second", () => {
    const resampler = new Resampler(48_000, 24_000);
    let samples = 0;
    for (let i = 0; i < 375 * 8; i++) samples += resampler.push(new Float32Array(128)).length;
    expect(samples).toBe(24_000 * 8);
  });

  test("rates that are no positive whole numbers are refused", () => {
    expect(() => new Resampler(0, 24_000)).toThrow(RangeError);
    expect(() => new Resampler(44_100.5, 24_000)).toThrow(RangeError);
  });
});
