import { describe, expect, test } from "vitest";
import { patternOf } from "#core/customer/understanding/patterns.ts";
import {
  assemblePractice,
  builtInLibrary,
  DEFAULT_CHOICE,
  findPersona,
  findScenario,
  scenarios,
} from "#core/library/library.ts";
import { findUnfinished, libraryFileOf, parseLibraryFile } from "#core/library/library-file.ts";
import { topicsOfLine } from "#core/scenarios/discovery.ts";
import { practiceSchema } from "#core/scenarios/practice.ts";
import { LINES } from "#core/scenarios/schema.ts";

describe("the library", () => {
  test("has nothing wrong in it and lacks nothing", () => {
    expect(parseLibraryFile(libraryFileOf(builtInLibrary))).toEqual({ ok: true, library: builtInLibrary });
    expect(findUnfinished(builtInLibrary)).toEqual([]);
  });

  test("has its sixteen scenarios, nine personas and a scenario for every line", () => {
    expect(builtInLibrary.scenarios).toHaveLength(16);
    expect(builtInLibrary.personas).toHaveLength(9);
    for (const line of LINES) expect(scenarios.some((scenario) => scenario.line === line)).toBe(true);
  });

  test("its 48 objections are the field's 47 by line, four of them baits, and shopping around", () => {
    const count = (prefix: string, amount: number) =>
      Array.from({ length: amount }, (_unused, i) => `${prefix}${i + 1}`);
    const rows = [...count("A", 9), ...count("H", 8), ...count("L", 10), ...count("C", 10), ...count("X", 11)];
    const baits = new Set(builtInLibrary.scenarios.flatMap((scenario) => scenario.bait?.id ?? []));
    expect([...baits].sort()).toEqual(["X4", "X5", "X6", "X7"]);
    expect([...builtInLibrary.objections.map((one) => one.id), ...baits].sort()).toEqual(rows.sort());
    expect(rows).toHaveLength(48);
  });

  test("a scenario's own version of an objection replaces the library's in its practices alone", () => {
    const revealsIn = (scenarioId: string, personaId: string) =>
      practiceOf(scenarioId, personaId).objections.find((one) => one.id === "L1")?.reveals;
    expect(revealsIn("L-2", "marcus")?.join(" ")).toContain("twenty-five thousand");
    expect(revealsIn("L-1", "priya")).toEqual(builtInLibrary.objections.find((one) => one.id === "L1")?.reveals);
  });

  test("a practice stored before customers warmed at different rates is read as it was played", () => {
    const practice = practiceOf("A-1", "dana");
    const { turnCost, warmth, hearsAnswers, ...difficulty } = practice.difficulty;
    expect([turnCost, warmth, hearsAnswers]).not.toContain(undefined);
    expect(practiceSchema.parse({ ...practice, difficulty }).difficulty).toEqual({
      ...difficulty,
      turnCost: 0.5,
      warmth: 1,
      hearsAnswers: "at-once",
    });
  });

  test("the default choice can be practised, an unknown or unfitting one cannot", () => {
    expect(practiceSchema.safeParse(assemblePractice({ ...DEFAULT_CHOICE, seed: 5 })).success).toBe(true);
    expect(assemblePractice({ scenarioId: "nope", personaId: "dana", level: 1, seed: 1 })).toBeNull();
    expect(assemblePractice({ scenarioId: "C-1", personaId: "dana", level: 1, seed: 1 })).toBeNull();
    expect(findScenario("nope")).toBeNull();
    expect(findPersona("nope")).toBeNull();
  });

  test("every pattern of a topic compiles and none matches everything", () => {
    const patterns = LINES.flatMap((line) => topicsOfLine(line).flatMap((topic) => topic.asks));
    for (const pattern of patterns) expect(patternOf(pattern).test("zzz qqq"), pattern).toBe(false);
  });
});

function practiceOf(scenarioId: string, personaId: string) {
  const practice = assemblePractice({ scenarioId, personaId, level: 2, seed: 1 });
  if (!practice) throw new Error(`no practice of ${scenarioId} with ${personaId}`);
  return practice;
}
