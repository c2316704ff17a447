import type { OwnQuestions } from "../../scenarios/answer-sheet.ts";
import { FIRST_NAMES } from "./learned/first-names.ts";
import { questionFeatures, rarityOf } from "./learned/learned-slots.ts";
import { contentWords, normalise } from "./normalise.ts";

/** Which of a customer's own questions a text is most like; `likeness` from 0 (nothing shared) to 1 (the same words). */
export type OwnAsked = { slot: string; likeness: number };

/**
 * Null: it is like none of them. `text` is normalised; so is `before`, what was said until then in this turn and by the customer: "how
 * old is he?" asks for the uncle only where the talk is of him.
 */
export function ownAsked(
  text: string,
  own: OwnQuestions,
  customerNames: ReadonlySet<string>,
  before = "",
): OwnAsked | null {
  const index = indexOf(own);
  const { slots, places } = index;
  const likeness = new Float32Array(slots.length);
  for (const [feature, weight] of weighted(text, customerNames)) {
    const found = places.get(feature);
    if (!found) continue;
    const { ways, weights } = found;
    for (let at = 0; at < ways.length; at++) {
      const way = ways[at] ?? 0;
      likeness[way] = (likeness[way] ?? 0) + weight * (weights[at] ?? 0);
    }
  }
  let best = 0;
  for (let way = 1; way < likeness.length; way++) if ((likeness[way] ?? 0) > (likeness[best] ?? 0)) best = way;
  const slot = slots[best];
  if (slot === undefined || !((likeness[best] ?? 0) > 0)) return null;
  const words = index.words.get(slot) ?? new Set();
  const isOther = shareSpokenOf(text, words) < LEAST_SHARE || (isVague(text, index) && !isSpokenOf(before, words));
  return { slot, likeness: (likeness[best] ?? 0) * (isOther ? UNSPOKEN : 1) };
}

/** No word in it says what it is about: each stands in many of the questions. */
function isVague(text: string, { spread }: Index): boolean {
  return [...contentWords(text)].every((word) => (spread.get(word) ?? 0) >= COMMON);
}

const COMMON = 6;

function isSpokenOf(before: string, words: ReadonlySet<string>): boolean {
  return [...contentWords(before)].some((word) => words.has(word));
}

/** Share of the words with a meaning that the question's own wordings and answers have too; 1 where there are none. */
function shareSpokenOf(text: string, words: ReadonlySet<string>): number {
  const asked = [...contentWords(text)].filter((word) => !FIRST_NAMES.has(word));
  return asked.length === 0 ? 1 : asked.filter((word) => words.has(word)).length / asked.length;
}

/** Below this share the likeness is one of small words. */
const LEAST_SHARE = 0.5;
const UNSPOKEN = 0.6;

type Index = {
  /** The question of each way of asking. */
  slots: string[];
  /** By feature, the ways of asking that have it, and how much it weighs in each. */
  places: Map<string, { ways: Uint16Array; weights: Float32Array }>;
  /** By question, the words with a meaning in its wordings and answers. */
  words: Map<string, ReadonlySet<string>>;
  /** By word with a meaning, how many of the questions have it. */
  spread: Map<string, number>;
};

const indexes = new WeakMap<OwnQuestions, Index>();

function indexOf(own: OwnQuestions): Index {
  const known = indexes.get(own);
  if (known) return known;
  const slots: string[] = [];
  const words = new Map<string, ReadonlySet<string>>();
  const found = new Map<string, [way: number, weight: number][]>();
  for (const [slot, { asks, says, about }] of Object.entries(own)) {
    words.set(slot, contentWords(normalise([...asks, ...says, about].join(" "))));
    for (const ask of asks) {
      const way = slots.push(slot) - 1;
      for (const [feature, weight] of weighted(normalise(ask), NOBODY)) {
        const places = found.get(feature);
        if (places) places.push([way, weight]);
        else found.set(feature, [[way, weight]]);
      }
    }
  }
  const places = new Map(
    [...found].map(([feature, at]) => [
      feature,
      { ways: Uint16Array.from(at, ([way]) => way), weights: Float32Array.from(at, ([, weight]) => weight) },
    ]),
  );
  const spread = new Map<string, number>();
  for (const some of words.values()) for (const word of some) spread.set(word, (spread.get(word) ?? 0) + 1);
  const index = { slots, words, places, spread };
  indexes.set(own, index);
  return index;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The features of a text by how rare they are, as a row of length one. */
function weighted(text: string, customerNames: ReadonlySet<string>): [string, number][] {
  const row = [...questionFeatures(text, customerNames)].map((feature): [string, number] => [
    feature,
    rarityOf(feature),
  ]);
  const length = Math.hypot(...row.map(([, rarity]) => rarity)) || 1;
  return row.map(([feature, rarity]) => [feature, rarity / length]);
}
