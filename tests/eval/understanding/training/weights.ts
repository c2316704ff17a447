import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { HANDLING_PARTS } from "#core/customer/understanding/learned/learned-handling.ts";
import { type ActTurn, readActTurns } from "../../talks/act-labels.ts";
import { allActs } from "../cases.ts";
import { actExample, type Labelled, topicExample, turnExamples } from "./examples.ts";
import { handlingExamples, libraryHandlingExamples } from "./handling-examples.ts";
import { libraryExamples } from "./library-examples.ts";
import { type Settings, train } from "./linear.ts";

/** Chosen on the seen part with `--without-seen` (the weights that are kept learn from it too), sparsity on whole calls that were left out. */
const ACT_SETTINGS: Settings = {
  fits: "each",
  passes: 14,
  rate: 0.2,
  shrinkage: 1,
  sparsity: 0.9,
  leastLines: 3,
  step: 0.1,
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

const HANDLING_SETTINGS: Settings = { ...ACT_SETTINGS, passes: 10, sparsity: 1, leastLines: 3, step: 0.2 };

/** What the library itself tells agents to say counts as much as so many lines, more where there are more of them. */
const LIBRARY_WEIGHT = { acts: 20, topics: 3, handling: 1.5 };

/** `turns`: of whole calls, which are learned beside the cases. */
export function actWeightsFrom(cases: readonly Labelled[], turns: readonly ActTurn[] = readActTurns()): Weights {
  return train(actExamples(cases, turns), allActs, ACT_SETTINGS);
}

export function topicWeightsFrom(cases: readonly Labelled[]): Weights {
  const examples = topicExamples(cases);
  const classes = [...new Set(examples.flatMap((example) => example.candidates))].sort();
  return train(examples, classes, TOPIC_SETTINGS);
}

export function handlingWeightsFrom(turns: readonly ActTurn[] = readActTurns()): Weights {
  return train(handlingLessons(turns), HANDLING_PARTS, HANDLING_SETTINGS);
}

/** What is learned of answering objections: the labelled calls, and the library. */
export function handlingLessons(turns: readonly ActTurn[] = readActTurns()) {
  return [...handlingExamples(turns), ...libraryHandlingExamples(LIBRARY_WEIGHT.handling)];
}

/** The cases, the turns of whole talks and the library as the learner sees them. */
export function actExamples(cases: readonly Labelled[], turns: readonly ActTurn[] = readActTurns()) {
  const fromLibrary = libraryExamples().map(({ line, known }) => ({
    ...actExample(line, known),
    weight: LIBRARY_WEIGHT.acts,
  }));
  return [...cases.map((one) => actExample(one)), ...turns.flatMap(turnExamples), ...fromLibrary];
}

export function topicExamples(cases: readonly Labelled[]) {
  const fromLibrary = libraryExamples().flatMap(({ line }) => topicExample(line) ?? []);
  return [
    ...cases.flatMap((one) => topicExample(one) ?? []),
    ...fromLibrary.map((example) => ({ ...example, weight: LIBRARY_WEIGHT.topics })),
  ];
}
