import { describe, expect, test } from "vitest";
import { parseRange, recordingFile, stretchesOf } from "#core/voice/audio/recording-file.ts";

/** One ms of stereo sound. */
const MS = 96;

describe("a file made of recordings", () => {
  const file = recordingFile([
    { key: "second", offsetMs: 30, bytes: 10 * MS },
    { key: "first", offsetMs: 0, bytes: 20 * MS },
  ]);

  test("is as long as the last of them reaches, and says so in its header", () => {
    expect(file.size).toBe(44 + 40 * MS);
    expect(new DataView(file.header.buffer).getUint32(40, true)).toBe(40 * MS);
  });

  test("is header, sound, silence and sound", () => {
    expect(stretchesOf(file, 0, file.size)).toEqual([
      { type: "header", bytes: file.header },
      { type: "stored", key: "first", from: 0, length: 20 * MS },
      { type: "silence", length: 10 * MS },
      { type: "stored", key: "second", from: 0, length: 10 * MS },
    ]);
  });

  test.each([
    [0, 10],
    [43, 45],
    [44 + 5 * MS, 44 + 35 * MS],
    [44 + 25 * MS, 44 + 26 * MS],
    [44 + 39 * MS, 44 + 40 * MS],
  ])("from %i to %i is as long as was asked for", (from, to) => {
    const lengths = stretchesOf(file, from, to).map((one) => (one.type === "header" ? one.bytes.length : one.length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(to - from);
  });

  test("that overlap plays the first to its end", () => {
    const overlapping = recordingFile([
      { key: "a", offsetMs: 0, bytes: 20 * MS },
      { key: "b", offsetMs: 10, bytes: 20 * MS },
    ]);
    expect(stretchesOf(overlapping, 44, overlapping.size)).toEqual([
      { type: "stored", key: "a", from: 0, length: 20 * MS },
      { type: "stored", key: "b", from: 10 * MS, length: 10 * MS },
    ]);
  });
});

describe("a Range header", () => {
  test.each([
    ["bytes=0-99", { from: 0, to: 100 }],
    ["bytes=900-", { from: 900, to: 1000 }],
    ["bytes=900-5000", { from: 900, to: 1000 }],
    ["bytes=-100", { from: 900, to: 1000 }],
    ["bytes=-5000", { from: 0, to: 1000 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    [null, null],
    ["bytes=-", null],
    ["bytes=5-2", null],
    ["bytes=0-1,5-6", null],
    ["items=0-5", null],
  ])("%j of 1000 bytes is %j", (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });
});
