import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Setup } from "#app/routes/practice/chat/practice-setup.tsx";
import { setupStage } from "#core/pages/chat-page.ts";

function setup(scenarioId: string, { path = "/chat", hasVoice = true } = {}): string {
  const stage = setupStage({ scenarioId, personaId: "", level: 1 });
  const element = createElement(Setup, { ...stage, hasVoice, practiceLeft: null });
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

const offersCustomers = (html: string) => /<legend[^>]*>Customer<\/legend><div class="[^"]*\bgrid\b[^"]*"/.test(html);
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*type="submit"[^>]*>.*?<\/button>/g)].map(([button]) => ({
    words: button.replace(/<[^>]*>/g, ""),
    isFirstChoice: button.includes("data-first-choice"),
  }));

test("the one customer of a scenario is shown; among several one chooses", () => {
  expect(setup("L-1")).toMatch(/<legend[^>]*>Customer<\/legend><div class="flex[^>]*>.*?Priya Raman/);
  expect(offersCustomers(setup("L-1"))).toBe(false);
  expect(offersCustomers(setup("A-1"))).toBe(true);
});

test("text or voice is on the button, and what was asked for is the one to press", () => {
  expect(buttonsOf(setup("A-1"))).toEqual([
    { words: "Start by voice", isFirstChoice: false },
    { words: "Start by text", isFirstChoice: true },
  ]);
  expect(buttonsOf(setup("A-1", { path: "/chat?call=1" }))).toEqual([
    { words: "Start by text", isFirstChoice: false },
    { words: "Start by voice", isFirstChoice: true },
  ]);
  expect(buttonsOf(setup("A-1", { hasVoice: false }))).toEqual([{ words: "Start by text", isFirstChoice: true }]);
});
