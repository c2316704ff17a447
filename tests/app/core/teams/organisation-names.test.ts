import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { cleanName, isName } from "#core/teams/organisation-name.ts";
import { isReservedSlug, isSlug, slugOfName, slugWithEnding } from "#core/teams/organisation-slug.ts";

test("a name may be in any script, with emoji, and has 1 to 200 characters", () => {
  for (const name of ["A", "وكالة التأمين", "👩‍👩‍👧 Insurance", "é".repeat(200), "🏠".repeat(200)])
    expect(isName(cleanName(name)), name).toBe(true);
  for (const name of ["", "   ", "\u200d", "\u202e", "é".repeat(201), "🏠".repeat(201)])
    expect(isName(cleanName(name)), name).toBe(false);
});

test("a name cannot turn the direction of what stands beside it, nor bring tags or line ends", () => {
  expect(cleanName(" Harbor\u202e\n <b>Agency</b> ")).toBe("Harbor bAgency/b");
  expect(cleanName("👩‍👩‍👧")).toBe("👩‍👩‍👧");
});

test("an address is made of the name's Latin letters and digits", () => {
  expect(slugOfName("Harbor & Sons, Ltd.")).toBe("harbor-sons-ltd");
  expect(slugOfName("Café Müller")).toBe("cafe-muller");
  expect(slugOfName("وكالة")).toBe("organization");
  expect(slugOfName("🏠")).toBe("organization");
  expect(slugOfName("A")).toBe("a-team");
  expect(slugOfName("x".repeat(200))).toBe("x".repeat(60));
});

test("an address is never one of the site's own", () => {
  const first = new Set(pathsOf(routes).map((path) => (path.split("/")[0] ?? "").split(".")[0] ?? ""));
  first.delete("");
  first.delete("*");
  expect(first.size).toBeGreaterThan(15);
  for (const segment of first) {
    expect(isReservedSlug(segment), segment).toBe(true);
    expect(slugOfName(segment), segment).toBe(`${segment}-team`);
  }
});

test("every address that is made is one that may be chosen", () => {
  for (const name of ["Harbor", "A", "🏠", "-a-", "x".repeat(70), "admin"]) {
    const slug = slugOfName(name);
    expect(isReservedSlug(slug), slug).toBe(false);
    for (const one of [slug, slugWithEnding(slug, "id-0042")]) expect(isSlug(one), one).toBe(true);
  }
  for (const slug of ["a", "-ab", "ab-", "Ab", "a b", "a/b", "x".repeat(61)]) expect(isSlug(slug), slug).toBe(false);
});

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? pathsOf(entry.children) : [entry.path ?? ""]));
}
