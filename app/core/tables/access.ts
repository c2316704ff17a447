import type { Bearer } from "../identity/bearer.ts";

/**
 * What the tables API shows and takes: four tables, column by column, and for each kind of caller the rows they may touch.
 * Nothing outside of this list is reachable, whatever a call says.
 */
export type ColumnKind = "id" | "text" | "integer" | "timestamp";
export type Action = "select" | "insert" | "update" | "delete";
/** own: rows of the caller's own. all: everybody's. */
export type Rows = "none" | "own" | "all";
/** An admin is an authenticated person with the role; they have what both may. */
export type CallerKind = "anon" | "authenticated" | "admin" | "service_role";

export type TableAccess = {
  columns: Readonly<Record<string, ColumnKind>>;
  /** Breaks ties, so that pages of rows neither repeat nor skip one. Never shown by itself. */
  tieBreaker: string;
  insertable: readonly string[];
  updatable: readonly string[];
  rows: Readonly<Record<CallerKind, Readonly<Partial<Record<Action, Rows>>>>>;
};

/**
 * Conversations of the pages are read-only here, their messages too: their score stands on a customer's state that no insert
 * could keep. A conversation that came in by this API is of kind "transcript"; it is kept and counted, and never scored.
 * Roles are granted by the rpc `promote_user_to_admin` and taken by one delete, which both note who did it.
 */
const TABLES = {
  chat_conversations: {
    columns: {
      id: "id",
      user_id: "id",
      title: "text",
      status: "text",
      total_messages: "integer",
      duration_seconds: "integer",
      created_at: "timestamp",
      ended_at: "timestamp",
    },
    tieBreaker: "id",
    insertable: ["user_id", "title", "status"],
    updatable: ["title", "total_messages", "status", "ended_at"],
    rows: {
      anon: {},
      authenticated: { select: "own", insert: "own", update: "own" },
      admin: {},
      service_role: { select: "all", insert: "all", update: "all", delete: "all" },
    },
  },
  chat_messages: {
    columns: { id: "id", conversation_id: "id", role: "text", content: "text", created_at: "timestamp" },
    tieBreaker: "position",
    insertable: ["conversation_id", "role", "content"],
    updatable: [],
    rows: {
      anon: {},
      authenticated: { select: "own", insert: "own" },
      admin: {},
      service_role: { select: "all", insert: "all" },
    },
  },
  user_roles: {
    columns: { user_id: "id", role: "text" },
    tieBreaker: "user_id",
    insertable: [],
    updatable: [],
    rows: {
      anon: {},
      authenticated: { select: "own" },
      admin: { select: "all", delete: "all" },
      service_role: { select: "all", delete: "all" },
    },
  },
  admin_dashboard_stats: {
    columns: { total_conversations: "integer", total_messages: "integer" },
    tieBreaker: "total_conversations",
    insertable: [],
    updatable: [],
    rows: {
      anon: {},
      authenticated: {},
      admin: { select: "all" },
      service_role: { select: "all" },
    },
  },
} as const satisfies Record<string, TableAccess>;

export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = ["chat_conversations", "chat_messages", "user_roles", "admin_dashboard_stats"] as const;

export function findTable(name: string): TableName | null {
  return TABLE_NAMES.find((known) => known === name) ?? null;
}

export function accessOf(table: TableName): TableAccess {
  return TABLES[table];
}

/** The column of this name as we wrote it ourselves; null when the table has none. */
export function findColumn(table: TableName, name: string): { name: string; kind: ColumnKind } | null {
  const kind = Object.entries(accessOf(table).columns).find(([known]) => known === name);
  return kind ? { name: kind[0], kind: kind[1] } : null;
}

export type RowScope =
  | { rows: "none" | "all" }
  /** `rows` of this person, or everybody's where they are an admin: the statement itself looks that up. */
  | { rows: "own or, for an admin, all" | "own" | "for an admin, all"; userId: string };

/** Which rows a caller may touch in this way. Whether a person is an admin is not known here. */
export function rowScope(table: TableName, action: Action, bearer: Bearer): RowScope {
  const { rows } = accessOf(table);
  // The key of an organization opens nobody's practice.
  if (bearer.role === "organization") return { rows: "none" };
  if (bearer.role !== "authenticated") return rows[bearer.role][action] === "all" ? { rows: "all" } : { rows: "none" };
  const own = rows.authenticated[action] === "own";
  const admin = bearer.mayAdminister && rows.admin[action] === "all";
  if (own) return { rows: admin ? "own or, for an admin, all" : "own", userId: bearer.userId };
  return admin ? { rows: "for an admin, all", userId: bearer.userId } : { rows: "none" };
}
