import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./user-tables.ts";

export const scripts = sqliteTable(
  "scripts",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    kind: text({ enum: ["pdf", "doc", "docx", "txt"] }).notNull(),
    size_bytes: integer().notNull(),
    r2_key: text().notNull(),
    /** Extracted, normalised text. */
    content: text().notNull(),
    created_at: integer().notNull(),
    removed_at: integer(),
  },
  (t) => [index("scripts_user").on(t.user_id, t.created_at)],
);

/** What is practiced with, kept once for all conversations that begin alike. It is nobody's, and holds nothing anybody said. */
export const frozenPractices = sqliteTable("frozen_practices", {
  /** SHA-256 of the content, base64url. */
  id: text().primaryKey(),
  /** A Practice without its seed and versions, as JSON in the order of the schema. */
  content: text().notNull(),
  created_at: integer().notNull(),
});

export const chatConversations = sqliteTable(
  "chat_conversations",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    status: text({ enum: ["active", "completed", "abandoned"] }).notNull(),
    total_messages: integer().notNull(),
    duration_seconds: integer().notNull(),
    created_at: integer().notNull(),
    ended_at: integer(),
    /** practising: the customer answers. paused: the coach speaks. over: the customer has left; only feedback follows. */
    phase: text({ enum: ["practising", "paused", "over"] }).notNull(),
    mode: text({ enum: ["text", "voice"] }).notNull(),
    /** Optimistic lock: each change names the version that it read, so that two tabs cannot interleave. */
    version: integer().notNull(),
    scenario_id: text().notNull(),
    persona_id: text().notNull(),
    difficulty: integer().notNull(),
    /**
     * The conversation's own part of its Practice, with what lists show of it; whole only where there is no frozen practice, as
     * before there were any.
     */
    practice: text({ mode: "json" }).notNull(),
    customer_state: text({ mode: "json" }).notNull(),
    /** The last CustomerMove, so that an interrupted reply can be generated again. */
    last_move: text({ mode: "json" }),
    model: text().notNull(),
    script_id: text().references(() => scripts.id),
    /** PreparedObjections: the objections that the script prepares for, and from which turn on. */
    script_objections: text({ mode: "json" }).notNull(),
    kind: text({ enum: ["practice", "drill", "transcript"] })
      .notNull()
      .default("practice"),
    /** A retry of an earlier conversation: that conversation's id, and the agent's turn that is said again. */
    forked_from: text(),
    forked_at_turn: integer(),
    /** Chosen in the setup: a graded practice, without live cues. */
    graded: integer({ mode: "boolean" }).notNull().default(false),
    /** The ScriptReport, written when the conversation is completed; null before that, and without a script. */
    script_report: text({ mode: "json" }),
    /** Of the rules before rubric 2026.11: no longer written or read. */
    model_checks: text({ mode: "json" }),
    /**
     * The CustomerState before the last exchange, where a model speaks: its answer, and a reading of the exchange, are taken from
     * there. Null with the built-in customer, whose state is known before it is shown.
     */
    state_before: text({ mode: "json" }),
    /** ModelUsage: the requests to models for this conversation, and their tokens. */
    model_usage: text({ mode: "json" }),
    /** Put away by the person: out of the list of sessions unless it is asked for. Counts as before. */
    archived_at: integer(),
    frozen_practice_id: text().references(() => frozenPractices.id),
  },
  (t) => [
    index("chat_conversations_user").on(t.user_id, t.created_at),
    // Covers what effort is summed up of: rows are large, and `kind` lies behind their JSON.
    index("chat_conversations_effort").on(t.user_id, t.created_at, t.kind, t.duration_seconds, t.forked_from, t.id),
    index("chat_conversations_created_at").on(t.created_at),
    // Covers what the history is filtered by, for the same reason.
    index("chat_conversations_history").on(
      t.user_id,
      t.created_at,
      t.id,
      t.archived_at,
      t.kind,
      t.mode,
      t.forked_from,
      t.scenario_id,
      t.persona_id,
    ),
    index("chat_conversations_frozen_practice").on(t.frozen_practice_id).where(sql`frozen_practice_id IS NOT NULL`),
  ],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    /** Order within the conversation, from 0 without gaps. */
    position: integer().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    created_at: integer().notNull(),
    /** turn: said by agent or customer. command: a bracketed command. coach: hint or feedback. */
    kind: text({ enum: ["turn", "command", "coach"] }).notNull(),
    /** streaming: in progress. stopped: by the agent. interrupted: by a lost connection or a model failure; can be retried. */
    status: text({ enum: ["complete", "streaming", "stopped", "interrupted"] }).notNull(),
    /** While streaming: the time after which the request that generates it is taken for dead. */
    lease_ends_at: integer(),
    /** Idempotency key of the sender: the same key again is the same message. */
    client_key: text(),
    /** For speech of a live call: ms since the conversation's first call began, as in its recording. */
    audio_start_ms: integer(),
    audio_end_ms: integer(),
    /** 1: interrupted while it was spoken; `content` is the part that was heard. */
    audio_interrupted: integer(),
    /** Of the customer's turns: the model's name, or "built-in" where the built-in customer stood in for it. Null: the conversation's. */
    spoken_by: text(),
    /** The ExchangeReading that a model made of the exchange this turn ends, proven; null: the rules read it. */
    reading: text({ mode: "json" }),
    /** The person who sent it, where it has a client_key: for the limit of messages a minute. */
    sent_by: text(),
  },
  (t) => [
    uniqueIndex("chat_messages_position").on(t.conversation_id, t.position),
    uniqueIndex("chat_messages_client_key").on(t.client_key, t.conversation_id),
    // For the limit of messages a minute.
    index("chat_messages_sent_by").on(t.sent_by, t.created_at).where(sql`sent_by IS NOT NULL`),
    // For what was left open: what was sent lately, by anybody.
    index("chat_messages_sent").on(t.created_at).where(sql`client_key IS NOT NULL`),
  ],
);

