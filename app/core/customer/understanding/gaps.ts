import type { Context, NamedGap } from "./heard.ts";
import { contentWords, normalise, type Sentence, sharedWords, wordsOf } from "./normalise.ts";
import { matchesAny } from "./patterns.ts";
import type { Question } from "./questions.ts";
import { SCARE } from "./scare.ts";

export function gapsNamed(sentences: Sentence[], questions: Question[], context: Context): NamedGap[] {
  const { scenario } = context.practice;
  const named: NamedGap[] = [];
  for (const gap of scenario.gaps) {
    const sentence = sentences.find((candidate) => {
      if (wordsOf(candidate.text).length < 5 || !matchesAny(candidate.text, gap.cues)) return false;
      const question = questions.find((asked) => asked.sentence === candidate);
      return (
        !question ||
        /\b(?:did you know|were you aware|what if|would not|so if|that means)\b/.test(candidate.text) ||
        question.kind === "confirm" ||
        question.kind === "statement"
      );
    });
    const statements = sentences.filter((one) =>
      questions.every((asked) => asked.sentence !== one || asked.kind === "statement"),
    );
    const together = statements.map((one) => one.text).join(" ");
    const found =
      sentence ?? (wordsOf(together).length >= 8 && matchesAny(together, gap.cues) ? statements[0] : undefined);
    if (!found) continue;
    const around = sentences.map((one) => one.text).join(" ");
    const tiedFacts = scenario.facts.filter(
      (fact) => gap.tiedTo.includes(fact.id) && context.disclosed.includes(fact.id),
    );
    const words = contentWords(around);
    named.push({
      id: gap.id,
      sentence: found,
      tied:
        /\byour?\b/.test(around) &&
        tiedFacts.some(
          (fact) => sharedWords(words, contentWords(normalise(`${fact.card} ${fact.says.join(" ")}`))) >= 1,
        ),
      plain: !JARGON.test(found.text),
      scare: SCARE.test(around),
    });
  }
  return named;
}

const JARGON =
  /\b(?:endorsements?|sub ?limits?|bodily injury|subrogation|aggregate|perils?|indemni\w+|acv|actual cash value|coinsurance|ho ?[356]|uim|bi pd|hired (?:and|&)? ?non ?owned|contestab\w+|underwrit\w+|occurrence|dec page|floater|scheduled personal property)\b/;
