import type { OwnQuestions } from "../../scenarios/answer-sheet.ts";
import { FIRST_NAMES } from "./learned/first-names.ts";
import { questionFeatures, rarityOf } from "./learned/learned-slots.ts";
import { contentWords, normalise } from "./normalise.ts";

/** Which of a customer's own questions a text is most like; `likeness` from 0 (nothing shared) to 1 (the same words). */
export type OwnAsked = { slot: string; likeness: number };

/** Null: it is like none of them. `text` is normalised. */
export function ownAsked(text: string, own: OwnQuestions, customerNames: ReadonlySet<string>): OwnAsked | null {
  const index = indexOf(own);
  const { slots, places } = index;
  const asked = weighted(text, customerNames);
  const likeness = new Float32Array(slots.length);
  for (const [feature, weight] of asked)
    for (const place of places.get(feature) ?? [])
      likeness[place.way] = (likeness[place.way] ?? 0) + weight * place.weight;
  let best = -1;
  for (const [way, one] of likeness.entries()) if (one > (likeness[best] ?? 0)) best = way;
  const slot = slots[best];
  if (slot === undefined) return null;
  const share = shareSpokenOf(text, index.words.get(slot) ?? new Set());
  return { slot, likeness: (likeness[best] ?? 0) * (share < LEAST_SHARE ? UNSPOKEN : 1) };
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
  /** By feature, the ways of asking that have it. */
  places: Map<string, { way: number; weight: number }[]>;
  /** By question, the words with a meaning in its wordings and answers. */
  words: Map<string, ReadonlySet<string>>;
};

const indexes = new WeakMap<OwnQuestions, Index>();

function indexOf(own: OwnQuestions): Index {
  const known = indexes.get(own);
  if (known) return known;
  const index: Index = { slots: [], places: new Map(), words: new Map() };
  for (const [slot, { asks, says, about }] of Object.entries(own)) {
    index.words.set(slot, contentWords(normalise([...asks, ...says, about].join(" "))));
    for (const ask of asks) {
      const way = index.slots.push(slot) - 1;
      for (const [feature, weight] of weighted(normalise(ask), NOBODY)) {
        const places = index.places.get(feature);
        if (places) places.push({ way, weight });
        else index.places.set(feature, [{ way, weight }]);
      }
    }
  }
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
