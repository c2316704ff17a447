import { z } from "zod";
import type { LiveCue } from "../coach/live-cue.ts";
import type { ScriptReport } from "../coach/script-report.ts";
import type { Skill } from "../progress/skills.ts";
import type { Streak } from "../progress/streak.ts";
import type { DifficultyLevel, Line, Objection } from "../scenarios/schema.ts";
import type { Score } from "../scoring/score.ts";
import type { VoiceEngine } from "../voice/call-door.ts";
import type { ScoreChange } from "./score-change.ts";
import type { TurnNote } from "./turn-notes.ts";

/** What pages and the event stream are given. Nothing here reveals what the customer hides. */

const messageViewSchema = z.object({
  id: z.string(),
  /** Order in the conversation, from 0. */
  position: z.number().int(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  /** Unix ms. */
  createdAt: z.number(),
  kind: z.enum(["turn", "command", "coach"]),
  status: z.enum(["complete", "streaming", "stopped", "interrupted"]),
  /** The key its sender gave it, for resuming; null for what the customer or the coach says. */
  clientKey: z.string().nullable(),
  /** When it was spoken in a live call, ms on the clock of the conversation's recording; null for what was typed. */
  audio: z
    .object({
      startMs: z.number().int().nonnegative(),
      endMs: z.number().int().nonnegative(),
      /** Cut off while it was said; the content is what was heard of it. */
      interrupted: z.boolean(),
    })
    .nullable(),
});
export type MessageView = z.infer<typeof messageViewSchema>;

const conversationSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(["active", "completed", "abandoned"]),
  phase: z.enum(["practising", "paused", "over"]),
  /** How the customer left, once they have. */
  exit: z.enum(["agreed", "soft-yes", "polite-no", "walked-away", "time-cap"]).nullable(),
  /** The one live cue of this moment. */
  cue: z.object({ id: z.string(), text: z.string() }).nullable() satisfies z.ZodType<LiveCue | null>,
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

/** One event of a reply's stream. SSE: `event:` is the type, `data:` the whole object as JSON. */
export const replyEventSchema = z.discriminatedUnion("type", [
  /** The agent's message is stored. `messages` holds all that is new: opening, agent's message, and the reply so far. */
  z.object({
    type: z.literal("started"),
    conversation: conversationSummarySchema,
    messages: z.array(messageViewSchema),
  }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), conversation: conversationSummarySchema, reply: messageViewSchema }),
  /**
   * No (whole) reply came. `stored` false: nothing of this message is stored, its text belongs back into the composer.
   * `stored` true: the agent's message and the reply so far are stored; the reply can be made again with retry.
   */
  z.object({ type: z.literal("refused"), code: z.string(), title: z.string(), text: z.string(), stored: z.boolean() }),
]);
export type ReplyEvent = z.infer<typeof replyEventSchema>;

/** Bodies of the browser's calls. `content` is checked by core/conversations/messages.ts, which says what is wrong in words. */
export const choiceSchema = z.object({
  scenarioId: z.string().max(40),
  personaId: z.string().max(40),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  seed: z.number().int().nonnegative().max(0xffffffff),
  /** A drill of this objection; it and the seed then decide the rest of the choice. */
  drill: z.string().max(40).optional(),
  /** Practice that counts: no live cues. */
  graded: z.boolean().optional(),
});
export type Choice = z.infer<typeof choiceSchema>;

const clientKey = z.string().regex(/^[\w-]{8,64}$/);
export const startConversationSchema = z.object({ choice: choiceSchema, clientKey, content: z.string() });
export const sayTurnSchema = z.object({
  clientKey,
  content: z.string(),
  /** Position of the last message the sender has seen: a tab that is behind is told so instead of talking past the other. */
  after: z.number().int(),
});
export const stopReplySchema = z.object({
  clientKey,
  /** How much of the reply was on the screen. */ shownCharacters: z.number().int().nonnegative(),
});

/** practice: a whole call. drill: one objection, about a minute. transcript: brought by a client of the API; kept, never scored. */
export type ConversationKind = "practice" | "drill" | "transcript";

