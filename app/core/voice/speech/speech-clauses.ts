import { chance } from "../../seeded.ts";
import { spokenText } from "./spoken-text.ts";

/** A piece of a reply that is synthesised in one go. */
export type Clause = {
  text: string;
  /** Silence before the next clause; 0 after the last one. */
  pauseAfterMs: number;
};

/** The longest sound made at once, so that a customer who is interrupted has little to take back. */
const CLAUSE_MAX_MS = 2500;

/** What the built-in voice needs at 170 words a minute, measured over the personas' own lines. */
const LETTER_MS = 56;
const WORD_MS = 60;
const DIGIT_MS = 300;

/** The speed that the pauses are given for. */
const USUAL_WPM = 170;

const PAUSE_MS = { sentence: 320, colon: 200, comma: 120, none: 0 };

/**
 * A reply cut where a speaker would breathe: at sentence ends always, and inside a sentence that lasts longer than
 * `CLAUSE_MAX_MS` at its marks, before its conjunctions, before its prepositions, or, failing these, between words.
 * The clauses joined by one space are the reply with its white space collapsed. A single word is never cut.
 */
export function splitIntoClauses(text: string): Clause[] {
  const pieces = sentencesOf(text.replace(/\s+/g, " ").trim()).flatMap((sentence) => cutSentence(sentence.split(" ")));
  return pieces.map((words, index) => {
    const clause = words.join(" ");
    return { text: clause, pauseAfterMs: index === pieces.length - 1 ? 0 : pauseAfter(clause) };
  });
}

/** How long the words take, by letters and digits of their spoken form. Within a third of the truth for a clause. */
export function estimateSpeechMs(text: string): number {
  const spoken = spokenText(text);
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0;
  const digits = spoken.match(/\d/g)?.length ?? 0;
  const words = spoken.match(/\S+/g)?.length ?? 0;
  return letters * LETTER_MS + digits * DIGIT_MS + words * WORD_MS;
}

const ABBREVIATION = /(?:^|\s|\()(?:Mr|Mrs|Ms|Dr|St|No|vs|approx|e\.g|i\.e|[ap]\.m|\p{Lu})\.$/iu;

function sentencesOf(text: string): string[] {
  const starts = [0, ...sentenceEnds(text)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim()).filter((one) => one !== "");
}

/** Where the sentences end that are followed by more: a text that is still coming can be spoken up to the last of them. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const stop of text.matchAll(/[.!?…]+["'”’)\]]*(?=\s)/g)) {
    const end = stop.index + stop[0].length;
    if (!ABBREVIATION.test(text.slice(ends.at(-1) ?? 0, end))) ends.push(end);
  }
  return ends;
}

/**
 * The cheapest way to cut a sentence into clauses that are short enough: few cuts, at good boundaries, into even parts.
 * `cheapest[end]` is the best cutting of the first `end` words.
 */
function cutSentence(words: string[]): string[][] {
  const durationsMs = words.map(estimateSpeechMs);
  const cheapest: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    let best = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    let durationMs = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      durationMs += durationsMs[start] ?? 0;
      if (durationMs > CLAUSE_MAX_MS && start < end - 1) break;
      const cut = start === 0 ? 0 : cutCost(words[start - 1] ?? "", words[start] ?? "");
      const cost = (cheapest[start]?.cost ?? 0) + cut + (durationMs / CLAUSE_MAX_MS) ** 2;
      if (cost < best.cost) best = { cost, start };
    }
    cheapest.push(best);
  }
  const clauses: string[][] = [];
  for (let end = words.length; end > 0; end = cheapest[end]?.start ?? 0) {
    clauses.unshift(words.slice(cheapest[end]?.start, end));
  }
  return clauses;
}

/** Words that begin a phrase: a speaker takes breath before them. */
const CONJUNCTIONS = new Set(
  "and but or because so if when while since that which who where until unless than then".split(" "),
);
const PREPOSITIONS = new Set(
  "for to with at in on of from by about after before without through over under into like".split(" "),
);

/** What a cut between two words costs, where 1 is as bad as a clause of full length. */
function cutCost(before: string, after: string): number {
  if (/[,;:…—–-]$/.test(before)) return 1;
  if (CONJUNCTIONS.has(after.toLowerCase())) return 1.5;
  if (PREPOSITIONS.has(after.toLowerCase())) return 2;
  return 3;
}

/**
 * The same by a speaker of this many words a minute: who speaks slowly pauses longer. Pauses differ by a quarter either way,
 * since a voice that always waits for the same time is heard as a machine; the same clause has the same pause.
 */
export function pauseOf(clause: string, rateWpm: number): number {
  return pauseAfter(clause) * (USUAL_WPM / rateWpm) * (0.75 + chance(0, clause) / 2);
}

/** Silence a speaker leaves after a clause that is followed by another, ms. */
function pauseAfter(clause: string): number {
  if (/[.!?…]["'”’)\]]*$/.test(clause)) return PAUSE_MS.sentence;
  if (/[;:—–-]$/.test(clause)) return PAUSE_MS.colon;
  return /,["'”’)\]]*$/.test(clause) ? PAUSE_MS.comma : PAUSE_MS.none;
}
