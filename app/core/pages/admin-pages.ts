import type { UserListQuery, UserRow } from "../admin/user-list.ts";
import type { Viewer } from "../identity/viewer.ts";

export type AdminPage = {
  viewer: Viewer;
  /** Null when they could not be read: the page goes on without. */
  stats: { conversations: number; messages: number } | null;
  /** Null: failed to load. */
  users: { query: UserListQuery; total: number; rows: UserRow[] } | null;
  roleChanges: RoleChange[];
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

export type SecurityEventsPage = { viewer: Viewer; events: SecurityEventView[]; nowMs: number };

export type SecurityEventView = {
  id: string;
  type: string;
  message: string;
  /** Email address of the account, or what was typed where there is none. */
  email: string | null;
  error: string | null;
  atMs: number;
};
