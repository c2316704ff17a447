import type { Viewer } from "../identity/viewer.ts";
import type { ReadinessItem } from "../readiness/checklist.ts";
import type { Talk } from "../readiness/ten-minutes.ts";
import type { Evidence } from "../scoring/score-schema.ts";
import type { TeamHeader } from "./team-pages.ts";

/** What /team shows of the people that the viewer oversees, from handed-in attempts; of private practice minutes and days alone. */
export type ReadinessView = {
  /** Who is ready, what hurts most, who needs ten minutes: sentences. */
  lines: readonly string[];
  /** Its items in words; null: there is none. */
  checklist: string[] | null;
  mayWriteChecklist: boolean;
  weeklyEmail: boolean;
  /** Of all, whatever is shown. `ready` null: there is no checklist. */
  counts: { people: number; ready: number | null };
  show: "all" | "not-ready";
  page: number;
  pages: number;
  people: ReadinessPerson[];
  /** The columns of the heat map. */
  skills: { id: string; title: string }[];
  rules: { rule: string; title: string; count: number; quotes: { conversationId: string; line: string }[] }[];
  talks: Talk[];
  /** Those who have left, for owners. */
  former: { id: string; name: string; effort: string }[];
};

export type ReadinessPerson = {
  id: string;
  name: string;
  /** Null: there is no checklist. */
  isReady: boolean | null;
  missing: string[];
  /** "1 h 20 min on 3 days". */
  effort: string;
  /** For each column: the level, or that there are too few observations, in words; null: there is none. */
  skills: (number | string | null)[];
};

/** /team/checklist, for an owner. */
export type ChecklistPage = {
  viewer: Viewer;
  team: TeamHeader;
  /** What the form begins with. */
  items: ReadinessItem[];
  /** False: the items are a proposal. */
  isWritten: boolean;
  assignments: { id: string; title: string; certificateMonths: number | null; isArchived: boolean }[];
};

/** /team/skills/:userId/:dimension: what is behind a figure of the heat map. */
export type SkillQuotesPage = {
  viewer: Viewer;
  team: TeamHeader;
  person: string;
  skill: string;
  attempts: {
    conversationId: string;
    title: string;
    handedInAt: number;
    percent: number;
    /**
     * Checks that were not met: what was asked, the lines that did not meet it or, where nothing was heard of it, the one after which
     * it could have been met, and what to say instead or to ask first.
     */
    notMet: {
      question: string;
      isHeard: boolean;
      quotes: (Evidence & { isAgent: boolean })[];
      better: string | null;
      asksFirst: boolean;
    }[];
  }[];
};
