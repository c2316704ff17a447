import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  acceptedSteps,
  base32,
  bytesOfBase32,
  codeOfMac,
  isTotpShaped,
  otpauthUri,
  stepBytes,
  totpStep,
} from "#core/identity/second-factor/totp.ts";

const SECRET = new TextEncoder().encode("12345678901234567890");

// RFC 6238, appendix B: the SHA-1 column, eight digits.
test.each([
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
])("at %d seconds the code of the RFC's secret is %s", (seconds, code) => {
  const mac = createHmac("sha1", SECRET)
    .update(stepBytes(totpStep(seconds * 1000)))
    .digest();
  expect(codeOfMac(mac, 8)).toBe(code);
  expect(codeOfMac(mac)).toBe(code.slice(2));
});

test("a code of the step before or after is taken, one that was used is not", () => {
  const nowMs = 100 * 30_000;
  expect(acceptedSteps(nowMs, null)).toEqual([100, 99, 101]);
  expect(acceptedSteps(nowMs, 99)).toEqual([100, 101]);
  expect(acceptedSteps(nowMs, 101)).toEqual([]);
  expect(acceptedSteps(0, null)).toEqual([0, 1]);
});

// RFC 4648, section 10, without padding.
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of %j is %j, and back", (text, encoded) => {
  expect(base32(new TextEncoder().encode(text))).toBe(encoded);
  expect(new TextDecoder().decode(bytesOfBase32(encoded))).toBe(text);
});

test("what is not base32 throws", () => {
  expect(() => bytesOfBase32("MY1")).toThrow(RangeError);
});

test("a code is six digits", () => {
  expect(["123456", "12345", "1234567", "12345a", "１２３４５６"].map(isTotpShaped)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("the address for apps escapes what it names", () => {
  expect(otpauthUri({ issuer: "Reyes & Co", account: "dana@agency.example", secret: "MY" })).toBe(
    "otpauth://totp/Reyes%20%26%20Co:dana%40agency.example?algorithm=SHA1&digits=6&issuer=Reyes%20%26%20Co&period=30&secret=MY",
  );
});
