import { sayAmounts } from "./spoken-text/amounts.ts";
import { sayShortForms } from "./spoken-text/short-forms.ts";

/** Longer than any word of an insurance call; what is longer is read in pieces. */
const LONGEST_WORD = 24;

/**
 * A reply as a synthesiser should read it: amounts, phone numbers, years and short forms in words, and nothing left that
 * could be taken for markup. Only Latin letters, digits and plain punctuation survive. Saying it twice changes nothing.
 */
export function spokenText(text: string): string {
  const plain = withoutMarkup(text.normalize("NFKC"));
  return tidied(sayShortForms(sayAmounts(plain)));
}

/** Whether anything of it would be heard. Expects what `spokenText` returned. */
export function isSpeakable(spoken: string): boolean {
  return /[\p{L}\p{N}]/u.test(spoken);
}

/** Tags and entities go whole, so that "<break time='5s'/>" is neither obeyed nor read out. */
function withoutMarkup(text: string): string {
  return text
    .replace(/<\/?[a-z!?][^<>]*>/gi, " ")
    .replace(/&(?:[a-z]+|#x?[\da-f]+);/gi, " ")
    .replace(/[‘’ʼ]/g, "'");
}

function tidied(text: string): string {
  return text
    .replace(/\r?\n\s*/g, ". ")
    .replace(/[()[\]{}]|[–—]|--+/g, ", ")
    .replace(/[^\p{Script=Latin}\p{M}\d.,;:?!' -]/gu, " ")
    .replace(/(?<![\p{L}\d])['-]+|['-]+(?![\p{L}\d])/gu, (marks) => (marks.includes("-") ? ", " : ""))
    .replace(new RegExp(`([\\p{L}\\p{M}]{${LONGEST_WORD}})(?=[\\p{L}\\p{M}])`, "gu"), "$1 ")
    .replace(/[\s.,;:?!]*[?!.,;:](?:[\s.,;:?!]+|$)|\s+[,;:.?!]+(?=\S)/g, (marks) => `${strongest(marks)} `)
    .replace(/^[\s.,;:?!]+/, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Of several marks in a row the one that shapes the sentence most. */
function strongest(marks: string): string {
  return ["?", "!", ".", ";", ":", ","].find((mark) => marks.includes(mark)) ?? "";
}
