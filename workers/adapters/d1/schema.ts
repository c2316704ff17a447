import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, sqliteView, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ONE_TIME_TOKEN_TYPES } from "#core/identity/one-time-token.ts";

// Times are unix milliseconds (UTC). Ids are opaque text. JSON columns are parsed with zod by the adapter that reads them.
// Foreign keys never cascade: D1 rebuilds tables by dropping them, which would fire the cascade and empty the children.

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Trimmed and lower-cased by core/identity. Without an @: nobody's, in place of an e-mail (core/identity/person.ts). */
    email: text().notNull(),
    full_name: text().notNull(),
    /** PHC string; null for a person who has never set one. */
    password_hash: text(),
    email_confirmed_at: integer(),
    last_sign_in_at: integer(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
    /** When the person agreed that their live calls are recorded; null: not asked yet, or not agreed. */
    recording_consent_at: integer(),
    /** E.164 without the plus. */
    phone: text(),
    phone_confirmed_at: integer(),
    is_anonymous: integer({ mode: "boolean" }).notNull().default(false),
    has_email_identity: integer({ mode: "boolean" }).notNull().default(true),
    /** What the person may write about themselves, beside full_name. */
    user_metadata: text({ mode: "json" }).notNull().default({}),
    /** What only the owner's server may write. */
    app_metadata: text({ mode: "json" }).notNull().default({}),
    banned_until: integer(),
    /** A change that waits for its emails; `email_change_half` is the side that has confirmed it first. */
    new_email: text(),
    email_change_half: text({ enum: ["current", "new"] }),
    email_change_sent_at: integer(),
    new_phone: text(),
    phone_change_sent_at: integer(),
    confirmation_sent_at: integer(),
    recovery_sent_at: integer(),
    reauthentication_sent_at: integer(),
    invited_at: integer(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_created_at").on(t.created_at),
    uniqueIndex("users_phone").on(t.phone),
  ],
);

/** A signed-in browser. The cookie holds a random token; this row holds its SHA-256. */
export const logins = sqliteTable(
  "logins",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
    last_seen_at: integer().notNull(),
    /** Absolute end, however active the login is. */
    expires_at: integer().notNull(),
    user_agent: text().notNull(),
    /** aal2: a second factor was shown in it. Of a person who has one, an aal1 login does not hold yet (login-scope.ts). */
    aal: text({ enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
  },
  (t) => [index("logins_user").on(t.user_id)],
);

export const userRoles = sqliteTable(
  "user_roles",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    role: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role] })],
);

/** Who gave or took which role. Kept when the people are gone, so it names them by id only. */
export const roleChanges = sqliteTable(
  "role_changes",
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    role: text().notNull(),
    change: text({ enum: ["granted", "removed"] }).notNull(),
    /** Null: by command line. */
    by_user_id: text(),
    created_at: integer().notNull(),
  },
  (t) => [index("role_changes_created_at").on(t.created_at)],
);

/** Links and codes sent by mail or text message. Only hashes are kept; `used_at` makes them single-use. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ONE_TIME_TOKEN_TYPES }).notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    used_at: integer(),
    /** The six digits sent beside the link, hashed as a password (PHC string): so few can be tried one by one. */
    code_hash: text(),
    code_expires_at: integer(),
    code_attempts: integer().notNull().default(0),
    /** The e-mail or phone it went to, where that is not the person's own yet. */
    sent_to: text(),
    /** The auth_flows row that a link ends in a code for. */
    flow_id: text(),
  },
  (t) => [index("one_time_tokens_user").on(t.user_id, t.type)],
);

/** A signed-in client of the API. Its access tokens name it as session_id; logins are the pages' counterpart. */
export const grants = sqliteTable(
  "grants",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    aal: text({ enum: ["aal1", "aal2"] }).notNull(),
    /** [{ method, timestamp }], newest first. */
    amr: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    refreshed_at: integer().notNull(),
    /** Absolute end. */
    not_after: integer().notNull(),
    user_agent: text().notNull(),
  },
  (t) => [index("grants_user").on(t.user_id)],
);

