import { expect, test } from "vitest";
import { readSources } from "#tests/support/source-files.ts";

test("what public pages are made of uses no space-* and no divide-*, against which every element is held", () => {
  const sources = readSources(["app/ui", "app/routes/site"]);
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter(({ text }) => ONE_OF_THEM.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each(["space-y-2", "sm:divide-x", "-space-x-4", "md:hover:divide-line/60"])("%s would be found", (name) => {
  expect(`<ul className="flex ${name} gap-2">`).toMatch(ONE_OF_THEM);
});

const ONE_OF_THEM = /(?<=["'`\s:])-?(?:space|divide)-[a-z[]/;
