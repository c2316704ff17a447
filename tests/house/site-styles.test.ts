import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const app = resolve(import.meta.dirname, "../../app");

test("what public pages are made of uses no space-* and no divide-*, against which every element is held", () => {
  const sources = ["ui", "routes/site"].flatMap((folder) => sourcesBelow(join(app, folder)));
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((file) => ONE_OF_THEM.test(readFileSync(file, "utf8")))).toEqual([]);
});

test.each(["space-y-2", "sm:divide-x", "-space-x-4", "md:hover:divide-line/60"])("%s would be found", (name) => {
  expect(`<ul className="flex ${name} gap-2">`).toMatch(ONE_OF_THEM);
});

const ONE_OF_THEM = /(?<=["'`\s:])-?(?:space|divide)-[a-z[]/;

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}
