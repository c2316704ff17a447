import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { pageRows } from "#tests/support/authorisation/pages.ts";

// The table of who may do what (tests/support/authorisation/pages.ts) has every page and every button. That it is so is
// tried over
// HTTP in tests/browser/page-access.test.ts; this only makes sure that nothing is left out.

const app = join(import.meta.dirname, "../../app");
/** Buttons that only development has. */
const DEVELOPMENT_ONLY = ["demo"];

test("every page is in the table", () => {
  const looked = pageRows.filter(({ intent }) => intent === undefined).map(({ page }) => page);
  expect([...new Set(looked)].sort()).toEqual(
    pagesOf(routes)
      .map(({ path }) => path)
      .sort(),
  );
});

test("so is every page that takes a form", () => {
  const pressed = pageRows.filter(({ intent }) => intent !== undefined).map(({ page }) => page);
  const taking = pagesOf(routes).filter(({ file }) =>
    /export (async )?(function|const) action\b/.test(readFileSync(join(app, file), "utf8")),
  );
  expect([...new Set(pressed)].sort()).toEqual(taking.map(({ path }) => path).sort());
});

test("and every intent that a form posts or an action asks for", () => {
  const named = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(app, name), "utf8").matchAll(INTENT)])
    .map((match) => match.slice(1).find(Boolean) ?? "");
  const pressed = pageRows.flatMap(({ intent }) => intent || []);
  expect([...new Set(pressed), ...DEVELOPMENT_ONLY].sort()).toEqual([...new Set(named)].sort());
});

test("in the practice layout whoever is signed out is sent to sign in", () => {
  const guarded = new Set(pagesOf(routes).flatMap(({ path, isGuarded }) => (isGuarded ? path : [])));
  expect(guarded).toContain("dashboard");
  const open = pageRows.filter(
    ({ page, intent, outcomes }) =>
      guarded.has(page) && page !== "chat/script" && intent === undefined && outcomes[0] !== "to /auth",
  );
  expect(open).toEqual([]);
});

/** `intent === "x"`, `form.get("intent") !== "x"`, `name="intent" value="x"`, `intent="x"`, `set("intent", "x")`. */
const INTENT =
  /intent"?\)? [=!]== "([\w-]+)"|name="intent"\s+value="([\w-]+)"|\bintent="([\w-]+)"|set\("intent", "([\w-]+)"\)/g;

function pagesOf(
  entries: readonly RouteConfigEntry[],
  isGuarded = false,
): { path: string; file: string; isGuarded: boolean }[] {
  return entries.flatMap((entry) => {
    const guarded = isGuarded || entry.file === "routes/practice/practice-layout.tsx";
    return entry.children
      ? pagesOf(entry.children, guarded)
      : [{ path: entry.path ?? "", file: entry.file, isGuarded: guarded }];
  });
}
