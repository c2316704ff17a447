import type { QuestionContext } from "#core/customer/understanding/learned/learned-slots.ts";
import type { QuestionForm } from "#core/customer/understanding/question-form.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { type TalkLine, talkLines } from "../talks/talk-lines.ts";
import { libraryQuestions } from "./library-questions.ts";
import { readOwnLines } from "./own-lines.ts";
import { type QuestionLine, readQuestionLines, TRAINING } from "./question-lines.ts";

/** `customer`: whom it was said to, as in `sheetKey`; a slot may then be one of their own. */
export type SlotLesson = { author: string; slot: string; text: string; context?: QuestionContext; customer?: string };
export type FormLesson = { author: string; form: QuestionForm; text: string };

/** How often a question of a talk is learned: it has the shape in which agents ask. A plain one is what they must be heard with. */
const TALK_TIMES = 2;
const PLAIN_TIMES = 2;

/**
 * All that the slots of questions are learned from: plain questions, the ways of asking a customer's own questions, questions cut
 * out of talks, and those of the library.
 */
export function slotLessons(
  talks: readonly TalkLine[] = talkLines(readTalks(TALKS)),
  plain: readonly QuestionLine[] = readQuestionLines(TRAINING),
): SlotLesson[] {
  return [
    ...Array.from({ length: PLAIN_TIMES }, () => plain).flat(),
    ...readOwnLines(),
    ...Array.from({ length: TALK_TIMES }, () => talks).flat(),
    ...libraryQuestions(),
  ];
}

/** All that the forms of questions are learned from. */
export function formLessons(talks: readonly TalkLine[] = talkLines(readTalks(TALKS))): FormLesson[] {
  const asked = talks.flatMap(({ author, form, text }) => (form === null ? [] : [{ author, form, text }]));
  return [...readQuestionLines(TRAINING), ...asked];
}
