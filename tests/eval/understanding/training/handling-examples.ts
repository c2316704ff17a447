import { findObjection, wordsFor, wordsOfObjection } from "#core/customer/objections.ts";
import { actFeatures } from "#core/customer/understanding/learned/learned-acts.ts";
import {
  HANDLING_PARTS,
  type HandlingPart,
  handlingFeatures,
  type OpenObjection,
} from "#core/customer/understanding/learned/learned-handling.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { assemblePractice, personasFor, scenarios } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Objection } from "#core/scenarios/schema.ts";
import { type ActTurn, PART_OF_CODE } from "../../talks/act-labels.ts";
import { asLearned } from "../../training/reworded.ts";
import { SENTENCE_WEIGHT } from "./examples.ts";
import type { Example } from "./linear.ts";

/** The sentences of the labelled calls; in those whose author marked the objections, the one on the table is known. */
export function handlingExamples(turns: readonly ActTurn[]): Example[] {
  let talk = "";
  let raised: string | null = null;
  let turnsAgo = 0;
  return turns.flatMap((turn) => {
    if (turn.talk.file !== talk) raised = null;
    talk = turn.talk.file;
    const practice = practiceOf(turn);
    const objection = raised === null || turnsAgo > MOST_TURNS ? null : findObjection(practice, raised);
    const open = objection && { objection, says: wordsOfObjection(practice, objection), turnsAgo };
    turnsAgo += 1;
    if (turn.objection !== null) {
      raised = turn.objection;
      turnsAgo = 0;
    }
    return sentenceExamples(turn.text, { practice, before: turn.before, open, weight: SENTENCE_WEIGHT }, (sentence) =>
      [...turn.codes(sentence)].flatMap((code) => PART_OF_CODE[code] ?? []),
    );
  });
}

/** After that many turns the objection of a call is settled or forgotten. */
const MOST_TURNS = 2;

function practiceOf({ talk }: ActTurn): Practice {
  const practice = assemblePractice({ ...talk, level: 2, seed: 1 });
  if (!practice) throw new Error(`${talk.file}: there is no such practice`);
  return practice;
}

/** What the library itself tells agents to say to its objections: whoever says it must be understood. */
export function libraryHandlingExamples(weight: number): Example[] {
  return scenarios.flatMap((scenario) => {
    const persona = personasFor(scenario)[0];
    const practice = persona && assemblePractice({ scenarioId: scenario.id, personaId: persona.id, level: 2, seed: 1 });
    if (!practice) return [];
    return practice.objections.flatMap((objection) => [
      ...ofLibrary(practice, objection, weight),
      ...besideIt(practice, objection, weight),
    ]);
  });
}

function ofLibrary(practice: Practice, objection: Objection, weight: number): Example[] {
  const words = wordsFor(practice, objection);
  const around = {
    practice,
    before: words[0] ?? "",
    open: { objection, says: wordsOfObjection(practice, objection), turnsAgo: 0 },
    weight,
  };
  const lines: [string, HandlingPart][] = [
    [objection.exampleAcknowledge, "acknowledges"],
    [objection.exampleExplore, "explores"],
    [objection.exampleAnswer, "answers"],
  ];
  return lines.map(([text, part]) => {
    const sentences = sentenceExamples(asLearned(text), around, () => [part]);
    // One of its sentences does it, and nobody says which.
    return {
      sentences: sentences.flatMap((one) => one.sentences),
      classes: new Set([part]),
      candidates: [part],
      weight,
    };
  });
}

/** Plain discovery and talk of something else do nothing with an objection, however fresh it is. */
function besideIt(practice: Practice, objection: Objection, weight: number): Example[] {
  const words = wordsFor(practice, objection);
  const asked = practice.scenario.needs.items
    .filter(({ id }) => !OF_OPINION.test(id))
    .map((one) => one.exampleQuestion);
  return [0, 1].flatMap((turnsAgo) => {
    const open = { objection, says: wordsOfObjection(practice, objection), turnsAgo };
    const before = turnsAgo === 0 ? (words[0] ?? "") : "Okay.";
    const around = { practice, before, open, weight: weight * BESIDE_SHARE };
    return [...asked, ...BESIDE].flatMap((text) => sentenceExamples(text, around, () => []));
  });
}

const BESIDE = [
  "Our office is on Main Street.",
  "We have been here for years.",
  "It is a nice place.",
  "Okay, great.",
  "Let me write that down.",
  "Would Thursday at four work?",
  "Could you send me the policy before then?",
  "What do you do for fun?",
  "So do you have any insurance now?",
];
/** There are so many more of them. */
const BESIDE_SHARE = 0.03;
/** What somebody likes, dislikes or worries about may well be what is behind it. */
const OF_OPINION = /^any\./;

type Around = { practice: Practice; before: string; open: OpenObjection | null; weight: number };

function sentenceExamples(
  text: string,
  { practice, before, open, weight }: Around,
  partsOf: (sentence: number) => HandlingPart[],
): Example[] {
  const lastLine = before === "" ? null : { turn: 1, text: before };
  const context = { practice, disclosed: [], lastLine, lastTopic: null };
  const sentences = splitSentences(text);
  return sentences.map((sentence, index) => ({
    sentences: [handlingFeatures(sentence, actFeatures(sentence, { index, count: sentences.length }, context), open)],
    classes: new Set(partsOf(index)),
    candidates: HANDLING_PARTS,
    weight,
  }));
}
