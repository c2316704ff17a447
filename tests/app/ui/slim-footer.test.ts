import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MENUS } from "#app/ui/site/menus.ts";
import { SlimFooter } from "#app/ui/slim-footer.tsx";

const html = renderToStaticMarkup(createElement(SlimFooter, { isInTalk: false }));

test("people at work reach everything the public menus lead to, and the legal pages", () => {
  const targets = [
    ...MENUS.flatMap(({ links }) => links.map(({ to }) => String(to))),
    "/privacy-policy",
    "/refund-policy",
  ];
  for (const to of targets) expect(html).toContain(`href="${to}"`);
});

test("on a phone a talk has the screen to itself", () => {
  expect(html).not.toContain("max-lg:hidden");
  expect(renderToStaticMarkup(createElement(SlimFooter, { isInTalk: true }))).toContain("max-lg:hidden");
});
