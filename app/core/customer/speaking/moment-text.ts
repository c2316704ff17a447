import type { Practice } from "../../scenarios/practice.ts";
import type { Fact, Objection } from "../../scenarios/schema.ts";
import type { CustomerCue } from "../customer-model.ts";
import type { CustomerState } from "../customer-state.ts";
import { readMemory } from "../memory.ts";
import { wordsFor } from "../objections.ts";
import { fillSlots } from "../phrase.ts";
import type { OpenObjection, Policy } from "./policy.ts";
import type { StandingPolicy } from "./standing-policy.ts";

/** What holds for this answer. */
export function momentText(cue: CustomerCue): string {
  const opens = cue.context.length === 0 ? [openingText(cue.move.line)] : [];
  return inMarks([...opens, ...momentLines(cue, cue.policy)]);
}

/** What holds from here on, whatever the agent says next. */
export function standingText(practice: Practice, state: CustomerState, policy: StandingPolicy): string {
  const say = (text: string) => fillSlots(text, practice, readMemory(practice, state));
  const whenever = policy.farewell === "due" ? [] : wheneverLines(practice, policy, say);
  return inMarks([
    ...momentLines({ practice, state }, policy, whenever),
    ...(policy.stopAsked ? [STOP_ASKED] : []),
    FAREWELLS[policy.farewell],
  ]);
}

/** The first words of all. */
export function openingMoment(line: string): string {
  return inMarks([openingText(line)]);
}

function openingText(line: string): string {
  return `The call begins, and you speak first. Say exactly this: "${line}"`;
}

function inMarks(lines: readonly string[]): string {
  return ["<now>", ...lines, "</now>"].join("\n");
}

function momentLines(
  { practice, state }: Pick<CustomerCue, "practice" | "state">,
  policy: Policy,
  whenever: readonly string[] = [],
): string[] {
  const memory = readMemory(practice, state);
  const say = (text: string) => fillSlots(text, practice, memory);
  const facts = (heading: string, list: readonly Fact[]) =>
    list.length > 0 ? [heading, ...list.map((fact) => `  - ${factLine(fact, say)}`)] : [];
  if (policy.isGoodbye && !policy.leaving) return [`Mood: ${MOODS[policy.mood]}`, GOODBYE];
  return [
    ...(memory.slip ? [`First of all: ${memory.slip}`] : []),
    `Mood: ${MOODS[policy.mood]}`,
    ...(policy.leaving ? [LEAVES[policy.leaving]] : [readinessText(policy)]),
    ...objectionLines(practice, policy, say, whenever),
    ...(policy.bait && policy.mayAsk && !policy.leaving
      ? [
          `You would like to know this of the agent: "${say(policy.bait)}" Ask it, in your own words, only where their last words lead to it; after a question to you, or after a harm or a figure that they have just named, say something to that, and let it wait.`,
        ]
      : []),
    ...facts("Told already, and it stays so:", policy.facts.told),
    ...facts("Comes to mind now, say it if it fits at all:", policy.facts.volunteered),
    ...facts("Told only when asked about just that:", policy.facts.whenAsked),
    ...facts(
      "Not told to this agent yet. Asked about it, you keep it to yourself as people do, without a lie:",
      policy.facts.heldBack,
    ),
    ...(memory.own.length > 0
      ? ["Said by you before, and it stays so:", ...memory.own.map((own) => `  - ${own}`)]
      : []),
    ...(policy.hurries && !policy.leaving
      ? ["You have only a couple of minutes left, because of what goes on around you: say so in its terms, in passing."]
      : []),
    policy.mayAsk
      ? "If something in it matters to you, ask it now, and let the question be all you say."
      : "Ask nothing back in this answer, unless you did not hear or understand.",
    `Length: ${LENGTHS[policy.length]}`,
  ];
}

const GOODBYE =
  "They are saying goodbye. Say it too, in a few plain words, with a yes or a no to a day that they named; bring up nothing, take back nothing, ask nothing. That ends the call.";

function wheneverLines(practice: Practice, { whenever }: StandingPolicy, say: (text: string) => string): string[] {
  const objection = (when: string, one: Objection | null) =>
    one ? [`${when}, bring this up, in your own words: ${wordsOf(practice, one, say)} Behind it: ${one.behind}`] : [];
  return [
    ...objection("If they ask for a yes, a meeting or a signature", whenever.askedForAYes),
    ...objection("If they recommend something or name a price", whenever.offered),
    ...objection("If they come to speak of this", whenever.touched),
    ...(whenever.bait
      ? [`If they recommend or explain cover and it leads to this, ask them in your own words: "${say(whenever.bait)}"`]
      : []),
    ...(whenever.provoked ? [PROVOKED[whenever.provoked]] : []),
  ];
}

