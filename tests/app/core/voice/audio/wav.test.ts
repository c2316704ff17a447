import { expect, test } from "vitest";
import { WAV_HEADER_BYTES, wavHeader } from "#core/voice/audio/wav.ts";

test("a second of stereo at 24 kHz has the header every player knows", () => {
  const header = Buffer.from(wavHeader({ bytes: 96_000, sampleRateHz: 24_000, channels: 2 }));
  expect(header).toHaveLength(WAV_HEADER_BYTES);
  expect(header.toString("latin1", 0, 4)).toBe("RIFF");
  expect(header.readUInt32LE(4)).toBe(96_036);
  expect(header.toString("latin1", 8, 16)).toBe("WAVEfmt ");
  expect([header.readUInt16LE(20), header.readUInt16LE(22)]).toEqual([1, 2]);
  expect(header.readUInt32LE(24)).toBe(24_000);
  expect(header.readUInt32LE(28)).toBe(96_000);
  expect([header.readUInt16LE(32), header.readUInt16LE(34)]).toEqual([4, 16]);
  expect(header.toString("latin1", 36, 40)).toBe("data");
  expect(header.readUInt32LE(40)).toBe(96_000);
});
