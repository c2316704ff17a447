import { expect, test } from "vitest";
import { changeGate, type MicrophoneGate, OPEN_GATE, passFrame } from "#core/voice/audio/microphone-gate.ts";

const PATIENCE_MS = 500;

test("an open microphone is sent as it is", () => {
  expect(passed(OPEN_GATE, 3)).toEqual(["sound", "sound", "sound"]);
});

test("muting sends 600 ms of silence, so that the turn ends, and then nothing", () => {
  const muted = changeGate(OPEN_GATE, { muted: true }, PATIENCE_MS);
  expect(passed(muted, 17)).toEqual([...Array(15).fill("silence"), "nothing", "nothing"]);
});

test("a patient turn detection gets more silence than it waits for", () => {
  const muted = changeGate(OPEN_GATE, { muted: true }, 900);
  expect(passed(muted, 30).filter((sent) => sent === "silence")).toHaveLength(25);
});

test("push-to-talk sends sound while it is pushed, and silence after the release", () => {
  const idle = changeGate(OPEN_GATE, { pushToTalk: true }, PATIENCE_MS);
  const pushed = changeGate({ ...idle, tailMs: 0 }, { pushed: true }, PATIENCE_MS);
  const released = changeGate(pushed, { pushed: false }, PATIENCE_MS);
  expect(passed({ ...idle, tailMs: 0 }, 1)).toEqual(["nothing"]);
  expect(passed(pushed, 2)).toEqual(["sound", "sound"]);
  expect(passed(released, 16)).toEqual([...Array(15).fill("silence"), "nothing"]);
});

test("mute wins over a push, and a change that opens nothing starts no new silence", () => {
  const muted = { ...changeGate(OPEN_GATE, { muted: true, pushToTalk: true }, PATIENCE_MS), tailMs: 0 };
  expect(passed(changeGate(muted, { pushed: true }, PATIENCE_MS), 1)).toEqual(["nothing"]);
});

test("leaving push-to-talk with the button down leaves nothing pushed", () => {
  const pushed = changeGate(OPEN_GATE, { pushToTalk: true, pushed: true }, PATIENCE_MS);
  expect(changeGate(pushed, { pushToTalk: false }, PATIENCE_MS)).toEqual(OPEN_GATE);
});

function passed(gate: MicrophoneGate, frames: number): string[] {
  let current = gate;
  return Array.from({ length: frames }, () => {
    const step = passFrame(current);
    current = step.gate;
    return step.sends;
  });
}

test("nobody understands: the sound ends as a mute does, and nothing is sent, pushed or not", () => {
  const deaf = changeGate(OPEN_GATE, { understood: false }, PATIENCE_MS);
  expect(passed(deaf, 1)).toEqual(["silence"]);
  const pushed = changeGate({ ...deaf, tailMs: 0 }, { pushToTalk: true, pushed: true }, PATIENCE_MS);
  expect(passed(pushed, 2)).toEqual(["nothing", "nothing"]);
});
