import { expect, test } from "vitest";
import { faultOfStatus } from "#core/engines/engine-fault.ts";
import { speakerLine } from "#core/engines/speaker-line.ts";

test.each([
  [401, "unauthorized"],
  [403, "unauthorized"],
  [404, "unknown-model"],
  [408, "timeout"],
  [429, "rate-limited"],
  [400, "refused"],
  [422, "refused"],
  [500, "unavailable"],
  [503, "unavailable"],
  [302, "unavailable"],
  [null, "unavailable"],
] as const)("a server that answers %s is %s", (status, fault) => {
  expect(faultOfStatus(status)).toBe(fault);
});

test.each([
  [{ model: "built-in", standsIn: false }, "The built-in customer answers."],
  [{ model: "built-in", standsIn: true }, "The built-in customer answers."],
  [{ model: "gpt-5-mini", standsIn: false }, "The customer is spoken by gpt-5-mini."],
  [{ model: "gpt-5-mini", standsIn: true }, "The built-in customer stands in for gpt-5-mini."],
])("who speaks is said in a sentence: %j", (speaks, line) => {
  expect(speakerLine(speaks)).toBe(line);
});
