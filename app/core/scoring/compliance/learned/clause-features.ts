import { normalise } from "../../../customer/understanding/normalise.ts";
import { concepts, heardConcepts } from "./concepts.ts";
import { stemsOf } from "./stems.ts";
import { templates } from "./templates.ts";
import { findWordClass } from "./word-classes.ts";

/** One sentence as the learned rules read it, once for all the stretches that hold it. */
export type ReadSentence = {
  names: readonly string[];
  concepts: readonly string[];
  /** Its first word and what it answers with: they mean something after what the customer said. */
  replies: readonly string[];
};

/** `text`: normalised. */
export function readSentence({ text, asked }: { text: string; asked: boolean }): ReadSentence {
  const stems = stemsOf(text);
  const hits = match(stems, SAID);
  const names = new Set<string>();
  addSentence(names, stems, hits, asked);
  return {
    names: [...names],
    concepts: [...new Set(hits.map(({ concept }) => concept))],
    replies: [...stems.slice(0, 1), ...match(stems, ANSWERS).map(({ concept }) => `c:${concept}`)],
  };
}

/** What the customer's words just before are about; null when there were none. */
export function readHeard(heard: string | null): readonly string[] | null {
  if (heard === null) return null;
  return [...new Set(match(stemsOf(normalise(heard)), HEARD).map(({ concept }) => concept))];
}

/** Names of the features of neighbouring sentences, each once, in no particular order. */
export function featuresOf(sentences: readonly ReadSentence[], heard: readonly string[] | null): string[] {
  const found = new Set<string>();
  for (const { names } of sentences) for (const name of names) found.add(name);
  addPairs(found, sentences);
  addHeard(found, sentences.slice(0, 1), heard);
  addTemplates(found);
  return [...found];
}

function addSentence(found: Set<string>, stems: string[], matched: readonly Hit[], asked: boolean): void {
  const padded = ["^", ...stems, asked ? "$?" : "$"];
  for (const [at, a] of padded.entries()) {
    const b = padded[at + 1];
    const c = padded[at + 2];
    if (at > 0) found.add(a);
    if (b !== undefined) found.add(`${a} ${b}`);
    if (c !== undefined) found.add(`${a} _ ${c}`);
  }
  addClasses(found, stems);
  if (asked || ASKING.has(stems[0])) found.add("asks");
  for (const word of stems) if (CONDITION.has(word)) found.add("if");
  const hits = matched.map((hit) => ({ ...hit, concept: standing(stems, hit) }));
  for (const { concept, start, end } of hits) {
    found.add(`c:${concept}`);
    const before = stems[start - 1];
    const after = stems[end];
    if (before !== undefined) found.add(`${before} c:${concept}`);
    if (after !== undefined) found.add(`c:${concept} ${after}`);
    if (asked) found.add(`c:${concept}?`);
    if (stems.slice(0, start).some((word) => CONDITION.has(word))) found.add(`if c:${concept}`);
  }
  for (const [a, b] of pairsOf(hits)) found.add(`c:${a}>${b}`);
}

function addClasses(found: Set<string>, stems: readonly string[]): void {
  for (const [at, stem] of stems.entries()) {
    const wordClass = findWordClass(stem);
    if (!wordClass) continue;
    found.add(wordClass.narrow);
    found.add(wordClass.broad);
    if (isDenied(stems, at)) found.add(wordClass.deniedBroad);
  }
}

/** A concept marked with how it stands: `!` denied, `~` put in somebody else's mouth. */
function standing(stems: string[], { concept, start }: Hit): string {
  const reported = stems.slice(0, start).some((word, at) => REPORTS.has(word) && SPEAKERS.has(stems[at - 1]));
  return `${isDenied(stems, start) ? "!" : ""}${reported ? "~" : ""}${concept}`;
}

function isDenied(stems: readonly string[], start: number): boolean {
  for (let at = Math.max(0, start - NEGATION_REACH); at < start; at++)
    if (NEGATION.has(stems[at]) && !IDIOM_AFTER_NOT.has(stems[at + 1])) return true;
  return false;
}

/** Concepts of different sentences: a promise in one, its subject in another. */
function addPairs(found: Set<string>, sentences: readonly ReadSentence[]): void {
  let before: readonly string[] = [];
  for (const { concepts } of sentences) {
    for (const a of before) for (const b of concepts) found.add(`c:${a}+${b}`);
    before = concepts;
  }
}

