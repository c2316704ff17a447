import { Mic } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createLucideIcon from "#app/ui/lucide-icon.ts";

const Drawn = createLucideIcon({
  name: "mic",
  size: 24,
  node: [
    ["path", { d: "M12 19v3", key: "npa21l" }],
    ["path", { d: "M19 10v2a7 7 0 0 1-14 0v-2", key: "1vc78b" }],
    ["rect", { x: "9", y: "2", width: "6", height: "13", rx: "3", key: "s6n7sd" }],
  ],
});

test.each([
  [{}],
  [{ "aria-hidden": true, strokeWidth: 1.75, className: "size-5 shrink-0" } as const],
  [{ width: 16, height: 16 }],
])("with %j an icon is what lucide itself makes of it", (given) => {
  const drawn = elementOf(renderToStaticMarkup(createElement(Drawn, given)));
  expect(drawn).toEqual(elementOf(renderToStaticMarkup(createElement(Mic, given))));
  expect(drawn.attributes).toContain('viewBox="0 0 24 24"');
});

/** The order of attributes says nothing. */
function elementOf(markup: string) {
  const [, tag = "", inside] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(markup) ?? [];
  return { attributes: tag.match(/[\w-]+="[^"]*"/g)?.sort(), inside };
}
