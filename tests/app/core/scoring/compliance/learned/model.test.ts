import { expect, test } from "vitest";
import { hashOf } from "#core/scoring/compliance/learned/digits.ts";
import {
  gainOf,
  headOf,
  MOST_STEPS,
  marginsOf,
  placesOf,
  unpackModel,
} from "#core/scoring/compliance/learned/model.ts";
import { packModel } from "#tests/eval/training/pack.ts";

const names = Array.from({ length: 300 }, (_, place) => `name ${place}`);
const trained = (id: string, weightOf: (place: number) => number) => ({
  id,
  bias: -1,
  threshold: 0.5,
  weights: Int8Array.from(names, (_, place) => weightOf(place)),
});
const heads = [
  trained("one", (place) => (place % (2 * MOST_STEPS + 1)) - MOST_STEPS),
  trained("two", (place) => (place % 3) - 1),
  trained("three", (place) => (place % 2 === 0 ? 0 : 4)),
];
const model = unpackModel(packModel(names, heads, 0.25));

test("every weight is read as it was packed, with an odd number of heads and over gaps wider than two digits", () => {
  expect(new Set(names.map(hashOf)).size).toBe(names.length);
  for (const [place, name] of names.entries())
    for (const { id, weights } of heads)
      expect(gainOf(model, headOf(model, id), name)).toBe(0.25 * (weights[place] ?? 0));
});

test("a margin is the bias and the weights of the known features, less the threshold", () => {
  const [first, second] = [1, 2].map((place) => 0.25 * (heads[0]?.weights[place] ?? 0));
  const known = placesOf(model, ["name 1", "name 2", "never learned"]);
  expect(marginsOf(model, known)(headOf(model, "one"))).toBeCloseTo(-1.5 + (first ?? 0) + (second ?? 0));
  expect(model.heads.map(marginsOf(model, []))).toEqual([-1.5, -1.5, -1.5]);
});

test("a head that the model does not have is an error", () => {
  expect(() => headOf(model, "four")).toThrow('the model has no head "four"');
});

test("a feature without a weight takes no place", () => {
  const bare = packModel(["known", "unknown"], [{ ...trained("one", () => 0), weights: Int8Array.of(1, 0) }], 1);
  const { places } = unpackModel(bare);
  expect(places.has(hashOf("known"))).toBe(true);
  expect(places.has(hashOf("unknown"))).toBe(false);
  expect(gainOf(unpackModel(bare), headOf(unpackModel(bare), "one"), "unknown")).toBe(0);
});
