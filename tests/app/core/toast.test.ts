import { expect, test } from "vitest";
import { isToast } from "#core/toast.ts";

test("knows a toast with and without text", () => {
  expect(isToast({ title: "Connected", kind: "info" })).toBe(true);
  expect(isToast({ title: "Error", text: "Try again.", kind: "destructive" })).toBe(true);
});

test.each([
  null,
  undefined,
  "toast",
  {},
  { title: "a" },
  { title: 1, kind: "info" },
  { title: "a", kind: "loud" },
  { title: "a", text: 2, kind: "info" },
])("refuses %j", (value) => {
  expect(isToast(value)).toBe(false);
});
