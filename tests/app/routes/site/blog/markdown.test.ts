import { marked } from "marked";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "#app/routes/site/blog/markdown.tsx";

const html = (text: string) =>
  renderToStaticMarkup(createElement(Markdown, { tokens: marked.lexer(text) })).replaceAll(/ class="[^"]*"/g, "");

test("a post has headings, emphasis, links, lists, quotations and code", () => {
  expect(html("## Why\n\nAsk **first**, *then* [show](/demo).\n\n- one\n- two `x`\n\n1. first\n\n> Said.\n\n---")).toBe(
    '<h2>Why</h2><p>Ask <strong>first</strong>, <em>then</em> <a href="/demo">show</a>.</p>' +
      "<ul><li>one</li><li>two <code>x</code></li></ul><ol><li>first</li></ol><blockquote><p>Said.</p></blockquote><hr/>",
  );
});

test("markup in a post is shown, not obeyed", () => {
  expect(html("<script>alert(1)</script>\n\nA <b onclick=x>bold</b> word & more")).toBe(
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>A &lt;b onclick=x&gt;bold&lt;/b&gt; word &amp; more</p>",
  );
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\\\evil.example",
])("a link to %s is only its words", (target) => {
  expect(html(`[words](${target})`)).toBe("<p>words</p>");
});

test.each(["https://agency.example/a?b=c", "mailto:hello@agency.example", "/resources/calculator", "#top"])(
  "a link to %s is a link",
  (target) => {
    expect(html(`[words](${target})`)).toBe(`<p><a href="${target}">words</a></p>`);
  },
);
