import { expect, test } from "vitest";
import { judgeRefresh, type PresentedToken, REFRESH_GRACE_MS } from "#core/identity/tokens/refresh-rotation.ts";

const NOW = 1_000_000;
const fresh: PresentedToken = { usedAt: null, revokedAt: null, isSuccessorUsed: false, grantEndsAt: NOW + 1 };
const ago = (ms: number) => ({ ...fresh, usedAt: NOW - ms });

test.each<[string, PresentedToken, ReturnType<typeof judgeRefresh>]>([
  ["a token is exchanged once", fresh, "rotate"],
  ["a client that asked twice gets the same answer", ago(0), "repeat"],
  ["the grace lasts ten seconds", { ...ago(REFRESH_GRACE_MS), isSuccessorUsed: true }, "repeat"],
  ["after it, an old token is a copy", { ...ago(REFRESH_GRACE_MS + 1), isSuccessorUsed: true }, "reuse"],
  ["unless its successor never arrived", ago(REFRESH_GRACE_MS + 1), "repeat"],
  ["what was taken back cannot be exchanged", { ...fresh, revokedAt: NOW - 1 }, "revoked"],
  ["nor repeated", { ...ago(1), revokedAt: NOW - 1 }, "revoked"],
  ["a grant without an end has none", { ...fresh, grantEndsAt: null }, "rotate"],
  ["a grant ends at its end", { ...fresh, grantEndsAt: NOW }, "expired"],
  [
    "an ended grant is not ended again by a copy",
    { ...ago(99_999), isSuccessorUsed: true, grantEndsAt: NOW },
    "expired",
  ],
])("%s", (_, token, verdict) => {
  expect(judgeRefresh(token, NOW)).toBe(verdict);
});
