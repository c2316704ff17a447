import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KEPT_WHERE } from "#app/content/kept-where.ts";

// "What is kept where" on the page of a person's data has everything that the code keeps, and nothing else.

const root = join(import.meta.dirname, "../..");
const made = KEPT_WHERE.flatMap(({ rows }) => rows.map((row) => row.made));

function files(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|js)$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") }));
}

function keysOf(store: "localStorage" | "sessionStorage"): string[] {
  const using = files("app").filter(({ text }) => text.includes(`${store}.`));
  return using.flatMap(({ path, text }) => {
    const keys = [...text.matchAll(/^const KEY = "([^"]+)";$/gm)].map(([, key]) => key ?? "");
    // Whoever uses a storage names its key so, or this test could not see it.
    expect(keys.length, path).toBe(1);
    return keys;
  });
}

test("every key of this browser's storage", () => {
  expect(made.flatMap(({ local = [] }) => local).sort()).toEqual(keysOf("localStorage").sort());
  expect(made.flatMap(({ session = [] }) => session).sort()).toEqual(keysOf("sessionStorage").sort());
  const databases = files("app").filter(({ text }) => /indexedDB\.|document\.cookie|caches\.open/.test(text));
  expect(databases).toEqual([]);
});

test("the one cache of the service worker", () => {
  const [, cache] =
    /^const CACHE = "([a-z-]+)\d+";$/m.exec(readFileSync(join(root, "public/service-worker.js"), "utf8")) ?? [];
  expect(made.flatMap(({ caches = [] }) => caches)).toEqual([cache]);
});

test("every cookie", () => {
  const text = files("workers").map((file) => file.text);
  const named = text.flatMap((code) => [
    ...[...code.matchAll(/"__Host-(\w+)"/g)].map(([, name]) => name ?? ""),
    ...[...code.matchAll(/^type CookieName = (.+);$/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ""),
    ),
  ]);
  expect([...new Set(named)].sort()).toEqual(made.flatMap(({ cookies = [] }) => cookies).sort());
});

test("every table of the database, once", () => {
  const tables = files("workers/adapters/d1/schema").flatMap(({ text }) =>
    [...text.matchAll(/sqliteTable\(\s*"(\w+)"/g)].map(([, name]) => name ?? ""),
  );
  expect(tables.length).toBeGreaterThan(70);
  expect(made.flatMap((one) => one.tables ?? []).sort()).toEqual(tables.sort());
});

test("every binding that holds something", () => {
  const toml = readFileSync(join(root, "wrangler.toml"), "utf8");
  const sections = toml.split(/^\[/m);
  const bound = sections.flatMap((section) => {
    const holds = /^(?:\[r2_buckets|\[kv_namespaces|\[durable_objects)/.test(section);
    const [, name] = /^(?:binding|name) = "(\w+)"$/m.exec(section) ?? [];
    return holds && name ? [name] : [];
  });
  expect(bound.length).toBeGreaterThan(4);
  expect(made.flatMap(({ stores = [] }) => stores).sort()).toEqual(bound.sort());
});
