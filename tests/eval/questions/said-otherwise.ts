import { hashText } from "#core/seeded.ts";

/** Of the questions that are learned a second time, so many are changed. */
const SHARE = 0.67;

/**
 * The same question as somebody else would put it: without its helping verb, run on from what was said before it, or with a few words
 * behind it. The same text and salt give the same words.
 */
export function saidOtherwise(text: string, salt: string): string {
  const hash = hashText(`${salt} ${text}`);
  if ((hash % 1000) / 1000 >= SHARE) return text;
  const way = Math.floor(hash / 1000);
  const short = way % 2 === 0 ? withoutHelpingVerb(text) : text;
  const isShort = short !== text;
  const before = way % 3 === 0 || !isShort ? pick(BEFORE, Math.floor(way / 7)) : "";
  const behind = way % 4 === 0 ? pick(BEHIND, Math.floor(way / 11)) : "";
  return `${before} ${short.replace(/[?.!]+\s*$/, "")} ${behind}`.trim();
}

function withoutHelpingVerb(text: string): string {
  return text
    .replace(/\b(?:do|does|did) (you|they|he|she|it|your)\b/i, "$1")
    .replace(/\b(?:are|is|was|were) (?=(?:you|they|he|she|it|your|there|the)\b)/i, "");
}

function pick(of: readonly string[], at: number): string {
  return of[at % of.length] ?? "";
}

const BEFORE = [
  "okay so",
  "okay okay",
  "alright and",
  "so",
  "and um",
  "oh nice okay",
  "got it thanks",
  "yeah no that makes sense",
  "ah okay and",
  "sorry",
  "uh huh and then",
  "okay good to know",
  "well",
  "hm okay",
  "oh wow",
  "thank you for that",
  "right right",
  "one more thing",
  "wait",
  "let me write that down",
  "just so i have it",
  "before i forget",
  "if i may ask",
  "okay that helps",
  "tell me",
  "please",
  "i hear you",
  "um okay then",
  "great great",
  "no worries",
  "fair enough",
  "i see",
  "and now",
  "now",
  "oh really",
  "perfect",
  "i was going to ask",
  "for the form",
  "my friend",
  "okay i put that in",
  "alrighty",
  "cool",
  "good good",
  "understood",
  "sorry i mean",
] as const;
const BEHIND = [
  "or what",
  "do you know",
  "you know",
  "if you do not mind me asking",
  "roughly",
  "then",
  "anyway",
  "by the way",
  "just curious",
  "please",
  "about",
  "more or less",
  "or how is it",
  "for the form",
  "in the house",
  "right now",
  "these days",
  "just asking",
  "or not",
  "may i ask",
  "if you can say",
  "off the top of your head",
  "there",
  "at the moment",
  "sir",
  "yes",
  "i mean",
  "would you say",
  "my friend",
  "today",
] as const;
