import { wordsOf } from "../../../customer/understanding/normalise.ts";

/** Normalised words without their endings. Of a number only its kind is kept: an amount "$#", a percentage "#%" or "#". */
export function stemsOf(normalised: string): string[] {
  return wordsOf(normalised).map(stemOf);
}

function stemOf(word: string): string {
  if (/^\$?\d/.test(word)) return word.startsWith("$") ? "$#" : word.endsWith("%") ? "#%" : "#";
  if (word.length < 5)
    return word.length === 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
  return word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:ings|ing|edly|ed|es|ers|er|s|ly)$/, "")
    .replace(/([bdgmnprt])\1$/, "$1")
    .replace(/e$/, "");
}
