import { NO_SLOT, type QuestionContext, questionFeatures } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import { QUESTION_FORMS } from "#core/customer/understanding/question-form.ts";
import { slots } from "#core/scenarios/slots.ts";
import { type Labelled, type LearnedQuestions, type LearnSettings, learn } from "./learn.ts";
import type { FormLesson, SlotLesson } from "./lessons.ts";

const SLOT_SETTINGS: LearnSettings = { passes: 8, rate: 3, leastTexts: 4, leastWeight: 0.4 };
const FORM_SETTINGS: LearnSettings = { passes: 8, rate: 4, leastTexts: 4, leastWeight: 0.4 };

export const slotIds = [...slots.map((slot) => slot.id), NO_SLOT];

export function slotWeightsFrom(lines: readonly SlotLine[], settings: Partial<LearnSettings> = {}): LearnedQuestions {
  return learn(slotTexts(lines), slotIds, { ...SLOT_SETTINGS, ...settings });
}

export function formWeightsFrom(lines: readonly FormLine[]): LearnedQuestions {
  return learn(formTexts(lines), QUESTION_FORMS, FORM_SETTINGS);
}

/** The lessons as the learner sees them. */
export function slotTexts(lines: readonly SlotLine[]): Labelled[] {
  return lines.map(({ text, slot, context }) => ({
    features: featuresOf(text, context),
    fitting: slotIds.indexOf(slot),
  }));
}

export function formTexts(lines: readonly FormLine[]): Labelled[] {
  return lines.map(({ text, form }) => ({ features: featuresOf(text), fitting: QUESTION_FORMS.indexOf(form) }));
}

type SlotLine = Pick<SlotLesson, "text" | "slot" | "context">;
type FormLine = Pick<FormLesson, "text" | "form">;

/** A line teaches as a whole: what its author added around the question belongs to the way of asking. */
export function featuresOf(text: string, context: QuestionContext | null = null): Set<string> {
  return questionFeatures(normalise(text), NOBODY, context);
}

/** The lines are said to nobody in particular. */
const NOBODY: ReadonlySet<string> = new Set();
