import type { Gap } from "../../scenarios/schema.ts";
import type { Context, NamedGap } from "./heard.ts";
import { speaksJargon } from "./jargon.ts";
import { contentWords, type Sentence, sharedWords, wordsOf, wordsSaid } from "./normalise.ts";
import { matchesAny } from "./patterns.ts";
import { SCARE } from "./scare.ts";
import { asksUnmarked } from "./set-phrases.ts";

/** Which gaps of the scenario the sentences name that state a gap; `sentences` is the whole line. */
export function gapsNamed(stating: readonly Sentence[], sentences: readonly Sentence[], context: Context): NamedGap[] {
  const { scenario } = context.practice;
  const around = sentences.map((one) => one.text).join(" ");
  const besideOf = (one: Sentence) => sentences[sentences.indexOf(one) + 1]?.text ?? "";
  const words = contentWords(around);
  const named = [
    ...stating,
    ...sentences.filter((one) => !stating.includes(one) && saysWhatIsMissing(one, besideOf(one), scenario.gaps)),
  ];
  const said = named.filter((one) => !isRecital(one) && !asksForFacts(one) && !SAYS_ALL_IS_WELL.test(one.text));
  return scenario.gaps.flatMap((gap) => {
    const meaning = said.filter((one) => gapsMeant(one, besideOf(one), scenario.gaps).includes(gap));
    const stated = meaning.filter((one) => !GIVES_BACK.test(one.text));
    const sentence = stated.find((one) => COMES_OF_IT.test(one.text)) ?? stated[0] ?? meaning[0];
    if (!sentence) return [];
    const tiedFacts = scenario.facts.filter(
      (fact) => gap.tiedTo.includes(fact.id) && context.disclosed.includes(fact.id),
    );
    return {
      id: gap.id,
      sentence,
      tied:
        /\byour?\b/.test(around) &&
        tiedFacts.some((fact) => sharedWords(words, wordsSaid(`${fact.card} ${fact.says.join(" ")}`)) >= 1),
      plain: !speaksJargon(sentence.text),
      scare: SCARE.test(around),
    };
  });
}

/** "It goes away the day you leave, and nobody gets a cent.": a gap in its own words, and what comes of it. */
function saysWhatIsMissing({ asked, text }: Sentence, beside: string, gaps: readonly Gap[]): boolean {
  return (
    !asked &&
    !asksUnmarked(text) &&
    !GIVES_BACK.test(text) &&
    COMES_OF_IT.test(text) &&
    gaps.some((gap) => matchesAny(PAYS_NOTHING.test(text) ? `${text} ${beside}` : text, gap.cues))
  );
}

const COMES_OF_IT =
  /\b(?:(?:pays?|covers?|does) (?:you )?nothing|goes away|stays? behind|stays? with|(?:gets?|comes?) (?:a lot )?(?:smaller|less)|gone|ends|nobody (?:gets|pays|covers)|nothing (?:pays|covers|comes|left)|(?:does|will|would|may|might|can|could) not (?:pay|cover|be|respond|last|carry|help|reach|get)|not (?:pay|cover|last|enough|covered)|on your own|out of (?:your )?(?:own )?pocket|land on|lands on|come after|falls? on|fall short|runs? (?:dry|out)|without (?:a|any) |no longer|lose)\b/;

/** "If the details leak, it pays nothing for that. I'd add a small cyber policy": the cover is named beside it. */
const PAYS_NOTHING =
  /\b(?:(?:pays?|covers?|does) (?:you )?nothing|(?:does|will|would) not (?:pay|cover)(?: you)? (?:for )?(?:that|it|any of))\b/;

/** What is given back comes before what follows from it. */
const GIVES_BACK =
  /^(?:(?:so|and|okay|right|alright) )*(?:you are (?:saying|telling)|you (?:said|told|mentioned)|(?:it )?sounds like|what i hear|i hear)\b/;

/** "You have fifty thousand on your policy today, so that's fine." */
const SAYS_ALL_IS_WELL =
  /\b(?:so|and|which means|then) (?:that|you|it) (?:is|are) (?:all |perfectly |just |totally |more than )?(?:fine|good|okay|set|plenty|enough)(?: there| on that| with that)?$/;

/** A list of everything there is to buy names no gap of anybody's. */
function isRecital({ quote, text }: Sentence): boolean {
  return wordsOf(text).length > RECITAL_WORDS && quote.split(",").length > RECITAL_ITEMS;
}

/** "How many miles do you drive, and does anybody use a car for work?" asks what nobody has said yet, and names nothing. */
function asksForFacts({ asked, text }: Sentence): boolean {
  return asked && FACTS_ASKED.test(text);
}

const FACTS_ASKED =
  /^(?:(?:and|so|but|okay|alright|well|now|then|um) )*(?:how (?:many|much|old|long|far|often|big)|who|when|where|what (?:kind|sort|type|year|do|does|did|are you))\b/;

/** The longest line of the training and seen lines that states a gap has 28 words and two commas. */
const RECITAL_WORDS = 40;
const RECITAL_ITEMS = 5;

/** By the words that mark a gap, in the sentence or beside one that leaves it unnamed, else the one whose description shares the most words with the sentence. */
function gapsMeant({ text }: Sentence, beside: string, gaps: readonly Gap[]): Gap[] {
  const inText = gaps.filter((gap) => matchesAny(text, gap.cues));
  const marked =
    inText.length === 0 && PAYS_NOTHING.test(text) ? gaps.filter((gap) => matchesAny(beside, gap.cues)) : inText;
  if (marked.length > 0) return marked;
  const words = contentWords(text);
  const shared = gaps.map((gap) => sharedWords(words, wordsSaid(`${gap.title} ${gap.why} ${gap.exampleLine}`)));
  const most = Math.max(...shared);
  return most < LEAST_SHARED ? [] : gaps.filter((_, index) => shared[index] === most).slice(0, 1);
}

/** Words with a meaning that a sentence must share with the description of a gap that it does not mark. */
const LEAST_SHARED = 2;
