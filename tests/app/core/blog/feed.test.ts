import { expect, test } from "vitest";
import { rssFeed, sitemap } from "#core/blog/feed.ts";

test("a feed names each post with its address and its day", () => {
  const posts = [{ slug: "why-now", title: "Why now & why <here>", date: "2026-12-01", summary: "Because." }];
  const feed = rssFeed({ siteUrl: "https://rolecall.example", siteName: "Rolecall", posts });
  expect(feed).toContain("<title>Why now &#38; why &#60;here&#62;</title>");
  expect(feed).toContain("<link>https://rolecall.example/resources/blog/why-now</link>");
  expect(feed).toContain("<pubDate>Tue, 01 Dec 2026 00:00:00 GMT</pubDate>");
});

test("a sitemap has whole addresses", () => {
  expect(sitemap("https://rolecall.example", ["/", "/pricing"])).toContain(
    "<url><loc>https://rolecall.example/</loc></url><url><loc>https://rolecall.example/pricing</loc></url>",
  );
});
