import { describe, expect, test } from "vitest";
import {
  DRILL_INTERVALS_DAYS,
  type DrillOutcome,
  type DrillState,
  drillChanges,
  drillOutcomes,
  dueLabel,
  intervalLabel,
  isDue,
  planDrills,
  scheduleDrill,
} from "#core/drills/schedule.ts";
import type { Score } from "#core/scoring/score-schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

describe("scheduleDrill", () => {
  test("a weak objection comes back after exactly one day", () => {
    const state = scheduleDrill(null, "weak", NOW);
    expect(state).toEqual({ strength: 0, dueAtMs: NOW + DAY_MS });
    expect(state && isDue(state, NOW + DAY_MS - 1)).toBe(false);
    expect(state && isDue(state, NOW + DAY_MS)).toBe(true);
  });

  test("done well on the day it is due it moves to 3, 7 and 21 days, and then leaves", () => {
    const waits: number[] = [];
    let state = scheduleDrill(null, "weak", NOW);
    let now = NOW;
    while (state) {
      waits.push((state.dueAtMs - now) / DAY_MS);
      now = state.dueAtMs;
      state = scheduleDrill(state, "well", now);
    }
    expect(waits).toEqual([1, 3, 7, 21]);
  });

  test("weak at any step goes back to one day, due or not", () => {
    for (const strength of [0, 1, 2, 3]) {
      for (const dueAtMs of [NOW - DAY_MS, NOW, NOW + DAY_MS]) {
        expect(scheduleDrill({ strength, dueAtMs }, "weak", NOW)).toEqual({ strength: 0, dueAtMs: NOW + DAY_MS });
      }
    }
  });

  test("done well a millisecond before it is due it stays where it is", () => {
    const state: DrillState = { strength: 1, dueAtMs: NOW + 1 };
    expect(scheduleDrill(state, "well", NOW)).toBe(state);
    expect(scheduleDrill(state, "well", NOW + 1)).toEqual({ strength: 2, dueAtMs: NOW + 1 + 7 * DAY_MS });
  });

  test("an objection done well that is in no schedule does not enter it", () => {
    expect(scheduleDrill(null, "well", NOW)).toBeNull();
  });
});

describe("how an objection went", () => {
  const quote = { turn: 3, quote: "I hear you" };
  const objection = (of: Partial<Score["objections"][number]>): Score["objections"][number] => ({
    id: "A1",
    title: "Happy with my carrier",
    said: { turn: 2, quote: "I'm happy" },
    acknowledged: quote,
    explored: quote,
    answered: quote,
    confirmed: null,
    resolved: true,
    better: "",
    ...of,
  });
  const outcomeOf = (of: Partial<Score["objections"][number]>, lastAgentTurn = 5): DrillOutcome | undefined =>
    drillOutcomes({ objections: [objection(of)] }, lastAgentTurn).get("A1");

  test("well is settled, acknowledged and explored; checking it is not asked for", () => {
    expect(outcomeOf({})).toBe("well");
  });

  test.each([
    ["left open", { resolved: false }],
    ["settled without acknowledging", { acknowledged: null }],
    ["settled without exploring", { explored: null }],
  ])("weak is what was %s", (_how, of) => {
    expect(outcomeOf(of)).toBe("weak");
  });

  test("what the customer raised in their last words is not judged", () => {
    expect(outcomeOf({ resolved: false, said: { turn: 6, quote: "I'm happy" } }, 5)).toBeUndefined();
    expect(outcomeOf({ resolved: false, said: { turn: 4, quote: "I'm happy" } }, 5)).toBe("weak");
    expect(outcomeOf({ resolved: false, said: null })).toBe("weak");
  });
});

describe("planDrills", () => {
  test("names only what changes", () => {
    const known = new Map([
      ["A1", { strength: 3, dueAtMs: NOW }],
      ["A2", { strength: 1, dueAtMs: NOW + DAY_MS }],
      ["A3", { strength: 2, dueAtMs: NOW }],
    ]);
    const outcomes = new Map<string, DrillOutcome>([
      ["A1", "well"],
      ["A2", "well"],
      ["A3", "weak"],
      ["A4", "weak"],
      ["A5", "well"],
    ]);
    const inOneDay = { strength: 0, dueAtMs: NOW + DAY_MS };
    expect(planDrills(known, outcomes, NOW)).toEqual([
      { objectionId: "A1", state: null },
      { objectionId: "A3", state: inOneDay },
      { objectionId: "A4", state: inOneDay },
    ]);
  });
});

describe("dueLabel", () => {
  test.each([
    [NOW, "now"],
    [NOW - DAY_MS, "now"],
    [NOW + 1, "later today"],
    [NOW + DAY_MS / 2 - 1, "later today"],
    [NOW + DAY_MS / 2, "tomorrow"],
    [NOW + DAY_MS, "tomorrow"],
    [NOW + 3 * DAY_MS, "in 3 days"],
  ])("%i reads %s", (dueAtMs, words) => {
    expect(dueLabel(dueAtMs, NOW, "UTC")).toBe(words);
  });

  test("counts the days where the person is", () => {
    const evening = Date.parse("2026-11-23T20:00-05:00");
    expect(dueLabel(evening + DAY_MS / 24, evening, "America/New_York")).toBe("later today");
    expect(dueLabel(evening + DAY_MS / 4, evening, "America/New_York")).toBe("tomorrow");
    expect(dueLabel(evening + DAY_MS / 4, evening, "UTC")).toBe("later today");
  });

  test("of an interval of whole days is that many days, also where the clocks go back", () => {
    // Half past midnight of the day that has 25 hours.
    const now = Date.parse("2026-11-01T00:30-04:00");
    expect(DRILL_INTERVALS_DAYS.map((days) => intervalLabel(now + days * DAY_MS, now))).toEqual([
      "tomorrow",
      "in 3 days",
      "in 7 days",
      "in 21 days",
    ]);
  });
});

test("a finished conversation changes the drills of its objections; a retry of it changes none", () => {
  const open = { id: "A1", title: "", said: null, acknowledged: null, explored: null, answered: null, confirmed: null };
  const score = { objections: [{ ...open, resolved: false, better: "" }] };
  const change = { objectionId: "A1", state: { strength: 0, dueAtMs: NOW + DAY_MS } };
  expect(drillChanges({ isRetry: false, score, lastAgentTurn: 3 }, new Map(), NOW)).toEqual([change]);
  expect(drillChanges({ isRetry: true, score, lastAgentTurn: 3 }, new Map(), NOW)).toEqual([]);
});