/** One row for each exchange of a grant. A token's successor is derived from it, so the same exchange twice makes the same row. */
export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    token_hash: text().primaryKey(),
    grant_id: text()
      .notNull()
      .references(() => grants.id),
    parent_hash: text(),
    created_at: integer().notNull(),
    used_at: integer(),
    revoked_at: integer(),
  },
  (t) => [index("refresh_tokens_grant").on(t.grant_id), index("refresh_tokens_parent").on(t.parent_hash)],
);

/** Accounts at providers. A person's own e-mail and phone are no rows. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The provider's subject. */
    provider_id: text().notNull(),
    identity_data: text({ mode: "json" }).notNull(),
    email: text(),
    last_sign_in_at: integer(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (t) => [uniqueIndex("identities_subject").on(t.provider, t.provider_id), index("identities_user").on(t.user_id)],
);

/** Second factors. */
export const factors = sqliteTable(
  "factors",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    factor_type: text({ enum: ["totp", "phone"] }).notNull(),
    status: text({ enum: ["unverified", "verified"] }).notNull(),
    friendly_name: text(),
    phone: text(),
    /** Base32, sealed with the app secret; null for a phone. */
    sealed_secret: text(),
    /** The step of the last code taken: a code is good once. */
    last_used_step: integer(),
    last_challenged_at: integer(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (t) => [index("factors_user").on(t.user_id)],
);

export const factorChallenges = sqliteTable(
  "factor_challenges",
  {
    id: text().primaryKey(),
    factor_id: text()
      .notNull()
      .references(() => factors.id),
    created_at: integer().notNull(),
    verified_at: integer(),
    address: text(),
    /** The code sent to a phone, hashed as a password. */
    code_hash: text(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index("factor_challenges_factor").on(t.factor_id), index("factor_challenges_created_at").on(t.created_at)],
);

/** Codes on paper that stand in for a second factor, each once. The first characters find the row, the rest is hashed as a password. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    lookup: text().notNull(),
    code_hash: text().notNull(),
    created_at: integer().notNull(),
    used_at: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.lookup] })],
);

/** A sign-in under way that ends in a code for the client (PKCE), comes back from a provider, or both. */
export const authFlows = sqliteTable(
  "auth_flows",
  {
    id: text().primaryKey(),
    /** SHA-256 of `state` at the provider; null: no provider is part of it. */
    state_hash: text(),
    provider: text(),
    redirect_to: text().notNull(),
    /** The client's S256 challenge; null: tokens are handed over in the fragment. */
    code_challenge: text(),
    /** Whom a provider's account is to be linked to. */
    linking_user_id: text(),
    /** JSON { verifier, nonce } of our own exchange with the provider, sealed. */
    sealed_exchange: text(),
    /** Set once it has succeeded. */
    user_id: text(),
    method: text(),
    code_hash: text(),
    code_issued_at: integer(),
    /** JSON of the provider's tokens, for the exchange only; sealed. */
    sealed_provider_tokens: text(),
    created_at: integer().notNull(),
  },
  (t) => [
    uniqueIndex("auth_flows_state").on(t.state_hash),
    uniqueIndex("auth_flows_code").on(t.code_hash),
    index("auth_flows_created_at").on(t.created_at),
  ],
);

/** Keys that sign access tokens, made here. Imported ones (JWT_KEYS) are not stored. */
export const signingKeys = sqliteTable("signing_keys", {
  kid: text().primaryKey(),
  alg: text({ enum: ["ES256", "RS256"] }).notNull(),
  public_jwk: text({ mode: "json" }).notNull(),
  sealed_private_jwk: text().notNull(),
  status: text({ enum: ["standby", "current", "retired"] }).notNull(),
  created_at: integer().notNull(),
  status_since: integer().notNull(),
});

/** Recorded attempts per key (an HMAC of kind and e-mail or address); the count resets when the window has passed. */
export const attempts = sqliteTable("attempts", {
  key: text().primaryKey(),
  count: integer().notNull(),
  window_started_at: integer().notNull(),
});

export const securityEvents = sqliteTable(
  "security_events",
  {
    id: text().primaryKey(),
    user_id: text(),
    type: text().notNull(),
    message: text().notNull(),
    metadata: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
  },
  (t) => [
    index("security_events_user").on(t.user_id, t.created_at),
    index("security_events_created_at").on(t.created_at),
  ],
);

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
    /** practising: the customer listens. paused: the coach speaks. over: the customer has left; only feedback is to come. */
    phase: text({ enum: ["practising", "paused", "over"] }).notNull(),
    mode: text({ enum: ["text", "voice"] }).notNull(),
    /** Counts writes: each change names the version it saw, so that two tabs cannot interleave. */
    version: integer().notNull(),
    scenario_id: text().notNull(),
    persona_id: text().notNull(),
    difficulty: integer().notNull(),
    /** The frozen Practice (scenario, persona, difficulty, objections, seed, versions). */
    practice: text({ mode: "json" }).notNull(),
    customer_state: text({ mode: "json" }).notNull(),
    /** The last CustomerMove, so that an interrupted reply can be made again. */
    last_move: text({ mode: "json" }),
    model: text().notNull(),
    script_id: text().references(() => scripts.id),
    /** PreparedObjections: what the script prepared for, and from which turn on. */
    script_objections: text({ mode: "json" }).notNull(),
    kind: text({ enum: ["practice", "drill", "transcript"] })
      .notNull()
      .default("practice"),
    /** A retry from a moment of an earlier conversation: that conversation, and the agent's turn that is said again. */
    forked_from: text(),
    forked_at_turn: integer(),
    /** Chosen in the setup: practice that counts, without live cues. */
    graded: integer({ mode: "boolean" }).notNull().default(false),
    /** The ScriptReport, written at the end; null before it, and without a script. */
    script_report: text({ mode: "json" }),
    /** The ModelChecks, written after the end; null where no model was asked, or none answered. */
    model_checks: text({ mode: "json" }),
  },
  (t) => [
    index("chat_conversations_user").on(t.user_id, t.created_at),
    index("chat_conversations_created_at").on(t.created_at),
  ],
);

