import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { withoutNames } from "#core/conversations/without-names.ts";
import { labelledLine } from "#core/scoring/labelled-line.ts";
import { disputedLines } from "#tests/eval/compliance/training/disputed-lines.ts";
import { testFolder } from "#tests/support/test-folder.ts";

test("a settled dispute of a rule teaches it, and what is open or of a check teaches nothing", () => {
  const dispute = { heard: "Is it safe?", said: "You can count on the carrier.", reason: "" };
  const exported = [
    { ...dispute, finding: "R1", status: "accepted" },
    { ...dispute, finding: "R7", status: "upheld" },
    { ...dispute, finding: "R2", status: "open" },
    { ...dispute, finding: "listening.reflected", status: "accepted" },
  ] as const;
  const file = join(testFolder(), "disputed-lines.jsonl");
  writeFileSync(file, exported.map((one) => `${JSON.stringify(labelledLine(one))}\n`).join(""));
  const { heard, said } = dispute;
  expect(disputedLines(pathToFileURL(file))).toEqual([
    { heard, said, breaks: [], mayAlso: [], about: "R1" },
    { heard, said, breaks: ["R7"], mayAlso: [], about: "R7" },
  ]);
});

test.each([
  ["This is Pat Agent, is that Dana?", "This is [AGENT NAME] [AGENT NAME], is that [CUSTOMER NAME]?"],
  ["pat here, write me at pat.agent@harbor.example", "[AGENT NAME] here, write me at [EMAIL]"],
  ["Call 702-555-0142 or quote policy 8812345.", "Call [NUMBER] or quote policy [NUMBER]."],
  ["It is 1,352 dollars, 50/100, since 2019.", "It is 1,352 dollars, 50/100, since 2019."],
  ["The patio is fine.", "The patio is fine."],
])("a line for people who need not know who said it has no names: %s", (text, masked) => {
  expect(withoutNames(text, { agent: ["Pat Agent"], customer: ["Dana Whitfield"] })).toBe(masked);
});
