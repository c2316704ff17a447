import type { AssignmentTask } from "../assignments/assignment-task.ts";
import type { MayCount, RoundState } from "../assignments/round-state.ts";
import type { ScoreBoard } from "../assignments/score-board.ts";
import type { SeenBy } from "../assignments/who-sees.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { DifficultyCard, PersonaCard, ScenarioCard } from "./practice-cards.ts";
import type { TeamHeader } from "./team-pages.ts";

/** /team/assignments. Dates are in the organization's time zone. */
export type AssignmentList = {
  viewer: Viewer;
  team: TeamHeader;
  assignments: {
    id: string;
    title: string;
    dueAt: number | null;
    isArchived: boolean;
    /** Of those the viewer oversees. */
    people: number;
    states: { state: RoundState; count: number }[];
  }[];
  nowMs: number;
};

/** The newest round of one person. */
export type RoundOfPerson = {
  userId: string;
  name: string;
  hasLeft: boolean;
  round: number;
  dueAt: number | null;
  state: RoundState;
  excusedWhy: string | null;
  handedIn: { conversationId: string; scenario: string; handedInAt: number; total: number | null; passed: boolean }[];
};

/** /team/assignments/:id */
export type AssignmentPage = {
  viewer: Viewer;
  team: TeamHeader;
  assignment: {
    id: string;
    title: string;
    task: AssignmentTask;
    dueAt: number | null;
    /** "2026-03-08", or empty. */
    dueDate: string;
    repeatDays: number | null;
    certificateMonths: number | null;
    hasScoreBoard: boolean;
    isArchived: boolean;
    mayChange: boolean;
    /** The library is still the one its scenarios were taken from. */
    isOfLibrary: boolean;
  };
  people: RoundOfPerson[];
  timeZone: string;
  nowMs: number;
};

/** /team/assignments/new. Of a manager only their own people and groups. */
export type NewAssignmentPage = {
  viewer: Viewer;
  team: TeamHeader;
  isOwner: boolean;
  people: { id: string; name: string; role: "owner" | "manager" | "agent" }[];
  groups: { id: string; name: string }[];
  scenarios: ScenarioCard[];
  personas: PersonaCard[];
  difficulties: DifficultyCard[];
};

/** A person's own assignment, as their dashboard lists it. */
export type OwnAssignment = {
  id: string;
  title: string;
  organisation: string;
  state: RoundState;
  /** What it is judged on, as sentences. */
  judgedOn: string[];
  /** "Sun, Mar 8", with the year where it is another; null: no due date. */
  due: string | null;
  excusedWhy: string | null;
  isSettled: boolean;
};

/** /chat?assignment=<id>: what is to be chosen before the call. */
export type AssignedStage = {
  phase: "assigned";
  assignment: OwnAssignment;
  scenarios: (ScenarioCard & { mayCount: MayCount; isPassed: boolean })[];
  personas: PersonaCard[];
  difficulty: DifficultyCard;
  mode: AssignmentTask["mode"];
  /** Null: it has none. */
  scoreBoard: ScoreBoard | null;
  seenBy: SeenBy;
};

/** The assignment that a conversation belongs to. */
export type AssignmentOfConversation = { id: string; title: string; counts: boolean; mode: AssignmentTask["mode"] };
