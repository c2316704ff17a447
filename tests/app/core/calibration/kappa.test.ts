import { describe, expect, test } from "vitest";
import { cohensKappa } from "#core/calibration/kappa.ts";

describe("Cohen's kappa of published examples", () => {
  test("Cohen (1960), A coefficient of agreement for nominal scales, p. 45, as counts of 200: kappa 0.492", () => {
    // https://github.com/thomaspingel/cohens-kappa-matlab quotes the table.
    const found = cohensKappa([
      [88, 14, 18],
      [10, 40, 10],
      [2, 6, 12],
    ]);
    expect(found?.kappa).toBeCloseTo(0.492, 3);
  });

  test("SAS/STAT, PROC FREQ, two dermatologists: kappa 0.3449, 95 % limits 0.2030 and 0.4868", () => {
    // https://documentation.sas.com/doc/en/pgmsascdc/9.4_3.5/statug/statug_freq_gettingstarted02.htm
    const found = cohensKappa([
      [10, 4, 1, 0],
      [5, 10, 12, 2],
      [2, 4, 12, 5],
      [0, 2, 6, 13],
    ]);
    expect(found?.kappa).toBeCloseTo(0.3449, 4);
    expect(found?.low).toBeCloseTo(0.203, 4);
    expect(found?.high).toBeCloseTo(0.4868, 4);
  });

  test("Bonett, statpsych, ci.kappa(.05, 31, 12, 4, 58), yes and no: 0.6757, standard error 0.0734, limits 0.5317 and 0.8196", () => {
    // https://dgbonett.github.io/statpsych/reference/ci.kappa.html
    const found = cohensKappa([
      [31, 12],
      [4, 58],
    ]);
    expect(found?.kappa).toBeCloseTo(0.6756757, 7);
    expect(found?.standardError).toBeCloseTo(0.07344761, 7);
    expect(found?.low).toBeCloseTo(0.531721, 6);
    expect(found?.high).toBeCloseTo(0.8196303, 6);
  });
});

test("two who agree on everything, with both answers, have a kappa of 1 and no width", () => {
  const found = cohensKappa([
    [12, 0],
    [0, 20],
  ]);
  expect(found?.kappa).toBe(1);
  expect(found?.low).toBeCloseTo(1, 6);
  expect(found?.high).toBe(1);
});

test("two who always say the opposite have a kappa of -1, and the interval does not go beyond", () => {
  const found = cohensKappa([
    [0, 20],
    [20, 0],
  ]);
  expect(found?.kappa).toBe(-1);
  expect(found?.low).toBe(-1);
});

test("two who gave one answer throughout have no kappa, nor have two who judged nothing", () => {
  const table = (both: number) => [
    [both, 0],
    [0, 0],
  ];
  expect(cohensKappa(table(40))).toBeNull();
  expect(cohensKappa(table(0))).toBeNull();
});
