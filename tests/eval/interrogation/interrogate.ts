import type { CustomerState } from "#core/customer/customer-state.ts";
import { openCustomer, step } from "#core/customer/engine.ts";
import { sentencesIn } from "#core/customer/phrase.ts";
import { figuresIn } from "#core/customer/understanding/figures.ts";
import { normalise, wordsOf } from "#core/customer/understanding/normalise.ts";
import type { Answer } from "#core/scenarios/answer-sheet.ts";
import { sheetsOf } from "#core/scenarios/find-answer-sheets.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { hashText, shuffled } from "#core/seeded.ts";
import { type QuestionLine, readQuestionLines, TRAINING } from "../questions/question-lines.ts";

/** One question of an interrogation with what came back. */
export type Asked = { slot: string; question: string; reply: string; tells: "its own" | "another" | "nothing" };

/** Two answers of one customer that cannot both be true. */
export type Contradiction = { slot: string; kind: "yes and no" | "figures" | "knows and does not"; asked: Asked[] };

export type Interrogation = { asked: Asked[]; contradictions: Contradiction[] };

/** What an agent says between the questions, so that they come early, in the middle and late in a call. */
const BETWEEN = [
  ["Hi, this is Sam with Harbor Insurance. Is now an okay time?"],
  [
    "Thank you, that helps me.",
    "I only want to understand how things are with you before I say anything about insurance.",
    "I'm writing that down.",
    "That makes sense.",
  ],
  [
    "I appreciate you taking the time.",
    "Let me just finish my note on that.",
    "Nothing on this call binds you to anything.",
    "Take your time.",
    "I have most of it now.",
  ],
];

/** Ways of asking for each slot. */
const WAYS = 3;

/**
 * Asks one customer for each slot that their sheets answer, three ways at three moments of one conversation, and holds the
 * answers against each other.
 */
export function interrogate(practice: Practice, ways = waysOfAsking()): Interrogation {
  const sheets = sheetsOf(practice);
  if (!sheets) throw new Error(`${practice.scenario.id} has no answer sheets`);
  const sheet: Record<string, Answer> = { ...sheets.person, ...sheets.scenario };
  const line = practice.scenario.line;
  const slots = Object.keys(sheet).filter((slot) => [line, "any"].includes(findSlot(slot)?.line ?? ""));
  const owners = slotsOfSentences(sheet);
  const perSlot = slots.map((slot) => {
    const lines = shuffled(ways.get(slot) ?? [], practice.seed, slot).slice(0, WAYS);
    return askOften(practice, slot, lines, owners);
  });
  return {
    asked: perSlot.flat(),
    contradictions: perSlot.flatMap((asked) => contradictionsIn(asked.filter(isAnswer(practice)), sheet)),
  };
}

/** The lines of the training that ask for each slot in the customer's own life, which name nothing that could be false. */
export function waysOfAsking(
  lines: readonly QuestionLine[] = readQuestionLines(TRAINING),
): Map<string, QuestionLine[]> {
  const ways = new Map<string, QuestionLine[]>();
  for (const line of lines)
    if (
      line.form !== "confirm" &&
      // "What did the inspector say about the roof?" asks for the inspection as well.
      !/\binspect/.test(line.text) &&
      line.text.includes("?") &&
      wordsOf(line.text).length > 3 &&
      figuresIn(line.text).length === 0
    )
      ways.set(line.slot, [...(ways.get(line.slot) ?? []), line]);
  return ways;
}

/** An objection instead of an answer denies nothing. */
function isAnswer({ objections }: Practice): (asked: Asked) => boolean {
  const said = new Set(
    objections.flatMap(({ says, saysAgain, reveals }) => [...says, ...saysAgain, ...reveals]).flatMap(sentencesIn),
  );
  return ({ reply, tells }) => tells !== "another" && !sentencesIn(reply).some((sentence) => said.has(sentence));
}

