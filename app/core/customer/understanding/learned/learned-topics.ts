import { learnedFile } from "../../../learned-file.ts";
import { topicsOfLine } from "../../../scenarios/discovery.ts";
import type { Line } from "../../../scenarios/schema.ts";
import type { Context } from "../heard.ts";
import type { Sentence } from "../normalise.ts";
import { matchStrength } from "../patterns.ts";
import { readClassifier, weightsSchema } from "./classifier.ts";
import { wordFeatures } from "./line-features.ts";
import { customerNamesOf, maskedWords } from "./mask.ts";

/** The class of a question that is on no topic of the line. */
export const NO_TOPIC = "none";

/** Where a topic scores this much below "none", the question is still heard as on it. Scores go by fifths: no ties. */
const BENEFIT_OF_DOUBT = 0.5;

export const learnedTopics = learnedFile("topics", weightsSchema, readClassifier);

/** The topic a question is on, null when on none; topics that were never trained are left to their patterns. */
export function topicOfQuestion(sentence: Sentence, context: Context): { topic: string | null; margin: number } {
  const classifier = learnedTopics.reader();
  const scores = classifier.scores(topicFeatures(sentence, context));
  const candidates = new Set(topicClassesOf(context.practice.scenario.line));
  let best = { topic: NO_TOPIC, score: Number.NEGATIVE_INFINITY };
  let second = Number.NEGATIVE_INFINITY;
  for (const [index, topic] of classifier.classes.entries()) {
    if (!candidates.has(topic)) continue;
    const score = (scores[index] ?? 0) - (topic === NO_TOPIC ? BENEFIT_OF_DOUBT : 0);
    if (score > best.score) {
      second = best.score;
      best = { topic, score };
    } else if (score > second) second = score;
  }
  return { topic: best.topic === NO_TOPIC ? null : best.topic, margin: best.score - second };
}

export function topicClassesOf(line: Line): string[] {
  return [...topicsOfLine(line).map((topic) => topic.id), NO_TOPIC];
}

export function topicFeatures(sentence: Sentence, context: Context): string[] {
  const { scenario } = context.practice;
  const found = new Set(wordFeatures(maskedWords(sentence.text, customerNamesOf(context)), sentence.asked));
  let best = { id: NO_TOPIC, strength: 0 };
  for (const { id, asks } of topicsOfLine(scenario.line)) {
    const strength = matchStrength(sentence.text, asks);
    if (strength > 0) found.add(`asks:${id}`);
    if (strength > best.strength) best = { id, strength };
  }
  found.add(`asks-best:${best.id}`);
  for (const fact of scenario.facts) if (matchStrength(sentence.text, fact.asks) > 0) found.add(`fact:${fact.item}`);
  return [...found];
}
