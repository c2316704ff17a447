import { describe, expect, test } from "vitest";
import { checklistFormSchema, type ReadinessItem, starterChecklist } from "#core/readiness/checklist.ts";
import { daysOfQuarters, effortLabel, effortSince } from "#core/readiness/effort.ts";
import { mondayMorning } from "#core/readiness/monday.ts";
import { askedItems, missingItems, type ReadinessFacts } from "#core/readiness/readiness.ts";
import { type TalkFacts, tenMinutes } from "#core/readiness/ten-minutes.ts";
import { threeLines } from "#core/readiness/three-lines.ts";

const NOW = Date.UTC(2026, 10, 23, 13);
const DAY_MS = 24 * 60 * 60 * 1000;
const NAMED = [{ id: "a", title: "Renewals", needed: 2 }];
const NOTHING = { items: {}, gates: [], lastHandedInAt: null };

function missing(item: ReadinessItem, facts: Partial<ReadinessFacts>): string[] {
  return missingItems(askedItems([item], NAMED), { ...NOTHING, ...facts }, NOW).map(({ words }) => words);
}

describe("what is missing", () => {
  test("a pass, until a round was passed; with a score, until enough scenarios reached it", () => {
    const item = { kind: "passed", assignmentId: "a", score: null } as const;
    expect(missing(item, { items: [null] })).toEqual(["“Renewals” passed"]);
    expect(missing(item, { items: [0] })).toEqual([]);
    const at80 = { ...item, score: 80 };
    expect(missing(at80, { items: [1] })).toEqual(["“Renewals” passed at 80 (passed with less)"]);
    expect(missing(at80, { items: [2] })).toEqual([]);
  });

  test("a clear gate, unless so many were handed in and each is clear", () => {
    const item = { kind: "gate", last: 2 } as const;
    expect(missing(item, {})).toEqual(["no sure compliance finding in the last 2 handed in (0 of 2 handed in)"]);
    expect(missing(item, { gates: [true, false] })).toEqual([
      "no sure compliance finding in the last 2 handed in (not in 1 of 2)",
    ]);
    expect(missing(item, { gates: [true, true, false] })).toEqual([]);
  });

  test("something handed in within so many days, to the moment", () => {
    const item = { kind: "recent", days: 7 } as const;
    expect(missing(item, {})).toHaveLength(1);
    expect(missing(item, { lastHandedInAt: NOW - 7 * DAY_MS })).toHaveLength(1);
    expect(missing(item, { lastHandedInAt: NOW - 7 * DAY_MS + 1 })).toEqual([]);
  });

  test("a certificate that is valid, or else what became of it", () => {
    const item = { kind: "certificate", assignmentId: "a" } as const;
    expect(missing(item, { items: ["valid"] })).toEqual([]);
    expect(missing(item, { items: [null] })).toEqual(["certificate of “Renewals” valid"]);
    expect(missing(item, { items: ["expired"] })).toEqual(["certificate of “Renewals” valid (expired)"]);
  });
});

describe("the form of a checklist", () => {
  const EMPTY = { passed: [], scores: {}, certificates: [], gate: "", days: "" };

  test("takes what is ticked, each once, and no score of what is not", () => {
    const form = { ...EMPTY, passed: ["a", "a"], scores: { a: "75", b: "10" }, certificates: ["b"], days: "30" };
    expect(checklistFormSchema.parse(form)).toEqual([
      { kind: "passed", assignmentId: "a", score: 75 },
      { kind: "certificate", assignmentId: "b" },
      { kind: "recent", days: 30 },
    ]);
    expect(checklistFormSchema.parse(EMPTY)).toEqual([]);
  });

  test.each([{ gate: "0" }, { gate: "6" }, { days: "1.5" }, { days: "soon" }, { scores: { a: "101" }, passed: ["a"] }])(
    "refuses %j",
    (wrong) => {
      expect(checklistFormSchema.safeParse({ ...EMPTY, ...wrong }).success).toBe(false);
    },
  );

  test("one to start from asks for the newest assignment, where there is one", () => {
    expect(starterChecklist([]).map(({ kind }) => kind)).toEqual(["gate", "recent"]);
    expect(starterChecklist([{ id: "b", certificateMonths: null }])[0]).toEqual({
      kind: "passed",
      assignmentId: "b",
      score: null,
    });
  });
});

describe("who needs ten minutes", () => {
  const person = (name: string, of: Partial<TalkFacts> = {}): TalkFacts => ({
    userId: name,
    name,
    missing: [],
    skills: [],
    overdue: [],
    findings: null,
    ...of,
  });
  const findings = { count: 1, rule: "R1", conversationId: "c" };
  const overdue = [{ assignmentId: "a", title: "Renewals" }];

  test("is nobody without a reason, and five at most, those with findings before those who are late", () => {
    expect(tenMinutes([person("Kim")])).toEqual([]);
    const late = ["A", "B", "C", "D", "E"].map((name) => person(name, { overdue }));
    const talks = tenMinutes([...late, person("Z", { findings })]);
    expect(talks.map(({ name }) => name)).toEqual(["A", "B", "C", "D", "Z"]);
  });

  test("stands in the order it was given in, that of names, whatever the need", () => {
    const talks = tenMinutes([person("Amy", { overdue }), person("Zoe", { findings, overdue })]);
    expect(talks.map(({ name }) => name)).toEqual(["Amy", "Zoe"]);
  });
});

test("the three lines say it in words, also when there is nothing to say", () => {
  expect(threeLines({ people: 3, ready: 2, rules: [], talks: [] })).toEqual([
    "Ready: 2 of 3.",
    "What hurts most: no sure finding in 90 days.",
    "Ten minutes with you: nobody needs them by these figures.",
  ]);
  const [ready, hurts, talk] = threeLines({
    people: 1200,
    ready: null,
    rules: [{ rule: "R1", count: 1 }],
    talks: [{ userId: "k", name: "Kim", reasons: [{ words: "“Renewals” is overdue", to: "/" }] }],
  });
  expect(ready).toContain("1,200 people");
  expect(hurts).toMatch(/^What hurts most: .+, 1 sure finding in 90 days\.$/);
  expect(talk).toBe("Ten minutes with you: Kim (“Renewals” is overdue).");
});

test("effort counts from four weeks back, or from when somebody joined", () => {
  expect(effortSince(NOW - 1, NOW)).toBe(NOW - 1);
  expect(effortSince(0, NOW)).toBe(NOW - 28 * DAY_MS);
  expect(effortLabel({ seconds: 29, days: 1 })).toBe("none in this team");
  expect(effortLabel({ seconds: 60, days: 1 })).toBe("1 min on 1 day");
  expect(effortLabel({ seconds: 4800, days: 3 })).toBe("1 h 20 min on 3 days");
  expect(daysOfQuarters([0, 1, 95, 96], [{ fromMs: 0, offsetMs: 0 }])).toBe(2);
});

test.each([
  ["2026-11-23T12:59:59Z", null],
  ["2026-11-23T13:00:00Z", "2026-11-23"],
  ["2026-11-24T04:59:59Z", "2026-11-23"],
  ["2026-11-24T05:00:00Z", null],
])("at %s it is a Monday from eight on in New York: %s", (at, day) => {
  expect(mondayMorning(Date.parse(at), "America/New_York")).toBe(day);
});
