import { describe, expect, test } from "vitest";
import { readClassifier } from "#core/customer/understanding/learned/classifier.ts";
import { learnedQuestions } from "#core/customer/understanding/learned/learned-slots.ts";
import {
  MOST_NUMBER,
  numberAt,
  type PackedRows,
  readNames,
  readRows,
} from "#core/customer/understanding/learned/packed-rows.ts";
import { readQuestionClassifier } from "#core/customer/understanding/learned/question-classifier.ts";
import type { LearnedClasses, LearnedCustomer, LearnedQuestions } from "#tests/eval/questions/learn.ts";
import { packQuestions } from "#tests/eval/questions/pack.ts";
import { type LearnedRow, packNames, packNumbers, packRows } from "#tests/eval/training/pack-rows.ts";

const CLASSES = 300;

function rowsIn(packed: PackedRows, classCount = CLASSES): (LearnedRow | undefined)[] {
  const rows = readRows(packed, classCount);
  return Array.from(packed.sizes, (_, place) => (rows.has(place) ? pairsOf(rows.entriesAt(place)) : undefined));
}

function pairsOf(entries: Int16Array): LearnedRow {
  return Array.from({ length: entries.length / 2 }, (_, at) => [entries[2 * at] ?? 0, entries[2 * at + 1] ?? 0]);
}

