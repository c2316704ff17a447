import type { Context } from "./heard.ts";
import { contentWords, type Sentence, sharedWords, wordsOf, wordsSaid } from "./normalise.ts";
import type { QuestionShape } from "./set-phrases.ts";

export function isReflection(sentence: Sentence, shape: QuestionShape | null, context: Context): boolean {
  const { text } = sentence;
  if (wordsOf(text).length < 4) return false;
  if (shape && shape !== "confirm" && shape !== "statement") return false;
  const mine = contentWords(text);
  const shared = sharedWords(mine, wordsSaid(context.lastLine?.text ?? ""));
  if (ADVISES.test(text)) return false;
  if (MIRROR.test(text) && (shared >= 1 || usesWhatWasTold(mine, context))) return true;
  if (/^(?:so |okay so )?(?:it |that )?(?:sounds like|you are saying|what i hear|what you are saying)/.test(text))
    return true;
  return shared >= 3 && shared / mine.size >= 0.4;
}

/** Two words or more of a fact that this customer has told. */
export function usesWhatWasTold(
  mine: Set<string>,
  { practice, disclosed }: Pick<Context, "practice" | "disclosed">,
): boolean {
  return practice.scenario.facts.some(
    (fact) => disclosed.includes(fact.id) && sharedWords(mine, wordsSaid(`${fact.card} ${fact.says.join(" ")}`)) >= 2,
  );
}

/** "Sounds like you could cash that out" gives nothing back. */
const ADVISES =
  /^(?:so |okay so )?(?:it |that )?(?:sounds like|seems like) (?:you|we|i) (?:can|could|should|might|would)\b/;

const MIRROR =
  /^(?:so |okay so |and so |okay |got it |right |alright )*(?:(?:it |that |what i am hearing |that all )?sounds? like|(?:if )?(?:what )?i (?:am )?hear(?:ing)?(?! you\b)|(?:so )?(?:what )?you are (?:saying|telling|feeling|worried|paying|looking|going|closing|closed|down|at|with|on)|you (?:said|mentioned|told me|feel|want|have got|have|had|drive|use|used|own|owe|put|paid|built|lost|went|need|were|would rather|closed|are)|if i (?:understand|heard|am hearing|have this)|in other words|let me make sure i (?:understand|have)|so (?!what|how|who|when|where|why|do|does|did|are|is|can|could|would|let|here)|it seems(?: like)?)\b/;
