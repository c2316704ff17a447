import { expect, test } from "vitest";
import { personas } from "#core/library/library.ts";
import { stateNote, stateRulesOf, stateTable } from "#core/scoring/compliance/states.ts";

test("the table holds the fifty states and the District of Columbia, each once", () => {
  expect(new Set(stateTable.map(({ name }) => name)).size).toBe(51);
  expect(stateTable).toHaveLength(51);
});

test("every customer of the library lives in a state of the table", () => {
  for (const { town } of personas) expect(stateRulesOf(town), town).not.toBeNull();
});

test("the states that want everybody's consent to a recording are told from those whose lists disagree", () => {
  const of = (recording: string) => stateTable.filter((state) => state.recording === recording).length;
  expect([of("all-party"), of("disputed")]).toEqual([9, 5]);
  expect(stateRulesOf("Worcester, Massachusetts")?.recording).toBe("all-party");
  expect(stateRulesOf("Grand Rapids, Michigan")?.recording).toBe("disputed");
  expect(stateRulesOf("Columbus, Ohio")?.recording).toBe("one-party");
});

test("the note says which state was assumed, and speaks of rebates only where one was offered", () => {
  expect(stateNote("Worcester, Massachusetts", [])).toBe(
    "Assumed state: Massachusetts. Everybody on a call has to agree to its recording there. Check the rules of your own state.",
  );
  expect(stateNote("Columbus, Ohio", ["R3"])).toContain("Rebates are forbidden there");
  expect(stateNote("Miami, Florida", ["R3"])).toContain("allowed there under conditions");
});

test("a place without a state gets no note", () => {
  expect(stateNote("Paris", ["R3"])).toBeNull();
});
