import { figuresIn } from "../customer/understanding/figures.ts";
import { contentWords, normalise, sharedWords } from "../customer/understanding/normalise.ts";
import type { Evidence } from "../scoring/score-schema.ts";
import { expectedOf, type NoteItem, type NoteItemId, type Talk } from "./note-items.ts";
import { notesLimit } from "./told-limits.ts";

/** How one thing that the talk calls for stands in the note. `quotes`: where the note says nothing of it, the words that call for it. */
export type ReviewedItem = { id: NoteItemId; title: string; covered: boolean; hint: string; quotes: Evidence[] };

/** Gentle: how many of the things are there. It is no part of any score. */
export type NoteReview = { items: ReviewedItem[]; covered: number; of: number };

/** Holds a note against what was said. Pure: the same note of the same talk is judged the same. */
export function reviewNote(note: string, talk: Talk): NoteReview {
  const read = readNote(note);
  const items = expectedOf(talk).map((item): ReviewedItem => {
    const { covered, missing } = JUDGES[item.id](read, item);
    return { id: item.id, ...WORDS[item.id], covered, quotes: covered ? [] : missing };
  });
  return { items, covered: items.filter(({ covered }) => covered).length, of: items.length };
}

const WORDS: Record<NoteItemId, { title: string; hint: string }> = {
  present: { title: "Who was present", hint: "Name the customer, and whoever else took part." },
  facts: { title: "The facts you were given", hint: "Write down what the advice rests on, with the figures." },
  recommendation: { title: "What you recommended", hint: "Name the cover and its limits." },
  reason: { title: "Why you recommended it", hint: "Say what in this customer's situation it is for: “because ...”." },
  limits: { title: "What is not covered, as you said it", hint: "Write down each limit and exclusion you stated." },
  declined: { title: "What was turned down", hint: "Say which cover they declined, in their words." },
  "no-contact": { title: "They asked not to be contacted", hint: "Note it, so that nobody calls again." },
  disclosures: { title: "What you disclosed", hint: "Say that you told them the call was recorded." },
  "next-step": { title: "The next step, with its date", hint: "Write down who does what, and when." },
};

type Note = { written: string; plain: string; words: Set<string>; figures: Set<number> };
type Judgment = { covered: boolean; missing: Evidence[] };

function readNote(note: string): Note {
  const plain = normalise(note);
  return { written: note, plain, words: contentWords(plain), figures: new Set(figuresIn(note)) };
}

/** A half of what was said is there: a note is no transcript. */
const JUDGES: Record<NoteItemId, (note: Note, item: NoteItem) => Judgment> = {
  present: (note, { also, quotes }) => ({
    covered: also.some((name) => note.plain.split(" ").includes(normalise(name))),
    missing: quotes,
  }),
  facts: (note, { quotes, also }) => {
    const missing = quotes.filter((quote, at) => !tells(note, `${quote.quote} ${also[at] ?? ""}`));
    return { covered: (quotes.length - missing.length) * 2 >= quotes.length, missing: missing.slice(0, 4) };
  },
  recommendation: (note, { quotes }) => anyOf(note, quotes),
  reason: (note, { quotes }) => ({ covered: SAYS_WHY.test(note.plain), missing: quotes }),
  limits: (note, { quotes }) => {
    const missing = quotes.filter(({ quote }) => !notesLimit(note.written, quote));
    const covered = (quotes.length - missing.length) * 2 >= quotes.length;
    return { covered, missing };
  },
  declined: (note, { quotes }) => ({ covered: SAYS_DECLINED.test(note.plain), missing: quotes }),
  "no-contact": (note, { quotes }) => ({ covered: SAYS_NO_CONTACT.test(note.plain), missing: quotes }),
  disclosures: (note, { quotes }) => ({ covered: SAYS_RECORDED.test(note.plain), missing: quotes }),
  "next-step": (note, { quotes }) => ({
    covered: quotes.every(({ quote }) => tellsStep(note, quote)),
    missing: quotes,
  }),
};

function anyOf(note: Note, quotes: readonly Evidence[]): Judgment {
  return { covered: quotes.some(({ quote }) => tells(note, quote)), missing: quotes.slice(0, 2) };
}

/** The note has a figure of the line, or two of its words; all of them where it has fewer. */
function tells(note: Note, line: string): boolean {
  if (figuresIn(line).some((figure) => figure > 1 && note.figures.has(figure))) return true;
  const words = contentWords(normalise(line));
  return words.size > 0 && sharedWords(words, note.words) >= Math.min(WORDS_LEAST, words.size);
}

const WORDS_LEAST = 2;

/** A day or a date where the line has one: any will do, because "Thursday" may be written as its date. */
function tellsStep(note: Note, line: string): boolean {
  if (DENIES_STEP.test(note.plain)) return false;
  const plain = normalise(line);
  if (DATE.test(plain) && !DATE.test(note.plain) && !NUMERIC_DATE.test(note.written)) return false;
  return SAYS_STEP.test(note.plain) || tells(note, line);
}

/** "No meeting was set." */
const DENIES_STEP =
  /\b(?:no|without an?) (?:\w+ )?(?:meeting|appointment|next steps?|follow up|call back|date)(?: \w+)? (?:was|were|is|are|has|have|set|agreed|scheduled|planned|made)\b|\bnothing (?:was|is) (?:agreed|scheduled|set|planned)\b/;

const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const DATE = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|thur|thurs|fri)|tomorrow|next week|end of (?:the )?(?:day|week|month)|(?:${MONTHS}) \\d{1,2}|\\d{1,2} (?:${MONTHS})|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th))\\b`,
);
/** 12/3, 12/3/2026, 2026-12-03, as they were written; 50/100 is none. */
const NUMERIC_DATE = /\b(?:(?:0?[1-9]|1[0-2])[/.](?:0?[1-9]|[12]\d|3[01])(?:[/.](?:\d{4}|\d{2}))?|\d{4}-\d{2}-\d{2})\b/;

const SAYS_WHY =
  /\b(?:because|since|so that|due to|given (?:that|the|his|her|their)|in case|reasons?|as (?:he|she|they|the)|in order to|to (?:protect|cover|close|replace|avoid|make sure|keep|pay|rebuild)|worr(?:y|ied|ies)|concern(?:ed|s)?|needs?|wants? to|would (?:leave|cost|not)|gap|exposure|exposed|short|under ?insured)\b/;
const SAYS_DECLINED =
  /\b(?:declin\w+|refus\w+|reject\w+|turn(?:ed|s)? (?:it |that |the .{1,30} )?down|waiv\w+|opted out|not interested|pass(?:ed|es) on|skip(?:s|ped)?|(?:did|does|do|will|would) not (?:want|need|take|buy|add)|left (?:off|out)|said no|against)\b/;
const SAYS_NO_CONTACT =
  /\b(?:do not (?:call|contact|email|text)|no (?:further |more )?(?:calls?|contact)|not (?:to )?be (?:called|contacted)|(?:off|from) (?:the|our|my) (?:call )?list|removed?|stop calling|opt(?:ed)? out|dnc)\b/;
const SAYS_RECORDED = /\b(?:record(?:ed|ing)s?|consent(?:ed)?|disclos\w+)\b/;
const SAYS_STEP =
  /\b(?:next steps?|follow(?:ing)? up|follow ups?|call(?:ing|s)? back|will (?:call|send|email|meet|talk|review|speak)|i (?:send|call|email|meet)|to (?:send|call|email|meet)|appointment|meeting|agreed to|scheduled|due|sends?|emails?)\b/;