export type ViewerView = { id: string; email: string; fullName: string; isAdmin: boolean };

export type PersonaCard = {
  id: string;
  name: string;
  age: number;
  story: string;
  temperament: string;
  /** With the state: "Columbus, Ohio". */
  town: string;
  avatar: { skin: string; hair: string; hairStyle: string; top: string; extra: string };
};
export type ScenarioCard = {
  id: string;
  line: Line;
  title: string;
  brief: string;
  goal: string;
  call: "inbound" | "outbound" | "renewal";
  personaIds: string[];
};
export type DifficultyCard = { level: DifficultyLevel; name: string; describes: string[] };
export type ScriptView = { id: string; name: string; content: string };

/** /chat: exactly one of setup, ready (chosen, nothing said yet) and conversation is the phase shown. */
export type ChatPage = {
  viewer: ViewerView;
  script: ScriptView | null;
  /** Who speaks in live calls; null: there are none here. */
  voice: VoiceEngine | null;
  stage:
    | {
        phase: "setup";
        scenarios: ScenarioCard[];
        personas: PersonaCard[];
        difficulties: DifficultyCard[];
        /** The last choice of this person, or the default. */
        chosen: { line: Line; scenarioId: string; personaId: string; level: DifficultyLevel };
      }
    | {
        phase: "ready";
        kind: ConversationKind;
        graded: boolean;
        choice: Choice;
        scenario: ScenarioCard;
        persona: PersonaCard;
        difficulty: DifficultyCard;
        opening: string;
      }
    | {
        phase: "conversation";
        kind: ConversationKind;
        graded: boolean;
        conversation: ConversationSummary & { createdAt: number };
        scenario: ScenarioCard;
        persona: PersonaCard;
        difficulty: DifficultyCard;
        messages: MessageView[];
      };
};

export type RecentConversation = {
  id: string;
  title: string;
  status: "active" | "completed" | "abandoned";
  totalMessages: number;
  durationSeconds: number;
  createdAt: number;
  kind: ConversationKind;
  scenarioTitle: string;
  score: number | null;
};
export type DrillView = {
  objectionId: string;
  /** The objection: "Happy with my carrier". */
  title: string;
  line: Objection["line"];
  /** Its place in the schedule, from 1, and how many places there are. */
  step: number;
  steps: number;
  dueAtMs: number;
};
/** One scored practice conversation. */
export type ScorePoint = { conversationId: string; endedAtMs: number; total: number; scenarioTitle: string };
export type DashboardPage = {
  viewer: ViewerView;
  totals: { conversations: number; messages: number; averageDurationSeconds: number };
  recent: RecentConversation[];
  /** The one that has waited longest first; `next` is what comes after them. */
  drills: { due: DrillView[]; next: DrillView | null };
  progress: {
    /** Oldest first. */
    scores: ScorePoint[];
    skills: Skill[];
    streak: Streak;
  };
  nowMs: number;
};

export type ConversationPage = {
  viewer: ViewerView;
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
  /** The customer's hidden card, revealed once the conversation is completed: facts with whether they were told. */
  revealed: {
    facts: { card: string; told: boolean }[];
    objections: { title: string; behind: string; opensWhen: string }[];
  } | null;
  /** What was noticed in each turn; empty until the conversation is completed. */
  notes: TurnNote[];
  /** The person's scored attempt at this scenario before this one. Null: there is none, or this is a retry or a drill. */
  lastAttempt: { id: string; createdAt: number; difficulty: string; change: ScoreChange } | null;
  /** For a retry from a moment: both answers to it, and what came of each. */
  retry: RetryView | null;
  /** What was said of the script that was in place at the end; null without one, and until then. */
  scriptReport: ScriptReport | null;
  /** Compliance findings the agent disagrees with. The score stays. */
  disputes: { rule: string; turn: number; reason: string }[];
  /** A manager's own judgement. It stands beside the score. */
  override: { total: number; why: string; by: string } | null;
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
};
export type AnswerView = {
  said: string;
  reaction: string | null;
  /** Of the answer and of the reaction; empty until the retry is completed. */
  notes: TurnNote[];
};
