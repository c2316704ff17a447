import { expect, test } from "vitest";
import { apiKeyOf, holdsKey, isWholeKey } from "#core/identity/api-keys/key-format.ts";

const bytes = (fill: number) => new Uint8Array(32).fill(fill);

test("a key has its prefix, all of its 256 bits, and a checksum that scanners can compute", () => {
  // zlib.crc32(b"0" * 43), in base 62.
  expect(apiKeyOf(bytes(0))).toBe(`rck_${"0".repeat(43)}2CZclj`);
  expect(apiKeyOf(bytes(255))).toHaveLength(53);
  expect(apiKeyOf(bytes(255))).not.toBe(apiKeyOf(bytes(254)));
  expect(() => apiKeyOf(new Uint8Array(31))).toThrow("32 bytes");
});

test("one character changed, left out or added makes it no key", () => {
  const key = apiKeyOf(bytes(7));
  expect(isWholeKey(key)).toBe(true);
  for (let at = 4; at < key.length; at += 1) {
    const other = key[at] === "x" ? "y" : "x";
    expect(isWholeKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    expect(isWholeKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
  }
  expect(isWholeKey(`${key}0`)).toBe(false);
});

test("half a key in an address is one, a word that ends like its prefix is none", () => {
  const key = apiKeyOf(bytes(7));
  expect(holdsKey(`https://site.example/?apikey=${key.slice(0, 25)}`)).toBe(true);
  expect(holdsKey("https://site.example/files/truck_photographs_of_today.png")).toBe(false);
  expect(holdsKey("https://site.example/?q=rck_")).toBe(false);
});
