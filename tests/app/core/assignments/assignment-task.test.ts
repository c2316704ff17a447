import { describe, expect, test } from "vitest";
import { newAssignmentSchema } from "#core/assignments/assignment-forms.ts";
import { assignedPractice, isPass, taskOf } from "#core/assignments/assignment-task.ts";
import { judgedOnWords } from "#core/assignments/judged-on-words.ts";
import { seenByWords } from "#core/assignments/who-sees.ts";
import { assemblePractice } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";

const TERMS = {
  needed: 1,
  level: 2,
  mode: "either",
  score: 70,
  gateClear: true,
  attemptsMost: 2,
  triesBefore: 1,
} as const;
const practice = (scenarioId: string, personaId: string): Practice => {
  const one = assemblePractice({ scenarioId, personaId, level: 2, seed: 0 });
  if (!one) throw new Error("the library has it");
  return one;
};
const VERSIONS = { engine: "engine-now", rubric: "rubric-now", prompt: "prompt-now" };

describe("frozen scenarios", () => {
  const practices = [practice("A-1", "dana"), practice("A-1", "tom"), practice("A-2", "tom")];
  const made = taskOf(practices, TERMS);

  test("give the practice that the library gave then, with what answers and judges today", () => {
    const now = assignedPractice(made, { scenarioId: "A-1", personaId: "tom", seed: 7 }, VERSIONS);
    const then = practice("A-1", "tom");
    expect(now).toEqual({ ...then, seed: 7, versions: { ...VERSIONS, library: then.versions.library } });
  });

  test("stay what they were as JSON, whatever becomes of the library", () => {
    const stored = JSON.parse(JSON.stringify(made));
    expect(assignedPractice(stored, { scenarioId: "A-2", personaId: "tom", seed: 1 }, VERSIONS)?.scenario).toEqual(
      practice("A-2", "tom").scenario,
    );
  });

  test.each([
    ["A-3", "dana"],
    ["A-2", "dana"],
  ])("%s with %s is not of the assignment", (scenarioId, personaId) => {
    expect(assignedPractice(made, { scenarioId, personaId, seed: 1 }, VERSIONS)).toBeNull();
  });

  test("are named in the task with their versions and customers", () => {
    expect(made.task.scenarios.map(({ id, customers }) => [id, customers.map((one) => one.id)])).toEqual([
      ["A-1", ["dana", "tom"]],
      ["A-2", ["tom"]],
    ]);
    expect(judgedOnWords(made.task)).toEqual([
      expect.stringMatching(/^Pass any 1 of: .+, .+$/),
      "Score 70 or more, with no sure compliance finding",
      "Level 2, by text or by voice",
      "1 private try of a scenario before one can count",
      "At most 2 attempts of a scenario can count",
    ]);
  });
});

test.each([
  [{ total: 70, gate: "clear", mode: "text" }, true],
  [{ total: 69, gate: "clear", mode: "text" }, false],
  [{ total: 100, gate: "minor", mode: "text" }, false],
  [{ total: null, gate: null, mode: "text" }, false],
  [{ total: 100, gate: "clear", mode: "voice" }, false],
] as const)("of 70 with a clear gate by text, %j passes: %s", (attempt, passes) => {
  expect(isPass({ score: 70, gateClear: true, mode: "text" }, attempt)).toBe(passes);
});

test.each([
  [null, "Only you see this"],
  [{ organisation: "Harbor", names: [] }, "Counts: Harbor"],
  [{ organisation: "Harbor", names: ["Ann Lee"] }, "Counts: Ann Lee can see it"],
  [{ organisation: "Harbor", names: ["Ann", "Bo", "Cy"] }, "Counts: Ann, Bo, and Cy can see it"],
  [{ organisation: "Harbor", names: ["Ann", "Bo", "Cy", "Di"] }, "Counts: Ann, Bo, Cy and 1 other can see it"],
  [{ organisation: "Harbor", names: ["Ann", "Bo", "Cy", "Di", "Ed"] }, "Counts: Ann, Bo, Cy and 2 others can see it"],
])("who sees a conversation: %j is “%s”", (seenBy, words) => {
  expect(seenByWords(seenBy)).toBe(words);
});

describe("the form of an assignment", () => {
  const form = {
    title: " Ready for Monday ",
    scenarioIds: ["A-1", "A-1", "A-2"],
    needed: "",
    level: "2",
    mode: "either",
    score: "70",
    gateClear: true,
    attemptsMost: "",
    triesBefore: "0",
    dueDate: "2026-03-08",
    repeatDays: "",
    people: ["kim"],
  };

  test("is read", () => {
    expect(newAssignmentSchema.parse(form)).toMatchObject({
      title: "Ready for Monday",
      scenarioIds: ["A-1", "A-2"],
      needed: null,
      level: 2,
      dueDate: Date.UTC(2026, 2, 8) / 86_400_000,
      repeatDays: null,
      certificateMonths: null,
    });
  });

  test.each([
    [{ title: " " }, "Give the assignment a title."],
    [{ title: "x".repeat(201) }, "A title has at most 200 characters."],
    [{ scenarioIds: [] }, "Choose at least one scenario."],
    [{ needed: "3" }, "You ask for more scenarios than you chose."],
    [{ score: "101" }, "The score has to be from 0 to 100."],
    [{ score: "high" }, "The score has to be a whole number."],
    [{ dueDate: "2026-02-30" }, "Write the due date as year-month-day, 2026-03-08."],
    [{ people: [] }, "Choose who it is for."],
  ])("%j: %s", (wrong, message) => {
    const parsed = newAssignmentSchema.safeParse({ ...form, ...wrong });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });
});
