import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { routeName } from "#workers/route-name.ts";

test("every page is logged by the first part of its path", () => {
  const paths = pathsOf(routes).filter((path) => path !== "*");
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) expect(routeName(`/${path}`), path).toBe(path.split("/")[0]);
});

test("so is every call", () => {
  const mounted = readFileSync(join(import.meta.dirname, "../../workers/api/mounted.ts"), "utf8");
  const paths = [...mounted.matchAll(/\.route\("\/([\w/]+)"/g)].map(([, path = ""]) => path);
  expect(paths).toContain("auth/v1");
  for (const path of paths) expect(routeName(`/${path}`), path).toBe(path.split("/")[0]);
});

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? pathsOf(entry.children) : [entry.path ?? ""]));
}