function askOften(
  practice: Practice,
  slot: string,
  lines: readonly QuestionLine[],
  owners: ReadonlyMap<number, Set<string>>,
): Asked[] {
  const asked: Asked[] = [];
  let { state } = openCustomer(practice);
  let turn = 1;
  const say = (text: string): string => {
    const next = step(practice, patient(state), { turn, text, scriptObjections: [] });
    state = next.state;
    turn += 2;
    return next.move.line;
  };
  for (const [at, { text }] of lines.entries()) {
    for (const filler of BETWEEN[at] ?? []) say(filler);
    const reply = say(text);
    asked.push({ slot, question: text, reply, tells: whatItTells(reply, slot, owners) });
  }
  return asked;
}

/** The same moment in a customer who neither leaves nor holds anything back for want of trust. */
export function patient(state: CustomerState): CustomerState {
  return { ...state, exit: null, trust: 90, irritation: 0 };
}

function slotsOfSentences(sheet: Record<string, Answer>): Map<number, Set<string>> {
  const owners = new Map<number, Set<string>>();
  for (const [slot, { says, more = [] }] of Object.entries(sheet))
    for (const sentence of [...says, ...more].flatMap(sentencesIn)) {
      const key = hashText(normalise(sentence));
      owners.set(key, (owners.get(key) ?? new Set()).add(slot));
    }
  return owners;
}

/** By the sentences of the reply: three words are too few to be anybody's own. */
function whatItTells(reply: string, slot: string, owners: ReadonlyMap<number, Set<string>>): Asked["tells"] {
  const told = sentencesIn(reply).flatMap((sentence) => owners.get(hashText(normalise(sentence))) ?? []);
  if (told.some((slots) => slots.has(slot))) return "its own";
  return told.length > 0 ? "another" : "nothing";
}

function contradictionsIn(asked: readonly Asked[], sheet: Record<string, Answer>): Contradiction[] {
  const found: Contradiction[] = [];
  const slot = asked[0]?.slot ?? "";
  const answer = sheet[slot];
  if (!answer) return found;
  const own = new Set([...answer.says, ...(answer.more ?? []), String(answer.value)].flatMap(figuresIn));
  const clashOf = (kind: Contradiction["kind"], one: (asked: Asked) => boolean, other: (asked: Asked) => boolean) => {
    const [first, second] = [asked.find(one), asked.find(other)];
    if (first && second) found.push({ slot, kind, asked: [first, second] });
  };
  if (findSlot(slot)?.type === "yes-no")
    clashOf(
      "yes and no",
      ({ reply }) => YES.test(reply),
      ({ reply }) => NO.test(reply),
    );
  if (own.size > 0 && HAS_FIGURES.has(findSlot(slot)?.type ?? ""))
    clashOf(
      "figures",
      ({ reply }) => figuresIn(reply).some((figure) => figure > MARGINAL && own.has(figure)),
      ({ reply }) =>
        figuresIn(reply).length > 0 &&
        !/^(?:up|by) /i.test(reply) &&
        figuresIn(reply).every((figure) => figure > MARGINAL && !own.has(figure)),
    );
  if (answer.value !== null)
    clashOf(
      "knows and does not",
      ({ tells }) => tells === "its own",
      ({ reply, tells }) => tells === "nothing" && DOES_NOT_KNOW.test(reply),
    );
  return found;
}

/** "One" and "two" are said of anything. */
const MARGINAL = 2;
const HAS_FIGURES: ReadonlySet<string> = new Set(["number", "money", "date"]);
const YES = /^(?:yes|yeah|yep|sure|right|correct|uh-huh|mm-hm)\b/i;
const NO = /^(?:no|nope|nah|not)\b/i;
const DOES_NOT_KNOW =
  /\b(?:no idea|(?:don't|couldn't|wouldn't) (?:know(?! (?:that )?i need)|tell you|remember)|not sure(?! (?:that )?i need)|no clue|who knows)\b/i;

/** For a report: one line a finding. */
export function contradictionText({ slot, kind, asked }: Contradiction): string {
  return `${slot}, ${kind}: ${asked.map(({ question, reply }) => `"${question}" "${reply}"`).join(" / ")}`;
}
