import type { CustomerWeights } from "#core/customer/understanding/learned/customer-weights.ts";
import type { PackedQuestions } from "#core/customer/understanding/learned/learned-slots.ts";
import { readNames } from "#core/customer/understanding/learned/packed-rows.ts";
import {
  type QuestionClassifier,
  type QuestionWeights,
  readQuestionClassifier,
} from "#core/customer/understanding/learned/question-classifier.ts";
import { packNames, packNumbers, packRows } from "../training/pack-rows.ts";
import { type LearnedClasses, type LearnedCustomer, type LearnedQuestions, RARITY_STEP } from "./learn.ts";

export function packQuestions(slots: LearnedQuestions, forms: LearnedClasses): PackedQuestions {
  const names = namesOf(slots.shared, forms);
  return {
    questionNames: packNames(names),
    slotWeights: packed(slots.shared, names),
    formWeights: packed(forms, names),
    customers: Object.fromEntries([...slots.customers].map(([key, one]) => [key, packedCustomer(one, names)])),
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
