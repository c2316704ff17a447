import { basename } from "node:path";
import { expect, test } from "vitest";
import { readSources } from "#tests/support/source-files.ts";

const sources = readSources(["app", "workers"]);

test("no file is named after a drawer", () => {
  const drawers = sources
    .filter((file) => /(^|\/)(utils?|helpers?|misc|common|manager)(\/|\.)/.test(file.path))
    .map((file) => file.path);
  expect(drawers).toEqual([]);
});

test("no two files are told apart by an s at the end alone", () => {
  const names = new Set(sources.map(({ path }) => nameOf(path)));
  expect([...names].filter((name) => names.has(`${name}s`))).toEqual([]);
});

test("no two files about who somebody is have names that differ by one letter", () => {
  const names = [...new Set(sources.filter(({ path }) => /\/identity\//.test(path)).map(({ path }) => nameOf(path)))];
  const alike = names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => differsByOne(name, other))
      .map((other) => `${name} ~ ${other}`),
  );
  expect(alike).toEqual(["auth ~ oauth"]);
});

test("no more than three files have one name, each on a shelf of its own", () => {
  const places = new Map<string, string[]>();
  for (const { path } of sources) places.set(nameOf(path), [...(places.get(nameOf(path)) ?? []), path]);
  const crowded = [...places.values()].filter((paths) => paths.length > 3);
  expect(crowded).toEqual([]);
  const sameShelf = [...places.values()].filter((paths) => new Set(paths.map(shelfOf)).size < paths.length);
  expect(sameShelf).toEqual([]);
});

test("two names that differ by one letter are found", () => {
  expect([
    differsByOne("sign-in", "sign-ins"),
    differsByOne("sign-in", "sign-up"),
    differsByOne("home", "dome"),
  ]).toEqual([true, false, true]);
});

function nameOf(path: string): string {
  return basename(path).replace(/\.d\.ts$|\.tsx?$/, "");
}

/** What the code there may touch. */
function shelfOf(path: string): string {
  return /^(?:app\/(?:core|browser|content|node|routes|ui)|workers\/\w+)\//.exec(path)?.[0] ?? "app/";
}

function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.length === short.length ? short.slice(start + 1) : short.slice(start);
  return long.slice(start + 1) === rest && long !== short;
}
