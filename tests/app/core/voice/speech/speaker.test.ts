import { expect, test } from "vitest";
import { Speaker } from "#core/voice/speech/speaker.ts";

const FRAME = new Int16Array(960).fill(8000);

test.each([44_100, 48_000, 24_000])("at %i Hz an item is played to its last sample and told so", (rateHz) => {
  const speaker = new Speaker(rateHz);
  for (let frame = 0; frame < 10; frame++) speaker.play("a", FRAME);
  speaker.finish("a");
  const { samples, events } = playOut(speaker, rateHz);
  expect(events).toEqual(["started a", "ended a"]);
  const heard = samples.filter((sample) => Math.abs(sample) > 0.1).length;
  expect(heard / rateHz).toBeCloseTo(0.4, 2);
});

test("a flush forgets what is queued and says how much of the item was heard", () => {
  const speaker = new Speaker(48_000);
  for (let frame = 0; frame < 50; frame++) speaker.play("a", FRAME);
  for (let block = 0; block < 75; block++) speaker.pull(new Float32Array(128));
  expect(speaker.flush()).toEqual({ itemId: "a", playedMs: 200 });
  expect(speaker.queuedMs).toBe(0);
  expect(speaker.flush()).toBeNull();
});

test("an item that follows another begins where that one ended", () => {
  const speaker = new Speaker(48_000);
  for (let frame = 0; frame < 5; frame++) speaker.play("a", FRAME);
  speaker.finish("a");
  for (let frame = 0; frame < 5; frame++) speaker.play("b", FRAME);
  speaker.finish("b");
  expect(playOut(speaker, 48_000).events).toEqual(["started a", "ended a", "started b", "ended b"]);
});

function playOut(speaker: Speaker, rateHz: number): { samples: number[]; events: string[] } {
  const samples: number[] = [];
  const events: string[] = [];
  for (let block = 0; block * 128 < rateHz; block++) {
    const output = new Float32Array(128);
    speaker.pull(output);
    samples.push(...output);
    events.push(...speaker.takeEvents().map(({ type, itemId }) => `${type} ${itemId}`));
  }
  return { samples, events };
}
