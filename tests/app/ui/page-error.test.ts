import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PageError, pageErrorTitle } from "#app/ui/page-error.tsx";

function page(error: unknown): string {
  const router = createMemoryRouter([{ path: "/", element: createElement(PageError, { error }) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test("a fault shows the default words and nothing of itself", () => {
  const html = page(new Error("D1_ERROR: no such table: users"));
  expect(html).toContain("Unexpected Application Error!");
  expect(html).not.toContain("D1_ERROR");
  expect(html).not.toContain("Reference");
});

test("a fault that was logged shows its reference", () => {
  expect(page(new ErrorResponse(500, "", { reference: "7d1f-22" }))).toContain("7d1f-22");
});

test("404 is the page that was not found, with the way home", () => {
  const html = page(new ErrorResponse(404, "", { title: "Not found", text: "other" }));
  expect(html).toContain("Oops! Page not found");
  expect(html).toMatch(/href="\/"[^>]*>Return to Home/);
});

test("every one of them stands between a bar with the public menus and a footer", () => {
  for (const error of [new Error("fault"), new ErrorResponse(404, "", null), new ErrorResponse(403, "", null)]) {
    const html = page(error);
    expect(html).toMatch(/<nav aria-label="Main"[\s\S]*href="\/resources\/calculator"[\s\S]*<main/);
    expect(html).toMatch(/<\/main>[\s\S]*<footer[\s\S]*href="\/refund-policy"/);
    expect(html).toContain('href="/dashboard"');
  }
});

test("where nobody was asked who is looking, both ways are open; who has no access has signed in", () => {
  expect(page(new ErrorResponse(404, "", null))).toContain("Sign In");
  expect(page(new ErrorResponse(403, "", null))).not.toContain("Sign In");
});

test("a refusal shows its own words and status", () => {
  const refusal = new ErrorResponse(403, "", {
    code: "forbidden",
    title: "Access Denied",
    text: "You do not have access to this.",
  });
  expect(page(refusal)).toContain("You do not have access to this.");
  expect(page(refusal)).toContain(">403<");
  expect(pageErrorTitle(refusal)).toBe("Access Denied");
});

test.each([["text"], [null], [{ title: 1, text: 2 }], [{ title: "only a title" }]])(
  "an answer with %j is a fault",
  (data) => {
    expect(pageErrorTitle(new ErrorResponse(400, "", data))).toBe("Unexpected Application Error!");
  },
);
