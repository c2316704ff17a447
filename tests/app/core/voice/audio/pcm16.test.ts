import { describe, expect, test } from "vitest";
import { decodePcm16, encodePcm16, fromFloats, levelDb, toFloats } from "#core/voice/audio/pcm16.ts";

describe("PCM16", () => {
  test("comes back from base64 as it went, in any length", () => {
    for (const length of [0, 1, 2, 3, 959, 960, 20_000]) {
      const samples = Int16Array.from({ length }, (_, i) => ((i * 7919) % 65_536) - 32_768);
      expect(decodePcm16(encodePcm16(samples))).toEqual(samples);
    }
  });

  test("is little endian", () => {
    expect(encodePcm16(Int16Array.of(1, -2))).toBe(Buffer.from([1, 0, 254, 255]).toString("base64"));
  });

  test("a view into a larger buffer is written as the view", () => {
    expect(encodePcm16(Int16Array.of(1, 2, 3).subarray(1, 2))).toBe(encodePcm16(Int16Array.of(2)));
  });

  test("malformed or odd sound is null", () => {
    expect(decodePcm16("not base64!")).toBeNull();
    expect(decodePcm16("AAAA")).toBeNull();
  });

  test("floats are clipped, not wrapped", () => {
    expect([...fromFloats(Float32Array.of(0, 1, -1, 2, -2))]).toEqual([0, 32_767, -32_767, 32_767, -32_767]);
    expect([...toFloats(Int16Array.of(0, 16_384, -32_768))]).toEqual([0, 0.5, -1]);
  });

  test("level is dB of full scale", () => {
    expect(levelDb(new Int16Array(480).fill(-32_768))).toBeCloseTo(0);
    expect(levelDb(new Int16Array(480).fill(3277))).toBeCloseTo(-20, 1);
    expect(levelDb(new Int16Array(480))).toBeCloseTo(-100);
    expect(levelDb(new Int16Array(0))).toBeCloseTo(-100);
  });
});
