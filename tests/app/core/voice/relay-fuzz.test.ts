import { describe, expect, test } from "vitest";
import { CALM, playRandomCall, Watch, WILD } from "./random-call.ts";

const SEEDS = 150;

describe("whatever happens, in any order", () => {
  test(`[R26] ${SEEDS} random calls keep the promises that Watch holds them to`, () => {
    const reasons = new Set<string>();
    let turns = 0;
    let directed = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      const watch = new Watch();
      const call = playRandomCall(seed, WILD, watch);
      if (watch.isDirected) directed += watch.answersAskedFor;
      turns += call.turns().length;
      for (const effect of call.effects) if (effect.type === "end-call") reasons.add(effect.reason);
    }
    // They do reach what they are to try.
    expect(turns).toBeGreaterThan(SEEDS);
    expect(directed).toBeGreaterThan(SEEDS / 2);
    for (const reason of ["agent-left", "browser-lost", "customer-left", "feedback-asked", "taken-over"])
      expect([...reasons]).toContain(reason);
    expect([...reasons]).toContain("upstream-failed");
  });

  test("in calm calls not one frame is lost, either way", () => {
    let sounds = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const watch = new Watch();
      playRandomCall(seed, CALM, watch);
      expect(watch.framesHeard, `seed ${seed}`).toBe(watch.framesSpoken);
      expect(watch.soundsHeard, `seed ${seed}`).toBe(watch.soundsMade);
      sounds += watch.soundsHeard;
    }
    expect(sounds).toBeGreaterThan(1000);
  });
});

describe("seeds that once failed", () => {
  test("17: sound that comes before the upstream is ready is not played", () => {
    playRandomCall(17, WILD);
  });
});
