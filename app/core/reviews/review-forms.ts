import { z } from "zod";
import { EXAMPLE_LINES_MOST, EXAMPLE_TITLE_MAX_LENGTH, WORDS_MAX_LENGTH } from "./review-limits.ts";

// Forms of a review, checked in the service, which trusts no caller; the words go back to the page.

/** Line ends become \n, control characters and broken surrogates go; what is right to left or an emoji stays. */
function cleanWords(typed: string): string {
  return (
    typed
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "")
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "")
      .trim()
  );
}

/** What is far too long is refused unread. */
const words = (least: number, missing: string) =>
  z
    .string({ error: missing })
    .max(WORDS_MAX_LENGTH * 2, TOO_LONG)
    .transform(cleanWords)
    .refine((text) => text.length >= least, missing)
    .refine((text) => text.length <= WORDS_MAX_LENGTH, TOO_LONG);

const TOO_LONG = "This can have at most 4,000 characters.";
const NO_LINE = "There is no such line.";

const turn = z.coerce.number({ error: NO_LINE }).int(NO_LINE).min(0, NO_LINE);

/** "1:05" or "65", as ms; "" : none. */
const second = z
  .string()
  .trim()
  .max(20, "Write the moment as minutes and seconds, 1:05.")
  .transform((text, context) => {
    if (text === "") return null;
    const [, minutes = "0", seconds] = /^(?:(\d{1,3}):)?(\d{1,4})$/.exec(text) ?? [];
    if (seconds === undefined) {
      context.addIssue({ code: "custom", message: "Write the moment as minutes and seconds, 1:05." });
      return z.NEVER;
    }
    return (Number(minutes) * 60 + Number(seconds)) * 1000;
  });

/** On a line, or on a second of sound, or, where both are empty, on the whole. */
export const commentSchema = z
  .object({
    turn: z.preprocess((value) => (value === "" || value === undefined ? null : value), turn.nullable()),
    at: second.default(null),
    words: words(1, "Write your comment."),
  })
  .refine(({ turn, at }) => turn === null || at === null, "A comment is on a line or on a moment, not on both.");

export const findingReviewSchema = z
  .object({
    finding: z.string().min(1).max(200),
    turn,
    verdict: z.enum(["agree", "met", "not-met"], { error: "Choose whether you agree." }),
    why: words(0, "Say why."),
  })
  .refine(({ verdict, why }) => verdict === "agree" || why !== "", "Say why: it is read by the agent.");

export const verdictSchema = z.object({
  verdict: z.enum(["ready", "again"], { error: "Choose “Ready” or “Practice again”." }),
  words: words(0, ""),
});

export const answerSchema = z.object({ words: words(1, "Write your answer.") });

/** `first` and `last`: turns, counted from 0. */
export const exampleSchema = z
  .object({
    first: turn,
    last: turn,
    title: words(1, "Give the example a title.").pipe(
      z.string().max(EXAMPLE_TITLE_MAX_LENGTH, `A title can have at most ${EXAMPLE_TITLE_MAX_LENGTH} characters.`),
    ),
  })
  .refine(({ first, last }) => first <= last, "The last line comes after the first.")
  .refine(
    ({ first, last }) => last - first < EXAMPLE_LINES_MOST,
    `An example can have at most ${EXAMPLE_LINES_MOST} lines.`,
  );

export const exampleAnswerSchema = z.object({ example: z.string().max(100), answer: z.enum(["yes", "no"]) });
