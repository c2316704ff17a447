import { expect, test } from "vitest";
import { hashOf } from "#core/scoring/compliance/learned/digits.ts";
import { gainOf, MOST_STEPS, marginsOf, unpackModel } from "#core/scoring/compliance/learned/model.ts";
import { packModel } from "#tests/eval/training/pack.ts";

const names = Array.from({ length: 300 }, (_, place) => `name ${place}`);
const headOf = (id: string, weightOf: (place: number) => number) => ({
  id,
  bias: -1,
  threshold: 0.5,
  weights: Int8Array.from(names, (_, place) => weightOf(place)),
});
const heads = [
  headOf("one", (place) => (place % (2 * MOST_STEPS + 1)) - MOST_STEPS),
  headOf("two", (place) => (place % 3) - 1),
  headOf("three", (place) => (place % 2 === 0 ? 0 : 4)),
];
const model = unpackModel(packModel(names, heads, 0.25));

test("every weight is read as it was packed, with an odd number of heads and over gaps wider than two digits", () => {
  expect(new Set(names.map(hashOf)).size).toBe(names.length);
  for (const [place, name] of names.entries())
    for (const [head, { weights }] of heads.entries())
      expect(gainOf(model, head, name)).toBe(0.25 * (weights[place] ?? 0));
});

test("a margin is the bias and the weights of the known features, less the threshold", () => {
  const [first, second] = [1, 2].map((place) => 0.25 * (heads[0]?.weights[place] ?? 0));
  expect(marginsOf(model, ["name 1", "name 2", "never learned"])[0]).toBeCloseTo(-1.5 + (first ?? 0) + (second ?? 0));
  expect([...marginsOf(model, [])]).toEqual([-1.5, -1.5, -1.5]);
});

test("a feature without a weight takes no place", () => {
  const bare = packModel(["known", "unknown"], [{ ...headOf("one", () => 0), weights: Int8Array.of(1, 0) }], 1);
  const { places } = unpackModel(bare);
  expect(places.has(hashOf("known"))).toBe(true);
  expect(places.has(hashOf("unknown"))).toBe(false);
});
