import { type AnswerSheets, answerOn } from "../../scenarios/answer-sheet.ts";
import type { Fact } from "../../scenarios/schema.ts";
import { FIRST_NAMES } from "./learned/first-names.ts";
import { contentWords, normalise } from "./normalise.ts";

/**
 * How much of a question's words a customer's answers use: who speaks of "the patio" means the answer with the patio in it. By
 * slot,
 * from 0 to 1; words that many answers use count little. Words that no answer uses do not count.
 */
export function sharesOfWords(question: string, sheets: AnswerSheets, facts: readonly Fact[]): Map<string, number> {
  const index = indexOf(sheets, facts);
  const shares = new Map<string, number>();
  let sum = 0;
  for (const word of contentWords(question)) {
    // Whoever is asked about, their name says nothing of what is asked.
    if (FIRST_NAMES.has(word)) continue;
    const slots = index.slotsByWord.get(word) ?? [];
    if (slots.length === 0) continue;
    const rarity = Math.log(index.slotCount / slots.length);
    sum += rarity;
    for (const slot of slots) shares.set(slot, (shares.get(slot) ?? 0) + rarity);
  }
  // One common word is no sign; a rare one is a whole one.
  const whole = Math.max(sum, WHOLE);
  for (const [slot, share] of shares) shares.set(slot, share / whole);
  return shares;
}

/** How many of the words are strange to a customer: no answer of theirs uses them, and they are nobody's name. */
export function strangeWords(words: readonly string[], sheets: AnswerSheets, facts: readonly Fact[]): number {
  const { slotsByWord } = indexOf(sheets, facts);
  return words.filter(
    (word) => !FIRST_NAMES.has(word) && ![...contentWords(word)].some((stem) => slotsByWord.has(stem)),
  ).length;
}

/** About the rarity of a word that one answer of thirty uses. */
const WHOLE = 3.4;

type Index = { slotsByWord: Map<string, string[]>; slotCount: number };

const indexes = new WeakMap<object, Index>();

function indexOf(sheets: AnswerSheets, facts: readonly Fact[]): Index {
  const known = indexes.get(sheets.scenario);
  if (known) return known;
  const answers = Object.keys({ ...sheets.person, ...sheets.scenario, ...sheets.own }).flatMap((slot) => {
    const answer = answerOn(sheets, slot);
    return answer ? [[slot, answer] as const] : [];
  });
  const slotsByWord = new Map<string, string[]>();
  for (const [slot, { value, says, more = [], fact }] of answers) {
    const ofFact = facts.find((one) => one.id === fact)?.says ?? [];
    const text = [
      sheets.own[slot]?.about ?? "",
      typeof value === "string" ? value : Array.isArray(value) ? value.join(" ") : "",
      ...says,
      ...more,
      ...ofFact,
    ];
    for (const word of contentWords(normalise(text.join(" ")))) {
      const slots = slotsByWord.get(word) ?? [];
      if (!slots.includes(slot)) slotsByWord.set(word, [...slots, slot]);
    }
  }
  const index = { slotsByWord, slotCount: answers.length };
  indexes.set(sheets.scenario, index);
  return index;
}
