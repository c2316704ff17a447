import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import { splitSentences } from "../customer/understanding/normalise.ts";
import type { Practice } from "../scenarios/practice.ts";
import { provenState } from "../scoring/proven-marks.ts";
import { evidenceOf, marksOf, toldFacts } from "../scoring/reading.ts";
import type { Evidence } from "../scoring/score-schema.ts";

/** What a note in an errors-and-omissions file has to say of a talk, as far as the talk calls for it. */
export const NOTE_ITEM_IDS = [
  "present",
  "facts",
  "recommendation",
  "reason",
  "limits",
  "declined",
  "no-contact",
  "disclosures",
  "next-step",
] as const;
export type NoteItemId = (typeof NOTE_ITEM_IDS)[number];

/** One of them that this talk calls for, with the words of the talk that do. */
export type NoteItem = {
  id: NoteItemId;
  quotes: Evidence[];
  /** Of `present`: names, any of which will do. Of `facts`: what else the fact of each quote may be called. */
  also: string[];
};

export type Talk = { practice: Practice; turns: readonly Turn[]; state: CustomerState };

/**
 * What a note of this talk has to say. Only what was marked in a line, and is borne out by its words, is asked for: what cannot be judged is
 * left out, so that a talk in which nothing was recommended asks for no reason.
 */
export function expectedOf(talk: Talk): NoteItem[] {
  const state = provenState(talk);
  const { marks } = state;
  const recommended = marksOf(marks, "recommendation").map(evidenceOf);
  const told = toldFacts(talk.practice, state);
  const disclosed = marksOf(marks, "disclosed");
  // What was only demanded, and not agreed, is no step.
  const isAgreed = state.exit?.kind === "agreed" || state.exit?.kind === "soft-yes";
  const steps = marksOf(marks, "next-step").filter(({ date }) => date || isAgreed);
  const items: NoteItem[] = [
    { id: "present", quotes: introduction(talk, marks), also: namesOf(talk.practice.persona.name) },
    {
      id: "facts",
      quotes: told.map(({ fact, quote }) => ({
        turn: disclosed.find((mark) => mark.fact === fact.id)?.turn ?? 0,
        quote,
      })),
      also: told.map(({ fact }) => `${fact.card} ${fact.retold ?? ""}`),
    },
    { id: "recommendation", quotes: recommended, also: [] },
    { id: "reason", quotes: reasonsOf(marks, recommended), also: [] },
    { id: "limits", quotes: distinct(marksOf(marks, "limits").map(evidenceOf)), also: [] },
    { id: "declined", quotes: declined(talk.turns, recommended), also: [] },
    {
      id: "no-contact",
      quotes: marksOf(marks, "stop-request").flatMap((mark) => (mark.stage === "asked" ? evidenceOf(mark) : [])),
      also: [],
    },
    {
      id: "disclosures",
      quotes: marksOf(marks, "opening").flatMap((mark) => (mark.aspect === "recording" ? evidenceOf(mark) : [])),
      also: [],
    },
    { id: "next-step", quotes: lastOf(steps.map(evidenceOf)), also: [] },
  ];
  return items.filter(({ id, quotes }) => quotes.length > 0 || (id === "present" && talk.turns.length > 0));
}

/** The line in which somebody says who they are; else nothing, though who was there is asked for all the same. */
function introduction({ turns, practice }: Talk, marks: CustomerState["marks"]): Evidence[] {
  const [first = ""] = practice.persona.name.split(" ");
  const named = turns.find(({ text }) => first !== "" && text.includes(first));
  if (named) {
    const sentence = splitSentences(named.text).find(({ quote }) => quote.includes(first));
    if (sentence) return [{ turn: named.index, quote: sentence.quote }];
  }
  return marksOf(marks, "opening")
    .filter(({ aspect }) => aspect === "name")
    .slice(0, 1)
    .map(evidenceOf);
}

function namesOf(name: string): string[] {
  return name.split(/\s+/).filter((part) => part.length > 1);
}

/** What the customer has or said that a gap was tied to; else the recommendation that names the need itself. */
function reasonsOf(marks: CustomerState["marks"], recommended: readonly Evidence[]): Evidence[] {
  if (recommended.length === 0) return [];
  const tied = marksOf(marks, "gap").filter((mark) => mark.tied);
  const linked = marksOf(marks, "recommendation").filter((mark) => mark.linkedToNeed);
  return distinct([...tied, ...linked].map(evidenceOf)).slice(0, 2);
}

/** What the customer turned down in so many words, after something was recommended. */
function declined(turns: readonly Turn[], recommended: readonly Evidence[]): Evidence[] {
  const first = Math.min(...recommended.map(({ turn }) => turn));
  return turns
    .filter(({ speaker, index }) => speaker === "customer" && index > first)
    .flatMap(({ index, text }) =>
      splitSentences(text)
        .filter((sentence) => !sentence.asked && DECLINES.test(sentence.text))
        .map(({ quote }) => ({ turn: index, quote })),
    )
    .slice(0, 3);
}

/** As `normalise` writes it: "I do not want the umbrella", "skip the flood part", "no thanks"; "I do not want to rush" turns nothing down. */
const DECLINES =
  /\b(?:no thanks?(?: you)?|(?:do not|will not|would not|not going to) (?:(?:want|need)(?! (?:to|you|him|her|them|anyone|anybody)\b)|(?:want to |need to )?(?:take|buy|add|pay for|carry))|not interested in|(?:i will|i am going to|let us|we will|just) (?:pass|skip|decline|leave (?:it|that|the .{1,30}) (?:off|out))|skip (?:it|that|the)|leave (?:it|that|the .{1,30}) (?:off|out)|pass on (?:it|that|the))\b/;

function lastOf(quotes: readonly Evidence[]): Evidence[] {
  return quotes.slice(-1);
}

function distinct(quotes: readonly Evidence[]): Evidence[] {
  return quotes.filter(
    (one, at) => quotes.findIndex((other) => other.turn === one.turn && other.quote === one.quote) === at,
  );
}
