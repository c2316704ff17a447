import { sentencesIn } from "../phrase.ts";
import { figuresIn } from "../understanding/figures.ts";
import type { Question } from "../understanding/question.ts";
import type { Decision, Situation } from "./decision.ts";
import { lowerStart } from "./saying-yes.ts";

/** "Forty-five on the floor, is that right?", and forty-six was just said: said again. Null: no figure of theirs is misquoted. */
export function correctionOf({ sentence, form, kind }: Question, { memory }: Situation): string | null {
  if (form !== "confirm" && kind !== "confirm") return null;
  const heard = figuresIn(sentence.quote);
  if (heard.length === 0) return null;
  const misquoted = sentencesIn(memory.lastLine?.text ?? "").find((one) =>
    figuresIn(one).some(
      (figure) => !heard.includes(figure) && heard.some((other) => other > figure / ALMOST && other < figure * ALMOST),
    ),
  );
  return misquoted === undefined ? null : `No, ${lowerStart(misquoted)}`;
}

/** How far off a figure may be to be taken for a misheard one. */
const ALMOST = 1.4;

/** "Nineteen thousand left, okay." to nine thousand: nobody lets that stand, asked or not. True: it is put right. */
export function correctMisheard({ heard, memory }: Situation, decision: Decision): boolean {
  const repeated = figuresIn(heard.text);
  if (repeated.length !== 1 || heard.wordCount > SHORT_ECHO) return false;
  const misheard = sentencesIn(memory.lastLine?.text ?? "").find((one) => {
    const [figure, ...others] = figuresIn(one);
    return figure !== undefined && others.length === 0 && repeated.some((other) => soundsLike(other, figure));
  });
  if (misheard === undefined) return false;
  decision.beats.push({
    key: "slot:correction",
    options: [`No, ${lowerStart(misheard)}`],
    must: true,
    mayRepeat: true,
  });
  return true;
}

/** Words of a line that only says back what was heard. */
const SHORT_ECHO = 7;

/** "Nine" and "nineteen", "fifteen" and "fifty", also in hundreds and thousands; 2914 and 2941. */
export function soundsLike(one: number, other: number): boolean {
  if (one === other) return false;
  if (one > 99 && digitsOf(one) === digitsOf(other)) return true;
  return [1, 100, 1000].some((unit) => misheardAs(one / unit).includes(other / unit));
}

function digitsOf(figure: number): string {
  return [...String(figure)].sort().join("");
}

/** What a whole number under a hundred, or the last two digits of a longer one, is taken for. */
function misheardAs(figure: number): number[] {
  if (!Number.isInteger(figure)) return [];
  const end = figure % 100;
  const digit = end % 10;
  const isTeen = end > 12 && end < 20;
  const isTens = digit === 0 && end >= 30;
  const isOne = end > 2 && end < 10;
  const heard = isTeen ? [digit, 10 * digit] : isTens ? [10 + end / 10] : isOne ? [10 + end, 10 * end] : [];
  return heard.map((one) => figure - end + one);
}
