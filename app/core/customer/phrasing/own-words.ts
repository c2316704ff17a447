import type { Persona } from "../../scenarios/schema.ts";

/** A persona's way of saying what anybody might say: added to the general wordings of a moment that it fits. */
export type Manner = "agree" | "unsure" | "annoyed" | "pleased" | "surprised" | "thanks" | "bye";

export function ownWords(persona: Persona, manner: Manner): readonly string[] {
  return persona.voice[manner] ?? [];
}

/** "Hm, really?" before a reaction, without two sentences that open alike; asking to hear it again would want an answer. */
export function surprisesBefore(persona: Persona, reactions: readonly string[]): readonly string[] {
  const openings = new Set(reactions.map(firstWord));
  return ownWords(persona, "surprised").filter((words) => !openings.has(firstWord(words)) && !ASKS_AGAIN.test(words));
}

/** Goodbyes that look forward ("talk soon") belong to a call that goes on another day. */
export function byes(persona: Persona, willTalkAgain: boolean): readonly string[] {
  return ownWords(persona, "bye").filter((words) => willTalkAgain || !FORWARD.test(words));
}

const ASKS_AGAIN = /\bagain\b|excuse me|documented|is that normal/i;
const FORWARD = /\b(?:then|soon|later|talk|speak|see (?:you|ya)|catch)\b/i;

function firstWord(text: string): string {
  return text.toLowerCase().split(/[^a-z']/)[0] ?? "";
}
