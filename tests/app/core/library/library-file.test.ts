import { describe, expect, test } from "vitest";
import { type AgentKind, agentLines, converse } from "#app/node/demo/agents.ts";
import { assemblePractice, builtInLibrary } from "#core/library/library.ts";
import { findUnfinished, type LibraryFile, libraryFileOf, parseLibraryFile } from "#core/library/library-file.ts";
import { openRehearsal, rehearse } from "#core/rehearsals/rehearsal.ts";
import type { Library, Scenario } from "#core/scenarios/schema.ts";

describe("a library as a file", () => {
  test("comes back as it was written, and is written the same again", () => {
    const text = JSON.stringify(exported());
    const library = accepted(JSON.parse(text));
    expect(library).toEqual(builtInLibrary);
    expect(JSON.stringify(libraryFileOf(library))).toBe(text);
  });

  test("holds the same conversations, byte for byte", () => {
    const library = accepted(exported());
    for (const { id, customers } of builtInLibrary.scenarios) {
      const choice = { scenarioId: id, personaId: customers[0] ?? "", level: 2, seed: 11 } as const;
      const lines = agentLines("fair", id);
      const [original, imported] = [builtInLibrary, library].map((one) => {
        const practice = assemblePractice(choice, one);
        if (!practice) throw new Error(`${id} can be practised`);
        return rehearse(openRehearsal(practice), lines).rehearsal.exchanges;
      });
      expect(JSON.stringify(imported)).toBe(JSON.stringify(original));
    }
  });

  test.each([null, [], "text", 7, {}, { format: undefined }])("is refused when it is no library: %j", (file) => {
    expect(problemsOf(file)).toEqual([expect.stringMatching(/^: not a library|^format: nothing/)]);
  });

  test("of an unknown format says which one is known", () => {
    expect(problemsOf({ ...exported(), format: "rolecall-library/9" })).toEqual([
      'format: "rolecall-library/9" is not known here; expected "rolecall-library/1"',
    ]);
  });

  test("reports every wrong value with its path, what it is and what was expected", () => {
    const file = JSON.parse(JSON.stringify(exported()));
    file.scenarios[0].call = "incoming";
    delete file.scenarios[1].title;
    file.objections[0].line = 3;
    file.personas[0].age = 1.5;
    file.scenarios[2].facts = "none";
    expect(problemsOf(file)).toEqual([
      "personas[0].age: 1.5; expected whole number",
      'objections[0].line: 3; expected "life" or "auto" or "home" or "commercial" or "any"',
      'scenarios[0].call: "incoming"; expected "inbound" or "outbound" or "renewal"',
      "scenarios[1].title: missing; expected string",
      'scenarios[2].facts: "none"; expected array',
    ]);
  });

  test("does not overlook a misspelt key", () => {
    const file = exported();
    Object.assign(first(file.objections), { unlesSaid: ["yes"] });
    expect(problemsOf(file)).toEqual(["objections[0].unlesSaid: is no part of a library; expected no such key"]);
  });
});

describe("ids", () => {
  const wrong: [string, (file: LibraryFile, scenario: Scenario) => void, string][] = [
    [
      "unknown persona",
      (_, one) => one.customers.push("danna"),
      'scenarios[0].customers[3]: "danna" is no persona; did you mean "dana"?',
    ],
    [
      "persona of another line",
      (_, one) => one.customers.push("elena"),
      'scenarios[0].customers[3]: persona "elena" does not buy auto insurance; expected auto in its lines',
    ],
    [
      "unknown objection",
      (_, one) => one.objections.push("A77"),
      'scenarios[0].objections[6]: "A77" is no objection; did you mean "A7"?',
    ],
    [
      "objection of another line",
      (_, one) => one.objections.push("H1"),
      'scenarios[0].objections[6]: objection "H1" belongs to home; expected one of auto or of any line',
    ],
    [
      "objection listed twice",
      (_, one) => one.objections.push(first(one.objections)),
      'scenarios[0].objections[6]: "A4" is listed twice; expected once',
    ],
    [
      "objection that cannot be said",
      (_, one) => {
        one.cannotSay = [first(one.objections)];
      },
      'scenarios[0].objections[0]: objection "A4" is also in cannotSay; expected one or the other',
    ],
    [
      "unknown topic of a fact",
      (_, one) => {
        first(one.facts).item = "auto.drivrs";
      },
      'scenarios[0].facts[0].item: "auto.drivrs" is no topic of the line auto; did you mean "auto.drivers"?',
    ],
    [
      "unknown topic of small talk",
      (_, one) => {
        one.chatter["any.wether"] = ["Rain."];
      },
      'scenarios[0].chatter["any.wether"]: "any.wether" is no topic of the line auto; did you mean "any.weather"?',
    ],
    ["unknown fact behind a gap", (_, one) => first(one.gaps).tiedTo.push("nothing"), "scenarios[0].gaps[0].tiedTo"],
    [
      "unknown compliance rule",
      (_, one) => {
        if (one.bait) one.bait.rule = "R99";
      },
      'scenarios[0].bait.rule: "R99" is no compliance rule; did you mean "R9"?',
    ],
    [
      "scenario id used twice",
      (file, one) => {
        second(file.scenarios).id = one.id;
      },
      'scenarios[1].id: "A-1" is the id of entry 0 too; expected an id of its own',
    ],
    [
      "slot that a customer cannot fill",
      (_, one) => one.openings.push("Ask {uncle}."),
      'scenarios[0].openings: "{uncle}" is no detail of persona "dana"',
    ],
    [
      "more needs than items",
      (_, one) => {
        one.needs.needed = 99;
      },
      "scenarios[0].needs.needed: 99 of",
    ],
    [
      "difficulty twice",
      (file) => {
        second(file.difficulties).level = 1;
      },
      "difficulties: the levels are 1, 1, 3; expected 1, 2 and 3, once each",
    ],
    [
      "meter out of range",
      (file) => {
        first(file.difficulties).trust = 101;
      },
      "difficulties[0].trust: 101 is out of range; expected 0 to 100",
    ],
    ["blank wording", (_, one) => one.openings.push(" "), "scenarios[0].openings[4]: blank; expected a text"],
  ];
  test.each(wrong)("%s is found", (_, change, expected) => {
    const file = exported();
    change(file, first(file.scenarios));
    expect(problemsOf(file)).toContainEqual(expect.stringContaining(expected));
  });
});

