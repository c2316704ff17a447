import { customerWords, isOwn, NO_SLOT, SAID_BEFORE } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise } from "#core/customer/understanding/normalise.ts";
import type { Section } from "../table.ts";
import { type SlotLesson, slotLessons } from "./lessons.ts";
import { classifierOf } from "./pack.ts";
import { featuresOf, slotWeightsFrom } from "./weights.ts";

/** The chance from which on the customer answers; as in asked-questions.ts. */
const SURE = 0.5;
/** An author of fewer lines says little. */
const LEAST_LINES = 300;
/** Authors are left out of learning by the fifth part, so that learning them takes minutes and not an hour. */
const PARTS = 5;

/**
 * How well the slots of an author's lines are read by weights that never saw this author: right at all, among the first three,
 * and, where the customer would answer, how often at all and how often wrongly. Plain questions were written from the bare list of
 * slots; those of talks are cut out of whole turns and said to a certain customer, whose own questions compete.
 */
export function reportQuestions(): Section[] {
  const lessons = slotLessons();
  const authors = [...new Set(lessons.map(({ author }) => author))].filter((one) => !ALWAYS_LEARNED.has(one)).sort();
  const rows = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const unseen = authors.filter((_, at) => at % PARTS === part);
    const learned = lessons.filter(({ author }) => !unseen.includes(author));
    const weights = slotWeightsFrom(learned);
    return unseen.flatMap((author) => {
      const lines = linesOf(author, lessons);
      if (lines.length < LEAST_LINES) return [];
      return [{ name: `author ${author}`, cells: cellsOf(lines, learned.length, weights) }];
    });
  });
  return [
    {
      title: "Slots of questions by an author who was not learned from",
      columns: ["lines", "learned from", "right", "in first three", "answered", "answered wrongly"],
      rows,
    },
  ];
}

/** What the library says itself, and the ways of asking that were written with a customer's own questions. */
const ALWAYS_LEARNED: ReadonlySet<string> = new Set(["library", "own"]);

/** Each once, though a talk is learned twice. */
function linesOf(author: string, lessons: readonly SlotLesson[]): SlotLesson[] {
  return [...new Set(lessons.filter((one) => one.author === author && one.slot !== NO_SLOT))];
}

function cellsOf(
  unseen: readonly SlotLesson[],
  learned: number,
  weights: ReturnType<typeof slotWeightsFrom>,
): string[] {
  const readings = [...Map.groupBy(unseen, ({ customer }) => customer ?? null)].flatMap(([customer, lines]) => {
    const classifier = classifierOf(weights, customer);
    return lines.map(({ slot, text, context }) => {
      const words = customerWords(normalise(text), NOBODY);
      const chances = classifier.chances(featuresOf(text, context), words);
      const ranked = classifier.classes
        .map((name, at) => ({ name, chance: chances[at] ?? 0 }))
        .sort((a, b) => b.chance - a.chance);
      const [first] = ranked;
      const isAnswered =
        first !== undefined && first.name !== NO_SLOT && first.name !== SAID_BEFORE && first.chance >= SURE;
      return { place: ranked.findIndex(({ name }) => name === slot), isAnswered };
    });
  });
  const share = (isMeant: (one: { place: number; isAnswered: boolean }) => boolean) =>
    (readings.filter(isMeant).length / readings.length).toFixed(3);
  return [
    `${unseen.length} (${unseen.filter(({ slot }) => isOwn(slot)).length} own)`,
    String(learned),
    share(({ place }) => place === 0),
    share(({ place }) => place < 3),
    share(({ isAnswered }) => isAnswered),
    share(({ place, isAnswered }) => place !== 0 && isAnswered),
  ];
}

const NOBODY: ReadonlySet<string> = new Set();
