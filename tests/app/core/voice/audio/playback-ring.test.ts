import { describe, expect, test } from "vitest";
import { PlaybackRing } from "#core/voice/audio/playback-ring.ts";

const RATE = 24_000;
const ramp = (ms: number, from = 0) => Float32Array.from({ length: ms * 24 }, (_, i) => (from + i + 1) / 1e6);

const pull = (ring: PlaybackRing, blocks: number) => {
  const all: number[] = [];
  for (let i = 0; i < blocks; i++) {
    const block = new Float32Array(128);
    ring.pull(block);
    all.push(...block);
  }
  return all;
};

describe("the speaker's queue", () => {
  test("waits for 120 ms of sound, then gives it out sample by sample", () => {
    const ring = new PlaybackRing(RATE);
    ring.push("a", ramp(100));
    expect(pull(ring, 2).every((sample) => sample === 0)).toBe(true);
    ring.push("a", ramp(100, 2400));
    expect(pull(ring, 10)).toEqual([...ramp(200).subarray(0, 1280)]);
  });

  test("a finished item does not wait for more", () => {
    const ring = new PlaybackRing(RATE);
    ring.push("a", ramp(20));
    ring.finish("a");
    expect(pull(ring, 1)).toEqual([...ramp(20).subarray(0, 128)]);
  });

  test("says when each item began and ended", () => {
    const ring = new PlaybackRing(RATE);
    ring.push("a", ramp(100));
    ring.push("b", ramp(100));
    ring.finish("b");
    pull(ring, 40);
    expect(ring.takeEvents()).toEqual([
      { type: "started", itemId: "a" },
      { type: "ended", itemId: "a" },
      { type: "started", itemId: "b" },
      { type: "ended", itemId: "b" },
    ]);
    expect(ring.takeEvents()).toEqual([]);
  });

  test("a flush drops all at once and knows exactly what was heard", () => {
    const ring = new PlaybackRing(RATE);
    ring.push("a", ramp(4000));
    pull(ring, 75);
    expect(ring.flush()).toEqual({ itemId: "a", playedMs: 400 });
    expect(ring.queuedMs).toBe(0);
    expect(
      pull(ring, 2)
        .slice(128)
        .every((sample) => sample === 0),
    ).toBe(true);
    expect(ring.flush()).toBeNull();
  });

  test("runs dry without a click, then waits 40 ms longer", () => {
    const ring = new PlaybackRing(RATE);
    ring.push("a", new Float32Array(120 * 24).fill(0.5));
    const out = pull(ring, 25);
    const jumps = out.slice(1).map((sample, i) => Math.abs(sample - (out[i] ?? 0)));
    expect(Math.max(...jumps)).toBeLessThan(0.05);
    expect(out.at(-1)).toBe(0);
    expect(ring.prebufferMs).toBe(160);
    expect(ring.takeEvents()).toContainEqual({ type: "underrun", itemId: "a" });
  });

  test("ten clean seconds make it quicker again, down to 80 ms", () => {
    const ring = new PlaybackRing(RATE);
    for (let second = 0; second < 60; second++) {
      ring.push("a", new Float32Array(RATE));
      pull(ring, 187);
    }
    expect(ring.prebufferMs).toBe(80);
  });

  test("more than a minute does not fit, and what is there stays in order", () => {
    const ring = new PlaybackRing(RATE);
    expect(ring.push("a", new Float32Array(60 * RATE))).toBe(true);
    expect(ring.push("a", ramp(100))).toBe(false);
    pull(ring, 100);
    expect(ring.push("a", ramp(100))).toBe(true);
    expect(ring.queuedMs).toBeCloseTo(60_000 - (100 * 128) / 24 + 100, 3);
  });
});