export const chatMessages = sqliteTable(
  "chat_messages",
  {
    id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    /** Order within the conversation, from 0 without holes. */
    position: integer().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    created_at: integer().notNull(),
    /** turn: agent and customer. command: a bracketed control. coach: hint or feedback. */
    kind: text({ enum: ["turn", "command", "coach"] }).notNull(),
    /** streaming: being made. stopped: cut by the agent. interrupted: cut by a lost connection or model; may be made again. */
    status: text({ enum: ["complete", "streaming", "stopped", "interrupted"] }).notNull(),
    /** While streaming: until when the request that makes it is believed to live. */
    lease_ends_at: integer(),
    /** Made by the sender; the same key twice is the same message. */
    client_key: text(),
    /** Of what was spoken in a live call: ms since the conversation's first call began, as in its recording. */
    audio_start_ms: integer(),
    audio_end_ms: integer(),
    /** 1: cut off while it was said; the content is what was heard of it. */
    audio_interrupted: integer(),
  },
  (t) => [
    uniqueIndex("chat_messages_position").on(t.conversation_id, t.position),
    uniqueIndex("chat_messages_client_key").on(t.client_key, t.conversation_id),
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
  (t) => [primaryKey({ columns: [t.conversation_id, t.run_no] })],
);

/** Objections that come back as short drills, one row for each person and objection. */
export const drills = sqliteTable(
  "drills",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    objection_id: text().notNull(),
    /** How many times in a row it went well: the place in the schedule of 1, 3, 7 and 21 days. */
    strength: integer().notNull(),
    due_at: integer().notNull(),
    created_at: integer().notNull(),
    practised_at: integer(),
    /** The conversation in which it went badly. */
    source_conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.objection_id] }), index("drills_due").on(t.user_id, t.due_at)],
);

/** "This finding is wrong": an agent's objection to one compliance hit. The score stays; the dispute stands beside it. */
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
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.rule, t.turn] })],
);

/** A manager's own judgement. It stands beside the computed score and never replaces it. */
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

