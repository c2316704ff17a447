import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { firstSegment, routesBySegment } from "#workers/routes-by-segment.ts";

test.each([
  "/",
  "/features",
  "/Features/",
  "/dashboard",
  "/DASHBOARD",
  "//dashboard",
  "/chat",
  "/chat/script",
  "/chat/5e1c",
  "/conversations/exports/7",
  "/conversations/7/session.md",
  "/resources/blog",
  "/resources/blog/rss.xml",
  "/resources/blog/first",
  "/resources/nowhere",
  "/team",
  "/team/people/import",
  "/team/join/abc",
  "/c/abc.jwt",
  "/.well-known/did.json",
  "/robots.txt",
  "/admin/disputes.jsonl",
  "/no-such-page",
  "/no/such/page",
])("%s leads to the same page among the routes of its first segment as among all", (path) => {
  const { below, anywhere } = routesBySegment(flat);
  const ids = below.get(firstSegment(path) ?? "") ?? anywhere;
  expect(ids.size).toBeLessThan(Object.keys(flat).length / 2);
  const among = (kept: (id: string) => boolean) => matchRoutes(tree(null, kept), path)?.map(({ route }) => route.id);
  expect(among((id) => ids.has(id))).toEqual(among(() => true));
});

test("every page is reached by its first segment, and what is escaped is compared with every route", () => {
  const { below, anywhere } = routesBySegment(flat);
  const reached = new Set([...anywhere, ...[...below.values()].flatMap((ids) => [...ids])]);
  expect([...reached].sort()).toEqual(Object.keys(flat).sort());
  expect(firstSegment("/%64ashboard")).toBeNull();
});

test("the data of a page is of its page", () => {
  expect(["/_root.data", "/dashboard.data", "/chat/5e1c.data"].map(firstSegment)).toEqual(["", "dashboard", "chat"]);
});

type Flat = Record<string, { parentId?: string; path?: string; index?: boolean }>;

/** As a build has them. */
const flat: Flat = { root: { path: "" }, ...flatten(routes, "root") };

function flatten(entries: readonly RouteConfigEntry[], parentId: string): Flat {
  return Object.assign(
    {},
    ...entries.map(({ file, path, index, children }) => ({
      [file]: { parentId, path, index },
      ...flatten(children ?? [], file),
    })),
  );
}

function tree(parentId: string | null, kept: (id: string) => boolean): RouteObject[] {
  return Object.entries(flat)
    .filter(([id, route]) => (route.parentId ?? null) === parentId && kept(id))
    .map(([id, { path, index }]) => {
      return index === true ? { id, index } : { id, path, children: tree(id, kept) };
    });
}
