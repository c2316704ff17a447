import { FIRST_NAMES } from "./learned/first-names.ts";
import { isLearnedWord } from "./learned/learned-slots.ts";
import { normalise, type Sentence, wordsOf } from "./normalise.ts";

/**
 * What a line is that nobody could answer. `garbled`: another language, random letters, code, a command that the page did not
 * know. `stop`: tells the customer to stop. `other-caller`: claims to be no insurance agent at all.
 */
export type OddLine = "garbled" | "stop" | "other-caller";

/** Null: an ordinary line. `line`: as it was typed or heard; `sentences`: what was read of it. */
export function oddLineIn(line: string, sentences: readonly Sentence[]): OddLine | null {
  const text = sentences.map((sentence) => sentence.text).join(" ");
  if (STOP.test(text)) return "stop";
  if (OTHER_CALLER.test(text)) return "other-caller";
  return isCode(line) || isStrange(line, wordsOf(withoutAccents(line) ?? text)) ? "garbled" : null;
}

/** The line with "cuantos" for "cuántos", which would be read as two words; null: it has no accents. */
function withoutAccents(line: string): string | null {
  const apart = line.normalize("NFD");
  return ACCENT.test(apart) ? normalise(apart.replace(ACCENTS, "")) : null;
}

const ACCENT = /\p{M}/u;
const ACCENTS = /\p{M}/gu;

/** Letters of another script, or hardly a word that agents use: names, figures and fillers do not count. */
function isStrange(line: string, words: readonly string[]): boolean {
  if (words.length === 0) return /\p{L}/u.test(line);
  const counted = words.filter((word) => /^[a-z]{2,}$/.test(word) && !FIRST_NAMES.has(word) && !SAYS_LITTLE.test(word));
  const known = counted.filter(isLearnedWord).length;
  return counted.length >= FEWEST_WORDS && known / counted.length < LEAST_KNOWN;
}

/**
 * Of three words all may well be a name or a slip. Of 38,000 turns of ordinary talk one in a thousand has as few known, most of
 * them medical.
 */
const FEWEST_WORDS = 4;
const LEAST_KNOWN = 0.3;
const SAYS_LITTLE =
  /^(?:um+|uh+|oh+|ah+|h?mm+|mhm|ok|yep|bye|and|thank|thanks|please|hello|hi|or|\w+teen(?:th)?|\w+t(?:y|ieth)|one|two|three|four|five|six|seven|eight|nine|ten|\w+th)$/;

/** `{"role": ...`, `/hint`, `[end call`, `<script>`. */
function isCode(line: string): boolean {
  return /^\s*(?:\{\s*"|\/[a-z]+\b|\[[^\]]*$|<\/?[a-z]+)/i.test(line);
}

const STOP =
  /^(?:(?:okay|please|just|no|oh|dana|hey) )*(?:stop(?: it| that| talking| please| now)?|enough|shut up)(?: (?:please|now|already))*$/;

const OTHER_CALLER =
  /\b(?:(?:i am|this is|we are) (?:\w+ ){0,3}?(?:from|with|at|of)|(?:calling|phoning) (?:\w+ ){0,2}?(?:from|for|with|on behalf of)) (?:the )?(?:irs|fbi|police|sheriffs?|dmv|government|court|bank|microsoft|amazon|electric company|power company|phone company|social security administration)\b/;
