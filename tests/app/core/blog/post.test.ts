import { expect, test } from "vitest";
import { parsePost } from "#core/blog/post.ts";

const HEAD = "---\ntitle: Asking why now\ndate: 2026-12-01\nsummary: The reason to buy.\n---\n";

test("a post has a head, and its text in Markdown", () => {
  expect(parsePost("asking-why-now", `${HEAD.replaceAll("\n", "\r\n")}\nOne **two**.\n`)).toEqual({
    slug: "asking-why-now",
    title: "Asking why now",
    date: "2026-12-01",
    summary: "The reason to buy.",
    text: "\nOne **two**.\n",
  });
});

test.each(["", "No head", HEAD.replace("2026-12-01", "soon"), HEAD.replace("title: Asking why now\n", "")])(
  "a file without a whole head is refused",
  (text) => {
    expect(() => parsePost("broken", text)).toThrow("The post broken needs a title, a date and a summary at its top.");
  },
);