describe("word patterns", () => {
  test.each([
    ["(", "Unterminated group"],
    ["a)|(?:b", "Unmatched ')'"],
    ["(a+)+b", "too many ways"],
    ["(?:a|a)*b", "too many ways"],
    ["(?:\\w+){0,4}b", "too many ways"],
    ["a.*b.*c.*d", "too many ways"],
    ["Premium", "a capital letter never matches"],
    ["x?", "matches any line"],
    ["a".repeat(501), "501 characters; expected 500 or fewer"],
  ])("%s is refused", (pattern, reason) => {
    const file = exported();
    first(first(file.scenarios).facts).asks.push(pattern);
    expect(problemsOf(file)).toEqual([expect.stringMatching(/^scenarios\[0\]\.facts\[0\]\.asks\[\d+\]: /)]);
    expect(problemsOf(file)[0]).toContain(reason);
  });

  test.each(["(?: \\w+){0,4}thing", "(?:a.*b|c.*d)e", "[(*]+thing", "\\(+thing", "\\bthings?\\b"])(
    "%s is taken",
    (pattern) => {
      const file = exported();
      first(first(file.scenarios).facts).asks.push(pattern);
      expect(parseLibraryFile(file).ok).toBe(true);
    },
  );
});

describe("a scenario to be added", () => {
  test("needs its compliance bait, since people are graded on it", () => {
    expect(
      unfinished((scenario) => {
        scenario.bait = null;
      }),
    ).toEqual(["scenarios[0].bait: no compliance bait; expected one, since the scenario is graded"]);
  });

  test("needs enough different wordings", () => {
    expect(
      unfinished((scenario) => {
        scenario.openings = Array(4).fill("Hello?");
      }),
    ).toEqual(["scenarios[0].openings: 1 different; expected 4 or more"]);
  });

  test("needs examples that the engine understands", () => {
    const changed = unfinished((scenario) => {
      first(scenario.needs.items).exampleQuestion = "Bananas?";
      first(scenario.gaps).exampleLine = "Bananas are yellow.";
      if (scenario.bait) scenario.bait.safeLine = "Yes, absolutely.";
    });
    expect(changed.map((problem) => problem.split(":")[0])).toEqual([
      "scenarios[0].needs.items[0].exampleQuestion",
      "scenarios[0].gaps[0].exampleLine",
      "scenarios[0].bait.safeLine",
    ]);
  });

  test("can be tried with a single wording of everything", () => {
    const file = exported();
    const draft = first(file.scenarios);
    Object.assign(draft, {
      id: "DRAFT",
      openings: draft.openings.slice(0, 1),
      facts: draft.facts.map((fact) => ({ ...fact, says: fact.says.slice(0, 1), more: [] })),
      bait: null,
      exits: { agreed: [], softYes: [], politeNo: [], walkedAway: [] },
      asks: [],
      freeTimes: [],
      chatter: {},
    });
    const library = accepted(file);
    const kinds: AgentKind[] = ["strong", "fair", "weak", "rude"];
    for (const kind of kinds) {
      const practice = assemblePractice({ scenarioId: "DRAFT", personaId: "dana", level: 3, seed: 3 }, library);
      if (!practice) throw new Error("a draft can be practised");
      const exchanges = converse(practice, kind);
      expect(exchanges.at(-1)?.state.exit, kind).not.toBeNull();
      for (const { move } of exchanges) expect(move.line).not.toBe("");
    }
  });
});

function exported(): LibraryFile {
  return structuredClone(libraryFileOf(builtInLibrary));
}

function accepted(file: unknown): Library {
  const parsed = parseLibraryFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.library;
}

function problemsOf(file: unknown): string[] {
  const parsed = parseLibraryFile(file);
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`);
}

function unfinished(change: (scenario: Scenario) => void): string[] {
  const file = exported();
  change(first(file.scenarios));
  return findUnfinished(accepted(file)).map(({ path, message }) => `${path}: ${message}`);
}

function first<Entry>([entry]: readonly Entry[]): Entry {
  if (entry === undefined) throw new Error("the list is empty");
  return entry;
}

function second<Entry>([, ...rest]: readonly Entry[]): Entry {
  return first(rest);
}
