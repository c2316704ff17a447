import { describe, expect, test } from "vitest";
import { sameSitePath } from "#core/same-site-path.ts";

describe("sameSitePath", () => {
  test.each(["/", "/dashboard", "/chat/abc?draft=1#composer", "/a%2F%2Fb", "/search?next=https://elsewhere.example"])(
    "follows our own path %j",
    (path) => {
      expect(sameSitePath(path, "/fallback")).toBe(path);
    },
  );

  test.each([
    "https://elsewhere.example",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "/.//elsewhere.example",
    "/chat/..//elsewhere.example",
    "/\u0085/elsewhere.example",
    "javascript:alert(1)",
    "dashboard",
    " /dashboard",
    "",
    `/${"a".repeat(2000)}`,
    null,
    undefined,
    7,
    ["/dashboard"],
  ])("stays here instead of following %j", (target) => {
    expect(sameSitePath(target, "/fallback")).toBe("/fallback");
  });
});
