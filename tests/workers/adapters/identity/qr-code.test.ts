import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode, qrSvg } from "#workers/adapters/identity/qr-code.ts";

const drawn = (text: string) => qrCode(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

// The expected modules are those of the npm package qrcode 1.5.4 at level M; at 107 bytes the two choose different masks.

test("a short text is version 1, module for module", () => {
  expect(drawn("Rolecall")).toEqual([
    "#######.#..##.#######",
    "#.....#.#.#...#.....#",
    "#.###.#..#.##.#.###.#",
    "#.###.#.#..##.#.###.#",
    "#.###.#..##...#.###.#",
    "#.....#.......#.....#",
    "#######.#.#.#.#######",
    "........##...........",
    "#.##.###..#...#..#.##",
    "#...##.###..######..#",
    ".#....#.#.#.#.##..###",
    "#..#...#.##.##..##.##",
    "#.#.#.##.#.#....#....",
    "........#.#..#..#.###",
    "#######.###..####....",
    "#.....#.#..####..##..",
    "#.###.#....#..#..##..",
    "#.###.#.###..#...#.#.",
    "#.###.#.#.##.#...##..",
    "#.....#..####.###...#",
    "#######.#..##...#.#..",
  ]);
});

test.each([
  [107, 7, "f730705723756cf0d7d5291c186d27888eb6e4c69713a4efadd4496846aaf6c8"],
  [300, 13, "f4d47a70a9b38d431c56a2a35cb5f49d85f2b245c97446db6a57aba2ee7e26da"],
  [666, 20, "2f77b8433502f15d681ea31046aaa02f78b2433c4a11e3dff1f0017afbc6056f"],
])("%d bytes are version %d", (length, version, digest) => {
  const rows = drawn("x/".repeat(400).slice(0, length));
  expect((rows.length - 17) / 4).toBe(version);
  expect(createHash("sha256").update(rows.join("\n")).digest("hex")).toBe(digest);
});

test("the picture has the quiet zone of four modules and names nothing foreign", () => {
  const svg = qrSvg("Rolecall");
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(svg).toContain("M4 4h7v1h-7z");
  expect(svg).not.toMatch(/script|href|style/);
});
