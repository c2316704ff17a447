import type { SeenBy } from "../assignments/who-sees.ts";
import type { ScriptReport } from "../coach/script-report.ts";
import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { MessageView } from "../conversations/message-view.ts";
import type { ConversationSummary } from "../conversations/reply-events.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { ScoreChange } from "../feedback/score-change.ts";
import type { TurnNote } from "../feedback/turn-notes.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Practice } from "../scenarios/practice.ts";
import { marksOf, toldFacts } from "../scoring/reading.ts";
import type { Score } from "../scoring/score-schema.ts";
import type { NextDrill } from "./drill-views.ts";
import type { FileNoteView } from "./file-note-view.ts";
import type { DifficultyCard, PersonaCard, ScenarioCard } from "./practice-cards.ts";
import type { AttemptReview } from "./review-pages.ts";

/** What there is to read of a conversation, whoever reads it. */
export type ConversationFeedback = {
  conversation: ConversationSummary & {
    createdAt: number;
    endedAt: number | null;
    durationSeconds: number;
    totalMessages: number;
    model: string;
  };
  scenario: ScenarioCard;
  persona: PersonaCard;
  difficulty: DifficultyCard;
  /** The objection a drill was about; null: a whole call. */
  drill: string | null;
  messages: MessageView[];
  /** Of its live calls. `hasAudio` false: they were not recorded, or the sound is deleted; there are times all the same. */
  recording: { durationMs: number; hasAudio: boolean } | null;
  score: Score | null;
  /** The customer's hidden card, revealed once the conversation is completed: facts, and the line that told of each. */
  revealed: {
    facts: { card: string; told: boolean; said: string | null }[];
    objections: { title: string; behind: string; opensWhen: string }[];
  } | null;
  /** What was noticed in each turn; empty until the conversation is completed. */
  notes: TurnNote[];
  /** Findings, of rules and checks, that the agent disputes, and what came of it. */
  disputes: { rule: string; turn: number; reason: string; status: "open" | "accepted" | "upheld" }[];
  /** The total that reviews of findings make, beside the score; `by`: who reviewed last. Null: there is no such review. */
  override: { total: number; why: string; by: string } | null;
};

export type ConversationPage = ConversationFeedback & {
  viewer: Viewer;
  /** The person's scored attempt at this scenario before this one. Null: there is none, or this is a retry or a drill. */
  lastAttempt: { id: string; createdAt: number; difficulty: string; change: ScoreChange } | null;
  /** For a retry from a moment: both answers to it, and what came of each. */
  retry: RetryView | null;
  /** A retry from a moment of a session that its person has deleted since. */
  isSourceDeleted: boolean;
  /** What was said of the script that was in place at the end; null without one, and until then. */
  scriptReport: ScriptReport | null;
  /** Of the person, for the days on the page. */
  timeZone: string;
  team: TeamOfConversation;
  /** The titles of badges that this session earned its person; empty for anybody else. */
  earnedBadges: string[];
  /** What overseers said of it; null: it was not handed in. */
  review: AttemptReview | null;
  /** Null: there is nothing to write one of, or it is somebody else's. */
  fileNote: FileNoteView | null;
  /** After a drill: the one that comes next; null: this is none, or no other is due. */
  nextDrill: NextDrill | null;
};

/** /team/attempts/:conversationId: the same for somebody who oversees the agent, without anything that was not handed in. */
export type HandedInPage = ConversationPage & { agent: string };

/** What a conversation is to an organization. */
export type TeamOfConversation = {
  seenBy: SeenBy;
  /** Its place in an assignment, or that it was handed in without one; null: it is private practice. */
  attempt: {
    /** Of the assignment; null: without one. */
    title: string | null;
    organisation: string;
    counts: boolean;
    handedInAt: number | null;
    /** Handed in with; null: it ended too early to be judged. */
    total: number | null;
    passed: boolean | null;
    /** How long the organization keeps it, for its agent; null: it was not handed in. */
    kept: KeptAttempt | null;
  } | null;
  /** The organization that it can be handed in to now; null: it cannot. */
  mayHandInTo: string | null;
  /** Of a private try of an assignment that cannot be handed in: why, as a sentence. */
  whyNotHandIn: string | null;
  /** Of the attempt: each person once, the newest first. Empty for whom that is not to know. */
  openedBy: { name: string; atMs: number }[];
};

/** Until when something handed in is kept, through the day before these moments in the organization's time zone. */
export type KeptAttempt = {
  words: number;
  /** Null: there is no sound. */
  sound: number | null;
  timeZone: string;
  /** A legal hold: nothing is deleted by age. */
  isHeld: boolean;
  /** The organization is deleted then; null: nobody has asked for it. */
  deletesAt: number | null;
};

export type RetryView = {
  /** The conversation gone back into, and the turn that was said again. */
  conversationId: string;
  turn: number;
  earlier: AnswerView;
  /** Null: not said yet. */
  again: AnswerView | null;
  /** Null until both are scored. */
  change: ScoreChange | null;
  /** The built-in customer has changed since the earlier conversation: other reactions may be due to that. */
  answersDiffer: boolean;
};
export type AnswerView = {
  said: string;
  reaction: string | null;
  /** Of the answer and of the reaction; empty until the retry is completed. */
  notes: TurnNote[];
};

/** What there is to hear and to see of a conversation's live calls; null when there were none. Times are ms. */
export function recordingView(
  messages: readonly { audio_end_ms: number | null }[],
  recordingEndsMs: readonly number[],
): ConversationPage["recording"] {
  const ends = [...messages.map((message) => message.audio_end_ms ?? 0), ...recordingEndsMs];
  const durationMs = Math.max(0, ...ends);
  return durationMs > 0 ? { durationMs: Math.ceil(durationMs), hasAudio: recordingEndsMs.length > 0 } : null;
}

/** What the customer kept to themselves. For completed conversations only. */
export function hiddenCard({
  practice,
  state,
  kind,
}: {
  practice: Practice;
  state: CustomerState;
  kind: ConversationKind;
}): ConversationPage["revealed"] {
  const raised = new Set(
    state.objections.filter((objection) => objection.status !== "waiting").map((objection) => objection.id),
  );
  const told = toldFacts(practice, state);
  const mentioned = marksOf(state.marks, "mentioned");
  return {
    // A drill is about the objection; nobody was to find the facts.
    facts: (kind === "drill" ? [] : practice.scenario.facts).map((fact) => ({
      card: fact.card,
      told: state.disclosed.includes(fact.id) || mentioned.some((mark) => mark.fact === fact.id),
      said:
        told.find((one) => one.fact.id === fact.id)?.quote ??
        mentioned.find((mark) => mark.fact === fact.id)?.quote ??
        null,
    })),
    objections: practice.objections
      .filter((objection) => raised.has(objection.id) || practice.scenario.objections.includes(objection.id))
      .map(({ title, behind, opensWhen }) => ({ title, behind, opensWhen })),
  };
}
