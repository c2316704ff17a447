import { expect, test } from "vitest";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { spokenWav } from "#tests/support/spoken-wav.ts";

const voice = voiceOf({ id: "tom", pronouns: "he" }).builtIn;

test("lines become a WAV file that Chromium can take for a microphone", async () => {
  const wav = Buffer.from(
    await spokenWav([{ text: "Hi Tom.", voice }, { silenceMs: 1000 }, { text: "Got a minute?", voice }]),
  );
  expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
  expect(wav.toString("latin1", 8, 16)).toBe("WAVEfmt ");
  expect({ format: wav.readUInt16LE(20), channels: wav.readUInt16LE(22), rateHz: wav.readUInt32LE(24) }).toEqual({
    format: 1,
    channels: 1,
    rateHz: 24_000,
  });
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  const seconds = (wav.length - 44) / 48_000;
  expect(seconds).toBeGreaterThan(1.8);
  expect(seconds).toBeLessThan(3.5);
});

test("a line with nothing to say is a mistake of the test", async () => {
  await expect(spokenWav([{ text: "...", voice }])).rejects.toThrow("nothing-to-say");
});
