import { describe, expect, test } from "vitest";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { StereoRecording } from "#core/voice/audio/stereo-recording.ts";

const held = (ms: number, value: number) => encodePcm16(new Int16Array(ms * 24).fill(value));
const next = (recording: StereoRecording, ms: number) => {
  const stereo = new Int16Array(ms * 48).fill(99);
  recording.take(stereo);
  return stereo;
};
const left = (stereo: Int16Array) => stereo.filter((_, i) => i % 2 === 0);
const right = (stereo: Int16Array) => stereo.filter((_, i) => i % 2 === 1);
const at = (track: Int16Array, ms: number) => track[Math.round(ms * 24)];

describe("a recording", () => {
  test("puts both sides at their time, agent left", () => {
    const recording = new StereoRecording();
    recording.add("agent", held(500, 10), 500);
    recording.add("customer", held(200, 20), 1500);
    const stereo = next(recording, 2000);
    expect(stereo).toHaveLength(2 * 2000 * 24);
    expect([400, 600, 1100].map((ms) => at(left(stereo), ms))).toEqual([0, 10, 0]);
    expect([1400, 1600, 1750].map((ms) => at(right(stereo), ms))).toEqual([0, 20, 0]);
  });

  test("jittered frames of the agent are side by side, without holes", () => {
    const recording = new StereoRecording();
    for (let i = 0; i < 50; i++) recording.add("agent", held(40, 7), 40 * i + (i % 3) * 15);
    expect(left(next(recording, 2000)).every((sample) => sample === 7)).toBe(true);
  });

  test("what the agent cut off is not in it, though it was there", () => {
    const recording = new StereoRecording();
    recording.add("customer", held(1000, 20), 0);
    recording.cut(300);
    recording.add("customer", held(100, 30), 600);
    const track = right(next(recording, 1000));
    expect([299, 301, 599, 601, 701].map((ms) => at(track, ms))).toEqual([20, 0, 0, 30, 0]);
  });

  test("malformed sound is left out", () => {
    const recording = new StereoRecording();
    recording.add("agent", "!".repeat(1280), 0);
    recording.add("agent", held(300, 7), 300);
    recording.add("agent", "AAAA", 600);
    const track = left(next(recording, 900));
    expect([200, 310, 590, 610].map((ms) => at(track, ms))).toEqual([0, 7, 7, 0]);
  });

  test("sound over the end of a second, and much of it ahead of time, is at its place", () => {
    const recording = new StereoRecording(600);
    recording.add("customer", held(12_000, 20), 900);
    recording.add("customer", held(1500, 30), 20_000);
    recording.cut(10_500);
    recording.add("customer", held(700, 40), 11_000);
    const track = right(next(recording, 12_000));
    const heard = [800, 1000, 10_499, 10_501, 10_999, 11_001, 11_699, 11_701].map((ms) => at(track, ms - 600));
    expect(heard).toEqual([0, 20, 20, 0, 0, 40, 40, 0]);
    expect(next(recording, 10_000).every((sample) => sample === 0)).toBe(true);
  });

  test("taken in pieces it is the same", () => {
    const fill = () => {
      const recording = new StereoRecording();
      recording.add("agent", held(700, 5), 100);
      recording.add("customer", held(900, 6), 50);
      return recording;
    };
    const pieces = fill();
    const parts = [130, 1, 269, 800].flatMap((ms) => [...next(pieces, ms)]);
    expect(parts).toEqual([...next(fill(), 1200)]);
  });
});
