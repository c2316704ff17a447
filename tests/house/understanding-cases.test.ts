import { describe, expect, test } from "vitest";
import { findScenario } from "#core/library/library.ts";
import { topicsOfLine } from "#core/scenarios/discovery.ts";
import { LINES } from "#core/scenarios/schema.ts";
import { allActs, type Case, type Part, readCases, readTrainingCases } from "#tests/eval/understanding/cases.ts";

const PARTS: Part[] = ["seen", "unseen", "second-unseen"];
const cases: Record<Part, Case[]> = {
  seen: readCases("seen"),
  unseen: readCases("unseen"),
  "second-unseen": readCases("second-unseen"),
};
/** "Who drives the cars?": shorter lines are said by everybody in the same words. */
const SET_PHRASE_WORDS = 4;
const all = PARTS.flatMap((part) => cases[part]);

describe("the labelled agent lines", () => {
  test("are 640 or more, a third of them unseen", () => {
    expect(all.length).toBeGreaterThanOrEqual(640);
    expect(cases.unseen.length + cases["second-unseen"].length).toBeGreaterThanOrEqual(all.length / 3);
  });

  test.each(PARTS)("are speech in a quarter or more of the %s part", (part) => {
    const speech = cases[part].filter((one) => one.style === "speech");
    expect(speech.length).toBeGreaterThanOrEqual(cases[part].length / 4);
    for (const { text } of speech) expect(text).toMatch(/^[a-z0-9' ]+$/);
  });

  test("have ids of their own", () => {
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
  });

  test("never stand twice, so that no unseen line was seen", () => {
    const texts = all.map((one) => bare(one.text)).filter((text) => text !== "");
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test("are not among the lines that are learned from, when they are unseen and longer than a set phrase", () => {
    const learned = new Set(readTrainingCases().map((one) => bare(one.text)));
    const unseen = [...cases.unseen, ...cases["second-unseen"]]
      .map((one) => bare(one.text))
      .filter((text) => text.split(" ").length >= SET_PHRASE_WORDS);
    expect(unseen.filter((text) => learned.has(text)).length).toBe(0);
  });

  test.each(PARTS)("show every act three times or more in the %s part", (part) => {
    const rare = allActs.filter((act) => cases[part].filter((one) => one.acts.includes(act)).length < 3);
    expect(rare).toEqual([]);
  });

  test.each(PARTS)("cover every scenario's line of business and hold lines that do nothing, in the %s part", (part) => {
    const lines = new Set(cases[part].map((one) => findScenario(one.scenario)?.line));
    expect([...lines].sort()).toEqual([...LINES].sort());
    expect(cases[part].some((one) => one.acts.length === 0)).toBe(true);
  });

  test("ask after topics of their line, in lines that ask", () => {
    for (const one of all.filter((each) => each.asks !== undefined)) {
      const line = findScenario(one.scenario)?.line;
      if (!line) throw new Error(`${one.id}: no scenario ${one.scenario}`);
      expect(
        topicsOfLine(line).map((topic) => topic.id),
        one.id,
      ).toContain(one.asks);
      expect(one.acts, one.id).toContain("question");
    }
  });

  test("name each act once", () => {
    for (const one of all) expect(new Set(one.acts).size, one.id).toBe(one.acts.length);
  });
});

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, "")
    .replace(/ +/g, " ")
    .trim();
}