function addHeard(found: Set<string>, first: readonly ReadSentence[], heard: readonly string[] | null): void {
  for (const concept of heard ?? []) {
    found.add(`h:${concept}`);
    for (const { replies } of first) for (const reply of replies) found.add(`h:${concept} ${reply}`);
  }
}

function addTemplates(found: Set<string>): void {
  const holds = (name: string) => found.has(name);
  for (const { name, wanted, barred } of TEMPLATES)
    if (wanted.every((choice) => choice.some(holds)) && !barred.some(holds)) found.add(name);
}

function pairsOf(hits: Hit[]): [string, string][] {
  return hits.flatMap((a) =>
    hits.flatMap((b): [string, string][] =>
      a.concept !== b.concept && b.start >= a.end && b.start - a.end <= PAIR_REACH ? [[a.concept, b.concept]] : [],
    ),
  );
}

const BARE = new Set(["asks", "if"]);
const TEMPLATES = Object.entries(templates).flatMap(([rule, list]) =>
  list.map((template, index) => {
    const parts = template.split(/ -(?=[!~\w])/);
    const wanted = parts.slice(0, 1).flatMap((part) => part.split(" & "));
    return {
      name: `t:${rule}.${index + 1}`,
      wanted: wanted.map((choice) => choice.trim().split("|").map(featureNamed)),
      barred: parts.slice(1).map((name) => featureNamed(name.trim())),
    };
  }),
);

function featureNamed(part: string): string {
  return BARE.has(part) || part.startsWith("h:") ? part : `c:${part}`;
}

type Hit = { concept: string; start: number; end: number };
/** By first word. Here and in the sets below, `undefined` may be looked up (a place after the last word); it is never found. */
type Phrases = Map<string | undefined, { words: string[]; concept: string }[]>;

function match(stems: string[], phrases: Phrases): Hit[] {
  const hits: Hit[] = [];
  const last = new Map<string, number>();
  for (let start = 0; start < stems.length; start++) {
    const taken = new Set<string>();
    for (const { words, concept } of phrases.get(stems[start]) ?? []) {
      if (taken.has(concept) || (last.get(concept) ?? 0) > start) continue;
      if (!words.every((word, offset) => stems[start + offset] === word)) continue;
      taken.add(concept);
      last.set(concept, start + words.length);
      hits.push({ concept, start, end: start + words.length });
    }
  }
  return hits;
}

function phrasesOf(lists: Record<string, string>): Phrases {
  const phrases: Phrases = new Map();
  for (const [concept, list] of Object.entries(lists))
    for (const phrase of new Set(list.split(",").map((entry) => stemsOf(normalise(entry)).join(" ")))) {
      const words = phrase.split(" ");
      const sameStart = phrases.get(words[0]);
      if (sameStart) sameStart.push({ words, concept });
      else phrases.set(words[0], [{ words, concept }]);
    }
  for (const entries of phrases.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

const NEGATION_REACH = 4;
const REPORTS = new Set(
  stemsOf(
    "say said told tell tells think thought thinks believe heard feel felt promised asked mentioned want wanted offer offers call calls assume figure",
  ),
);
const SPEAKERS = new Set<string | undefined>(
  stemsOf(
    "you he she they people agents agent folks someone somebody anyone anybody one guy companies some many lot most",
  ),
);
/** "Do not worry", "no matter what": a negation that denies nothing of what follows. */
const IDIOM_AFTER_NOT = new Set<string | undefined>(
  stemsOf("worry sweat matter problem doubt question need to kid joke stress only way ifs"),
);
const PAIR_REACH = 10;
/**
 * Here a denial is one feature among others. What excuses the hit of a written pattern is read by itself, from words
 * (../excuses.ts): a change here, which needs new weights, is no change there.
 */
const NEGATION = new Set<string | undefined>(
  stemsOf("not never no nobody nothing none neither nor without hardly cannot"),
);
const CONDITION = new Set(stemsOf("if when unless before until after whether once"));
const ASKING = new Set<string | undefined>(
  stemsOf("do does did are is was were has have would should what how who which where when why can could may will"),
);
const SAID = phrasesOf(concepts);
const HEARD = phrasesOf(heardConcepts);
const ANSWERS = phrasesOf({ agree: concepts.agree, refuse: concepts.refuse, sure: concepts.sure });
