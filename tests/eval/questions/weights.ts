import {
  customerWords,
  NO_SLOT,
  type QuestionContext,
  questionFeatures,
  SAID_BEFORE,
} from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import { QUESTION_FORMS } from "#core/customer/understanding/question-form.ts";
import { customerKeys, findOwnQuestions } from "#core/scenarios/find-own-questions.ts";
import { slots } from "#core/scenarios/slots.ts";
import { type Labelled, type LearnedClasses, type LearnedQuestions, type LearnSettings, learn } from "./learn.ts";
import type { FormLesson, SlotLesson } from "./lessons.ts";

const SLOT_SETTINGS: LearnSettings = {
  passes: 18,
  rate: 4,
  leastTexts: 4,
  dropout: 0.7,
  leastWeights: [
    { pass: 6, shared: 0.3, own: 0.5 },
    { pass: 9, shared: 0.7, own: 1.2 },
  ],
  steps: { shared: 0.7, own: 1.4 },
};
const FORM_SETTINGS: LearnSettings = {
  passes: 8,
  rate: 4,
  leastTexts: 10,
  dropout: 0,
  leastWeights: [
    { pass: 4, shared: 0.6, own: 0 },
    { pass: 6, shared: 1.8, own: 0 },
  ],
  steps: { shared: 0.6, own: 0.6 },
};

export const slotIds = [...slots.map((slot) => slot.id), NO_SLOT, SAID_BEFORE];

/** By customer, the ids of their own questions. */
export const ownIds: ReadonlyMap<string, readonly string[]> = new Map(
  customerKeys.map((key) => [key, Object.keys(findOwnQuestions(key))]),
);

export function slotWeightsFrom(lines: readonly SlotLine[]): LearnedQuestions {
  return learn(slotTexts(lines), slotIds, ownIds, SLOT_SETTINGS);
}

export function formWeightsFrom(lines: readonly FormLine[]): LearnedClasses {
  return learn(formTexts(lines), QUESTION_FORMS, new Map(), FORM_SETTINGS).shared;
}

/** The lessons as the learner sees them. Throws for a slot that is neither in the list nor one of this customer's. */
export function slotTexts(lines: readonly SlotLine[]): Labelled[] {
  return lines.map(({ text, slot, context, customer }) => {
    const fitting = [...slotIds, ...((customer && ownIds.get(customer)) || [])].indexOf(slot);
    if (fitting < 0) throw new Error(`${customer ?? "nobody"} is not asked for ${slot}`);
    const words = customerWords(normalise(text), NOBODY);
    return { features: featuresOf(text, context), fitting, words, ...(customer && { customer }) };
  });
}

export function formTexts(lines: readonly FormLine[]): Labelled[] {
  return lines.map(({ text, form }) => ({ features: featuresOf(text), fitting: QUESTION_FORMS.indexOf(form) }));
}

type SlotLine = Pick<SlotLesson, "text" | "slot" | "context" | "customer">;
type FormLine = Pick<FormLesson, "text" | "form">;

/** A line teaches as a whole: what its author added around the question belongs to the way of asking. */
export function featuresOf(text: string, context: QuestionContext | null = null): Set<string> {
  return questionFeatures(normalise(text), NOBODY, context);
}

/** The lines are said to nobody in particular. */
const NOBODY: ReadonlySet<string> = new Set();
