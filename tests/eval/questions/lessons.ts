import { NO_SLOT, type QuestionContext, SAID_BEFORE } from "#core/customer/understanding/learned/learned-slots.ts";
import type { QuestionForm } from "#core/customer/understanding/question-form.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { type TalkLine, talkLines } from "../talks/talk-lines.ts";
import { CALLS_BY, callLines } from "./call-lines.ts";
import { libraryQuestions } from "./library-questions.ts";
import { mendedQuestions } from "./mended-questions.ts";
import { readOwnLines } from "./own-lines.ts";
import { type QuestionLine, readQuestionLines, TRAINING } from "./question-lines.ts";
import { type RewordedLine, readRewordedLines } from "./reworded-lines.ts";
import { saidOtherwise } from "./said-otherwise.ts";

/** `customer`: whom it was said to, as in `sheetKey`; a slot may then be one of their own. */
export type SlotLesson = { author: string; slot: string; text: string; context?: QuestionContext; customer?: string };
export type FormLesson = { author: string; form: QuestionForm; text: string };

/** The questions of written talks and of the calls that players held. */
export function talksAndCalls(): TalkLine[] {
  return [...talkLines(readTalks(TALKS)), ...callLines()];
}

/**
 * All that the slots of questions are learned from: plain questions, the ways of asking a customer's own questions, questions cut
 * out of talks and calls, and those of the library.
 */
export function slotLessons(
  talks: readonly TalkLine[] = talksAndCalls(),
  plain: readonly QuestionLine[] = readQuestionLines(TRAINING),
  reworded: readonly RewordedLine[] = readRewordedLines(),
): SlotLesson[] {
  // What was asked in other words always asks for something: what asks for nothing counts as often again for each of them.
  const asksNothing = reworded.length > 0 ? talks.filter(isOfNoSlot) : [];
  return [
    ...plain,
    ...plain.map((one) => ({ ...one, text: saidOtherwise(one.text, "plain") })),
    ...readOwnLines(),
    ...talks,
    ...talks.map((one) => ({ ...one, text: saidOtherwise(one.text, "talk") })),
    ...reworded,
    ...[asksNothing, asksNothing].flat().flatMap((one) => [one, { ...one, text: saidOtherwise(one.text, "talk") }]),
    ...libraryQuestions(),
    ...mendedQuestions(),
  ];
}

/** In a call that was held. */
function isOfNoSlot({ author, slot }: TalkLine): boolean {
  return author.startsWith(CALLS_BY) && (slot === NO_SLOT || slot === SAID_BEFORE);
}

/** All that the forms of questions are learned from. */
export function formLessons(talks: readonly TalkLine[] = talksAndCalls()): FormLesson[] {
  const asked = talks.flatMap(({ author, form, text }) => (form === null ? [] : [{ author, form, text }]));
  return [...readQuestionLines(TRAINING), ...asked];
}
