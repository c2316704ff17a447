import { expect, test } from "vitest";
import { parsePost } from "#core/blog/post.ts";

const HEAD = "---\ntitle: Asking why now\ndate: 2026-12-01\nsummary: The reason to buy.\n---\n";

test("a post has a head, and paragraphs, headings and lists", () => {
  const body = "\nOne\ntwo.\n\n## Then\n\n- first\n- second\n\n<b>Three</b>\n";
  expect(parsePost("asking-why-now", HEAD + body)).toEqual({
    slug: "asking-why-now",
    title: "Asking why now",
    date: "2026-12-01",
    summary: "The reason to buy.",
    blocks: [
      { kind: "paragraph", text: "One two." },
      { kind: "heading", text: "Then" },
      { kind: "list", items: ["first", "second"] },
      { kind: "paragraph", text: "<b>Three</b>" },
    ],
  });
});

test.each(["", "No head", HEAD.replace("2026-12-01", "soon"), HEAD.replace("title: Asking why now\n", "")])(
  "a file without a whole head is refused",
  (text) => {
    expect(() => parsePost("broken", text)).toThrow("The post broken needs a title, a date and a summary at its top.");
  },
);
