import type { Practice } from "../scenarios/practice.ts";
import { chance, hashText, shuffled } from "../seeded.ts";
import { inOwnManner, isCommonplace } from "./customer-wording.ts";
import { upperFirst } from "./letter-case.ts";
import type { Memory } from "./memory.ts";
import { endlessReplies, shortestOfAll } from "./phrasing/last-resort.ts";
import { contentWords, normalise, sharedWords } from "./understanding/normalise.ts";

/**
 * One thing the customer wants to say in this turn. The decisions are made; here they only become words, and never the
 * same sentence twice.
 */
export type Beat = {
  /** For finding the beat's words again: "fact:limits", "objection:A4". */
  key: string;
  options: readonly string[];
  /** A must is said even when its options are used up (other words are found) or the reply runs long. */
  must: boolean;
  /** Fragments one of which opens the beat: "Like I said,". */
  openers?: readonly string[];
  /** How often a persona's own lead opens the beat, 0 to 1. */
  lead?: number;
  /** The beat says yes, so that a persona's word of agreement opens it and not its lead. */
  agrees?: boolean;
  /** The persona's own wordings, more often taken than the general ones. */
  own?: readonly string[];
  /** May be said again word for word: a name or a number that is asked for twice. */
  mayRepeat?: boolean;
  /** Id of the fact that it tells, unless one of the wordings that say nothing of it (`aside`) is taken. */
  tells?: string;
  aside?: readonly string[];
};

/** By the key of the beat: `pieces` as said, `wordings` without what leads up to them. */
export type Spoken = {
  line: string;
  pieces: Map<string, string>;
  wordings: Map<string, string>;
  said: string[];
  lead: string;
};

export type Voice = {
  practice: Practice;
  memory: Memory;
  said: readonly string[];
  /** Sentences this reply should not exceed; the first must beat is exempt. */
  sentences: number;
  /** Picks the shortest wordings. */
  terse: boolean;
  turn: number;
};

export function speak(beats: readonly Beat[], voice: Voice): Spoken {
  const used = new Set(voice.said);
  const pieces = new Map<string, string>();
  const wordings = new Map<string, string>();
  const parts: string[] = [];
  let budget = voice.sentences;
  let lead = "";
  const mustLeft = beats.filter((beat) => beat.must).length;
  let musts = mustLeft;
  for (const beat of beats) {
    if (!beat.must && budget - musts <= 0) continue;
    const piece = wordBeat(beat, voice, used, budget, lead === "");
    if (beat.must) musts--;
    if (!piece || (!TOLD_ANYHOW.test(beat.key) && saysTheSame(piece.text, parts))) continue;
    if (piece.lead) lead = piece.lead;
    // With and without its lead: "Well, two of us drive" is not said again as "Two of us drive".
    for (const key of [...sentenceKeys(piece.text), ...sentenceKeys(piece.bare)]) used.add(key);
    budget -= sentencesIn(piece.text).length;
    pieces.set(beat.key, piece.text);
    wordings.set(beat.key, piece.bare);
    parts.push(piece.text);
  }
  if (parts.length === 0) {
    // Every wording of what there was to say has been said: something is said all the same, but nothing is tacked on for it.
    const isAsked = beats.some(({ key }) => /^(?:plain|unknown|slot|asks)/.test(key));
    const short = isAsked ? shortestOfAll.unsure : shortestOfAll.heard;
    const endless = [
      ...shuffled(short, voice.practice.seed, `${voice.turn}/short`),
      ...endlessReplies(voice.practice.persona),
    ];
    const text = endless.find((option) => isFresh(option, used)) ?? "...";
    for (const key of sentenceKeys(text)) used.add(key);
    parts.push(text);
  }
  return { line: parts.join(" "), pieces, wordings, said: [...used], lead };
}

/** What these tell or raise is kept count of, and has to be heard. */
const TOLD_ANYHOW = /^(?:fact|objection|reveal|concede|bait|farewell|time|when|ask)/;

/** "Mira." after "Just one, Mira.", "No, he's never hurt anybody." after "He's never bitten anybody. He leans on people." */
function saysTheSame(text: string, before: readonly string[]): boolean {
  if (before.length === 0) return false;
  const words = contentWords(normalise(text));
  const said = contentWords(normalise(before.join(" ")));
  const shared = sharedWords(words, said);
  return (shared > 0 && shared === words.size) || (shared >= LEAST_SHARED && shared * 2 >= words.size);
}

const LEAST_SHARED = 2;

/** Fills {slots} from the persona and the conversation. Unknown slots stay visible, which the library test forbids. */
export function fillSlots(text: string, practice: Practice, memory: Memory): string {
  const { persona } = practice;
  const slots: Record<string, string> = {
    first: persona.name.split(" ")[0] ?? persona.name,
    name: persona.name,
    agent: memory.agentName ?? "",
    ...persona.details,
  };
  return upperFirst(text.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole));
}

