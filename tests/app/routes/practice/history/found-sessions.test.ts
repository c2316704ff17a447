import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { FoundSessions } from "#app/routes/practice/history/found-sessions.tsx";
import type { HistoryPage } from "#core/pages/history-page.ts";

const EMPTY: HistoryPage = {
  viewer: { id: "u1", email: "dana@agency.example", fullName: "Dana Reyes", isAdmin: false, timeZone: "UTC" },
  filter: {
    text: "",
    scenario: null,
    line: null,
    customer: null,
    kind: null,
    least: null,
    most: null,
    finding: null,
    archived: false,
  },
  choices: { scenarios: [], customers: [], findings: [] },
  search: null,
  sessions: [],
  isFirst: true,
  next: null,
  isPartial: false,
  deleted: [],
  exports: [],
  nowMs: 0,
  timeZone: "UTC",
};

function htmlOf(page: HistoryPage): string {
  const App = createRoutesStub([{ path: "*", Component: () => createElement(FoundSessions, { page }) }]);
  return renderToString(createElement(App));
}

test("an empty list says how words are looked for only where words were looked for", () => {
  const filtered = htmlOf({ ...EMPTY, filter: { ...EMPTY.filter, kind: "drill" } });
  expect(filtered).toContain("No session matches.");
  expect(filtered).not.toContain("Whole words");
  const searched = htmlOf({
    ...EMPTY,
    filter: { ...EMPTY.filter, text: "roof", kind: "drill" },
    search: { hasWords: true, isCut: false, ignored: 0 },
  });
  expect(searched).toContain("No session matches. Whole words are looked for, with whatever usual ending.");
});
