import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { readyStage } from "#core/pages/chat-page.ts";
import { customerPlaces, pagesOf } from "#core/palette/destinations.ts";
import { matching, SHOWN_AT_FIRST } from "#core/palette/matching.ts";

const nobody = { isAdmin: false, isBilled: false, role: null, hasBoards: false } as const;

test("every customer of the palette is one that /chat begins", () => {
  const places = customerPlaces();
  expect(places.length).toBeGreaterThan(15);
  for (const { to } of places)
    expect(readyStage(new URL(to, "https://rolecall.example").searchParams, 1), to).toMatchObject({ phase: "ready" });
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
});

test("whoever may do more is shown all that others are, and more", () => {
  const shown = (role: "agent" | "manager" | "owner" | null) => pagesOf({ ...nobody, role }).map(({ to }) => to);
  expect(shown("agent")).toEqual(expect.arrayContaining(shown(null)));
  expect(shown("manager")).toEqual(expect.arrayContaining(shown("agent")));
  expect(shown("owner")).toEqual(expect.arrayContaining(shown("manager")));
  expect(shown("agent")).not.toContain("/team/people");
  expect(shown("manager")).not.toContain("/team/settings");
  expect(shown("owner").some((to) => to.startsWith("/admin"))).toBe(false);
});

test("every page of the app that has an address of its own is offered to somebody", () => {
  const everybody = pagesOf({ isAdmin: true, isBilled: true, role: "owner", hasBoards: true }).map(({ to }) => to);
  expect(new Set(everybody).size).toBe(everybody.length);
  const layout = routes.find(({ file }) => file === "routes/practice/practice-layout.tsx");
  const addresses = (layout?.children ?? []).flatMap(({ path = "", file }) =>
    path.includes(":") || !file.endsWith(".tsx") ? [] : `/${path}`,
  );
  expect(addresses.filter((address) => !everybody.includes(address)).sort()).toEqual(LED_TO.toSorted());
});

/** Steps of something else, which lead back to it. */
const LED_TO = ["/account/two-step", "/billing/limit", "/chat/script", "/team/calibration/new", "/team/people/import"];

test("words are found in any order, without case and accents, and what begins so comes first", () => {
  const all = [
    { label: "Badges", detail: "Account" },
    { label: "Start: Núñez, Home renewal", detail: "Home" },
    { label: "Home", detail: "" },
  ];
  expect(matching(all, "HOME nunez").map(({ label }) => label)).toEqual(["Start: Núñez, Home renewal"]);
  expect(matching(all, "home")[0]?.label).toBe("Home");
  expect(matching(all, "nothing of it")).toEqual([]);
});

test("while nothing is typed a few are shown", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ label: `Session ${index}`, detail: "" }));
  expect(matching(many, "  ?! ")).toHaveLength(SHOWN_AT_FIRST);
});
