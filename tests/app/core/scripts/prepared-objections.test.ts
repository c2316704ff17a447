import { expect, test } from "vitest";
import {
  preparedAt,
  preparedBefore,
  preparedFrom,
  preparedObjectionsSchema,
} from "#core/scripts/prepared-objections.ts";

test("a script holds from the turn it came at until the next one, or until it is gone", () => {
  const came = preparedFrom([], 3, ["A1", "A2"]);
  const replaced = preparedFrom(came, 7, ["H4"]);
  const gone = preparedFrom(replaced, 11, []);
  const at = [1, 3, 5, 7, 9, 11, 13].map((turn) => preparedAt(gone, turn));
  expect(at).toEqual([[], ["A1", "A2"], ["A1", "A2"], ["H4"], ["H4"], [], []]);
});

test("the same objections again are no change, and no script is nothing to keep", () => {
  const came = preparedFrom([], 3, ["A1"]);
  expect(preparedFrom(came, 5, ["A1"])).toEqual(came);
  expect(preparedFrom([], 1, [])).toEqual([]);
});

test("a turn said again takes the place of what it first came with", () => {
  const came = preparedFrom(preparedFrom([], 1, ["A1"]), 5, ["A2"]);
  expect(preparedFrom(came, 5, ["A1"])).toEqual([{ fromTurn: 1, objections: ["A1"] }]);
  expect(preparedBefore(came, 5)).toEqual([{ fromTurn: 1, objections: ["A1"] }]);
});

test("an older conversation's plain list holds from its first turn on", () => {
  expect(preparedAt(preparedObjectionsSchema.parse(["A1"]), 1)).toEqual(["A1"]);
  expect(preparedObjectionsSchema.parse([])).toEqual([]);
  const stored = [{ fromTurn: 3, objections: ["A1"] }];
  expect(preparedObjectionsSchema.parse(stored)).toEqual(stored);
});
