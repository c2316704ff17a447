import type { CustomerWeights } from "#core/customer/understanding/learned/customer-weights.ts";
import { readNames } from "#core/customer/understanding/learned/packed-rows.ts";
import {
  type QuestionClassifier,
  type QuestionWeights,
  readQuestionClassifier,
} from "#core/customer/understanding/learned/question-classifier.ts";
import { packNames, packNumbers, packRows } from "../training/pack-rows.ts";
import { WRITTEN } from "../training/written-source.ts";
import { type LearnedClasses, type LearnedCustomer, type LearnedQuestions, RARITY_STEP } from "./learn.ts";

/** What slot-weights.ts exports, and by customer what the files of customers/ do. */
export type PackedQuestions = {
  questionNames: string;
  slotWeights: QuestionWeights;
  formWeights: QuestionWeights;
  customers: ReadonlyMap<string, CustomerWeights>;
};

export function packQuestions(slots: LearnedQuestions, forms: LearnedClasses): PackedQuestions {
  const names = namesOf(slots.shared, forms);
  return {
    questionNames: packNames(names),
    slotWeights: packed(slots.shared, names),
    formWeights: packed(forms, names),
    customers: new Map([...slots.customers].map(([key, learned]) => [key, packedCustomer(learned, names)])),
  };
}

/** One that is not written anywhere; `customer`: whose own classes it knows, too. */
export function classifierOf({ shared, customers }: LearnedQuestions, customer: string | null): QuestionClassifier {
  const names = namesOf(shared);
  const own = customer === null ? undefined : customers.get(customer);
  return readQuestionClassifier(packed(shared, names), readNames(packNames(names)), own && packedCustomer(own, names));
}

function namesOf(...learned: LearnedClasses[]): string[] {
  return [...new Set(learned.flatMap(({ features }) => features.map(({ name }) => name)))].sort();
}

function packed({ features, ...settings }: LearnedClasses, names: readonly string[]): QuestionWeights {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const rarest = features.reduce((most, { rarity }) => Math.max(most, rarity), 0);
  return {
    ...settings,
    rarityStep: RARITY_STEP,
    rarest,
    rarities: packNumbers(names.map((name) => rarest - (byName.get(name)?.rarity ?? rarest))),
    rows: packRows(names.map((name) => byName.get(name)?.row)),
  };
}

function packedCustomer({ classes, weightStep, bias, features, words }: LearnedCustomer, names: readonly string[]) {
  const rowByName = new Map(features.map(({ name, row }) => [name, row]));
  return {
    classes,
    weightStep,
    bias,
    rows: packRows(names.map((name) => rowByName.get(name))),
    words: packNames(words.map(({ name }) => name)),
    rarities: packNumbers(words.map(({ rarity }) => rarity)),
    wordRows: packRows(words.map(({ row }) => row)),
  } satisfies CustomerWeights;
}

/** The text of slot-weights.ts. */
export function sourceOf({ questionNames, slotWeights, formWeights }: PackedQuestions): string {
  return [
    `${WRITTEN} The format is said in question-classifier.ts.`,
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
