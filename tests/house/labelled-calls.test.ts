import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { callLines, callPieces, type LabelledCall, readCalls } from "#tests/eval/questions/call-lines.ts";

const CALL = `# A-1 dana

## 12 p1-a
C: Hi, mine went up two hundred dollars.
A: Ouch. So who drives the cars? And the deductible, what is it, five hundred or a thousand?
= drivers.list / drivers.teen | so who drives the cars
= policy.deductible | and the deductible what is it five hundred or a thousand
C: Greg. And I do.
A: Greg who? You mean your husband, right?
= -repeat | greg who
= - | you mean your husband right
C: Yes.
A: Does Thursday work?
= -propose | does thursday work
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function read(text: string): LabelledCall[] {
  const folder = mkdtempSync(join(tmpdir(), "calls-"));
  folders.push(folder);
  writeFileSync(join(folder, "a-1-dana.txt"), text);
  return readCalls(pathToFileURL(`${folder}/`));
}

test("each piece that asks is learned with what was said before it, once for each slot that fits", () => {
  const lines = callLines(read(CALL)).map(({ slot, text, author, customer, context }) => ({
    slot,
    text,
    author,
    customer,
    said: context.said,
    lastSlot: context.lastSlot,
  }));
  const all = { author: "calls-12", customer: "A-1-dana" };
  const first = { ...all, said: "hi mine went up two hundred dollars" };
  expect(lines).toEqual([
    { ...first, slot: "drivers.list", text: "so who drives the cars", lastSlot: null },
    { ...first, slot: "drivers.teen", text: "so who drives the cars", lastSlot: null },
    { ...first, slot: "policy.deductible", text: expect.stringContaining("deductible"), lastSlot: "drivers.list" },
    { ...all, slot: "said", text: "greg your husband who", said: "greg and i do", lastSlot: "policy.deductible" },
    { ...all, slot: "none", text: "you mean your husband right", said: "greg and i do", lastSlot: "policy.deductible" },
    { ...all, slot: "none", text: "does thursday work", said: "yes", lastSlot: "policy.deductible" },
  ]);
});

test("what was asked before counts as told", () => {
  const told = read(CALL)
    .flatMap(callPieces)
    .map(({ heard }) => Object.keys(heard.told ?? {}));
  expect(told[0]).toEqual([]);
  expect(told.at(-1)).toEqual(expect.arrayContaining(["drivers.list", "policy.deductible"]));
});

test.each([
  ["= own.nothing | so who drives the cars", "A-1-dana is not asked for own.nothing"],
  ["so who drives the cars", "neither a turn nor a label"],
])("a line that is no label is refused: %s", (line, message) => {
  expect(() => read(`# A-1 dana\n\n## 12 p1-a\nA: So who drives the cars?\n${line}\n`)).toThrow(message);
});
