import { describe, expect, test } from "vitest";
import type { Objection } from "#core/scenarios/schema.ts";
import { objectionsPreparedFor } from "#core/scripts/script-objections.ts";
import { HOME_SCRIPT, LIFE_OBJECTIONS_SCRIPT } from "#tests/support/sales-scripts.ts";

function objection(id: string, says: string[], scriptCues: string[] = [], title = id): Objection {
  return {
    id,
    line: "any",
    title,
    says,
    saysAgain: [],
    behind: "",
    opensWhen: "",
    reveals: [],
    concedes: [],
    exampleAcknowledge: "",
    exampleExplore: "",
    exampleAnswer: "",
    answerKeys: [],
    scriptCues,
    trigger: "turn",
  };
}

const LOYAL = objection("H4", ["I've been with them 22 years."]);
const DEDUCTIBLE = objection("H5", ["That deductible is huge."], ["deductible[^.]{0,20}(huge|high)"]);
const THINK = objection("X1", ["I need to think about it."]);
const SPOUSE = objection("L2", ["I need to talk to my wife."], ["talk to (my|your) (wife|husband|spouse)"]);
const WORK = objection("L1", ["I'm covered through work."], ["cover(ed|age) (through|at) work"]);
const ONLINE = objection("A5", ["I'll just do it online."], ["do (it|this) online"]);

describe("the objections a script prepares for", () => {
  test("they come in the order of the script, not of the library", () => {
    expect(objectionsPreparedFor(HOME_SCRIPT, [DEDUCTIBLE, ONLINE, LOYAL])).toEqual(["H4", "H5"]);
    expect(objectionsPreparedFor(LIFE_OBJECTIONS_SCRIPT, [WORK, SPOUSE, ONLINE, THINK])).toEqual(["X1", "L2", "L1"]);
  });

  test("cues are read in lower case and with straight apostrophes", () => {
    const cue = objection("Q", [], ["don't want that tracking"]);
    expect(objectionsPreparedFor("They DON\u2019T WANT that tracking thing", [cue])).toEqual(["Q"]);
  });

  test("the customer's wording is found without a cue, other punctuation and small changes allowed", () => {
    const forty = objection("A2", ["You're forty dollars higher than my company."]);
    expect(
      objectionsPreparedFor("Objection: \u201cyou\u2019re forty dollars higher than the other company\u201d", [forty]),
    ).toEqual(["A2"]);
  });

  test("the title counts too", () => {
    expect(
      objectionsPreparedFor("Section 4: Happy with my carrier", [objection("A1", [], [], "Happy with my carrier")]),
    ).toEqual(["A1"]);
  });

  test("telling words spread over several lines are no objection", () => {
    const flood = objection("H2", ["I'm not in a flood zone, my street is dry."]);
    expect(
      objectionsPreparedFor("We also sell flood cover.\nWhich zone are you in?\nIs your street dry?", [flood]),
    ).toEqual([]);
  });

  test("a common phrase inside another sentence is no objection", () => {
    expect(objectionsPreparedFor("I think about my customers a lot.", [THINK])).toEqual([]);
  });

  test("five at most, the first five", () => {
    const many = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot"].map((word) => objection(word, [], [word]));
    expect(objectionsPreparedFor("foxtrot echo delta charlie bravo alpha", many)).toEqual([
      "foxtrot",
      "echo",
      "delta",
      "charlie",
      "bravo",
    ]);
  });

  test("an empty script prepares for nothing", () => {
    expect(objectionsPreparedFor("", [LOYAL, DEDUCTIBLE])).toEqual([]);
  });
});
