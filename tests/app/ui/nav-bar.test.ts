import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NavBar } from "#app/ui/nav-bar.tsx";
import type { Viewer } from "#core/identity/viewer.ts";

const viewer: Viewer = {
  id: "u1",
  email: "dana@agency.example",
  fullName: "Dana Whitfield",
  isAdmin: false,
  timeZone: "America/New_York",
};

function bar(path: string, who: Viewer | null): string {
  const router = createMemoryRouter([{ path: "*", element: createElement(NavBar, { viewer: who }) }], {
    initialEntries: [path],
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("signed out, it offers to sign in and nothing of the app", () => {
  const html = bar("/", null);
  expect(html).toContain('href="/auth"');
  expect(html).not.toContain('href="/dashboard"');
  expect(html).not.toContain("Sign out");
});

test("the Dashboard link of the bar is hidden on the dashboard; the menu keeps its own", () => {
  const links = (html: string) => html.match(/href="\/dashboard"/g)?.length;
  expect(links(bar("/chat", viewer))).toBe(2);
  expect(links(bar("/dashboard", viewer))).toBe(1);
});

test("on the dashboard its word stays in the bar, as the place one is at", () => {
  expect(bar("/dashboard", viewer)).toMatch(/<span aria-current="page"[^>]*>Dashboard<\/span>/);
  expect(bar("/chat", viewer)).toMatch(/<a aria-current="page"[^>]*href="\/chat"/);
});

test("the menu shows the first letter of the name, the name and the e-mail, and signs out by a form post", () => {
  const html = bar("/chat", { ...viewer, fullName: "Jordan Whitfield" });
  expect(html).toMatch(/>J<\/span>/);
  expect(html).toContain("Jordan Whitfield");
  expect(html).toContain("dana@agency.example");
  expect(html).toMatch(/<form[^>]*action="\/auth\/sign-out"[^>]*method="post"/);
});

test("without a name it says User", () => {
  expect(bar("/chat", { ...viewer, fullName: "" })).toContain(">User<");
});

test("only an admin is shown Manage Users", () => {
  expect(bar("/chat", viewer)).not.toContain("Manage Users");
  expect(bar("/chat", { ...viewer, isAdmin: true })).toMatch(/href="\/admin"[^>]*>.*Manage Users/);
});
