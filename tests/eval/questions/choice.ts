import { describeByTopic } from "#core/customer/understanding/asked-questions.ts";
import {
  NO_SLOT,
  SAID_BEFORE,
  type SlotReaders,
  slotReaders,
} from "#core/customer/understanding/learned/learned-slots.ts";
import { type ChoiceWeights, choiceChances, type Evidence } from "#core/customer/understanding/learned/slot-choice.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { withoutEnd } from "#core/customer/understanding/set-phrases.ts";
import { slotCandidates } from "#core/customer/understanding/slot-evidence.ts";
import { answerOn } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { hashText } from "#core/seeded.ts";
import { practicesWithAll } from "../practice.ts";
import type { TalkLine } from "../talks/talk-lines.ts";
import { lehmer } from "../training/lehmer.ts";
import { shuffle } from "./learn.ts";
import { formLessons, slotLessons } from "./lessons.ts";
import { packQuestions } from "./pack.ts";
import type { QuestionLine } from "./question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "./weights.ts";

/**
 * A question with the slots it may ask for. `fitting`: the index of the right one; none of them follows the last. `isPlain`: it is not
 * out of a talk.
 */
export type ChoiceLesson = { candidates: readonly Evidence[]; none: Evidence; fitting: number; isPlain: boolean };

const FOLDS = 3;
/** Of the plain questions one in so many, which is enough. */
const PLAIN_SHARE = 3;
/** How much of what a customer knows has been told when a plain question is asked. */
const SHARE_TOLD = 0.4;
/** How often a plain question is learned: agents ask more of those, and fewer of a customer's own, than the authors of talks. */
const PLAIN_TIMES = 2;
const PASSES = 12;
const RATE = 0.03;
const SHRINKAGE = 1e-4;
const STEP = 0.01;
/**
 * Authors know what their agent was told, and agents forget: that something was asked before may speak against it only so much, with
 * each of its signs.
 */
const OF_WHAT_WAS_ASKED = /^(?:told|same)/;
const LEAST_AGAIN = -0.2;
/** Signs of fewer questions teach nothing. */
const LEAST_QUESTIONS = 12;

/**
 * Questions with what may be meant by them, each read by what was learned of other authors alone: so a chance means as much as it
 * does for a stranger's question. Those of talks, and plain ones as they are asked out of nowhere.
 */
export function choiceLessons(talks: readonly TalkLine[], plain: readonly QuestionLine[]): ChoiceLesson[] {
  return Array.from({ length: FOLDS }, (_, fold) => choiceLessonsOf(fold, talks, plain)).flat();
}

/** Those of one of the `FOLDS` parts into which the authors fall. */
function choiceLessonsOf(fold: number, talks: readonly TalkLine[], plain: readonly QuestionLine[]): ChoiceLesson[] {
  const authors = [...new Set([...talks, ...plain].map(({ author }) => author))].sort();
  const held = new Set(authors.filter((_, at) => at % FOLDS === fold));
  const isHeld = ({ author }: { author: string }) => held.has(author);
  const readers = readersFrom(
    talks.filter((one) => !isHeld(one)),
    plain.filter((one) => !isHeld(one)),
  );
  const asked = plain.filter(isHeld).filter(({ text }) => hashText(text) % PLAIN_SHARE === 0);
  const lessonsOf = (lines: readonly Line[], isPlain: boolean) =>
    lines.flatMap((one) => lessonOf(one, readers, isPlain) ?? []);
  return [
    ...lessonsOf(talks.filter(isHeld), false),
    ...lessonsOf(
      asked.flatMap((one) => askedOfNowhere(one) ?? []),
      true,
    ),
  ];
}

/** Reads slots with what these talks and plain questions teach. */
function readersFrom(talks: readonly TalkLine[], plain: readonly QuestionLine[]): SlotReaders {
  return slotReaders(
    packQuestions(slotWeightsFrom(slotLessons(talks, plain, [])), formWeightsFrom(formLessons(talks))),
  );
}

