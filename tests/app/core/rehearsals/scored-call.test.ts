import { expect, test } from "vitest";
import { demoCall } from "#app/content/demo-call.ts";
import demoVoice from "#app/content/demo-voice.json";
import { replayCall } from "#app/routes/site/demo/replay-call.ts";
import { rehearsedCall } from "#app/routes/site/rehearsed-call.ts";
import { scoredCall } from "#core/rehearsals/scored-call.ts";

test("the same lines give the same call and score", () => {
  const once = scoredCall(demoCall.choice, demoCall.lines);
  expect(once).not.toBeNull();
  expect(scoredCall(demoCall.choice, demoCall.lines)).toEqual(once);
  expect(once?.turns.map((turn) => turn.speaker)).toEqual([
    "customer",
    ...demoCall.lines.flatMap(() => ["agent", "customer"]),
  ]);
});

test("an unknown customer, or one who has left before the lines were said, is no call", () => {
  expect(scoredCall({ ...demoCall.choice, personaId: "nobody" }, demoCall.lines)).toBeNull();
  const rude = Array.from({ length: 30 }, () => "You are being stupid. Sign now or stop wasting my time.");
  expect(scoredCall(demoCall.choice, rude)).toBeNull();
});

test("the demo shows an objection taken apart, one that got away, and two minutes from hello to score", () => {
  const call = replayCall(rehearsedCall(), demoVoice);
  expect(call.score).toBeGreaterThanOrEqual(70);
  expect(call.slip.answer).not.toBe("");
  const notes = call.lines.flatMap((line) => line.notes.map((note) => note.label));
  expect(notes).toContain("Objection acknowledged, perhaps explored");
  expect(notes).toContain("Objection checked, settled, perhaps answered");
  const times = call.lines.map((line) => line.atSeconds);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(call.seconds);
});
