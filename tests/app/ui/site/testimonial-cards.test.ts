import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testimonials } from "#app/content/testimonials.ts";
import { TestimonialCards } from "#app/ui/site/testimonial-cards.tsx";
import { renderPublicPages } from "#tests/support/public-pages.ts";

test("a customer whom the owner set is shown with name, role, company, words, stars and picture", () => {
  const one = {
    name: "Ada Real",
    role: "Owner",
    company: "Real Agency",
    content: "It helps.",
    rating: 4,
    avatar: "AR",
  } as const;
  const html = renderToStaticMarkup(createElement(TestimonialCards, { testimonials: [one] }));
  for (const words of ["Ada Real", "Owner, Real Agency", "It helps.", "4 of 5 stars", ">AR<"])
    expect(html).toContain(words);
});

test("nobody is invented: without customers the pages show no quote and no stars, and what can be checked instead", async () => {
  expect(testimonials).toEqual([]);
  const pages = await renderPublicPages();
  for (const { path, main } of pages) expect(main, path).not.toMatch(/of 5 stars|<blockquote/);
  for (const path of ["/", "/company/our-customers"])
    expect(pages.find((page) => page.path === path)?.main).toContain("A whole call, scored");
});
