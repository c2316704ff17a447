import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { readActTurns } from "../../talks/act-labels.ts";
import { allActs } from "../cases.ts";
import { actExample, type Labelled, topicExample, turnExamples } from "./examples.ts";
import { libraryExamples } from "./library-examples.ts";
import { type Settings, train } from "./linear.ts";

/** Chosen on the seen part with `--without-seen` (the weights that are kept learn from it too), sparsity on whole calls that were left out. */
const ACT_SETTINGS: Settings = {
  fits: "each",
  passes: 14,
  rate: 0.2,
  shrinkage: 1,
  sparsity: 1,
  leastLines: 3,
  step: 0.2,
  lean: 1.2,
};
const TOPIC_SETTINGS: Settings = {
  fits: "one",
  passes: 10,
  rate: 0.2,
  shrinkage: 1,
  sparsity: 1.5,
  leastLines: 4,
  step: 0.2,
  lean: 0,
};

/** What the library itself tells agents to say counts as much as so many lines, more where there are more of them. */
const LIBRARY_WEIGHT = { acts: 20, topics: 3 };

export function actWeightsFrom(cases: readonly Labelled[], settings: Partial<Settings> = {}): Weights {
  return train(actExamples(cases), allActs, { ...ACT_SETTINGS, ...settings });
}

export function topicWeightsFrom(cases: readonly Labelled[], settings: Partial<Settings> = {}): Weights {
  const examples = topicExamples(cases);
  const classes = [...new Set(examples.flatMap((example) => example.candidates))].sort();
  return train(examples, classes, { ...TOPIC_SETTINGS, ...settings });
}

/** The cases, the turns of whole talks and the library as the learner sees them. */
export function actExamples(cases: readonly Labelled[]) {
  const fromLibrary = libraryExamples().map(({ line, known }) => ({
    ...actExample(line, known),
    weight: LIBRARY_WEIGHT.acts,
  }));
  return [...cases.map((one) => actExample(one)), ...readActTurns().flatMap(turnExamples), ...fromLibrary];
}

export function topicExamples(cases: readonly Labelled[]) {
  const fromLibrary = libraryExamples().flatMap(({ line }) => topicExample(line) ?? []);
  return [
    ...cases.flatMap((one) => topicExample(one) ?? []),
    ...fromLibrary.map((example) => ({ ...example, weight: LIBRARY_WEIGHT.topics })),
  ];
}
