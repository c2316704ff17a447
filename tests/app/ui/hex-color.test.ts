import { expect, test } from "vitest";
import { mixed } from "#app/ui/hex-color.ts";

test("mixes channel by channel", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mixed("#102030", "#102030", 0.3)).toBe("#102030");
  expect(mixed("#ff0000", "#0000ff", 0)).toBe("#ff0000");
  expect(mixed("#ff0000", "#0000ff", 1)).toBe("#0000ff");
});

test("leaves alone what is no six-digit colour", () => {
  expect(mixed("tomato", "#ffffff", 0.5)).toBe("tomato");
  expect(mixed("#123456", "white", 0.5)).toBe("#123456");
});
