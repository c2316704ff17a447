import { describe, expect, test } from "vitest";
import { certificateState, issuedAtOf, monthsAfter, retestDueAt } from "#core/certificates/validity.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const issuedAt = Date.UTC(2026, 10, 21, 12);
const expiresAt = Date.UTC(2027, 10, 21, 12);

describe("what a certificate is worth", () => {
  const dates = { issuedAt, expiresAt, revokedAt: null };

  test("it is valid to the last moment before it expires", () => {
    expect(certificateState(dates, expiresAt - 1)).toEqual({ kind: "valid", until: expiresAt });
    expect(certificateState(dates, expiresAt)).toEqual({ kind: "expired", since: expiresAt });
  });

  test("a revoked one stays revoked when it expires", () => {
    const revoked = { ...dates, revokedAt: issuedAt + DAY_MS };
    expect(certificateState(revoked, expiresAt + DAY_MS)).toEqual({ kind: "revoked", since: issuedAt + DAY_MS });
  });

  test("without an end it stays valid", () => {
    expect(certificateState({ ...dates, expiresAt: null }, expiresAt * 2)).toEqual({ kind: "valid", until: null });
  });
});

test("months end on the same day, or on the last day of a shorter month", () => {
  const on = (iso: string) => Date.parse(`${iso}T09:30:00Z`);
  expect(monthsAfter(on("2026-11-21"), 12)).toBe(on("2027-11-21"));
  expect(monthsAfter(on("2026-08-31"), 6)).toBe(on("2027-02-28"));
  expect(monthsAfter(on("2024-02-29"), 12)).toBe(on("2025-02-28"));
  expect(monthsAfter(on("2026-10-31"), 1)).toBe(on("2026-11-30"));
});

test("a certificate is issued at a whole second, as tokens count", () => {
  expect(issuedAtOf(issuedAt + 999)).toBe(issuedAt);
});

describe("the re-test", () => {
  const certificate = { issuedAt, expiresAt, revokedAt: null, round: 1 };

  test("begins thirty days before the end, and is due at the end", () => {
    expect(retestDueAt(certificate, expiresAt - 30 * DAY_MS - 1)).toBeNull();
    expect(retestDueAt(certificate, expiresAt - 30 * DAY_MS)).toBe(expiresAt);
  });

  test("of one that is valid for a month begins half-way, not on the day it was passed", () => {
    const short = { ...certificate, expiresAt: issuedAt + 30 * DAY_MS };
    expect(retestDueAt(short, issuedAt + 15 * DAY_MS - 1)).toBeNull();
    expect(retestDueAt(short, issuedAt + 15 * DAY_MS)).toBe(short.expiresAt);
  });

  test("noticed late leaves as much time", () => {
    expect(retestDueAt(certificate, expiresAt + DAY_MS)).toBe(expiresAt + 31 * DAY_MS);
  });

  test("never follows a revoked certificate, or one without an end", () => {
    expect(retestDueAt({ ...certificate, revokedAt: issuedAt }, expiresAt)).toBeNull();
    expect(retestDueAt({ ...certificate, expiresAt: null }, expiresAt)).toBeNull();
  });
});
