import type { Context } from "#core/customer/understanding/heard.ts";
import { NO_SLOT, type QuestionContext } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise, type Sentence, splitSentences, wordsOf } from "#core/customer/understanding/normalise.ts";
import { withPersonMeant } from "#core/customer/understanding/person-meant.ts";
import type { QuestionForm } from "#core/customer/understanding/question-form.ts";
import { questionPieces } from "#core/customer/understanding/question-pieces.ts";
import { asksUnmarked, shapeOf } from "#core/customer/understanding/set-phrases.ts";
import { assemblePractice } from "#core/library/library.ts";
import { answerOn, sheetKey } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
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
  sentence: Sentence;
  /** All that the engine knows when it hears the sentence; null: it was said to nobody in particular. */
  heard: Context | null;
};

/**
 * The questions of labelled talks, each cut out of its turn as the engine cuts it and with the slot of its label. Labels that
 * cannot be
 * told apart (two of them, one piece) are left out; a piece of a turn that asks nothing has no slot.
 */
export function talkLines(talks: readonly LabelledTalk[]): TalkLine[] {
  return talks.flatMap((talk) => {
    const practice = assemblePractice({ ...talk, level: 2, seed: 11 });
    const told: Record<string, number> = {};
    let lastSlot: string | null = null;
    return talk.turns.flatMap((turn) => {
      const lastLine = { turn: 0, text: turn.before };
      const disclosed = Object.keys(told);
      const heard = practice && { practice, told: { ...told }, disclosed, lastTopic: null, lastLine };
      const lines = linesOf(turn, `talk-${talk.author}`, lastSlot, heard);
      lastSlot = turn.asked.at(-1)?.slot ?? null;
      for (const id of turn.asked.flatMap(({ slot }) => (slot === null ? [] : [slot, ...factsOf(practice, slot)])))
        told[id] = (told[id] ?? 0) + 1;
      return lines.map((line) => ({ ...line, customer: practice ? sheetKey(practice) : NOBODY }));
    });
  });
}

const NOBODY = "-";

/** The fact that is told with a slot, where it is one. */
export function factsOf(practice: Practice | null, slot: string): string[] {
  const fact = practice && answerOn(sheetsOf(practice), slot)?.fact;
  return fact ? [fact] : [];
}

function linesOf(
  turn: LabelledTurn,
  author: string,
  lastSlot: string | null,
  heard: Context | null,
): Omit<TalkLine, "customer">[] {
  const pieces = piecesOf(turn.text);
  const asking = pieces.filter(({ asks }) => asks);
  const line = (piece: Piece, label: AskedLabel | null, last: string | null) => {
    const texts = pieces.slice(0, pieces.indexOf(piece)).map(({ sentence }) => sentence.text);
    const said = normalise(turn.before);
    const before = texts.join(" ");
    const known = heard && { ...heard, lastSlot: last, before: texts.length > 0 ? before : said };
    const sentence = known ? withPersonMeant(piece.sentence, texts, known) : piece.sentence;
    const context = { before, said, lastSlot: last };
    const asked = label ? labelled(label) : { slot: NO_SLOT, form: null };
    return { author, ...asked, text: sentence.text, sentence, context, heard: known };
  };
  if (turn.asked.length === 0) return asking.map((piece) => line(piece, null, lastSlot));
  if (asking.length === 0 && turn.asked.length === 1) {
    const [label] = turn.asked;
    const text = lastWords(turn.text);
    return label ? [line({ sentence: { quote: text, text, asked: false }, asks: true }, label, lastSlot)] : [];
  }
  let before = lastSlot;
  return asking.length < turn.asked.length
    ? []
    : turn.asked.flatMap((label, at) => {
        const piece = asking[asking.length - turn.asked.length + at];
        if (!piece) return [];
        const found = line(piece, label, before);
        before = label.slot;
        return [found];
      });
}

function labelled({ slot, form }: AskedLabel): { slot: string; form: QuestionForm | null } {
  return { slot: slot ?? NO_SLOT, form: FORMS[form] ?? null };
}

export type Piece = { sentence: Sentence; asks: boolean };

/** The sentences of a turn in their normalised words, and of those that ask something the questions in them. */
export function piecesOf(turn: string): Piece[] {
  return splitSentences(turn).flatMap((sentence) => {
    const asks = doesAsk(sentence);
    return (asks ? questionPieces(sentence) : [sentence]).map((piece) => ({ sentence: piece, asks }));
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
