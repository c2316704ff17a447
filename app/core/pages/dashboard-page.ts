import type { ConversationKind } from "../conversations/conversation-kind.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { Skill } from "../progress/skills.ts";
import type { Streak } from "../progress/streak.ts";
import type { OwnAssignment } from "./assignment-pages.ts";
import type { DailyPractice } from "./daily-practice-view.ts";
import type { DrillView } from "./drill-views.ts";
import type { FirstCustomer } from "./first-customer.ts";
import type { PracticeLeft } from "./usage-pages.ts";

export type RecentConversation = {
  id: string;
  title: string;
  status: "active" | "completed" | "abandoned";
  totalMessages: number;
  durationSeconds: number;
  createdAt: number;
  kind: ConversationKind;
  scenarioTitle: string;
  /** Who was spoken to; null for a conversation that a client of the API brought. */
  customer: string | null;
  isRetry: boolean;
  score: number | null;
  /** Of a retry: the score of the conversation it goes back into, by the same rubric. */
  scoreBefore: number | null;
};
/** One scored practice conversation, no retry. */
export type ScorePoint = { conversationId: string; endedAtMs: number; total: number; scenarioTitle: string };
/** A scored retry, and the score of what it goes back into. */
export type RetryPoint = ScorePoint & { before: number };
/** For whoever has not practiced yet: the customer to begin with; null: they are asked first what they sell. */
export type FirstPractice = { customer: FirstCustomer | null };
/** What was said at the moment of the last practice that is worth trying again. */
export type WeakMoment = { conversationId: string; customer: string; title: string; said: string };
export type DashboardPage = {
  viewer: Viewer;
  totals: { conversations: number; messages: number; averageDurationSeconds: number };
  /** What they are to do, what is due first at the top. Settled ones last. */
  assignments: OwnAssignment[];
  /** Null: they have practiced. */
  first: FirstPractice | null;
  /** Null: nothing was chosen, or nothing is left of it. */
  daily: DailyPractice | null;
  /** Whether they want emails to practice by was not asked yet, and there would be something to write. */
  asksForEmails: boolean;
  weakMoment: WeakMoment | null;
  recent: RecentConversation[];
  /** The one that has waited longest first; `next` is what comes after them. */
  drills: { due: DrillView[]; next: DrillView | null };
  progress: {
    /** Oldest first, all by one rubric. */
    scores: ScorePoint[];
    /** Likewise. */
    retries: RetryPoint[];
    /** How many more there are by earlier rubrics, which do not compare. */
    otherwiseJudged: number;
    skills: Skill[];
    streak: Streak;
  };
  /** What there is to practice with; null: nobody bills here. */
  practiceLeft: PracticeLeft | null;
  nowMs: number;
  /** Of the person, for the days on the page. */
  timeZone: string;
};
