import { asksUnmarked, shapeOf } from "#core/customer/understanding/asked-questions.ts";
import { NO_SLOT, type QuestionContext } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise, type Sentence, splitSentences, wordsOf } from "#core/customer/understanding/normalise.ts";
import type { QuestionForm } from "#core/customer/understanding/question-form.ts";
import { questionPieces } from "#core/customer/understanding/question-pieces.ts";
import { FORMS as PLAIN_FORMS, type QuestionLine } from "../questions/question-lines.ts";
import type { AskedLabel, LabelledTalk, LabelledTurn } from "./labelled-talks.ts";

/**
 * A question as it stood in a turn: `form` is null where the label says only that something was proposed. `customer`: as in
 * `sheetKey`.
 */
export type TalkLine = Omit<QuestionLine, "form"> & {
  form: QuestionForm | null;
  context: QuestionContext;
  customer: string;
};

/**
 * The questions of labelled talks, each cut out of its turn as the engine cuts it and with the slot of its label. Labels that
 * cannot be
 * told apart (two of them, one piece) are left out; a piece of a turn that asks nothing has no slot.
 */
export function talkLines(talks: readonly LabelledTalk[]): TalkLine[] {
  return talks.flatMap((talk) => {
    let lastSlot: string | null = null;
    return talk.turns.flatMap((turn) => {
      const lines = linesOf(turn, `talk-${talk.author}`, lastSlot);
      lastSlot = turn.asked.at(-1)?.slot ?? null;
      return lines.map((line) => ({ ...line, customer: `${talk.scenarioId}-${talk.personaId}` }));
    });
  });
}

function linesOf(turn: LabelledTurn, author: string, lastSlot: string | null): Omit<TalkLine, "customer">[] {
  const said = normalise(turn.before);
  const pieces = piecesOf(turn.text);
  const asking = pieces.filter(({ asks }) => asks);
  const beforeOf = (piece: Piece) =>
    pieces
      .slice(0, pieces.indexOf(piece))
      .map(({ text }) => text)
      .join(" ");
  if (turn.asked.length === 0)
    return asking.map((piece) => {
      const context = { before: beforeOf(piece), said, lastSlot };
      return { author, slot: NO_SLOT, form: null, text: piece.text, context };
    });
  if (asking.length === 0 && turn.asked.length === 1) {
    const [label] = turn.asked;
    const context = { before: "", said, lastSlot };
    return label ? [{ ...labelled(label), author, text: lastWords(turn.text), context }] : [];
  }
  let before = lastSlot;
  return asking.length < turn.asked.length
    ? []
    : turn.asked.flatMap((label, at) => {
        const piece = asking[asking.length - turn.asked.length + at];
        if (!piece) return [];
        const context = { before: beforeOf(piece), said, lastSlot: before };
        before = label.slot;
        return [{ ...labelled(label), author, text: piece.text, context }];
      });
}

function labelled({ slot, form }: AskedLabel): { slot: string; form: QuestionForm | null } {
  return { slot: slot ?? NO_SLOT, form: FORMS[form] ?? null };
}

type Piece = { text: string; asks: boolean };

/** The sentences of a turn in their normalised words, and of those that ask something the questions in them. */
function piecesOf(turn: string): Piece[] {
  return splitSentences(turn).flatMap((sentence) => {
    const asks = doesAsk(sentence);
    return (asks ? questionPieces(sentence) : [sentence]).map(({ text }) => ({ text, asks }));
  });
}

function doesAsk(sentence: Sentence): boolean {
  return sentence.asked || shapeOf(sentence) !== null || asksUnmarked(sentence.text);
}

/** What stands for the question of a turn in which nothing looks like one. */
function lastWords(turn: string): string {
  const words = splitSentences(turn).flatMap(({ text }) => wordsOf(text));
  return words.slice(-QUESTION_WORDS).join(" ");
}

const QUESTION_WORDS = 18;

/** The forms of plain questions, and two that only talks have. */
const FORMS: Readonly<Record<string, QuestionForm>> = { ...PLAIN_FORMS, which: "choice", giveme: "what" };