export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?\u2026]+(?:[.!?\u2026](?=[\d.])[^.!?\u2026]*)*[.!?\u2026]*/g) ?? [])
    .map((one) => one.trim())
    .filter((one) => /[a-z0-9]/i.test(one));
}

/** What is remembered of a sentence: a short hash of its letters. */
export function sentenceKeys(text: string): string[] {
  return sentencesIn(text).map((sentence) =>
    hashText(
      sentence
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim(),
    ).toString(36),
  );
}

export function lowerFirst(text: string): string {
  const first = text.split(/[\s,.]/)[0] ?? "";
  return LOWERABLE.has(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function wordBeat(
  beat: Beat,
  voice: Voice,
  used: Set<string>,
  budget: number,
  mayLead: boolean,
): { text: string; bare: string; lead: string } | null {
  const { practice, memory, turn } = voice;
  const fill = (options: readonly string[]) => options.map((option) => fillSlots(option, practice, memory));
  const manner = inOwnManner(beat.options, practice.persona.id);
  const hasManner = manner !== beat.options;
  const own = shuffled(fill((hasManner ? manner : beat.own) ?? []), practice.seed, `${turn}/${beat.key}/own`);
  const general = shuffled(fill(beat.options), practice.seed, `${turn}/${beat.key}`);
  const order =
    hasManner || chance(practice.seed, `${turn}/${beat.key}/own-first`) < OWN_FIRST
      ? [...own, ...general]
      : [...general, ...own];
  const fitting = voice.terse ? [...order].sort((a, b) => a.length - b.length) : fitsFirst(order, budget);
  const opener = beat.openers ? shuffled(beat.openers, practice.seed, `${turn}/${beat.key}/opener`)[0] : undefined;
  const leads = (beat.agrees ? practice.persona.voice.agree : practice.persona.voice.lead) ?? [];
  const lead = shuffled(leads, practice.seed, `${turn}/lead`).find((one) => one !== memory.lastLead);
  const wantsLead =
    mayLead &&
    !opener &&
    !voice.terse &&
    lead !== undefined &&
    chance(practice.seed, `${turn}/${beat.key}/wants-lead`) < (beat.lead ?? 0);
  for (const option of fitting) {
    const led =
      wantsLead && takesLead(option) && option.split(" ").length >= LEAST_LED ? `${lead} ${lowerFirst(option)}` : null;
    const text = opener ? openedBy(opener, option) : (led ?? option);
    const isSaidOften = isCommonplace(option) && option !== memory.lastLine?.text;
    if (beat.mayRepeat || isSaidOften || (isFresh(option, used) && isFresh(text, used)))
      return { text, bare: option, lead: led && lead ? lead : "" };
  }
  return null;
}

/** "Understood, that's right." says yes twice. */
const LEAST_LED = 4;

/** "One thing, though." is a sentence of its own; "Thing is," goes on. */
function openedBy(opener: string, option: string): string {
  return /[.?!]$/.test(opener) ? `${opener} ${option}` : `${openerFor(opener, option)} ${lowerFirst(option)}`;
}

/** "Like I said, it's ..." but "Like I said: Clean." */
function openerFor(opener: string, option: string): string {
  return lowerFirst(option) !== option || /^I\b/.test(option) ? opener : opener.replace(/,(?: but)?$/, ":");
}

/** How often a persona's own wording comes before what anybody would say. */
const OWN_FIRST = 0.6;

function fitsFirst(options: readonly string[], budget: number): string[] {
  const fits = (option: string) => sentencesIn(option).length <= Math.max(1, budget);
  return [...options.filter(fits), ...options.filter((option) => !fits(option))];
}

function isFresh(text: string, used: Set<string>): boolean {
  const keys = sentenceKeys(text);
  return keys.every((key) => !used.has(key)) && new Set(keys).size === keys.length;
}

/** A sentence that already opens with such a word gets no second one. */
function takesLead(text: string): boolean {
  return LOWERABLE.has(text.split(/[\s,.]/)[0] ?? "") || /^I(?:'|\s)/.test(text);
}

const LOWERABLE = new Set(
  "The It It's We We're We've My There There's Just About Two Three Both A An Our That That's He She They They're Somewhere Maybe This These Those One Some Since Nothing Nobody Mostly You You're You've Your His Her When If So Not No Around Roughly Everything What Somebody Same Only Last And But What What's Give Get Is Why Does Can Do Are Would How Who Isn't Doesn't Twice All Any Most".split(
    " ",
  ),
);