describe("numbers", () => {
  test("each is one character that is read as the same number", () => {
    const numbers = Array.from({ length: MOST_NUMBER + 1 }, (_, number) => number);
    const text = packNumbers(numbers);
    expect(text).toHaveLength(numbers.length);
    expect(numbers.map((_, at) => numberAt(text, at))).toEqual(numbers);
    expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
  });

  test("the first 91 stand in any string as they are, in one byte", () => {
    expect(packNumbers(Array.from({ length: 91 }, (_, number) => number))).toMatch(/^[ !#%-[\]^_a-~]{91}$/);
  });

  test("what has no character is refused", () => {
    for (const number of [-1, 0.5, MOST_NUMBER + 1]) expect(() => packNumbers([number])).toThrow(RangeError);
  });
});

describe("names", () => {
  test("are read as they were written, whatever their characters", () => {
    const names = ["#", "# $", "$", "${", '"', "'\\n", "\t", "`", "a", "ab", "ab c", "b", "~é", "…", "🙂"].sort();
    expect([...readNames(packNames(names))]).toEqual(names.map((name, place) => [name, place]));
  });

  test("more characters than a capital letter counts may fall off the end of one", () => {
    for (const length of [24, 25, 26, 49, 50, 51, 52, 99]) {
      const names = [`a${"b".repeat(length)}`, "c"];
      expect([...readNames(packNames(names)).keys()]).toEqual(names);
    }
  });

  test("what could not be read again is refused", () => {
    for (const names of [["b", "a"], ["a", "a"], [""], ["Anna"]]) expect(() => packNames(names)).toThrow();
  });

  test("none are none", () => {
    expect(readNames(packNames([])).size).toBe(0);
  });
});

describe("rows", () => {
  test("are read as they were written: empty, of all classes, of nothing, of one size, with any sign and size of weight", () => {
    const rows: (LearnedRow | undefined)[] = [
      [
        [0, -5],
        [7, 221],
        [CLASSES - 1, -96],
      ],
      [],
      undefined,
      Array.from({ length: CLASSES }, (_, index) => [index, index - 150] as const),
      [[CLASSES - 1, 4]],
      undefined,
      [[0, 0x3fff]],
      [[3, -0x3fff]],
      [],
    ];
    expect(rowsIn(packRows(rows))).toEqual(rows);
  });

  test("are the same when they are read again", () => {
    const rows = readRows(packRows([[[1, -2]], [[0, 3]]]), 2);
    expect(pairsOf(rows.entriesAt(1))).toEqual([[0, 3]]);
    expect(pairsOf(rows.entriesAt(0))).toEqual([[1, -2]]);
    expect(pairsOf(rows.entriesAt(1))).toEqual([[0, 3]]);
  });

  test("a place beyond the names has none", () => {
    expect(readRows(packRows([[[1, -2]]]), 2).has(1)).toBe(false);
  });

  test("the weights in use, read and packed again, are the same text", () => {
    const { questionNames, slotWeights, formWeights } = learnedQuestions.content();
    for (const { rows, classes } of [slotWeights, formWeights])
      expect(packRows(rowsIn(rows, classes.length))).toEqual(rows);
    expect(packNames([...readNames(questionNames).keys()])).toBe(questionNames);
  });
});

describe("classifiers of packed weights", () => {
  const settings = { classes: ["zip", "town"], weightStep: 0.25, bias: [0, 4] };
  const shared: LearnedClasses = {
    ...settings,
    features: [
      { name: "# $", rarity: 10, row: [[0, 8]] },
      { name: "code", rarity: 45, row: [] },
      {
        name: "zip",
        rarity: 20,
        row: [
          [0, 12],
          [1, -4],
        ],
      },
    ],
  };
  const dana: LearnedCustomer = {
    classes: ["own.brother"],
    weightStep: 0.5,
    bias: [2],
    features: [{ name: "zip", rarity: 20, row: [[0, -6]] }],
    words: [
      { name: "^", rarity: 30, row: [] },
      {
        name: "brother",
        rarity: 40,
        row: [
          [1, -2],
          [2, 10],
        ],
      },
    ],
  };
  const slots: LearnedQuestions = { shared, customers: new Map([["A-1-dana", dana]]) };
  const forms: LearnedClasses = { ...settings, features: [{ name: "what", rarity: 30, row: [[1, 2]] }] };

  test("of questions share the names, and each knows what it learned", () => {
    const packed = packQuestions(slots, forms);
    const places = readNames(packed.questionNames);
    expect([...places.keys()]).toEqual(["# $", "code", "what", "zip"]);
    const bySlot = readQuestionClassifier(packed.slotWeights, places);
    expect(["# $", "code", "what", "zip", "else"].map((name) => bySlot.knows(name))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(readQuestionClassifier(packed.formWeights, places).knows("what")).toBe(true);
  });

  test("of questions weigh each feature by its share of the text", () => {
    const packed = packQuestions(slots, forms);
    const classifier = readQuestionClassifier(packed.slotWeights, readNames(packed.questionNames));
    const length = Math.hypot(1, 4.5, 2);
    const scores = [0 + (1 / length) * 0.25 * 8 + (2 / length) * 0.25 * 12, 1 - (2 / length) * 0.25 * 4];
    const [zip = 0, town = 0] = classifier.chances(["# $", "code", "zip", "what"]);
    expect(zip / town).toBeCloseTo(Math.exp((scores[0] ?? 0) - (scores[1] ?? 0)));
  });

  test("of a customer's questions let the customer's own compete with those of all, by the words said to this customer", () => {
    const packed = packQuestions(slots, forms);
    const own = packed.customers["A-1-dana"];
    const classifier = readQuestionClassifier(packed.slotWeights, readNames(packed.questionNames), own);
    expect(classifier.classes).toEqual(["zip", "town", "own.brother"]);
    const length = Math.hypot(2, 3, 4);
    const scores = [
      (2 / length) * 0.25 * 12,
      1 - (2 / length) * 0.25 * 4 - (4 / length) * 0.5 * 2,
      1 - (2 / length) * 0.5 * 6 + (4 / length) * 0.5 * 10,
    ];
    const chances = classifier.chances(["zip"], ["^", "brother", "never said"], [0, 0, 0.5]);
    const raised = scores.map((score, at) => Math.exp(score - (at === 2 ? 0.5 : 0)));
    const sum = raised.reduce((total, one) => total + one, 0);
    for (const [at, one] of raised.entries()) expect(chances[at]).toBeCloseTo(one / sum);
  });

  test("of sentences add up the weights of what they show", () => {
    const rows: LearnedRow[] = [
      [[1, -3]],
      [
        [0, 2],
        [1, 1],
      ],
    ];
    const classifier = readClassifier({
      classes: ["thanks", "insult"],
      step: 0.5,
      bias: [-2, 1],
      names: packNames(["# $", "thank you"]),
      rows: packRows(rows),
    });
    expect(classifier.scores(["thank you", "# $", "never met"])).toEqual([0, -0.5]);
  });
});
