import { readNames } from "#core/customer/understanding/learned/packed-rows.ts";
import {
  type QuestionClassifier,
  type QuestionWeights,
  readQuestionClassifier,
} from "#core/customer/understanding/learned/question-classifier.ts";
import { packNames, packNumbers, packRows } from "../training/pack-rows.ts";
import type { LearnedQuestions } from "./learn.ts";

/** What slot-weights.ts exports. */
export type PackedQuestions = { questionNames: string; slotWeights: QuestionWeights; formWeights: QuestionWeights };

export function packQuestions(slots: LearnedQuestions, forms: LearnedQuestions): PackedQuestions {
  const names = namesOf(slots, forms);
  return { questionNames: packNames(names), slotWeights: packed(slots, names), formWeights: packed(forms, names) };
}

/** One that is not written anywhere. */
export function classifierOf(learned: LearnedQuestions): QuestionClassifier {
  const names = namesOf(learned);
  return readQuestionClassifier(packed(learned, names), readNames(packNames(names)));
}

function namesOf(...learned: LearnedQuestions[]): string[] {
  return [...new Set(learned.flatMap(({ features }) => features.map(({ name }) => name)))].sort();
}

function packed({ features, ...settings }: LearnedQuestions, names: readonly string[]): QuestionWeights {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const rarest = features.reduce((most, { rarity }) => Math.max(most, rarity), 0);
  return {
    ...settings,
    rarest,
    rarities: packNumbers(names.map((name) => rarest - (byName.get(name)?.rarity ?? rarest))),
    rows: packRows(names.map((name) => byName.get(name)?.row)),
  };
}

/** The text of slot-weights.ts. */
export function sourceOf({ questionNames, slotWeights, formWeights }: PackedQuestions): string {
  return [
    "// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.",
    'import type { QuestionWeights } from "./question-classifier.ts";',
    "",
    "/** Of the features of both; as in packed-rows.ts. */",
    "// biome-ignore format: written by a program",
    `export const questionNames = ${JSON.stringify(questionNames)};`,
    "",
    "// biome-ignore format: written by a program",
    `export const slotWeights: QuestionWeights = ${JSON.stringify(slotWeights, null, 1)};`,
    "",
    "// biome-ignore format: written by a program",
    `export const formWeights: QuestionWeights = ${JSON.stringify(formWeights, null, 1)};`,
    "",
  ].join("\n");
}
