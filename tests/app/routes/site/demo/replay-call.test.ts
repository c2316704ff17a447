import { statSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import demoVoice from "#app/content/demo-voice.json";
import { replayCall, saysTheSame } from "#app/routes/site/demo/replay-call.ts";
import { rehearsedCall } from "#app/routes/site/rehearsed-call.ts";

const call = rehearsedCall();

test("the voice says the very words of the call; after a change: node tests/support/demo-voice.ts", () => {
  expect(demoVoice.lines.map(({ text }) => text)).toEqual(call.turns.map(({ text }) => text));
  expect(saysTheSame(call, demoVoice)).toBe(true);
});

test("its sound is about two minutes, and small", () => {
  expect(demoVoice.durationMs).toBeGreaterThan(100_000);
  expect(demoVoice.durationMs).toBeLessThan(130_000);
  const { size } = statSync(resolve(import.meta.dirname, "../../../../../public/demo-call.webm"));
  expect(size).toBeGreaterThan(200_000);
  expect(size).toBeLessThan(600_000);
});

test("each line comes when the voice begins it", () => {
  const { lines, seconds, isSpoken } = replayCall(call, demoVoice);
  expect(isSpoken).toBe(true);
  expect(lines.map(({ atSeconds }) => Math.round(atSeconds * 1000))).toEqual(demoVoice.lines.map(({ atMs }) => atMs));
  expect(seconds).toBe(Math.ceil(demoVoice.durationMs / 1000));
});

test("a voice that says other words is not heard: the lines come without it", () => {
  const [first, ...rest] = demoVoice.lines;
  const other = { ...demoVoice, lines: [{ atMs: first?.atMs ?? 0, text: "Hello?" }, ...rest] };
  const { lines, seconds, isSpoken } = replayCall(call, other);
  expect([isSpoken, seconds]).toEqual([false, 120]);
  expect(lines.at(-1)?.atSeconds).toBe(114);
});
