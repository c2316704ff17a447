import type { Context } from "./heard.ts";
import { contentWords, normalise, type Sentence, sharedWords, wordsOf } from "./normalise.ts";
import type { Question } from "./questions.ts";

export function isReflection(sentence: Sentence, question: Question | null, context: Context): boolean {
  const { text } = sentence;
  if (wordsOf(text).length < 4) return false;
  if (question && question.kind !== "confirm" && question.kind !== "statement") return false;
  const last = context.lastLine ? contentWords(normalise(context.lastLine.text)) : new Set<string>();
  const mine = contentWords(text);
  const shared = [...mine].filter((word) => last.has(word)).length;
  const told = context.practice.scenario.facts
    .filter((fact) => context.disclosed.includes(fact.id))
    .some((fact) => sharedWords(mine, contentWords(normalise(`${fact.card} ${fact.says.join(" ")}`))) >= 2);
  if (MIRROR.test(text) && (shared >= 1 || told)) return true;
  if (/^(?:so |okay so )?(?:it |that )?(?:sounds like|you are saying|what i hear|what you are saying)/.test(text))
    return true;
  return shared >= 3 && mine.size > 0 && shared / mine.size >= 0.4;
}

const MIRROR =
  /^(?:so |okay so |and so |okay |got it |right |alright )*(?:(?:it |that |what i am hearing |that all )?sounds? like|(?:if )?(?:what )?i (?:am )?hear(?:ing)?(?! you\b)|(?:so )?(?:what )?you are (?:saying|telling|feeling|worried|paying|looking|going|closing|closed|down|at|with|on)|you (?:said|mentioned|told me|feel|want|have got|have|had|drive|use|used|own|owe|put|paid|built|lost|went|need|were|would rather|closed|are)|if i (?:understand|heard|am hearing|have this)|in other words|let me make sure i (?:understand|have)|so (?!what|how|who|when|where|why|do|does|did|are|is|can|could|would|let|here)|it seems(?: like)?)\b/;
