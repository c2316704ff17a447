import { NO_SLOT, type QuestionContext, questionFeatures } from "#core/customer/understanding/learned/learned-slots.ts";
import type { QuestionWeights } from "#core/customer/understanding/learned/question-classifier.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import { QUESTION_FORMS } from "#core/customer/understanding/question-form.ts";
import { slots } from "#core/scenarios/slots.ts";
import { type LearnSettings, learn } from "./learn.ts";
import type { FormLesson, SlotLesson } from "./lessons.ts";

const SLOT_SETTINGS: LearnSettings = { passes: 8, rate: 3, leastTexts: 4, leastWeight: 0.4 };
const FORM_SETTINGS: LearnSettings = { passes: 8, rate: 4, leastTexts: 4, leastWeight: 0.4 };

export const slotIds = [...slots.map((slot) => slot.id), NO_SLOT];

export function slotWeightsFrom(
  lines: readonly Pick<SlotLesson, "text" | "slot" | "context">[],
  settings: Partial<LearnSettings> = {},
): QuestionWeights {
  return learn(
    lines.map(({ text, slot, context }) => ({ features: featuresOf(text, context), fitting: slotIds.indexOf(slot) })),
    slotIds,
    { ...SLOT_SETTINGS, ...settings },
  );
}

export function formWeightsFrom(lines: readonly Pick<FormLesson, "text" | "form">[]): QuestionWeights {
  return learn(
    lines.map(({ text, form }) => ({ features: featuresOf(text), fitting: QUESTION_FORMS.indexOf(form) })),
    QUESTION_FORMS,
    FORM_SETTINGS,
  );
}

/** A line teaches as a whole: what its author added around the question belongs to the way of asking. */
export function featuresOf(text: string, context: QuestionContext | null = null): Set<string> {
  return questionFeatures(normalise(text), NOBODY, context);
}

/** The lines are said to nobody in particular. */
const NOBODY: ReadonlySet<string> = new Set();
