import { describe, expect, test } from "vitest";
import {
  globMatches,
  isAllowedRedirect,
  redirectTarget,
  withFragment,
  withQuery,
} from "#core/identity/api/allowed-redirect.ts";

const siteUrl = "https://rolecall.example";
const site = {
  siteUrl,
  allowList: [
    "https://*.agency.example/**",
    "https://app.example/callback",
    "rolecall://login/**",
    "http://localhost:*/**",
  ],
};

describe("a redirect is followed", () => {
  test.each([
    "https://rolecall.example",
    "https://rolecall.example/dashboard?tab=1#top",
    "https://east.agency.example/a/b",
    "https://app.example/callback",
    "https://app.example/callback#fragment",
    "rolecall://login/done",
    "http://localhost:5173/x",
  ])("to %s", (url) => {
    expect(redirectTarget(url, site)).toBe(url);
  });

  test("to any port of a loopback site", () => {
    const local = { siteUrl: "http://127.0.0.1:3000", allowList: [] };
    expect(isAllowedRedirect("http://127.0.0.1:49152/cb", local)).toBe(true);
    expect(isAllowedRedirect("http://127.0.0.2:49152/cb", local)).toBe(false);
  });
});

describe("a redirect is not followed", () => {
  test.each([
    "",
    "/dashboard",
    "//evil.example",
    "https://evil.example",
    "http://rolecall.example",
    "https://rolecall.example:8443",
    "https://rolecall.example.evil.example",
    "https://rolecall.example@evil.example",
    "https://user:pass@rolecall.example",
    "https://evil.example\\@rolecall.example",
    "https:/\\evil.example",
    "https:evil.example",
    "\thttps://evil.example",
    "https://rolecall.example\n",
    "https://a.b.agency.example/",
    "https://agency.example/",
    "https://app.example/callback/more",
    "https://2130706433/",
    "https://0x7f.1/",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("to %j", (url) => {
    expect(redirectTarget(url, site)).toBe(siteUrl);
  });

  test("to an address in numbers, even where a glob covers it", () => {
    const open = { siteUrl, allowList: ["https://**", "http://**"] };
    expect(isAllowedRedirect("https://93.184.216.34/", open)).toBe(false);
    expect(isAllowedRedirect("https://1572395042/", open)).toBe(false);
    expect(isAllowedRedirect("http://[::2]/", open)).toBe(false);
    expect(isAllowedRedirect("http://127.0.0.1:3000/", open)).toBe(true);
    expect(isAllowedRedirect("javascript:alert(1)//https://x", { siteUrl, allowList: ["**"] })).toBe(false);
  });
});

test.each([
  ["https://x.example/*", "https://x.example/a", true],
  ["https://x.example/*", "https://x.example/a/b", false],
  ["https://x.example/*", "https://x.example/a.b", false],
  ["https://x.example/**", "https://x.example/a/b.c", true],
  ["https://x.example/?", "https://x.example/a", true],
  ["https://x.example/?", "https://x.example/", false],
  ["https://{a,b}.example", "https://b.example", true],
  ["https://{a,b}.example", "https://c.example", false],
  ["https://x.example/[!a]", "https://x.example/b", true],
  ["https://x.example/[!a]", "https://x.example/a", false],
  ["https://x.example/\\*", "https://x.example/*", true],
  ["https://x.example/+(a)", "https://x.example/aa", false],
  ["https://x.example", "https://xXexample", false],
  [`${"*".repeat(3)}a`.repeat(9), "a", false],
  ["https://{a", "https://a", false],
  ["https://my-app.example/**", "https://my-app.example/home", true],
  ["my-app://**", "my-app://home", true],
  ["https://x.example/[a-c]", "https://x.example/b", true],
  ["https://x.example/[c-a]", "https://x.example/b", false],
])("the glob %s against %s: %s", (pattern, text, matches) => {
  expect(globMatches(pattern, text)).toBe(matches);
});

test("parameters join what an address has", () => {
  const code = new URLSearchParams({ code: "1" });
  expect(withQuery("https://x.example/a?b=2#c", code)).toBe("https://x.example/a?b=2&code=1#c");
  expect(withQuery("app://cb", code)).toBe("app://cb?code=1");
  expect(withFragment("https://x.example/a?b=2#c", code)).toBe("https://x.example/a?b=2#code=1");
});
