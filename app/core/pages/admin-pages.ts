import type { UserListQuery, UserRow } from "../admin/user-list.ts";
import type { EngineFault, EngineName } from "../engines/engine-fault.ts";
import type { Viewer } from "../identity/viewer.ts";

export type AdminPage = {
  viewer: Viewer;
  /** Null when they could not be read: the page goes on without. */
  stats: { conversations: number; messages: number } | null;
  /** Null: failed to load. */
  users: { query: UserListQuery; total: number; rows: UserRow[] } | null;
  /** Null: they could not be read. */
  roleChanges: RoleChange[] | null;
  nowMs: number;
  /** Of the reader, for the days on the page. */
  timeZone: string;
};

/** Who gave or took which role, newest first. */
export type RoleChange = {
  id: string;
  change: "granted" | "removed";
  role: string;
  /** Email addresses. */
  of: string;
  by: string;
  atMs: number;
};

/** Of scoring stored conversations again. */
export type ScoresPage = {
  viewer: Viewer;
  /** By rubric, how many conversations have their present score from it. */
  rubrics: { rubric: string; conversations: number }[];
  /** The one that judges today. */
  rubricVersion: string;
  /** Newest first. The first may be under way. */
  jobs: RescoreJob[];
  /** Of the newest job, the largest first. */
  changes: RescoreChange[];
  nowMs: number;
  /** Of the reader. */
  timeZone: string;
};

export type RescoreJob = {
  id: string;
  rubricVersion: string;
  startedAt: number;
  finishedAt: number | null;
  total: number;
  done: number;
  changed: number;
};

/** Whose conversation it is, and what was said in it, nobody is told here. */
export type RescoreChange = {
  conversationId: string;
  scenarioId: string;
  level: number;
  before: number;
  after: number;
  reasons: string[];
};

/** What agents dispute, with the line where they let it be used. */
export type DisputesPage = {
  viewer: Viewer;
  disputes: DisputeView[];
  /** Open ones whose line is not shared: nobody but the agent sees them. */
  unshared: number;
  nowMs: number;
  /** Of the reader. */
  timeZone: string;
};

export type DisputeView = {
  conversationId: string;
  /** The rule or check. */
  finding: string;
  title: string;
  turn: number;
  /** Names are replaced. `heard`: the customer's line before; null: there is none. */
  heard: string | null;
  said: string;
  reason: string;
  status: "open" | "accepted" | "upheld";
  createdAt: number;
};

export type SecurityEventsPage = { viewer: Viewer; events: SecurityEventView[]; nowMs: number; timeZone: string };

export type SecurityEventView = {
  id: string;
  /** What happened, in words. */
  message: string;
  /** Email address of the account, or what was typed where there is none. */
  email: string | null;
  atMs: number;
};

/** What speaks, reads and is heard here, and how it fares. */
export type EnginesPage = {
  viewer: Viewer;
  engines: EngineView[];
  callUse: CallUse;
  nowMs: number;
  timeZone: string;
};

/** What all live calls of the last 30 days have used of the models. */
export type CallUse = {
  calls: number;
  activeMs: number;
  recognisedMs: number;
  transcribedMs: number;
  spokenCharacters: number;
  tokens: number;
};

export type EngineView = {
  engine: EngineName;
  /** The name of the model, or what serves in its place. */
  name: string;
  /** Where it is served: host names, never a key. Empty: here. */
  hosts: string[];
  /** Unix ms; null: not in the last 30 days. What is built in is not counted. */
  lastWorkedAt: number | null;
  lastFault: { fault: EngineFault; atMs: number } | null;
  /** Of the last 24 hours. */
  faults: { fault: EngineFault; count: number }[];
  /** When it is asked again, unix ms, after it has failed; null: it is asked. */
  restsUntil: number | null;
  /** Whether there is anything to try. */
  canTry: boolean;
};

/** What came of trying an engine. `cameBack`: what it answered, or that it did. */
export type EngineTrial = { engine: EngineName; tookMs: number } & (
  | { ok: true; cameBack: string }
  | { ok: false; fault: EngineFault }
);
