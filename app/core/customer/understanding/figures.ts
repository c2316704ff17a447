/**
 * The figures in a text, in digits or in words: "1,352", "$22k", "thirteen fifty-two" (1352), "two thousand eighteen" (2018),
 * "three hundred ten thousand", "two seven five" (275). Text as it was typed or normalised. For telling whether a
 * figure that is repeated back is right.
 */
export function figuresIn(text: string): number[] {
  return [...digitsIn(text), ...spelledIn(text)];
}

function digitsIn(text: string): number[] {
  return [...text.toLowerCase().matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b|thousand\b|million\b|grand\b)?/g)].map(
    ([, digits = "", unit = ""]) => Number(digits.replaceAll(",", "")) * (UNIT_OF_DIGITS[unit] ?? 1),
  );
}

const UNIT_OF_DIGITS: Record<string, number> = { k: 1000, thousand: 1000, grand: 1000, million: 1_000_000 };

/** Runs of number words. "Thirteen fifty-two" and "nineteen ninety" are read in pairs, as people say prices and years. */
function spelledIn(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const found: number[] = [];
  let run: string[] = [];
  for (const word of [...words, ""]) {
    if (isNumberWord(word) || (run.length > 0 && word === "and")) run.push(word);
    else if (run.length > 0) {
      found.push(figureOf(run.filter((one) => one !== "and")));
      run = [];
    }
  }
  return found;
}

function isNumberWord(word: string): boolean {
  return NUMBER_WORDS.has(word);
}

function figureOf(words: readonly string[]): number {
  const oneByOne = words.map((word) => SMALL[word] ?? 10);
  if (words.length > 2 && oneByOne.every((digit) => digit < 10)) return Number(oneByOne.join(""));
  let total = 0;
  let current = 0;
  for (const word of words) {
    const scale = SCALES[word];
    const value = SMALL[word] ?? TENS[word] ?? 0;
    if (scale === 100) current = Math.max(1, current) * 100;
    else if (scale !== undefined) {
      total += Math.max(1, current) * scale;
      current = 0;
    } else if (isNextPair(current, value)) current = current * 100 + value;
    else current += value;
  }
  return total + current;
}

/** "Thirteen" before "fifty": the next pair of digits, not a sum. */
function isNextPair(before: number, value: number): boolean {
  if (before === 0 || before % 100 === 0) return false;
  return value >= 10 || before % 10 !== 0 || before < 20;
}

const SMALL: Record<string, number> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, value) => [word, value]),
);
const TENS: Record<string, number> = Object.fromEntries(
  "twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((word, at) => [word, 20 + 10 * at]),
);
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, grand: 1000, million: 1_000_000 };
const NUMBER_WORDS: ReadonlySet<string> = new Set([SMALL, TENS, SCALES].flatMap((some) => Object.keys(some)));

/** "Nine" and "nineteen", "fifteen" and "fifty", also in hundreds and thousands; 2914 and 2941. */
export function soundsLike(one: number, other: number): boolean {
  if (one === other) return false;
  // 1.80 and 1.18.
  if (Math.max(one, other) < 10 && !(Number.isInteger(one) && Number.isInteger(other)))
    return soundsLike(Math.round(100 * one), Math.round(100 * other));
  if (isTurned(one, other) || isReversed(one, other)) return true;
  return [1, 100, 1000].some((unit) => misheardAs(one / unit).includes(other / unit));
}

/** "Thirteen, ten and eight" to "thirteen, ten and six": as many figures in the same order, and one of them another. */
export function isListWithSlip(givenBack: string, said: string): boolean {
  const given = listedFigures(givenBack);
  const told = listedFigures(said);
  if (given.length < 2 || given.length !== told.length) return false;
  const wrong = given.flatMap((one, at) => (one === told[at] ? [] : [[one, told[at] ?? 0] as const]));
  const [pair] = wrong;
  if (pair === undefined || wrong.length > 1) return false;
  const [one, other] = pair;
  return soundsLike(one, other) || (one < other * ALMOST && other < one * ALMOST);
}

/** Three figures of "thirteen, ten and six". */
function listedFigures(text: string): number[] {
  return text.split(/[,;.!?](?=\s|$)|\band\b/i).flatMap(figuresIn);
}

/** How far off a figure may be to be taken for a misheard one. */
export const ALMOST = 1.4;

/** 2914 and 2941. */
export function isTurned(one: number, other: number): boolean {
  return one !== other && one > 99 && digitsOf(one) === digitsOf(other);
}

/** 47 and 74. */
function isReversed(one: number, other: number): boolean {
  return one > 12 && one < 100 && other > 12 && other === (one % 10) * 10 + Math.floor(one / 10);
}

function digitsOf(figure: number): string {
  return [...String(figure)].sort().join("");
}

/** What a whole number under a hundred, or the last two digits of a longer one, is taken for. */
function misheardAs(figure: number): number[] {
  if (!Number.isInteger(figure)) return [];
  const end = figure % 100;
  const digit = end % 10;
  const isTeen = end > 12 && end < 20;
  const isTens = digit === 0 && end >= 30;
  const isOne = end > 2 && end < 10;
  const heard = isTeen ? [digit, 10 * digit] : isTens ? [10 + end / 10] : isOne ? [10 + end, 10 * end] : [];
  return heard.map((one) => figure - end + one);
}
