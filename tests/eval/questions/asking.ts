import type { Weights } from "#core/customer/understanding/learned/classifier.ts";
import { endsOf } from "#core/customer/understanding/learned/learned-asking.ts";
import { type Sentence, splitSentences } from "#core/customer/understanding/normalise.ts";
import { type LabelledTalk, type LabelledTurn, readTalks, TALKS } from "../talks/labelled-talks.ts";
import { type Example, type Settings, train } from "../understanding/training/linear.ts";
import { callPieces, type LabelledCall, readCalls } from "./call-lines.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";

const SETTINGS: Settings = {
  fits: "each",
  passes: 14,
  rate: 0.2,
  shrinkage: 1,
  sparsity: 12,
  leastLines: 6,
  step: 0.2,
  lean: 0,
};
const ASKS = "asks";
/** A question without its mark counts as two: they are few, and what this is for. */
const UNMARKED_WEIGHT = 2;
/** Of the plain questions one in so many is learned: they would outnumber the talks. */
const PLAIN_SHARE = 3;

/** What tells a question from a statement where neither has a mark. */
export function askingWeightsFrom(examples: readonly Example[]): Weights {
  return train(examples, [ASKS], SETTINGS);
}

/** Sentences of talks, calls and plain questions, all without their marks: those with one asked, those beside one did not. */
export function askingExamples(
  talks: readonly LabelledTalk[] = readTalks(TALKS),
  calls: readonly LabelledCall[] = readCalls(),
): Example[] {
  const plain = readQuestionLines(TRAINING).filter((_, at) => at % PLAIN_SHARE === 0);
  return [
    ...talks.flatMap(({ turns }) => turns).flatMap(examplesOf),
    ...calls.flatMap(examplesOfCall),
    ...plain.flatMap(({ text }) => splitSentences(text)).map((sentence) => example(sentence, sentence.asked)),
  ];
}

function examplesOf(turn: LabelledTurn): Example[] {
  const sentences = splitSentences(turn.text);
  if (turn.text.includes("?")) return sentences.map((sentence) => example(sentence, sentence.asked));
  if (turn.asked.length === 0) return sentences.map((sentence) => example(sentence, false));
  // Of a turn that asks without a mark the last sentence does, and of the others nobody knows.
  return sentences.slice(-1).map((sentence) => example(sentence, true, UNMARKED_WEIGHT));
}

/** What people labelled says of each piece whether it asks. */
function examplesOfCall(call: LabelledCall): Example[] {
  return callPieces(call).map(({ sentence, label }) => {
    const isAsked = label !== null && !label.slots.includes(ONLY_IN_FORM);
    return example(sentence, isAsked, isAsked && !sentence.asked ? UNMARKED_WEIGHT : 1);
  });
}

const ONLY_IN_FORM = "-none";

function example({ text }: Sentence, isAsked: boolean, weight = 1): Example {
  return {
    sentences: endsOf(text).map(({ features }) => features),
    classes: new Set(isAsked ? [ASKS] : []),
    candidates: [ASKS],
    weight,
  };
}
