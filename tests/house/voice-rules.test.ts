import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const spec = readFileSync(resolve(root, "app/core/voice/SPEC.md"), "utf8");
const tests = globSync("tests/**/voice/**/*.test.ts", { cwd: root }).map((path) =>
  readFileSync(resolve(root, path), "utf8"),
);

/** What tests are called, as it is written. */
const titles = new Set(
  tests.flatMap((text) =>
    [...text.matchAll(/\b(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*["`](.*?)["`],/g)].map((match) => match[1] ?? ""),
  ),
);

test("every rule of a live call is named by a test, and no test names a rule that is none", () => {
  const rules = [...spec.matchAll(/^- \[(R\d+)\]/gm)].map((match) => match[1] ?? "");
  const named = new Set(
    [...titles].flatMap((title) => [...title.matchAll(/\[(R\d+)\]/g)].map((match) => match[1] ?? "")),
  );
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.filter((rule) => !named.has(rule))).toEqual([]);
  expect([...named].filter((rule) => !rules.includes(rule))).toEqual([]);
});

test("every fault has the tests that are named beside it", () => {
  const faults = spec
    .slice(spec.indexOf("## Faults"))
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
  const named = faults.slice(1).map((line) => [...line.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ""));
  expect(named.filter((titlesOfFault) => titlesOfFault.length === 0)).toEqual([]);
  expect(named.flat().filter((title) => !titles.has(title))).toEqual([]);
});