const PROVOKED = {
  leaves:
    "If they press, frighten or insult you once more, you have had enough: say so in one short sentence and hang up.",
  "asks-to-stop":
    "If they press or frighten you, tell them in one sentence not to call you again. You are still on the line then.",
} as const;

const STOP_ASKED =
  "You have told them not to call again. If they respect that, one short word and goodbye; if they go on, say that this is enough. Either way you hang up.";

const FAREWELLS: Record<StandingPolicy["farewell"], string> = {
  due: "This answer is your last: say goodbye in it and call end_call.",
  allowed: "Where the above has you end the call, say goodbye and call end_call in that answer; else do not.",
  refused: "You stay on the line: no goodbye and no end_call, unless the agent says goodbye.",
};

function factLine(fact: Fact, say: (text: string) => string): string {
  return `${say(fact.card)}: "${say(fact.says[0] ?? "")}"`;
}

function wordsOf(practice: Practice, one: Objection, say: (text: string) => string): string {
  return `"${say(wordsFor(practice, one)[0] ?? one.title)}"`;
}

function objectionLines(
  practice: Practice,
  { open, due, leaving }: Policy,
  say: (text: string) => string,
  whenever: readonly string[],
): string[] {
  if (leaving) return [];
  const words = (one: Objection) => wordsOf(practice, one, say);
  return [
    ...(due
      ? [
          `On your mind, for when their words come to it: ${words(due)} Behind it: ${due.behind} If their last words do, say it now, in your own words and out of theirs, as what you think of that; if they do not, let it wait, and answer what they said. Name no figure or matter in it that nobody has named on this call. What they have dealt with already, you do not hold against them.`,
        ]
      : []),
    ...open.map(
      (one) =>
        `Still on your mind: ${words(one.objection)} Behind it: ${one.objection.behind} ${progressText(one)} Until then you are not won, and it may come back once more where their words lead to it; you need not name it again.`,
    ),
    ...whenever,
    ...(due || open.length > 0 || whenever.length > 0
      ? []
      : ["You have no objection at the moment. Do not invent one."]),
  ];
}

function progressText({ objection, acknowledged, explored, answered }: OpenObjection): string {
  const missing = [
    ...(acknowledged ? [] : ["that they take it seriously"]),
    ...(explored ? [] : ["that they ask what is behind it"]),
    ...(answered ? [] : [`an answer to that (${objection.opensWhen.replace(/\.$/, "")})`]),
  ];
  if (missing.length === 0) return "They have dealt with it: let it go, in a few words.";
  return `What it takes to let it go: ${missing.join(", and ")}. If their last words did all of that, let it go in a few words.`;
}

function readinessText({ readiness, refusals }: Policy): string {
  switch (readiness) {
    case "ready":
      return "You would agree now to a sensible next step (a review, a quote, a call) if the agent proposes one. With a day or time that you can take, say yes, name it, answer what else they just asked for, say goodbye: that ends the call. Without one, ask when. Do not propose it yourself.";
    case "a-short-talk":
      return "You would agree to talk again at a set time, and to nothing more: no signing, no buying, no documents. If they propose that with a day or time, say yes to just that, name it, answer what else they just asked for, and say goodbye: that ends the call. Do not propose it yourself.";
    case "not-yet":
      return refusals >= 2
        ? "You see no reason to meet or buy, and you have said so. If they ask again, decline kindly and end the call."
        : "You do not agree to meet, to a date, to send papers or to buy: you have seen no reason yet. You may let them send you a price or a page to look at. Asked for a yes, say what you would want to know or see first, out of what was just talked about, or that you will think about it, and nothing of promising or trying. Stay on the line.";
  }
}

const MOODS: Record<Policy["mood"], string> = {
  warm: "open, a little curious.",
  neutral: "polite, waiting to be convinced.",
  guarded: "careful; you give little away and wonder what they want.",
  irritated: "annoyed; curt, close to hanging up.",
};

const LEAVES: Record<NonNullable<Policy["leaving"]>, string> = {
  angry: "You have had enough of this agent. Say so in one short sentence and hang up.",
  "out-of-time": "You have no more time. Say so in your own way, say goodbye, and end the call. Agree to nothing new.",
  "asked-to-stop":
    "You want to be left alone. Tell them in one sentence not to call you again. You are still on the line.",
  "left-alone": "They have respected that you want no more calls. One short word and goodbye.",
};

const LENGTHS: Record<Policy["length"], string> = {
  word: "one to three words.",
  short: "four to nine words.",
  sentence: "eight to sixteen words, loose, one thing, in one sentence or two.",
  longer: "two or three loose sentences, some thirty words: you go on about your own side of it.",
};