/** What visitors wrote by the forms of the public site. */
export const inquiries = sqliteTable(
  "inquiries",
  {
    id: text().primaryKey(),
    kind: text({ enum: ["contact", "partnership"] }).notNull(),
    name: text().notNull(),
    company: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    details: text({ mode: "json" }).notNull(),
    message: text().notNull(),
    created_at: integer().notNull(),
    handled_at: integer(),
    handled_by_user_id: text().references(() => users.id),
  },
  (t) => [index("inquiries_created_at").on(t.created_at)],
);

/** Who is in a live call: one each. The row holds while the call renews it. */
export const liveCalls = sqliteTable("live_calls", {
  user_id: text()
    .primaryKey()
    .references(() => users.id),
  conversation_id: text()
    .notNull()
    .references(() => chatConversations.id),
  call_id: text().notNull(),
  expires_at: integer().notNull(),
});

/** The sound of a call: interleaved PCM16, 24 kHz, agent left, customer right. */
export const recordings = sqliteTable(
  "recordings",
  {
    call_id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    r2_key: text().notNull(),
    /** Where it begins on the conversation's audio clock, ms; and how much there is. */
    offset_ms: integer().notNull(),
    size_bytes: integer().notNull(),
    /** Set while its parts are being uploaded; null once it is whole. */
    upload_id: text(),
    created_at: integer().notNull(),
  },
  (t) => [
    index("recordings_conversation").on(t.conversation_id, t.offset_ms),
    index("recordings_created_at").on(t.created_at),
  ],
);

/** What a live call took, one row each, written at its end. */
export const callUsage = sqliteTable(
  "call_usage",
  {
    call_id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    engine: text().notNull(),
    model: text().notNull(),
    started_at: integer().notNull(),
    ended_at: integer().notNull(),
    /** Time in which both sides were there. */
    active_ms: integer().notNull(),
    end_reason: text().notNull(),
    /** Sums of what the upstream reported (core/voice/call/call-usage.ts); null: it reported none. */
    tokens: text({ mode: "json" }),
  },
  (t) => [index("call_usage_user").on(t.user_id, t.started_at), index("call_usage_conversation").on(t.conversation_id)],
);

/** Every email and text message is written here first; this is also the retry queue. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: integer().notNull(),
    sent_at: integer(),
    attempts: integer().notNull(),
    next_attempt_at: integer().notNull(),
    last_error: text(),
    channel: text({ enum: ["email", "sms"] })
      .notNull()
      .default("email"),
  },
  (t) => [index("outbox_due").on(t.sent_at, t.next_attempt_at)],
);

/** Folders of the storage API. */
export const storageBuckets = sqliteTable("storage_buckets", {
  id: text().primaryKey(),
  /** Anybody may read by address what a public bucket holds. */
  is_public: integer({ mode: "boolean" }).notNull(),
  /** Null: the limit of all objects. */
  file_size_limit: integer(),
  /** Null: the types every bucket takes. */
  allowed_mime_types: text({ mode: "json" }),
  created_at: integer().notNull(),
  updated_at: integer().notNull(),
});

/** Objects of the storage API. The bytes lie in R2 under a key of ours, so that moving is a change of name. */
export const storageObjects = sqliteTable(
  "storage_objects",
  {
    id: text().primaryKey(),
    bucket_id: text()
      .notNull()
      .references(() => storageBuckets.id),
    name: text().notNull(),
    /** Whose storage it fills; null: the owner's own server put it there. */
    owner_id: text().references(() => users.id),
    r2_key: text().notNull(),
    size_bytes: integer().notNull(),
    mime_type: text().notNull(),
    cache_seconds: integer().notNull(),
    etag: text().notNull(),
    metadata: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (t) => [uniqueIndex("storage_objects_name").on(t.bucket_id, t.name), index("storage_objects_owner").on(t.owner_id)],
);

export const adminDashboardStats = sqliteView("admin_dashboard_stats", {
  total_conversations: integer().notNull(),
  total_messages: integer().notNull(),
}).as(
  sql`SELECT count(*) AS total_conversations, coalesce(sum(total_messages), 0) AS total_messages FROM chat_conversations`,
);
