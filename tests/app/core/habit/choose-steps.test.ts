import { describe, expect, test } from "vitest";
import { chooseSteps, type HabitFacts } from "#core/habit/choose-steps.ts";
import type { WeakMomentFacts } from "#core/habit/weak-moment.ts";
import { findPersona, findScenario, personasFor, scenarios } from "#core/library/library.ts";

const NOTHING: HabitFacts = { drills: [], moments: [], met: [], line: null, day: 20_000 };
const drill = (objectionId: string, strength = 0, dueAtMs = 0) => ({ objectionId, strength, dueAtMs });
const moment = (conversationId: string, of: Partial<WeakMomentFacts> = {}): WeakMomentFacts => ({
  conversationId,
  personaId: "dana",
  customer: "Dana Whitfield",
  endedAtMs: 0,
  total: 60,
  gate: "clear",
  isRetried: false,
  fix: { title: "Ask before you tell", turn: 1, quote: "Our price is good.", better: "" },
  ...of,
});
const kinds = (facts: Partial<HabitFacts>) => chooseSteps({ ...NOTHING, ...facts }).map(({ key }) => key);

describe("a day's practice", () => {
  test("is three steps at most: the weakest moment, then the weakest drills", () => {
    const drills = [drill("o1", 2), drill("o2", 0, 5), drill("o3", 0, 4), drill("o4", 1)];
    expect(kinds({ drills, moments: [moment("c1")] })).toEqual(["retry/c1", "drill/o3", "drill/o2"]);
    expect(kinds({ drills })).toEqual(["drill/o3", "drill/o2", "drill/o4"]);
  });

  test("has a new customer only beside one other step, or alone", () => {
    expect(kinds({ drills: [drill("o1")] })).toEqual(["drill/o1", expect.stringMatching(/^customer\//)]);
    expect(kinds({ moments: [moment("c1")] })).toEqual(["retry/c1", expect.stringMatching(/^customer\//)]);
    expect(kinds({})).toEqual([expect.stringMatching(/^customer\//)]);
    expect(kinds({ drills: [drill("o1"), drill("o2")] })).toEqual(["drill/o1", "drill/o2"]);
  });

  test("goes back to what failed a session, else to the lowest score, and never to what was tried again", () => {
    const failed = moment("failed", { gate: "failed", total: 80 });
    const low = moment("low", { total: 30 });
    const retried = moment("retried", { total: 1, isRetried: true });
    const fine = moment("fine", { total: 0, fix: null });
    const of = (moments: WeakMomentFacts[]) => kinds({ moments, drills: [drill("o1"), drill("o2")] })[0];
    expect(of([moment("new"), low, failed, retried, fine])).toBe("retry/failed");
    expect(of([moment("new"), low, retried, fine])).toBe("retry/low");
    expect(of([moment("new"), moment("old")])).toBe("retry/new");
    expect(of([retried, fine])).toBe("drill/o1");
  });

  test("says why in one sentence for each step", () => {
    const facts = { ...NOTHING, drills: [drill("o1", 0), drill("o2", 1), drill("o3", 2)] };
    const whys = [
      ...chooseSteps(facts),
      ...chooseSteps({ ...NOTHING, moments: [moment("c1")] }),
      ...chooseSteps({ ...NOTHING, moments: [moment("c1"), moment("c2", { gate: "failed" })] }),
    ].map(({ why }) => why);
    expect(whys).toHaveLength(7);
    for (const why of whys) expect(why).toMatch(/^[A-Z][^.!?]+\.$/);
    expect(new Set(whys).size).toBeGreaterThan(5);
  });
});

describe("why a step is there", () => {
  const why = (facts: Partial<HabitFacts>) => chooseSteps({ ...NOTHING, ...facts })[0]?.why;

  test("a customer is new whom the person had no whole call with", () => {
    expect(why({ line: "auto" })).toMatch(/^[A-Z][a-z]+ can be your first call\.$/);
    const met = [{ personaId: "dana", scenarioId: "A-1", level: 1 }] as const;
    expect(why({ line: "auto", met })).toMatch(/^(?!Dana)[A-Z][a-z]+ is in none of your last calls\.$/);
  });

  test("a session is the weakest only where none was weaker, also of those that were tried again", () => {
    const moments = [moment("c1", { total: 77 }), moment("c2", { total: 93 })];
    expect(why({ moments })).toContain("the weakest of the 2 that this was chosen from");
    const retried = moment("c3", { total: 64, isRetried: true });
    expect(why({ moments: [...moments, retried] })).toContain("which you had not tried again");
  });

  test("a drill speaks of the times at which it was due: one that went well before that does not count", () => {
    expect(why({ drills: [drill("o1", 0)] })).not.toContain("last time");
    expect(why({ drills: [drill("o1", 1)] })).toContain("the last time it was due");
    expect(why({ drills: [drill("o1", 2)] })).toContain("the last 2 times it was due");
  });
});

describe("a new customer", () => {
  const customerOf = (facts: Partial<HabitFacts>) => {
    const step = chooseSteps({ ...NOTHING, ...facts }).find(({ kind }) => kind === "customer");
    if (step?.kind !== "customer") return null;
    const [scenario, persona] = [findScenario(step.scenarioId), findPersona(step.personaId)];
    expect(scenario && personasFor(scenario)).toContain(persona);
    return { ...step, line: scenario?.line };
  };

  test("is of the line that the person sells, else of that of their last session", () => {
    const met = [{ scenarioId: "L-1", personaId: "priya", level: 2 as const }];
    expect(customerOf({ line: "commercial", met })?.line).toBe("commercial");
    expect(customerOf({ met })?.line).toBe("life");
    expect(customerOf({})?.line).toBe("auto");
  });

  test("was not met lately, comes with the level of the last session, and is another one on other days", () => {
    const met = [{ scenarioId: "A-1", personaId: "dana", level: 3 as const }];
    const days = Array.from({ length: 40 }, (_, index) => customerOf({ met, day: 20_000 + index }));
    for (const step of days) {
      expect(step?.personaId).not.toBe("dana");
      expect(step?.scenarioId).not.toBe("A-1");
      expect(step?.level).toBe(3);
    }
    expect(new Set(days.map((step) => step?.key)).size).toBeGreaterThan(1);
    expect(customerOf({ met })).toEqual(customerOf({ met }));
  });

  test("is none where everybody of the line was met", () => {
    const met = scenarios
      .filter(({ line }) => line === "home")
      .flatMap((scenario) =>
        personasFor(scenario).map(({ id }) => ({ scenarioId: scenario.id, personaId: id, level: 1 as const })),
      );
    expect(customerOf({ line: "home", met })).toBeNull();
  });
});
