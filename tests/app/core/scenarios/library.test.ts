import { describe, expect, test } from "vitest";
import { patternOf } from "#core/customer/understanding/patterns.ts";
import { topicsOfLine } from "#core/scenarios/discovery.ts";
import {
  assemblePractice,
  builtInLibrary,
  DEFAULT_CHOICE,
  findPersona,
  findScenario,
  scenariosOfLine,
} from "#core/scenarios/library.ts";
import { findUnfinished, libraryFileOf, parseLibraryFile } from "#core/scenarios/library-file.ts";
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
    for (const line of LINES) expect(scenariosOfLine(line).length).toBeGreaterThan(0);
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
