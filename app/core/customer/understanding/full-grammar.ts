/**
 * A question as it stands in a grammar, of normalised text: with the helping verb that is left out where English is not the first
 * language, without the few words that people put behind it, and without what was said before it in one breath. Null: it says nothing else.
 */
export function inFullGrammar(text: string, names: ReadonlySet<string>): string | null {
  const words = text.split(" ");
  while (words.length > 1 && names.has(words.at(-1) ?? "")) words.pop();
  const full = words
    .join(" ")
    .replace(BEFORE, "")
    .replace(BEHIND, "")
    .replace(ASKED_WITHOUT_DO, (_, asked: string, who: string) => `${asked} ${THIRD.has(who) ? "does" : "do"} ${who} `)
    .replace(BEGINS_WITHOUT_DO, "$1do you ");
  return full === text ? null : full;
}

const THIRD: ReadonlySet<string> = new Set(["he", "she", "it"]);

/** "How many cars you have", "where she works". */
const ASKED_WITHOUT_DO =
  /\b(what|where|when|why|how (?:many|much|long|old|far|often|big)(?: (?!(?:do|does|did|have|has|are|is|will|would|can|could|should|were|was)\b)[a-z]+){0,2}) (you|they|he|she|it) (?=(?:have|has|pays?|drives?|lives?|works?|needs?|wants?|knows?|uses?|owns?|gets?|thinks?|likes?|keeps?|do|makes?|says?|owes?|costs?)\b)/;

/** "You have kids": as a question, by its mark or its place. */
const BEGINS_WITHOUT_DO =
  /^((?:(?:so|and|okay|or|then|now|but) )*)you (?=(?:have|own|want|need|drive|work|rent|smoke|use|live|owe|pay)\b)/;

/** "Sorry, you said next client, so": up to the last clause that asks. */
const BEFORE =
  /^.*\b(?:so|and|but|again|okay|sorry|anyway|now|because) (?=(?:what|where|when|who|why|how|which|do you|does|did|are you|is (?:it|there|he|she|that)|have you|has)\b(?: [a-z0-9]+){2,}$)/;

const BEHIND =
  / (?:in the house|over there|right now|these days|if i may ask|for the form|my friend|if you do not mind|please|sir|madam|or how(?: is it)?|or what|you know|with you)$/;