export const scores = sqliteTable(
  "scores",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    run_no: integer().notNull(),
    total: integer().notNull(),
    gate: text().notNull(),
    rubric_version: text().notNull(),
    engine_version: text().notNull(),
    score: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.run_no] }),
    // Covers the score that a list shows: the rows are large.
    index("scores_totals").on(t.conversation_id, t.run_no, t.total),
  ],
);

/** Objections that a person practises again in short drills, one row for each person and objection. */
export const drills = sqliteTable(
  "drills",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    objection_id: text().notNull(),
    /** How many times in a row it went well: the index in the schedule of 1, 3, 7 and 21 days. */
    strength: integer().notNull(),
    due_at: integer().notNull(),
    created_at: integer().notNull(),
    practised_at: integer(),
    /** The conversation that opened it; once that is deleted, another one of the person's. */
    source_conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.objection_id] }), index("drills_due").on(t.user_id, t.due_at)],
);

/**
 * "That's not what I said": an agent's dispute of a compliance finding (`rule`: R1) or of a check (`rule`: its id). It does not count
 * while the dispute is open, nor once it was accepted.
 */
export const scoreDisputes = sqliteTable(
  "score_disputes",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    rule: text().notNull(),
    turn: integer().notNull(),
    reason: text().notNull(),
    created_at: integer().notNull(),
    /** accepted: the agent was right. upheld: the finding stands and counts again. */
    status: text({ enum: ["open", "accepted", "upheld"] })
      .notNull()
      .default("open"),
    /** The agent lets the line be used, without names, to improve the check. */
    shared: integer({ mode: "boolean" }).notNull().default(false),
    settled_at: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.rule, t.turn] }),
    index("score_disputes_created_at").on(t.created_at),
  ],
);

/** One act of scoring all stored conversations again by the present rubric. It goes on from `after_conversation`. */
export const rescoreJobs = sqliteTable("rescore_jobs", {
  id: text().primaryKey(),
  rubric_version: text().notNull(),
  started_at: integer().notNull(),
  finished_at: integer(),
  /** Conversations to go through, gone through, and with another score than before. */
  total: integer().notNull(),
  done: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  /** The last one that was gone through, in the order of ids; empty at first. */
  after_conversation: text().notNull().default(""),
});

/** A conversation whose score one of them changed. It holds no words of the conversation. */
export const rescoreChanges = sqliteTable(
  "rescore_changes",
  {
    job_id: text()
      .notNull()
      .references(() => rescoreJobs.id),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    run_no: integer().notNull(),
    before_total: integer().notNull(),
    after_total: integer().notNull(),
    /** What changed, as sentences. */
    reasons: text({ mode: "json" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.job_id, t.conversation_id] })],
);

/** A manual score by a manager. It is shown beside the computed score and never replaces it. */
export const scoreOverrides = sqliteTable("score_overrides", {
  conversation_id: text()
    .primaryKey()
    .references(() => chatConversations.id),
  by_user_id: text()
    .notNull()
    .references(() => users.id),
  total: integer().notNull(),
  why: text().notNull(),
  created_at: integer().notNull(),
});

export const adminDashboardStats = sqliteView("admin_dashboard_stats", {
  total_conversations: integer().notNull(),
  total_messages: integer().notNull(),
}).as(
  sql`SELECT count(*) AS total_conversations, coalesce(sum(total_messages), 0) AS total_messages FROM chat_conversations`,
);
