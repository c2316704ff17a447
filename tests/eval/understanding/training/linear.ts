import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { lehmer } from "../../training/lehmer.ts";
import { packNames, packRows } from "../../training/pack-rows.ts";

/** A line to learn from: the features of each of its sentences, and the classes that fit the line. */
export type Example = {
  sentences: (readonly string[])[];
  classes: ReadonlySet<string>;
  /** The classes it says something about. */
  candidates: readonly string[];
  /** How much its mistakes count. */
  weight: number;
};

export type Settings = {
  /** `each`: any number of classes fit a line (logistic). `one`: exactly one of the candidates does (softmax). */
  fits: "each" | "one";
  passes: number;
  rate: number;
  /** Keeps weights small. */
  shrinkage: number;
  /** What a weight must be worth not to be 0: few features are stored, and an isolate reads them fast. */
  sparsity: number;
  /** Features of fewer lines are left out. */
  leastLines: number;
  /** One unit of a stored weight. */
  step: number;
  /** Added to every bias: how much rather one finds too much than misses. */
  lean: number;
};

/**
 * FTRL-proximal (McMahan and others, 2013) on the log loss, in an order shuffled by a fixed seed. Nobody labelled
 * sentences, so a line has the class that its best sentence has, and only that sentence learns.
 */
export function train(examples: readonly Example[], classes: readonly string[], settings: Settings): Weights {
  const vocabulary = vocabularyOf(examples, settings.leastLines);
  const model = emptyModel(vocabulary.size, classes.length);
  const prepared = examples
    .filter((example) => example.sentences.length > 0)
    .map((example) => ({
      sentences: example.sentences.map((features) =>
        Int32Array.from(features.flatMap((feature) => vocabulary.get(feature) ?? [])),
      ),
      fitting: classes.map((name) => example.classes.has(name)),
      candidates: example.candidates.map((name) => classes.indexOf(name)),
      weight: example.weight,
    }));
  const random = lehmer(7);
  const sums = new Float64Array(model.cells.weights.length);
  for (let pass = 0; pass < settings.passes; pass++) {
    for (const example of shuffled(prepared, random)) learn(model, example, settings);
    if (pass >= settings.passes - AVERAGED_PASSES) addTo(sums, model.cells.weights);
  }
  model.cells.weights = sums.map((sum) => sum / AVERAGED_PASSES);
  return stored(model, [...vocabulary.keys()], classes, settings);
}

/** The weights of this many last passes are averaged: the order of the last lines then matters little. */
const AVERAGED_PASSES = 6;

function addTo(sums: Float64Array, values: Float64Array) {
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0);
}

/** A row of cells per feature, a cell per class. */
type Cells = { weights: Float64Array; pulls: Float64Array; squares: Float64Array };
type Model = { width: number; cells: Cells; bias: Cells };
type Prepared = { sentences: Int32Array[]; fitting: boolean[]; candidates: number[]; weight: number };

/** Below this a mistake is not worth a step. */
const SMALLEST_MISTAKE = 0.01;

function emptyModel(height: number, width: number): Model {
  const cells = (count: number) => ({
    weights: new Float64Array(count),
    pulls: new Float64Array(count),
    squares: new Float64Array(count),
  });
  return { width, cells: cells(height * width), bias: cells(width) };
}

function vocabularyOf(examples: readonly Example[], leastLines: number): Map<string, number> {
  const lines = new Map<string, number>();
  for (const { sentences } of examples)
    for (const feature of new Set(sentences.flat())) lines.set(feature, (lines.get(feature) ?? 0) + 1);
  const kept = [...lines].filter(([, count]) => count >= leastLines).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, index) => [feature, index]));
}

function learn(model: Model, { sentences, fitting, candidates, weight }: Prepared, settings: Settings) {
  const best = bestSentences(model, sentences, candidates);
  const chances = settings.fits === "each" ? best.map(({ score }) => 1 / (1 + Math.exp(-score))) : softmax(best);
  for (const [index, at] of candidates.entries()) {
    const mistake = weight * ((chances[index] ?? 0) - (fitting[at] ? 1 : 0));
    const sentence = sentences[best[index]?.sentence ?? 0];
    if (!sentence || Math.abs(mistake) < SMALLEST_MISTAKE) continue;
    step(model.bias, at, mistake, { ...settings, sparsity: 0, shrinkage: 0 });
    for (const feature of sentence) step(model.cells, feature * model.width + at, mistake, settings);
  }
}

/** One coordinate of FTRL-proximal; 1 is its usual beta. */
function step({ weights, pulls, squares }: Cells, at: number, slope: number, { rate, sparsity, shrinkage }: Settings) {
  const before = squares[at] ?? 0;
  const after = before + slope * slope;
  const pull = (pulls[at] ?? 0) + slope - ((Math.sqrt(after) - Math.sqrt(before)) / rate) * (weights[at] ?? 0);
  squares[at] = after;
  pulls[at] = pull;
  const excess = Math.abs(pull) - sparsity;
  weights[at] = excess <= 0 ? 0 : (-Math.sign(pull) * excess) / ((1 + Math.sqrt(after)) / rate + shrinkage);
}

function bestSentences({ width, cells, bias }: Model, sentences: Int32Array[], candidates: number[]) {
  const best = candidates.map(() => ({ score: Number.NEGATIVE_INFINITY, sentence: 0 }));
  for (const [sentence, features] of sentences.entries()) {
    for (const [index, at] of candidates.entries()) {
      let score = bias.weights[at] ?? 0;
      for (const feature of features) score += cells.weights[feature * width + at] ?? 0;
      if (score > (best[index]?.score ?? 0)) best[index] = { score, sentence };
    }
  }
  return best;
}

function softmax(best: { score: number }[]): number[] {
  const highest = Math.max(...best.map(({ score }) => score));
  const raised = best.map(({ score }) => Math.exp(score - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  return raised.map((value) => value / sum);
}

function stored(
  { width, cells, bias }: Model,
  features: string[],
  classes: readonly string[],
  { step: unit, lean }: Settings,
): Weights {
  // No -0: the text form cannot hold it.
  const steps = (value: number) => Math.round(value / unit) + 0;
  const learned = features.flatMap((name, at) => {
    const row = classes.flatMap((_, index) => {
      const weight = steps(cells.weights[at * width + index] ?? 0);
      return weight === 0 ? [] : [[index, weight] as const];
    });
    return row.length > 0 ? [{ name, row }] : [];
  });
  return {
    classes,
    step: unit,
    bias: [...bias.weights].map((value) => steps(value + lean)),
    names: packNames(learned.map(({ name }) => name)),
    rows: packRows(learned.map(({ row }) => row)),
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
