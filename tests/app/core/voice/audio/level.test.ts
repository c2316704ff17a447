import { describe, expect, test } from "vitest";
import { levelClause } from "#core/voice/audio/level.ts";

const rate = 24_000;

/** `amplitude` 0 to 1, after `leadMs` of silence. */
function tone(amplitude: number, ms = 400, leadMs = 0): Float32Array {
  const lead = (leadMs / 1000) * rate;
  return Float32Array.from({ length: lead + (ms / 1000) * rate }, (_, index) =>
    index < lead ? 0 : amplitude * Math.cos((2 * Math.PI * 200 * index) / rate),
  );
}

const decibels = (value: number) => 20 * Math.log10(value);
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, s) => sum + s * s, 0) / samples.length);
const peak = (samples: Float32Array) => samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);

describe("the level of a clause", () => {
  test.each([0.04, 0.2, 0.9])("a tone of amplitude %f comes out near -20 dBFS", (amplitude) => {
    expect(Math.abs(decibels(rms(levelClause(tone(amplitude), rate))) + 20)).toBeLessThan(0.5);
  });

  test("a whisper is raised by 12 dB and no more", () => {
    expect(peak(levelClause(tone(0.01), rate))).toBeCloseTo(0.04, 3);
  });

  test("silence at the ends goes, and the ends are faded to nothing", () => {
    const levelled = levelClause(tone(0.3, 400, 100), rate);
    expect(levelled.length).toBeLessThanOrEqual(0.4 * rate);
    expect(levelled.length).toBeGreaterThan(0.39 * rate);
    expect(levelled[0]).toBe(0);
    expect(levelled.at(-1)).toBe(0);
  });

  test("a pause inside does not make the rest louder", () => {
    const withPause = Float32Array.from([...tone(0.1, 200), ...new Float32Array(rate), ...tone(0.1, 200)]);
    expect(peak(levelClause(withPause, rate))).toBeCloseTo(peak(levelClause(tone(0.1, 400), rate)), 2);
  });

  test("peaks stay below -3 dBFS without being cut flat", () => {
    const click = tone(0.05, 400).map((sample, index) =>
      Math.abs(index - 4800) < 3 ? 0.99 - Math.abs(index - 4800.3) / 100 : sample,
    );
    const levelled = levelClause(click, rate);
    expect(decibels(peak(levelled))).toBeLessThan(-3);
    const flat = levelled.filter((sample, index) => Math.abs(sample) > 0.5 && sample === levelled[index - 1]);
    expect(flat.length).toBe(0);
  });

  test("silence comes back empty", () => {
    expect(levelClause(new Float32Array(1000), rate).length).toBe(0);
    expect(levelClause(new Float32Array(0), rate).length).toBe(0);
  });
});
