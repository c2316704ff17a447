import { expect, test } from "vitest";
import { readSources } from "#tests/support/source-files.ts";

const sources = readSources(["app", "workers"]);

test("what asks Stripe is in no module that is loaded at the start, or with a page", () => {
  const pages = sources.map(({ path }) => path).filter((path) => /^app\/(routes|ui|middleware|browser)\//.test(path));
  const loaded = staticallyLoaded(["workers/app.ts", "app/root.tsx", "app/entry.server.tsx", ...pages]);
  expect(loaded.size).toBeGreaterThan(500);
  const asking = [...loaded].filter(
    (path) =>
      path === "stripe" ||
      /^workers\/adapters\/stripe\/stripe-/.test(path) ||
      /^workers\/services\/billing\/(billing|sync-subscription|stripe-events|nightly-reading|seats|leaving)\.ts$/.test(
        path,
      ),
  );
  expect(asking).toEqual([]);
});

test("only the adapter knows Stripe's package", () => {
  const knowing = sources
    .filter(({ imports }) => imports.some(({ from }) => from === "stripe"))
    .map(({ path }) => path);
  expect(knowing).toEqual(["workers/adapters/stripe/stripe-client.ts"]);
});

/** Files and packages that are there once these are, without what is loaded when it is reached. */
function staticallyLoaded(entries: readonly string[]): Set<string> {
  const files = new Map(sources.map((file) => [file.path, file]));
  const seen = new Set(entries);
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const { from, typeOnly, lazy } of files.get(path)?.imports ?? []) {
      if (typeOnly || lazy || seen.has(from)) continue;
      seen.add(from);
      open.push(from);
    }
  return seen;
}
