import type { Context } from "../heard.ts";
import { normalise, wordsOf } from "../normalise.ts";
import { FIRST_NAMES } from "./first-names.ts";

/**
 * Words with what differs from call to call taken out: numbers, days, months, names of people, cars and carriers; and without
 * "um".
 */
export function maskedWords(text: string, customerNames: ReadonlySet<string>): string[] {
  const masked: string[] = [];
  for (const word of wordsOf(text)) {
    if (FILLERS.has(word)) continue;
    const shown = maskOf(word, customerNames);
    if (shown === NUMBER && masked.at(-1) === NUMBER) continue;
    masked.push(shown);
  }
  return masked;
}

export function customerNamesOf({ practice }: Context): ReadonlySet<string> {
  return new Set(wordsOf(normalise(practice.persona.name)));
}

const NUMBER = "#";

function maskOf(word: string, customerNames: ReadonlySet<string>): string {
  if (/^\$\d/.test(word)) return "$#";
  if (/^\d/.test(word) || NUMBER_WORDS.has(word)) return /%$/.test(word) ? "#%" : NUMBER;
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(word)) return "@day";
  if (MONTHS.has(word)) return "@month";
  if (customerNames.has(word)) return "@you";
  if (CARS.has(word)) return "car";
  if (CARRIERS.has(word)) return "company";
  return FIRST_NAMES.has(word) ? "@name" : word;
}

/** Makes and models that are no other word. */
const CARS = new Set(
  "toyota honda nissan hyundai kia subaru mazda volkswagen chevy chevrolet buick jeep lexus acura bmw audi volvo tesla camry corolla accord civic altima sentra elantra sonata outback forester rav4 crv cr-v odyssey sienna silverado f150 f-150 tacoma tundra explorer prius jetta wrangler tahoe suburban highlander rogue tucson".split(
    " ",
  ),
);
const CARRIERS = new Set("geico allstate usaa progressive".split(" "));
const FILLERS = new Set("um uh er uhh umm erm hmm hm".split(" "));
const NUMBER_WORDS = new Set(
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million grand".split(
    " ",
  ),
);
const MONTHS = new Set("january february march april june july august september october november december".split(" "));
