import type { ActKind } from "#core/customer/understanding/heard.ts";
import { actFeatures } from "#core/customer/understanding/learned/learned-acts.ts";
import { NO_TOPIC, topicClassesOf, topicFeatures } from "#core/customer/understanding/learned/learned-topics.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { shapeOf } from "#core/customer/understanding/set-phrases.ts";
import { assemblePractice } from "#core/library/library.ts";
import { ACT_OF_CODE, type ActTurn, WEAK_ACKNOWLEDGEMENT } from "../../talks/act-labels.ts";
import { allActs, type Case, type TrainingCase } from "../cases.ts";
import { contextOf } from "../judged.ts";
import type { Example } from "./linear.ts";

export type Labelled = Case | TrainingCase;

export function actExample(one: Labelled, known: readonly ActKind[] = knownActs(one)): Example {
  const context = contextOf(one);
  const sentences = splitSentences(one.text);
  return {
    sentences: sentences.map((sentence, index) => actFeatures(sentence, { index, count: sentences.length }, context)),
    classes: new Set(one.acts),
    candidates: known,
    weight: 1,
  };
}

function knownActs(one: Labelled): readonly ActKind[] {
  return "labelledFor" in one && one.labelledFor ? one.labelledFor : allActs;
}

/** The sentences of a turn of a whole talk, each with its own label: it teaches the acts that are labelled there, and no others. */
export function turnExamples({ talk, text, before, codes }: ActTurn): Example[] {
  const practice = assemblePractice({ ...talk, level: 2, seed: 1 });
  if (!practice) throw new Error(`${talk.file}: there is no such practice`);
  const lastLine = before === "" ? null : { turn: 1, text: before };
  const context = { practice, disclosed: [], lastLine, lastTopic: null };
  const sentences = splitSentences(text);
  return sentences.map((sentence, index) => {
    const own = [...codes(index)];
    const isWeak = own.includes(WEAK_ACKNOWLEDGEMENT);
    const classes = new Set(own.flatMap((code) => ACT_OF_CODE[code] ?? []));
    return {
      sentences: [actFeatures(sentence, { index, count: sentences.length }, context)],
      classes,
      candidates: LABELLED_IN_TALKS.filter((act) => act !== "acknowledgement" || !isWeak || classes.has(act)),
      weight: SENTENCE_WEIGHT,
    };
  });
}

/** There are twice as many of them as of single lines, and most do nothing: heavier ones gain nothing on calls and lose on lines. */
export const SENTENCE_WEIGHT = 0.2;

/** Next to nobody presses, frightens or insults there: thousands of sentences without it would drown the few lines with it. */
const TOO_RARE: ReadonlySet<ActKind> = new Set(["pressure", "scare", "insult"]);
const LABELLED_IN_TALKS = Object.values(ACT_OF_CODE).filter((act) => !TOO_RARE.has(act));

/** Null: the line says nothing about a topic. A label is about the last question of its line. */
export function topicExample(one: Labelled): Example | null {
  if ("labelledFor" in one && one.labelledFor) return null;
  const asks = one.asks === undefined && one.acts.some((act) => WITHOUT_TOPIC.has(act)) ? NO_TOPIC : one.asks;
  if (asks === undefined) return null;
  const context = contextOf(one);
  const sentences = splitSentences(one.text);
  const asking = sentences.findLast((sentence) => shapeOf(sentence) !== null) ?? sentences.at(-1);
  if (!asking) return null;
  return {
    sentences: [topicFeatures(asking, context)],
    classes: new Set([asks ?? NO_TOPIC]),
    candidates: topicClassesOf(context.practice.scenario.line),
    weight: 1,
  };
}

/** Questions with these are about the call or the business, on no topic of discovery. */
const WITHOUT_TOPIC: ReadonlySet<ActKind> = new Set(["next-step", "close-ask", "permission", "clarification", "recap"]);
