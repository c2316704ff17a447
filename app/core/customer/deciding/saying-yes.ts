import type { Persona } from "../../scenarios/schema.ts";
import { isCommonplace, wording } from "../customer-wording.ts";
import type { Beat } from "../phrase.ts";
import { ownWords } from "../phrasing/own-words.ts";

/** "Yeah." */
export function agreement(persona: Persona): Beat {
  const words = agreeing(persona).filter((words) => SAYS_YES.test(words));
  return { key: "agrees", options: words.length > 0 ? words : wording.plainYes, must: true, mayRepeat: true };
}

/** "Yeah.": "sure", "true", "totally" and "that's right" say yes to what was said, and not to what was asked. */
const SAYS_YES = /^(?:ye|yu|mm|uh)/i;

/** "Mm-hm.": I hear you, go on. */
export function nod(persona: Persona): Beat {
  const options = agreeing(persona);
  return { key: "nods", options: [...options, ...wording.nods], must: true, mayRepeat: true };
}

function agreeing(persona: Persona): string[] {
  return ownWords(persona, "agree").map(asSentence).filter(isCommonplace);
}

/** "Yeah," as a sentence of its own. */
function asSentence(words: string): string {
  return words.replace(/,$/, ".");
}

/** The words in the middle of a sentence. */
export function lowerStart(text: string): string {
  return /^(?:I\b|I'|[A-Z][a-z]+ [A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
