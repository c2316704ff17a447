import { describe, expect, test } from "vitest";
import { freshVad, PATIENCE_MS, stepVad, VAD_FRAME_SAMPLES, type VadEvent } from "#core/voice/audio/vad.ts";
import { inSequence, mixed, noise, voice } from "./voices.ts";

const listenTo = (sound: Int16Array, silenceMs: number = PATIENCE_MS.usual, customerPlays = false) => {
  let vad = freshVad();
  const heard: { event: VadEvent; atMs: number }[] = [];
  for (let at = 0; at + VAD_FRAME_SAMPLES <= sound.length; at += VAD_FRAME_SAMPLES) {
    const step = stepVad(vad, sound.subarray(at, at + VAD_FRAME_SAMPLES), { silenceMs }, customerPlays);
    vad = step.vad;
    if (step.event) heard.push({ event: step.event, atMs: vad.timeMs });
  }
  return heard;
};

/** A second of room, a second and a half of speech, a second and a half of room. */
const spokenIn = (roomDb: number, voiceDb: number) =>
  mixed(noise(4000, roomDb), inSequence(new Int16Array(24_000), voice(1500, voiceDb)));

describe("[R70] voice activity", () => {
  test.each([
    ["a quiet room", -75, -20],
    ["a fan at -50 dB", -50, -20],
    ["a loud room at -40 dB", -40, -20],
    ["a soft talker", -60, -32],
  ])("in %s: begins within 100 ms, ends 490 to 600 ms after the last sample", (_, roomDb, voiceDb) => {
    const heard = listenTo(spokenIn(roomDb, voiceDb));
    expect(heard.map(({ event }) => event.type)).toEqual(["speech-started", "speech-stopped"]);
    expect(heard[0]?.atMs).toBeGreaterThan(1000);
    expect(heard[0]?.atMs).toBeLessThanOrEqual(1100);
    expect(heard[1]?.atMs).toBeGreaterThanOrEqual(2990);
    expect(heard[1]?.atMs).toBeLessThanOrEqual(3100);
  });

  test("the start lies 360 ms before the decision, the end is the decision", () => {
    const [started, stopped] = listenTo(spokenIn(-75, -20));
    expect(started?.event).toEqual({ type: "speech-started", startMs: (started?.atMs ?? 0) - 360 });
    expect(stopped?.event).toMatchObject({ type: "speech-stopped", endMs: stopped?.atMs });
  });

  test("room noise alone is never speech, even loud and from the first frame on", () => {
    for (const db of [-75, -50, -40, -30]) expect(listenTo(noise(5000, db))).toEqual([]);
  });

  test("a room that grows louder while somebody speaks does not hold the turn for ever", () => {
    const sound = mixed(
      noise(6000, -60),
      inSequence(new Int16Array(36_000), noise(4500, -42, 7)),
      inSequence(new Int16Array(24_000), voice(1500, -20)),
    );
    const heard = listenTo(sound);
    expect(heard.map(({ event }) => event.type).slice(0, 2)).toEqual(["speech-started", "speech-stopped"]);
  });

  test("patience moves the end", () => {
    const ends = [PATIENCE_MS.quick, PATIENCE_MS.usual, PATIENCE_MS.patient].map(
      (silenceMs) => listenTo(spokenIn(-75, -20), silenceMs)[1]?.atMs ?? 0,
    );
    expect((ends[1] ?? 0) - (ends[0] ?? 0)).toBe(140);
    expect((ends[2] ?? 0) - (ends[1] ?? 0)).toBe(400);
  });

  test("a click of 60 ms is no voice", () => {
    const sound = mixed(noise(3000, -70), inSequence(new Int16Array(24_000), voice(60, -15)));
    const heard = listenTo(sound);
    const stopped = heard.find(({ event }) => event.type === "speech-stopped")?.event;
    expect(stopped === undefined || (stopped.type === "speech-stopped" && stopped.voicedMs < 120)).toBe(true);
  });

  test("while the customer plays, their echo 12 dB over the room is no speech and a person is", () => {
    const echo = mixed(noise(4000, -60), inSequence(new Int16Array(24_000), noise(2000, -48, 5)));
    expect(listenTo(echo)).not.toEqual([]);
    expect(listenTo(echo, PATIENCE_MS.usual, true)).toEqual([]);
    expect(listenTo(spokenIn(-60, -25), PATIENCE_MS.usual, true)).toHaveLength(2);
  });

  test("rumble below the voice is not heard", () => {
    const rumble = Int16Array.from({ length: 72_000 }, (_, i) => 3000 * Math.sin((2 * Math.PI * 20 * i) / 24_000));
    expect(listenTo(mixed(noise(3000, -60), inSequence(new Int16Array(24_000), rumble)))).toEqual([]);
  });
});
