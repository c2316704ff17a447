import { describe, expect, test } from "vitest";
import { mayCount, type RoundAttempt, type RoundFacts, roundState } from "#core/assignments/round-state.ts";

const NOW = 1_000_000;
const task = {
  scenarios: [{ id: "A-1" }, { id: "A-2" }, { id: "A-3" }],
  needed: 2,
  attemptsMost: null,
  triesBefore: 0,
};
const round = (of: Partial<RoundFacts> = {}): RoundFacts => ({
  dueAt: null,
  passedAt: null,
  excusedAt: null,
  attempts: [],
  ...of,
});
const attempt = (of: Partial<RoundAttempt> = {}): RoundAttempt => ({
  conversationId: "c",
  scenarioId: "A-1",
  counts: true,
  isCompleted: true,
  startedAt: 1,
  handedInAt: 2,
  total: 60,
  gate: "clear",
  passed: false,
  ...of,
});
const tried = (scenarioId = "A-1") =>
  attempt({ scenarioId, counts: false, handedInAt: null, total: null, passed: null });
const passed = (scenarioId: string) => attempt({ scenarioId, passed: true });

describe("where a round stands", () => {
  test.each<[string, RoundFacts, string]>([
    ["nothing was begun", round(), "todo"],
    ["nothing was begun, with time left", round({ dueAt: NOW + 1 }), "todo"],
    ["it is due this moment", round({ dueAt: NOW }), "overdue"],
    ["something was tried in private", round({ attempts: [tried()] }), "practising"],
    [
      "an attempt that counts goes on",
      round({ attempts: [attempt({ handedInAt: null, passed: null })] }),
      "practising",
    ],
    ["one was handed in and not passed", round({ attempts: [attempt()] }), "handed-in"],
    ["one of two is passed", round({ attempts: [passed("A-1")] }), "handed-in"],
    ["the same one is passed twice", round({ attempts: [passed("A-1"), passed("A-1")] }), "handed-in"],
    ["any two of three are passed", round({ attempts: [passed("A-1"), passed("A-3")] }), "passed"],
    ["it was passed, and the date is over", round({ passedAt: 5, dueAt: 6 }), "passed"],
    ["it was handed in and not passed, and the date is over", round({ attempts: [attempt()], dueAt: 6 }), "overdue"],
    ["it is excused, and the date is over", round({ excusedAt: 5, dueAt: 6 }), "excused"],
    [
      "it was passed before it was excused",
      round({ excusedAt: 5, attempts: [passed("A-1"), passed("A-2")] }),
      "passed",
    ],
  ])("%s", (_, facts, state) => {
    expect(roundState(task, facts, NOW)).toBe(state);
  });

  const twice = { ...task, needed: 3, attemptsMost: 1 };
  test("not passed once too few scenarios can be: their attempts are used up", () => {
    expect(roundState(twice, round({ attempts: [attempt()] }), NOW)).toBe("not-passed");
    expect(roundState({ ...twice, needed: 2 }, round({ attempts: [attempt()] }), NOW)).toBe("handed-in");
    expect(roundState({ ...twice, attemptsMost: 2 }, round({ attempts: [attempt()] }), NOW)).toBe("handed-in");
  });

  test("the last attempt can still pass while it goes on", () => {
    const last = attempt({ handedInAt: null, passed: null, total: null });
    expect(roundState(twice, round({ attempts: [last] }), NOW)).toBe("practising");
  });
});

describe("whether the next one can count", () => {
  test("after so many private tries of the same scenario, each brought to its end", () => {
    const terms = { ...task, triesBefore: 2 };
    const may = (...attempts: RoundAttempt[]) => mayCount(terms, round({ attempts }), "A-1");
    expect(may()).toEqual({ ok: false, why: "2 private tries first, then one can count." });
    expect(may(tried(), tried("A-2"))).toEqual({ ok: false, why: "1 private try first, then one can count." });
    expect(may(tried(), { ...tried(), isCompleted: false }).ok).toBe(false);
    expect(may(tried(), tried())).toEqual({ ok: true });
  });

  test("while attempts of the scenario are left: one that goes on is used", () => {
    const terms = { ...task, attemptsMost: 1 };
    const going = attempt({ handedInAt: null, passed: null });
    expect(mayCount(terms, round({ attempts: [going] }), "A-1").ok).toBe(false);
    expect(mayCount(terms, round({ attempts: [going] }), "A-2").ok).toBe(true);
  });

  test("not once it is passed or excused", () => {
    expect(mayCount(task, round({ passedAt: 1 }), "A-1").ok).toBe(false);
    expect(mayCount(task, round({ excusedAt: 1 }), "A-1").ok).toBe(false);
  });
});
