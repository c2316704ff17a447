import { createElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import {
  keepPart,
  partMark,
  RenderedOnce,
  renderOnceWith,
  unlessRendered,
  withKeptParts,
} from "#app/ui/site/rendered-once.tsx";

let renderings = 0;
function Greeting(props: { name: string }) {
  renderings += 1;
  return createElement("p", null, `Hello ${props.name} <!--once:styles-->`);
}
const page = (name: string, given: { name: string } | null) =>
  new TextDecoder().decode(
    withKeptParts(renderToString(createElement(RenderedOnce<{ name: string }>, { name, of: Greeting, given }))),
  );

afterAll(() => renderOnceWith(null));

test("where nobody says how, a part is rendered like any other", () => {
  expect(
    renderToString(
      createElement(RenderedOnce<{ name: string }>, { name: "plain", of: Greeting, given: { name: "Ann" } }),
    ),
  ).toContain("<p>Hello Ann");
});

test("a part is rendered once, and then needs nothing", () => {
  renderOnceWith(renderToStaticMarkup);
  renderings = 0;
  expect(unlessRendered("greeting", () => ({ name: "Ann" }))).toEqual({ name: "Ann" });
  const first = page("greeting", { name: "Ann" });
  expect(first).toBe('<div class="contents"><p>Hello Ann &lt;!--once:styles--&gt;</p></div>');
  expect(unlessRendered("greeting", () => ({ name: "Bob" }))).toBeNull();
  expect(page("greeting", null)).toBe(first);
  expect(renderings).toBe(1);
});

test("a part that was never rendered asks for its props", () => {
  expect(() => page("unknown", null)).toThrow("The part unknown is not rendered yet");
});

test("a part that is there from the start takes the place of its mark", () => {
  keepPart("styles", "p{color:“red”}");
  const html = `<style>${partMark("styles")}</style>`;
  expect(new TextDecoder().decode(withKeptParts(html))).toBe("<style>p{color:“red”}</style>");
});
