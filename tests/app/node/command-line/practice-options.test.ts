import { describe, expect, test } from "vitest";
import { libraryList, libraryListText } from "#app/node/command-line/library-list.ts";
import { choosePractice, type RehearsalOptions, readPracticeOptions } from "#app/node/command-line/practice-options.ts";
import { UsageError } from "#app/node/command-line/run-command.ts";
import { builtInLibrary } from "#core/library/library.ts";
import { LINES } from "#core/scenarios/schema.ts";

describe("the options", () => {
  test("are read with their defaults", () => {
    expect(readPracticeOptions(["--scenario", "A-1"])).toEqual({
      task: "rehearse",
      library: null,
      json: false,
      scenario: "A-1",
      persona: null,
      seed: 1,
      difficulty: "1",
      script: null,
      lines: null,
    });
    expect(readPracticeOptions(["--list", "--json", "--library", "mine.json"])).toEqual({
      task: "list",
      library: "mine.json",
      json: true,
    });
    expect(readPracticeOptions(["--help"]).task).toBe("help");
  });

  test.each([
    [[], /^expected --list or --scenario ID/],
    [["--sceanrio", "A-1"], /^unknown option --sceanrio; did you mean "--scenario"\?$/],
    [["--scenario"], /'--scenario <value>' argument missing/],
    [["A-1"], /Unexpected argument 'A-1'/],
    [["--list", "--seed", "3"], /^--list goes without --seed$/],
    [["--scenario", "A-1", "--seed", "1.5"], /^--seed 1\.5: expected a whole number from 0 to 4294967295$/],
    [["--scenario", "A-1", "--seed", "0x10"], /^--seed 0x10: /],
    [["--scenario", "A-1", "--seed", "4294967296"], /^--seed 4294967296: /],
    [["--scenario", "A-1", "--seed", ""], /^--seed : /],
    [["--scenario", "A-1", "--lines", "-", "--library", "-"], /^stdin can be read once only$/],
  ])("%j are refused", (args, message) => {
    expect(() => readPracticeOptions(args)).toThrow(UsageError);
    expect(() => readPracticeOptions(args)).toThrow(message);
  });
});

describe("the choice", () => {
  test.each([
    [{ scenario: "a-1" }, { scenario: "A-1", persona: "dana", level: 1 }],
    [
      { scenario: "A-1", persona: "TOM" },
      { scenario: "A-1", persona: "tom", level: 1 },
    ],
    [
      { scenario: "H-2", difficulty: "tough" },
      { scenario: "H-2", persona: "ray", level: 3 },
    ],
    [
      { scenario: "H-2", difficulty: "2" },
      { scenario: "H-2", persona: "ray", level: 2 },
    ],
  ])("%j is found in any case", (options, expected) => {
    const { scenario, persona, difficulty, seed } = choosePractice(builtInLibrary, chosen(options));
    expect({ scenario: scenario.id, persona: persona.id, level: difficulty.level }).toEqual(expected);
    expect(seed).toBe(9);
  });

  test.each([
    [{ scenario: "A1" }, '--scenario "A1" is unknown; did you mean "A-1"?'],
    [{ scenario: "" }, '--scenario "" is unknown; expected one of A-1, A-2,'],
    [{ persona: "ray" }, '--persona "ray" is unknown; expected one of dana, tom, robert'],
    [{ difficulty: "4" }, '--difficulty "4" is unknown; expected one of 1, Easygoing, 2, Realistic, 3, Tough'],
  ])("%j is refused", (options, message) => {
    expect(() => choosePractice(builtInLibrary, chosen(options))).toThrow(message);
  });
});

test("the list names every line, scenario and customer, with what each scenario offers", () => {
  const list = libraryList(builtInLibrary);
  expect(list.lines).toEqual(LINES);
  expect(list.scenarios).toHaveLength(builtInLibrary.scenarios.length);
  expect(list.customers).toHaveLength(builtInLibrary.personas.length);
  expect(list.scenarios[0]).toEqual({
    id: "A-1",
    title: builtInLibrary.scenarios[0]?.title,
    line: "auto",
    difficulty: { min: 1, max: 3 },
    customers: ["dana", "tom", "robert"],
    objections: builtInLibrary.scenarios[0]?.objections,
  });
  const text = libraryListText(builtInLibrary);
  for (const { title } of list.scenarios) expect(text).toContain(title);
  for (const { name } of list.customers) expect(text).toContain(name);
});

function chosen(options: Partial<RehearsalOptions>): RehearsalOptions {
  return { scenario: "A-1", persona: null, seed: 9, difficulty: "1", script: null, lines: null, ...options };
}
