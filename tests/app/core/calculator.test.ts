import { describe, expect, test } from "vitest";
import {
  barLengths,
  CALCULATOR_DEFAULTS,
  calculate,
  calculatorNotes,
  dollars,
  payback,
  percentLabel,
  readCalculator,
  toneOfRoi,
} from "#core/calculator.ts";

const read = (query: string) => readCalculator(new URLSearchParams(query));

describe("calculating by hand gives the same", () => {
  // premium x producers; premium x lift x producers; their sum; producers x cost; (increase - cost) / cost.
  test.each([
    // 30,000 x 5 = 150,000; x 33 % = 49,500; 199,500; 5 x 60 = 300; 49,200 / 300 = 164.
    ["", { currentPremium: 150_000, increase: 49_500, newPremium: 199_500, cost: 300, roi: 164, tone: "green" }],
    // 20,000 x 2 = 40,000; x 10 % = 4,000; 44,000; 2 x 2,000 = 4,000; 0 / 4,000 = 0.
    [
      "agents=2&premium=20000&lift=10&cost=2000",
      { currentPremium: 40_000, increase: 4_000, newPremium: 44_000, cost: 4_000, roi: 0, tone: "red" },
    ],
    // 15,000 x 1; x 1 % = 150; 15,150; 125; 25 / 125 = 0.2.
    [
      "agents=1&premium=15000&lift=1&cost=125",
      { currentPremium: 15_000, increase: 150, newPremium: 15_150, cost: 125, roi: 0.2, tone: "amber" },
    ],
    // 100,000 x 3; x 50 % = 150,000; 450,000; 3 x 25,000 = 75,000; 75,000 / 75,000 = 1.
    [
      "agents=3&premium=100000&lift=50&cost=25000",
      { currentPremium: 300_000, increase: 150_000, newPremium: 450_000, cost: 75_000, roi: 1, tone: "green" },
    ],
    // No lift: (0 - 60) / 60 = -1.
    [
      "agents=1&premium=30000&lift=0&cost=60",
      { currentPremium: 30_000, increase: 0, newPremium: 30_000, cost: 60, roi: -1, tone: "red" },
    ],
    // Nothing costs nothing: 0, not infinity.
    [
      "agents=1&premium=30000&lift=10&cost=0",
      { currentPremium: 30_000, increase: 3_000, newPremium: 33_000, cost: 0, roi: 0, tone: "red" },
    ],
  ])("%s", (query, expected) => {
    expect(calculate(read(query))).toMatchObject(expected);
  });
});

describe("what is typed", () => {
  test("is the default where it is missing, blank or no number", () => {
    expect(read("")).toEqual(CALCULATOR_DEFAULTS);
    expect(read("agents=&premium=abc&lift=%20&cost=Infinity&leads=NaN")).toEqual(CALCULATOR_DEFAULTS);
  });

  test("has at least one producer, and whole ones", () => {
    expect(read("agents=0").producers).toBe(1);
    expect(read("agents=-3").producers).toBe(1);
    expect(read("agents=2.9").producers).toBe(2);
  });

  test("never goes below zero in lift and cost, and lift may be more than the field offers", () => {
    expect(read("lift=-5&cost=-1")).toMatchObject({ liftPercent: 0, costPerUser: 0 });
    expect(read("lift=150").liftPercent).toBe(150);
  });

  test("puts the premium on the slider: 15,000 to 100,000 in steps of 500", () => {
    expect(read("premium=1").premium).toBe(15_000);
    expect(read("premium=14999").premium).toBe(15_000);
    expect(read("premium=15249").premium).toBe(15_000);
    expect(read("premium=15250").premium).toBe(15_500);
    expect(read("premium=100001").premium).toBe(100_000);
  });

  test("is named beside its field where another number is used, with that number", () => {
    const notes = (query: string) => calculatorNotes(new URLSearchParams(query));
    expect(notes("")).toEqual({});
    expect(notes("agents=2&leads=0&lift=33.5&cost=60&commission=12&policy=900&premium=30000")).toEqual({});
    expect(notes("agents=&cost=abc")).toEqual({
      producers: "This is no number. Calculated with 5.",
      costPerUser: "This is no number. Calculated with 60.",
    });
    expect(notes("agents=0&leads=2.5&lift=-1&commission=101")).toEqual({
      producers: "It takes 1 at least. Calculated with 1.",
      leadsPerProducer: "It takes a whole number. Calculated with 2.",
      liftPercent: "It takes 0 at least. Calculated with 0.",
      commissionPercent: "It takes 100 at most. Calculated with 100.",
    });
    expect(notes("agents=99999999").producers).toBe("It takes 1,000,000 at most. Calculated with 1,000,000.");
  });

  test("leads change no result", () => {
    expect(calculate(read("leads=1"))).toEqual(calculate(read("leads=9999")));
  });
});

test("ROI is green from 1, amber from 0.2, red below", () => {
  expect([1, 0.999, 0.2, 0.199, 0, -1].map(toneOfRoi)).toEqual(["green", "amber", "amber", "red", "red", "red"]);
});

test("amounts are whole dollars, shares whole percents", () => {
  expect(dollars(199_500)).toBe("$199,500");
  expect(dollars(49.5)).toBe("$50");
  expect(percentLabel(164)).toBe("16,400%");
  expect(percentLabel(-1)).toBe("-100%");
});

test("the longer bar is full, the other in proportion", () => {
  expect(barLengths(calculate(read("agents=1&premium=30000&lift=50")))).toEqual({ current: 100 / 1.5, next: 100 });
});

describe("what an owner believes", () => {
  // Of one policy: 1,500 x 10 % = 150 of commission, more than the 60 that a producer costs.
  test.each([
    ["", "1 more policy a month for each producer would pay for it."],
    // 400 x 10 % = 40; 60 / 40 = 1.5, and nobody sells half a policy.
    ["policy=400", "2 more policies a month for each producer would pay for it."],
    ["commission=0", "Without commission on a policy it does not pay for itself."],
    ["cost=0", "It costs nothing, so there is nothing to earn back."],
  ])("counts policies whose commission covers the cost: %j", (query, words) => {
    expect(payback(calculate(read(query)).policiesToPay)).toBe(words);
  });
});
