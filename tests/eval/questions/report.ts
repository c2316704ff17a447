import { NO_SLOT } from "#core/customer/understanding/learned/learned-slots.ts";
import type { Section } from "../table.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { talkLines } from "../talks/talk-lines.ts";
import { type SlotLesson, slotLessons } from "./lessons.ts";
import { classifierOf } from "./pack.ts";
import { readQuestionLines, TRAINING } from "./question-lines.ts";
import { featuresOf, slotWeightsFrom } from "./weights.ts";

/** The chance from which on the customer answers; as in asked-questions.ts. */
const SURE = 0.5;
/** An author of fewer lines says little. */
const LEAST_LINES = 300;

/**
 * How well the slots of an author's lines are read by weights that never saw this author: right at all, among the first three,
 * and, where
 * the customer would answer, how often at all and how often wrongly. Plain questions were written from the bare list of slots;
 * those of
 * talks are cut out of whole turns.
 */
export function reportQuestions(): Section[] {
  const lessons = slotLessons();
  return [
    sectionOf("Slots of plain questions by an author who was not learned from", readQuestionLines(TRAINING), lessons),
    sectionOf(
      "Slots of questions in talks by an author who was not learned from",
      talkLines(readTalks(TALKS)),
      lessons,
    ),
  ];
}

function sectionOf(title: string, lines: readonly SlotLesson[], lessons: readonly SlotLesson[]): Section {
  const asking = lines.filter(({ slot }) => slot !== NO_SLOT);
  const authors = [...new Set(asking.map(({ author }) => author))];
  const ofAuthor = (author: string) => asking.filter((line) => line.author === author);
  return {
    title,
    columns: ["lines", "learned from", "right", "in first three", "answered", "answered wrongly"],
    rows: authors
      .filter((author) => ofAuthor(author).length >= LEAST_LINES)
      .map((author) => {
        const others = lessons.filter((lesson) => lesson.author !== author);
        return { name: `author ${author}`, cells: cellsOf(ofAuthor(author), others) };
      }),
  };
}

function cellsOf(unseen: readonly SlotLesson[], learned: readonly SlotLesson[]): string[] {
  const classifier = classifierOf(slotWeightsFrom(learned));
  const readings = unseen.map(({ slot, text, context }) => {
    const chances = classifier.chances(featuresOf(text, context));
    const ranked = classifier.classes
      .map((name, at) => ({ name, chance: chances[at] ?? 0 }))
      .sort((a, b) => b.chance - a.chance);
    const [first] = ranked;
    const isAnswered = first !== undefined && first.name !== NO_SLOT && first.chance >= SURE;
    return { place: ranked.findIndex(({ name }) => name === slot), isAnswered };
  });
  const share = (isMeant: (one: { place: number; isAnswered: boolean }) => boolean) =>
    (readings.filter(isMeant).length / readings.length).toFixed(3);
  return [
    String(unseen.length),
    String(learned.length),
    share(({ place }) => place === 0),
    share(({ place }) => place < 3),
    share(({ isAnswered }) => isAnswered),
    share(({ place, isAnswered }) => place !== 0 && isAnswered),
  ];
}
