import { describe, expect, test } from "vitest";
import {
  cacheSeconds,
  isShownInPlace,
  mayTouch,
  parseObjectName,
  plainType,
  requireType,
} from "#core/storage/objects.ts";

const dana = { role: "authenticated", userId: "dana", aal: "aal1", mayAdminister: true } as const;

describe("an object's name", () => {
  test.each(["dana/script.pdf", "dana/a b/c(1)+x@y.txt", "dana/.hidden", "dana/a..b"])("may be %s", (name) => {
    expect(parseObjectName(name)).toBe(name);
  });

  test.each([
    "",
    "/dana/x",
    "dana/",
    "dana//x",
    "../x",
    "dana/../lee/x",
    "dana/./x",
    "dana/.../x",
    "dana\\x",
    "dana/x\0.txt",
    "dana/x\n",
    "dana/%2e%2e/x",
    "dana/<b>",
    "dana/ ",
    "x".repeat(1025),
  ])("is never %j", (name) => {
    expect(() => parseObjectName(name)).toThrow();
  });
});

test("people touch their own folder only, and no folder that merely begins like it", () => {
  expect(mayTouch(dana, "dana/x")).toBe(true);
  expect([mayTouch(dana, "dana2/x"), mayTouch(dana, "lee/x"), mayTouch(dana, "dana")]).toEqual([false, false, false]);
  expect(mayTouch({ role: "anon", userId: null, aal: null }, "dana/x")).toBe(false);
  expect(mayTouch({ role: "service_role", userId: null, aal: null }, "lee/x")).toBe(true);
});

test("only what nothing can run in is shown in place", () => {
  expect(["image/png", "text/plain", "audio/mpeg"].every(isShownInPlace)).toBe(true);
  expect(["text/html", "image/svg+xml", "application/pdf", "text/xml"].some(isShownInPlace)).toBe(false);
});

test("a bucket takes its own types, and without any the usual ones", () => {
  expect(() => requireType("image/png", null)).not.toThrow();
  expect(() => requireType("text/html", null)).toThrow("mime type text/html is not supported");
  expect(() => requireType("image/svg+xml", ["image/*"])).not.toThrow();
  expect(() => requireType("imagesque/x", ["image/*"])).toThrow();
  expect(plainType("Text/HTML; charset=utf-8")).toBe("text/html");
});

test("how long a file may be kept is an hour unless said otherwise", () => {
  expect([null, "max-age=60", "7", "no-cache", "-1"].map(cacheSeconds)).toEqual([3600, 60, 7, 3600, 3600]);
});
