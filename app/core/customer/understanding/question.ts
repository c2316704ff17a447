import type { Sentence } from "./normalise.ts";
import type { QuestionForm } from "./question-form.ts";

export type QuestionKind =
  /** About something the customer can answer. */
  | "topic"
  /** Asks on about what was just said. */
  | "explore"
  /** "Is now a good time?" */
  | "permission"
  /** "How are you?" */
  | "wellbeing"
  /** "Does that make sense?" */
  | "confirm"
  /** A close or a meeting put as a question. */
  | "proposal"
  /** "Anything else I should know?" */
  | "anything-else"
  /** Asks for the customer's name. */
  | "who"
  /** Grammatically a statement with a question mark. */
  | "statement"
  | "unknown";

export type Question = {
  sentence: Sentence;
  kind: QuestionKind;
  open: boolean;
  /** A discovery item or small-talk topic. */
  topic: string | null;
  /** A fact of the scenario, told or not. */
  fact: string | null;
  /** What is asked for, of the customer's answer sheets; null: it was not understood well enough. */
  slot: string | null;
  /** How likely that is, 0 to 1. */
  slotChance: number;
  /** How likely it asks for something on its topic, whichever slot of it: 0 to 1, and 0 where it has no topic. */
  topicChance: number;
  /** What may have been meant where it was not understood well enough: what a person would ask back about. */
  perhaps: string | null;
  /** How likely that is, 0 to 1. */
  perhapsChance: number;
  /** It surely asks for nothing that customers are asked: a film, a sum, the capital of France. */
  asksNothing: boolean;
  /** How it asks. */
  form: QuestionForm;
  whyNow: boolean;
  /** Asks after a reason or a feeling, whatever its topic. */
  probing: boolean;
};

/** What is kept of its words, to notice when it is asked again. */
export function keptWords({ sentence }: Question): string {
  return sentence.text.slice(0, 80);
}
