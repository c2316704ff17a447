/**
 * The stem of a folded English word as FTS5's porter tokenizer makes it (M. F. Porter, "An algorithm for suffix stripping", 1980),
 * so that what the index has found can be marked. Words of one or two letters stay as they are.
 */
export function wordStem(word: string): string {
  if (word.length < 3 || word.length > 64) return word;
  let stem = plural(word);
  stem = pastTense(stem);
  if (stem.endsWith("y") && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(stem, DOUBLE_SUFFIXES, 0);
  stem = replaced(stem, SUFFIXES, 0);
  stem = cut(stem);
  return withoutE(stem);
}

function plural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function pastTense(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ["ed", "ing"].find((one) => word.endsWith(one) && hasVowel(word.slice(0, -one.length)));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiou])\1$/.test(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

const DOUBLE_SUFFIXES: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["izer", "ize"],
  ["logi", "log"],
  ["bli", "ble"],
  ["alli", "al"],
  ["entli", "ent"],
  ["eli", "e"],
  ["ousli", "ous"],
  ["ization", "ize"],
  ["ation", "ate"],
  ["ator", "ate"],
  ["alism", "al"],
  ["iveness", "ive"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["aliti", "al"],
  ["iviti", "ive"],
  ["biliti", "ble"],
];

const SUFFIXES: readonly (readonly [string, string])[] = [
  ["icate", "ic"],
  ["ative", ""],
  ["alize", "al"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];

const CUT = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ant",
  "ent",
  "ism",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "al",
  "er",
  "ic",
  "ou",
]; // prettier-ignore

function replaced(word: string, suffixes: readonly (readonly [string, string])[], more: number): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const [suffix, instead] = found;
  const stem = word.slice(0, -suffix.length);
  return measure(stem) > more ? stem + instead : word;
}

function cut(word: string): string {
  if (word.endsWith("ion")) {
    const stem = word.slice(0, -3);
    return measure(stem) > 1 && /[st]$/.test(stem) ? stem : word;
  }
  const suffix = CUT.find((one) => word.endsWith(one));
  if (suffix === undefined) return word;
  const stem = word.slice(0, -suffix.length);
  return measure(stem) > 1 ? stem : word;
}

function withoutE(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const shorter = stem.slice(0, -1);
    const size = measure(shorter);
    if (size > 1 || (size === 1 && !endsShort(shorter))) stem = shorter;
  }
  return stem.endsWith("ll") && measure(stem.slice(0, -1)) > 1 ? stem.slice(0, -1) : stem;
}

/** How many times a vowel is followed by a consonant: Porter's m. */
function measure(stem: string): number {
  return kindsOf(stem).match(/V+C+/g)?.length ?? 0;
}

function hasVowel(stem: string): boolean {
  return kindsOf(stem).includes("V");
}

/** Consonant, vowel, consonant, the last none of w, x, y. */
function endsShort(stem: string): boolean {
  return /CVC$/.test(kindsOf(stem)) && !/[wxy]$/.test(stem);
}

/** A y is a vowel after a consonant. */
function kindsOf(stem: string): string {
  let kinds = "";
  for (const letter of stem) {
    const isVowel = "aeiou".includes(letter) || (letter === "y" && kinds.endsWith("C"));
    kinds += isVowel ? "V" : "C";
  }
  return kinds;
}
