import { expect, test } from "vitest";
import { boundedMetadata, METADATA_FIELDS_MAX, METADATA_TEXT_MAX_LENGTH } from "#core/identity/security-event.ts";

test("an event keeps the fields its caller adds, after the two known ones", () => {
  expect(boundedMetadata({ provider: "acme", attempt: 2, isNew: true, email: "dana@agency.example" })).toEqual({
    email: "dana@agency.example",
    provider: "acme",
    attempt: 2,
    isNew: true,
  });
});

test("an event never grows: long texts are cut, long names and too many fields left out", () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field-${index}`, index]));
  const kept = boundedMetadata({ ...many, error: "x".repeat(5000), ["n".repeat(41)]: 1 });
  expect(Object.keys(kept)).toHaveLength(METADATA_FIELDS_MAX);
  expect(kept.error).toHaveLength(METADATA_TEXT_MAX_LENGTH);
  expect(Object.keys(boundedMetadata({ ["n".repeat(41)]: 1 }))).toEqual([]);
});
