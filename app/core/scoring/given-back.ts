import type { Turn } from "../conversations/turns.ts";
import type { Mark } from "../customer/marks.ts";
import { figuresIn } from "../customer/understanding/figures.ts";
import { contentWordsOf, findReflections } from "./metrics/agent-wording.ts";
import type { Evidence } from "./score-schema.ts";
import { wordsOfTheirs } from "./their-words.ts";

/** [S14] What gives back something that the customer had told by then. */
export function reflectionsOf(turns: readonly Turn[], marks: readonly Mark[]): Evidence[] {
  return findReflections(turns, marks).filter((given) => isOfThem(turns, given));
}

/** Its turn holds a word or a figure that the customer had told by then, or of what else was `told`. */
export function isOfThem(turns: readonly Turn[], { turn, quote }: Evidence, told: readonly string[] = []): boolean {
  const heard = turns.filter(({ index, speaker }) => speaker === "customer" && index < turn).map(({ text }) => text);
  const words = new Set([...heard, ...told].flatMap(contentWordsOf));
  const figures = new Set(heard.flatMap(figuresIn));
  const said = turns.find(({ index }) => index === turn)?.text ?? quote;
  return wordsOfTheirs(said).some((word) => words.has(word)) || figuresIn(said).some((figure) => figures.has(figure));
}
