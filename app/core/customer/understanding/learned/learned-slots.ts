import { z } from "zod";
import { learnedFile } from "../../../learned-file.ts";
import type { Line } from "../../../scenarios/schema.ts";
import { groupOf, slots } from "../../../scenarios/slots.ts";
import { isContentWord, wordsOf } from "../normalise.ts";
import { formByWords, QUESTION_FORMS, type QuestionForm } from "../question-form.ts";
import { customerWeightsSchema } from "./customer-weights.ts";
import { maskedWords } from "./mask.ts";
import { readNames } from "./packed-rows.ts";
import { type QuestionClassifier, questionWeightsSchema, readQuestionClassifier } from "./question-classifier.ts";

/** What a question asks for. Chances are from 0 to 1. */
export type SlotReading = {
  /** The likeliest slot, and how likely it is among all. */
  slot: string;
  chance: number;
  form: QuestionForm;
  /** The words that carry meaning and were never learned: "menu". */
  unknownWords: readonly string[];
  /** The likeliest slots, the likeliest first. */
  likely: readonly { slot: string; chance: number }[];
};

/** The class of questions that ask for nothing of a customer: films, sums, "isn't that crazy?". */
export const NO_SLOT = "none";

/** The class of questions about what the customer just said: "what do you mean?", "the dog or the company?" */
export const SAID_BEFORE = "said";

/** What reads the slots and the forms of questions. */
export type SlotReaders = {
  slots: QuestionClassifier;
  forms: QuestionClassifier;
  /** For questions said to a customer (as in `sheetKey`) of whom something was learned; null: nothing was. */
  slotsOf: (customer: string) => QuestionClassifier | null;
};

/** As `npm run train` writes them. */
const packedQuestionsSchema = z.object({
  /** Of the features of both; as in packed-rows.ts. */
  questionNames: z.string(),
  slotWeights: questionWeightsSchema,
  formWeights: questionWeightsSchema,
  /** By `sheetKey`; customers of other libraries are not among them: nothing was learned of them. */
  customers: z.record(z.string(), customerWeightsSchema),
});
export type PackedQuestions = z.infer<typeof packedQuestionsSchema>;

export const learnedQuestions = learnedFile("questions", packedQuestionsSchema, slotReaders);

export function slotReaders(learned: PackedQuestions): SlotReaders {
  const places = readNames(learned.questionNames);
  const customers = new Map<string, QuestionClassifier | null>();
  return {
    slots: readQuestionClassifier(learned.slotWeights, places),
    forms: readQuestionClassifier(learned.formWeights, places),
    slotsOf(customer) {
      const known = customers.get(customer);
      if (known !== undefined) return known;
      const weights = learned.customers[customer];
      const reader = weights ? readQuestionClassifier(learned.slotWeights, places, weights) : null;
      customers.set(customer, reader);
      return reader;
    },
  };
}

/** Whether a slot is a question of one customer's own. */
export function isOwn(slot: string): boolean {
  return slot.startsWith("own.");
}

/** What else is known of a question than its words. */
export type SlotSituation = {
  /** Of the call. */
  line: Line;
  /** Whom it is said to, as in `sheetKey`. */
  customer: string;
  context: QuestionContext;
};

/** Reads one sentence (normalised) that asks something of somebody with these names. */
export function readSlot(
  text: string,
  situation: SlotSituation,
  customerNames: ReadonlySet<string>,
  readers: SlotReaders = learnedQuestions.reader(),
): SlotReading {
  const reader = readers.slotsOf(situation.customer) ?? readers.slots;
  const features = questionFeatures(text, customerNames, situation.context);
  const { classes } = reader;
  const words = customerWords(text, customerNames);
  const chances = reader.chances(features, words, penaltiesFor(classes, situation.line));
  const best = indexOfMost(chances);
  const form = indexOfMost(readers.forms.chances(questionFeatures(text, customerNames)));
  return {
    slot: classes[best] ?? "",
    chance: chances[best] ?? 0,
    unknownWords: wordsOf(text).filter((word) => isContentWord(word) && !readers.slots.knows(word)),
    likely: likeliest(classes, chances),
    form: formByWords(text) ?? QUESTION_FORMS.find((one) => one === readers.forms.classes[form]) ?? "what",
  };
}

