import { statSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import demoVoice from "#app/content/demo-voice.json";
import { replayCall } from "#app/routes/site/demo/replay-call.ts";
import { homeCall } from "#app/routes/site/home/moments.ts";
import { saysTheSame } from "#app/routes/site/line-times.ts";
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
  expect(seconds).toBe(Math.round(demoVoice.durationMs / 1000));
});

test("a voice that says other words is not heard: the lines come without it", () => {
  const [first, ...rest] = demoVoice.lines;
  const other = { ...demoVoice, lines: [{ atMs: first?.atMs ?? 0, text: "Hello?" }, ...rest] };
  const { lines, seconds, isSpoken } = replayCall(call, other);
  expect([isSpoken, seconds]).toEqual([false, 120]);
  expect(lines.at(-1)?.atSeconds).toBe(114);
});

test("the home page shows its last line at the second at which the demo says it", () => {
  const { hero, heroSeconds } = homeCall(call, demoVoice);
  const { lines } = replayCall(call, demoVoice);
  const line = lines.findIndex(({ text }) => text === hero[0]?.text) + hero.length - 1;
  expect(lines[line]?.text).toBe(hero.at(-1)?.text);
  expect(heroSeconds).toBe(Math.floor(lines[line]?.atSeconds ?? Number.NaN));
});

test("the moment that the pages show ends with the objection that stays open", () => {
  const { objection, slip } = homeCall(call, demoVoice);
  expect(objection.at(-1)?.notes.map(({ label }) => label)).toEqual([`Objection: ${slip.title}`]);
});

test("what the agent says of the customer, the customer said before", () => {
  const before = (turn: number) =>
    call.turns
      .filter(({ index, speaker }) => speaker === "customer" && index < turn)
      .map(({ text }) => text)
      .join(" ");
  const told: [said: RegExp, agent: RegExp][] = [
    [/'04/, /'04/],
    [/Linda/, /Linda/],
    [/two percent/, /two percent/i],
    [/fixed income/, /fixed income/],
    [/discount/, /discount/],
  ];
  for (const [said, agent] of told) {
    const turn = call.turns.find(({ speaker, text }) => speaker === "agent" && agent.test(text));
    expect(turn, String(agent)).toBeDefined();
    expect(before(turn?.index ?? 0), String(said)).toMatch(said);
  }
  expect(call.turns.map(({ text }) => text).join(" ")).not.toMatch(/own hands|in the drawer|tools/);
});
