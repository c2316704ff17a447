import { readQuestionClassifier } from "#core/customer/understanding/learned/question-classifier.ts";
import type { Section } from "../table.ts";
import { type QuestionLine, readQuestionLines, TRAINING } from "./question-lines.ts";
import { featuresOf, slotWeightsFrom } from "./weights.ts";

/** The chance from which on the customer answers; as in asked-questions.ts. */
const SURE = 0.45;
/** An author of fewer lines says little. */
const LEAST_LINES = 500;

/**
 * How well the slots of an author's lines are read by weights that never saw this author, who wrote from the bare list of slots:
 * right at all, among the first three, and, where the customer would answer, how often at all and how often wrongly.
 */
export function reportQuestions(): Section[] {
  const lines = readQuestionLines(TRAINING);
  const authors = [...new Set(lines.map((line) => line.author))];
  const ofAuthor = (author: string) => lines.filter((line) => line.author === author);
  return [
    {
      title: "Slots of questions by an author who was not learned from",
      columns: ["lines", "learned from", "right", "in first three", "answered", "answered wrongly"],
      rows: authors
        .filter((author) => ofAuthor(author).length >= LEAST_LINES)
        .map((author) => {
          const others = lines.filter((line) => line.author !== author);
          return { name: `author ${author}`, cells: cellsOf(ofAuthor(author), others) };
        }),
    },
  ];
}

function cellsOf(unseen: readonly QuestionLine[], learned: readonly QuestionLine[]): string[] {
  const classifier = readQuestionClassifier(slotWeightsFrom(learned));
  const readings = unseen.map(({ slot, text }) => {
    const chances = classifier.chances(featuresOf(text));
    const ranked = classifier.classes
      .map((name, at) => ({ name, chance: chances[at] ?? 0 }))
      .sort((a, b) => b.chance - a.chance);
    return { place: ranked.findIndex(({ name }) => name === slot), chance: ranked[0]?.chance ?? 0 };
  });
  const share = (isMeant: (one: { place: number; chance: number }) => boolean) =>
    (readings.filter(isMeant).length / readings.length).toFixed(3);
  return [
    String(unseen.length),
    String(learned.length),
    share(({ place }) => place === 0),
    share(({ place }) => place < 3),
    share(({ chance }) => chance >= SURE),
    share(({ place, chance }) => place !== 0 && chance >= SURE),
  ];
}