/** Some author of the learned questions used the word (normalised). */
export function isLearnedWord(word: string): boolean {
  return learnedQuestions.reader().slots.knows(word);
}

/** The likeliest classes, the likeliest first. */
function likeliest(classes: readonly string[], chances: readonly number[]) {
  const some = classes.flatMap((slot, at) =>
    (chances[at] ?? 0) > LEAST_LIKELY ? [{ slot, chance: chances[at] ?? 0 }] : [],
  );
  return some.sort((a, b) => b.chance - a.chance).slice(0, LIKELY);
}

/** The rest have next to no chance. */
const LIKELY = 8;
const LEAST_LIKELY = 0.005;

/** What is asked in calls of another line of business is less likely, and not impossible: auto agents ask about houses. */
const OTHER_LINE = 3;
const lineOfSlot: ReadonlyMap<string, Line | "any"> = new Map(slots.map(({ id, line }) => [id, line]));
/** By the classes of a reader, then by line. */
const knownPenalties = new WeakMap<readonly string[], Map<Line, readonly number[]>>();

function penaltiesFor(classes: readonly string[], line: Line): readonly number[] {
  const ofClasses = knownPenalties.get(classes) ?? new Map<Line, readonly number[]>();
  knownPenalties.set(classes, ofClasses);
  const known = ofClasses.get(line);
  if (known) return known;
  const penalties = classes.map((slot) => {
    const ofLine = lineOfSlot.get(slot) ?? "any";
    return ofLine === "any" || ofLine === line ? 0 : OTHER_LINE;
  });
  ofClasses.set(line, penalties);
  return penalties;
}

/**
 * What stood before a question: the agent's words in the same turn, the customer's last line (both normalised), what was asked
 * last.
 */
export type QuestionContext = { before: string; said: string; lastSlot: string | null };

/** What a question of few words cannot say itself: the words before it, and what was asked last. */
function contextFeatures({ before, said, lastSlot }: QuestionContext, customerNames: ReadonlySet<string>): string[] {
  return [
    ...maskedWords(before, customerNames)
      .slice(-WORDS_BEFORE)
      .map((word) => `t:${word}`),
    ...maskedWords(said, customerNames)
      .slice(-WORDS_SAID)
      .map((word) => `c:${word}`),
    ...(lastSlot === null ? [] : [`g:${groupOf(lastSlot)}`, `l:${lastSlot}`]),
  ];
}

const WORDS_BEFORE = 14;
const WORDS_SAID = 20;

/** What a question shows of whom it is said to: its words, and one that stands for the customer. */
export function customerWords(normalised: string, customerNames: ReadonlySet<string>): Set<string> {
  return new Set(["^", ...maskedWords(normalised, customerNames)]);
}

/** The features of a question: its words, pairs of neighbours, and the runs of three and four letters in its words. */
export function questionFeatures(
  normalised: string,
  customerNames: ReadonlySet<string>,
  context: QuestionContext | null = null,
): Set<string> {
  const words = maskedWords(normalised, customerNames);
  const found = new Set(context === null ? [] : contextFeatures(context, customerNames));
  let before = "^";
  for (const word of [...words, "$"]) {
    found.add(`${before} ${word}`);
    before = word;
  }
  for (const word of words) {
    found.add(word);
    const edged = `<${word}>`;
    for (const length of LETTERS) {
      for (let at = 0; at + length <= edged.length; at++) found.add(`~${edged.slice(at, at + length)}`);
    }
  }
  return found;
}

const LETTERS = [3, 4];

function indexOfMost(values: readonly number[]): number {
  return values.reduce((most, value, at) => (value > (values[most] ?? Number.NEGATIVE_INFINITY) ? at : most), 0);
}
