import { expect, test } from "vitest";
import { keepsCall } from "#app/routes/practice/call/keeps-call.ts";
import routes from "#app/routes.ts";

/** The addresses of a layout's pages, with something in place of what varies. */
function addressesBelow(file: string): string[] {
  const pages = routes.find((route) => route.file === file)?.children ?? [];
  return pages.map(({ path = "" }) => `/${path.replace(/:\w+\??/g, "x")}`);
}

test("every page below the layout that holds the call keeps it", () => {
  const pages = addressesBelow("routes/practice/practice-layout.tsx");
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter((path) => !keepsCall(path))).toEqual([]);
});

test("no other page does: there the call would end", () => {
  const outside = [...addressesBelow("routes/site/site-layout.tsx"), "/auth", "/auth/sign-out", "/accounting"];
  expect(outside.filter(keepsCall)).toEqual([]);
});
