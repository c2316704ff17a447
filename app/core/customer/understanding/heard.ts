import type { Practice } from "../../scenarios/practice.ts";
import type { Sentence } from "./normalise.ts";
import type { OddLine } from "./odd-lines.ts";
import type { Question } from "./question.ts";

export const ACT_KINDS = [
  "insult",
  "break-character",
  "odd-request",
  "pressure",
  "scare",
  "stop-honoured",
  "close-ask",
  "next-step",
  "question",
  "recommendation",
  "comparison",
  "limits",
  "price",
  "gap",
  "reflection",
  "acknowledgement",
  "apology",
  "recap",
  "product",
  "clarification",
  "permission",
  "name",
  "agency",
  "purpose",
  "recording",
  "agenda",
  "greeting",
  "thanks",
  "goodbye",
  "backchannel",
] as const;

/** What one agent line does. Several acts per line. */
export type ActKind = (typeof ACT_KINDS)[number];

export type Act = { kind: ActKind; sentence: Sentence };

export type NamedGap = { id: string; sentence: Sentence; tied: boolean; plain: boolean; scare: boolean };

export type Heard = {
  text: string;
  wordCount: number;
  sentences: Sentence[];
  /** Per sentence, what its acts are known by (learned-acts.ts). */
  features: readonly (readonly string[])[];
  acts: Act[];
  questions: Question[];
  gaps: NamedGap[];
  /** Talks of cover, policies or plans other than in a question: a pitch, whether or not it explains anything. */
  pitchesCover: boolean;
  /** What the agent said about themselves, or null. */
  agentName: string | null;
  agency: string | null;
  /** The line is nothing that anybody could answer. */
  odd: OddLine | null;
  /** What a model has read of the line, where it says more than the acts; absent: the words decide. */
  reread?: { linkedToNeed: boolean; step: StepParts };
};

/** What a proposed next step contains: something to do, a day or an hour, and who does it. */
export type StepParts = { action: boolean; date: boolean; owner: boolean };

/** What the customer already knows; understanding depends on the conversation so far. */
export type Context = {
  practice: Practice;
  disclosed: readonly string[];
  /** The customer's last words and their turn. */
  lastLine: { turn: number; text: string } | null;
  /** What the call was last about: a fact or topic id. */
  lastTopic: string | null;
  /** The slot that was answered last. */
  lastSlot?: string | null;
  /** How often each slot or fact was answered. */
  told?: Readonly<Record<string, number>>;
  /** The words (normalised, their first 80 letters) in which each of them was asked for last. */
  lastAsked?: Readonly<Record<string, string>>;
  /** The slot that the customer has just asked back about: "You mean the deductible?" */
  meant?: string | null;
  /**
   * What was said just before, which "that" and "it" point to: the sentence before in the turn, else the customer's last line.
   */
  before?: string;
};

export function heardAct(heard: Heard, ...kinds: ActKind[]): Act | null {
  return heard.acts.find((act) => kinds.includes(act.kind)) ?? null;
}

/** "Hold on a second", "let me pull that up": nothing to answer, only to wait. */
export function asksToWait(heard: Heard): boolean {
  return heard.wordCount <= 10 && heard.questions.length === 0 && WAIT.test(heard.text);
}

const WAIT =
  /^(?:okay |sorry |oh |so )*(?:hold on|hang on|bear with me|one (?:sec|second|moment)|just a (?:sec|second|minute|moment)|give me (?:a|one) (?:sec|second|moment|minute)|let me (?:check|pull|look|run the|write))/;
