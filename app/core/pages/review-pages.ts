import type { Viewer } from "../identity/viewer.ts";
import type { QueueReason } from "../reviews/queue-reasons.ts";
import type { FindingVerdict } from "../scoring/verdict-words.ts";
import type { TeamHeader } from "./team-pages.ts";

/** What was said of an attempt. `by`: a name; null: that account is gone. Times are unix ms. */
export type AttemptReview = {
  verdict: { verdict: "ready" | "again"; words: string; by: string | null; atMs: number } | null;
  findings: { finding: string; turn: number; verdict: FindingVerdict; why: string; by: string | null; atMs: number }[];
  /** Oldest first. On a line, on a second of sound (ms, as in the recording), or on the whole, where both are null. */
  comments: {
    id: string;
    turn: number | null;
    audioMs: number | null;
    words: string;
    by: string | null;
    /** The reader's own. */
    isOwn: boolean;
    atMs: number;
  }[];
  /** The agent's, once. */
  answer: { words: string; atMs: number } | null;
  /** What others asked to show as examples. `answer`: the agent's; null: not yet. */
  examples: {
    id: string;
    first: number;
    last: number;
    title: string;
    by: string | null;
    isOwn: boolean;
    answer: "yes" | "no" | null;
  }[];
  /** The reader may review it; else it is their own, or they read only. */
  mayReview: boolean;
  mayAskForExample: boolean;
  /** Of the assignment; null: without one. With it and an overridden total the page says on which side of it that lies. */
  scoreToReach: number | null;
};

export type ReviewQueuePage = {
  viewer: Viewer;
  team: TeamHeader;
  filter: QueueReason | null;
  attempts: {
    conversationId: string;
    agent: string;
    /** Of the assignment; null: handed in without one. */
    title: string | null;
    scenario: string;
    mode: "text" | "voice";
    total: number | null;
    scoreToReach: number | null;
    handedInAt: number;
    reasons: QueueReason[];
  }[];
  /** Where the next page begins, as a query; null: this is the last. */
  next: string | null;
  isFirst: boolean;
};

export type ExamplesPage = {
  viewer: Viewer;
  team: TeamHeader;
  examples: {
    id: string;
    title: string;
    agent: string;
    scenario: string;
    customer: string;
    agreedAt: number;
    lines: { speaker: "agent" | "customer"; text: string }[];
  }[];
  isCut: boolean;
};
