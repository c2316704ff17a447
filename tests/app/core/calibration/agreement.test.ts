import { expect, test } from "vitest";
import { checkOfFinding, finalAnswer, isFlagged, pairAgreement, VARIANCE_MOST } from "#core/calibration/agreement.ts";

test("a check is flagged where the variance of its judgments is above 10 %", () => {
  for (let of = 1; of <= 20; of++)
    for (let met = 0; met <= of; met++) {
      const share = met / of;
      expect(isFlagged({ met, of }), `${met} of ${of}`).toBe(share * (1 - share) > VARIANCE_MOST);
    }
});

test("one against one is flagged, one against seven too, one against eight is not", () => {
  expect([2, 8, 9].map((of) => isFlagged({ met: 1, of }))).toEqual([true, true, false]);
  expect([2, 8, 9].map((of) => isFlagged({ met: of - 1, of }))).toEqual([true, true, false]);
});

test("what was settled stands, else what most said", () => {
  expect(finalAnswer({ met: 3, of: 3 }, false)).toBe(false);
  expect(finalAnswer({ met: 8, of: 9 }, null)).toBe(true);
  expect(finalAnswer({ met: 1, of: 9 }, null)).toBe(false);
  expect(finalAnswer({ met: 1, of: 2 }, null)).toBeNull();
});

test("29 checks that both judged are too few for a kappa, 30 are enough", () => {
  expect(pairAgreement({ both: 14, onlyFirst: 4, onlySecond: 1, neither: 10 })).toEqual({
    judged: 29,
    agreed: 24,
    kind: "too-few",
  });
  expect(pairAgreement({ both: 14, onlyFirst: 4, onlySecond: 2, neither: 10 })).toMatchObject({
    judged: 30,
    agreed: 24,
    kind: "kappa",
  });
});

test("a pair that said met of everything has no kappa, and that is said", () => {
  expect(pairAgreement({ both: 40, onlyFirst: 0, onlySecond: 0, neither: 0 })).toEqual({
    judged: 40,
    agreed: 40,
    kind: "no-value",
  });
});

test("the check of a finding is what stands before the colon", () => {
  expect(["objections.settled:A1", "opening.name"].map(checkOfFinding)).toEqual(["objections.settled", "opening.name"]);
});
