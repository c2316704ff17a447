import type { Line } from "../../../scenarios/schema.ts";
import { findSlot, groupOf } from "../../../scenarios/slots.ts";
import { isContentWord, wordsOf } from "../normalise.ts";
import { formByWords, QUESTION_FORMS, type QuestionForm } from "../question-form.ts";
import { maskedWords } from "./mask.ts";
import { readNames } from "./packed-rows.ts";
import { type QuestionClassifier, readQuestionClassifier } from "./question-classifier.ts";
import { formWeights, questionNames, slotWeights } from "./slot-weights.ts";

/** What a question asks for. Chances are from 0 to 1. */
export type SlotReading = {
  /** The likeliest slot, and how likely it is among all. */
  slot: string;
  chance: number;
  /** The likeliest group of slots ("cars"), by the sum of their chances. */
  group: string;
  groupChance: number;
  form: QuestionForm;
  /** The words that carry meaning and were never learned: "menu". */
  unknownWords: readonly string[];
  /** The likeliest slots, the likeliest first. */
  likely: readonly { slot: string; chance: number }[];
  /** Of the slots in the group of what was asked before, the likeliest, and its share of their chances. */
  followUp: { slot: string; share: number } | null;
};

/** The class of questions that ask for nothing of a customer: films, sums, "isn't that crazy?". */
export const NO_SLOT = "none";

type Readers = { slots: QuestionClassifier; forms: QuestionClassifier };

let readers: Readers | null = null;

function read(): Readers {
  const places = readNames(questionNames);
  return { slots: readQuestionClassifier(slotWeights, places), forms: readQuestionClassifier(formWeights, places) };
}

/** What else is known of a question than its words. */
export type SlotSituation = {
  /** Of the call. */
  line: Line;
  /** What was asked before, which a question is likely to go on about. */
  lastSlot: string | null;
  context: QuestionContext;
  /** It has no verb of its own, so that it most likely goes on about that. */
  goesOn: boolean;
  /** By slot: what speaks for it beside the words, in steps of the logarithm of its odds. */
  signs: ReadonlyMap<string, number>;
};

/** Reads one sentence (normalised) that asks something of somebody with these names. */
export function readSlot(text: string, situation: SlotSituation, customerNames: ReadonlySet<string>): SlotReading {
  const { lastSlot } = situation;
  readers ??= read();
  const features = questionFeatures(text, customerNames, situation.context);
  const { classes } = readers.slots;
  const chances = readers.slots.chances(features, penaltiesFor(classes, situation));
  const groups = new Map<string, number>();
  for (const [at, slot] of classes.entries())
    groups.set(groupOf(slot), (groups.get(groupOf(slot)) ?? 0) + (chances[at] ?? 0));
  const [group, groupChance] = [...groups].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0]);
  const best = indexOfMost(chances);
  const form = indexOfMost(readers.forms.chances(questionFeatures(text, customerNames)));
  return {
    slot: classes[best] ?? "",
    chance: chances[best] ?? 0,
    group,
    groupChance,
    unknownWords: wordsOf(text).filter((word) => isContentWord(word) && !readers?.slots.knows(word)),
    likely: likeliest(classes, chances),
    followUp: lastSlot === null ? null : likeliestIn(groupOf(lastSlot), classes, chances),
    form: formByWords(text) ?? QUESTION_FORMS.find((one) => one === readers?.forms.classes[form]) ?? "what",
  };
}

/** Some author of the learned questions used the word (normalised). */
export function isLearnedWord(word: string): boolean {
  readers ??= read();
  return readers.slots.knows(word);
}

/** How rare a feature is among the learned questions, as the logarithm of one to its share; one that was never met is rarest. */
export function rarityOf(feature: string): number {
  readers ??= read();
  return readers.slots.rarityOf(feature) ?? RAREST;
}

/** Of a feature of one text in twenty thousand. */
const RAREST = 10;

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

function likeliestIn(group: string, classes: readonly string[], chances: readonly number[]) {
  let best = { slot: "", chance: 0 };
  let sum = 0;
  for (const [at, slot] of classes.entries()) {
    const chance = chances[at] ?? 0;
    if (groupOf(slot) !== group) continue;
    sum += chance;
    if (chance > best.chance) best = { slot, chance };
  }
  return { slot: best.slot, share: best.chance / (sum || 1) };
}

/** What is asked in calls of another line of business is less likely, and not impossible: auto agents ask about houses. */
const OTHER_LINE = 3;
const penaltiesByLine = new Map<Line, number[]>();

function penaltiesOf(classes: readonly string[], line: Line): readonly number[] {
  const known = penaltiesByLine.get(line);
  if (known) return known;
  const penalties = classes.map((slot) => {
    const of = slot === NO_SLOT ? "any" : findSlot(slot)?.line;
    return of === "any" || of === line ? 0 : OTHER_LINE;
  });
  penaltiesByLine.set(line, penalties);
  return penalties;
}

/** How much likelier a question is about what was asked before, or about its group ("cars"); and how much more without a verb. */
const SAME_SLOT = 0;
const SAME_GROUP = 0;
const WITHOUT_VERB = 1.8;

function penaltiesFor(classes: readonly string[], { line, lastSlot, goesOn, signs }: SlotSituation): readonly number[] {
  const ofLine = penaltiesOf(classes, line);
  const group = lastSlot === null ? null : groupOf(lastSlot);
  return classes.map((slot, at) => {
    const follows =
      (slot === lastSlot ? SAME_SLOT : groupOf(slot) === group ? SAME_GROUP : 0) * (goesOn ? 1 + WITHOUT_VERB : 1);
    return (ofLine[at] ?? 0) - follows - (signs.get(slot) ?? 0);
  });
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