type Line = Pick<TalkLine, "slot" | "sentence" | "heard">;

/** A plain question, said in the middle of a call to a customer who can answer it; null: nobody can. */
function askedOfNowhere({ slot, text }: QuestionLine): Line | null {
  const ofLine = findSlot(slot)?.line;
  const able = practicesWithAll({ level: 2, seed: 11 }).filter(
    (one) => (ofLine === "any" || ofLine === one.scenario.line) && answerOn(sheetsOf(one), slot) !== null,
  );
  const hash = hashText(text);
  const practice = able[hash % Math.max(1, able.length)];
  const sentences = splitSentences(text);
  const sentence = sentences.findLast(({ asked }) => asked) ?? sentences.at(-1);
  if (!practice || !sentence) return null;
  // Who has forgotten an answer asks again, in plain words: this one may have been told as well as any other.
  const told = Object.fromEntries(
    slotsOf(practice)
      .filter((one) => (hashText(`${one} ${text}`) % 100) / 100 < SHARE_TOLD)
      .map((one) => [one, 1]),
  );
  const heard = {
    practice,
    told,
    disclosed: [],
    lastTopic: null,
    lastLine: { turn: 0, text: "Okay." },
    lastSlot: null,
  };
  return { slot, sentence, heard };
}

/** All that the sheets of this customer answer. */
function slotsOf(practice: Practice): string[] {
  const { person = {}, scenario = {}, own = {} } = sheetsOf(practice) ?? {};
  return Object.keys({ ...person, ...scenario, ...own });
}

/** Null: it was said to nobody in particular. */
function lessonOf({ slot, sentence, heard }: Line, readers: SlotReaders, isPlain: boolean): ChoiceLesson | null {
  const sheets = heard && sheetsOf(heard.practice);
  if (!sheets) return null;
  const question = describeByTopic(sentence, heard);
  const { candidates, none } = slotCandidates(question, withoutEnd(sentence.text), sheets, heard, readers);
  const at = slot === NO_SLOT || slot === SAID_BEFORE ? -1 : candidates.findIndex((one) => one.slot === slot);
  return {
    candidates: candidates.map(({ evidence }) => evidence),
    none,
    fitting: at < 0 ? candidates.length : at,
    isPlain,
  };
}

/** Logistic regression over the candidates of each question and none of them, by stochastic gradient descent. */
export function choiceWeightsFrom(lessons: readonly ChoiceLesson[]): ChoiceWeights {
  const known = frequentNames(lessons);
  const weights = new Map<string, number>();
  const weightOf = (name: string) => weights.get(name) ?? 0;
  const random = lehmer(5);
  const order = lessons.flatMap(({ isPlain }, at) => Array.from({ length: isPlain ? PLAIN_TIMES : 1 }, () => at));
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE / (1 + pass * 0.25);
    shuffle(order, random);
    for (const at of order) {
      const lesson = lessons[at];
      if (!lesson) continue;
      const chances = choiceChances(lesson.candidates, lesson.none, weightOf);
      for (const [index, evidence] of [...lesson.candidates, lesson.none].entries()) {
        const mistake = (chances[index] ?? 0) - (index === lesson.fitting ? 1 : 0);
        for (const [name, amount] of evidence) {
          if (!known.has(name)) continue;
          const weight = weightOf(name);
          const moved = weight - rate * (mistake * amount + SHRINKAGE * weight);
          weights.set(name, OF_WHAT_WAS_ASKED.test(name) ? Math.max(moved, LEAST_AGAIN) : moved);
        }
      }
    }
  }
  const steps = [...weights].map(([name, weight]) => [name, Math.round(weight / STEP)] as const);
  const kept = steps.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return { step: STEP, weights: Object.fromEntries(kept) };
}

function frequentNames(lessons: readonly ChoiceLesson[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { candidates, none } of lessons)
    for (const name of new Set([...candidates, none].flatMap((one) => one.map(([of]) => of))))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= LEAST_QUESTIONS).map(([name]) => name));
}
