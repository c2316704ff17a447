import type { Persona } from "../../scenarios/schema.ts";

/** A persona's way of saying what anybody might say: added to the general wordings of a moment that it fits. */
export type Manner = "agree" | "unsure" | "annoyed" | "pleased" | "surprised" | "thanks" | "bye";

export function ownWords(persona: Persona, manner: Manner): readonly string[] {
  return persona.voice[manner] ?? [];
}

/** Goodbyes that look forward ("talk soon") belong to a call that goes on another day. */
export function byes(persona: Persona, willTalkAgain: boolean): readonly string[] {
  return ownWords(persona, "bye").filter((words) => willTalkAgain || !FORWARD.test(words));
}

const FORWARD = /\b(?:then|soon|later|talk|speak|see (?:you|ya)|catch)\b/i;
