import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organisations } from "./team-tables.ts";
import { users } from "./user-tables.ts";

/** Keys for programs, of a person or, with `organisation_id`, of an organization; made by that person. The key is shown once. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    organisation_id: text().references(() => organisations.id),
    name: text().notNull(),
    /** What is shown of it: its first characters. */
    prefix: text().notNull(),
    key_hash: text().notNull(),
    /** JSON list of ApiScope. */
    scopes: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    expires_at: integer(),
    last_used_at: integer(),
    revoked_at: integer(),
  },
  (t) => [
    uniqueIndex("api_keys_hash").on(t.key_hash),
    index("api_keys_user").on(t.user_id),
    index("api_keys_organisation").on(t.organisation_id),
  ],
);

/** Programs that asked to be registered (RFC 7591), as assistants do; each is public and proves itself by PKCE. */
export const oauthClients = sqliteTable(
  "oauth_clients",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** JSON list of addresses. */
    redirect_uris: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    /** Null: nobody has let it in yet; such are purged. */
    last_used_at: integer(),
  },
  (t) => [index("oauth_clients_created_at").on(t.created_at)],
);

/** A person's consent to a client, from the code to its tokens. Only hashes are stored. */
export const oauthGrants = sqliteTable(
  "oauth_grants",
  {
    id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => oauthClients.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** JSON list of ApiScope. */
    scopes: text({ mode: "json" }).notNull(),
    /** The address that the tokens are for (RFC 8707). */
    resource: text().notNull(),
    code_hash: text().notNull(),
    code_challenge: text().notNull(),
    redirect_uri: text().notNull(),
    code_expires_at: integer().notNull(),
    code_used_at: integer(),
    created_at: integer().notNull(),
    last_used_at: integer(),
    revoked_at: integer(),
  },
  (t) => [uniqueIndex("oauth_grants_code").on(t.code_hash), index("oauth_grants_user").on(t.user_id)],
);

export const oauthTokens = sqliteTable(
  "oauth_tokens",
  {
    token_hash: text().primaryKey(),
    grant_id: text()
      .notNull()
      .references(() => oauthGrants.id),
    kind: text({ enum: ["access", "refresh"] }).notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    /** Of a refresh token: when it was exchanged. Once more after that ends the grant. */
    used_at: integer(),
  },
  (t) => [index("oauth_tokens_grant").on(t.grant_id), index("oauth_tokens_expires_at").on(t.expires_at)],
);

/** Where events are sent: of a person, or of an organization. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    organisation_id: text().references(() => organisations.id),
    url: text().notNull(),
    description: text().notNull().default(""),
    /** JSON list of WebhookEventType. */
    events: text({ mode: "json" }).notNull(),
    /** Encrypted (adapters/identity/sealing.ts). While the one before is valid, both sign. */
    sealed_secret: text().notNull(),
    sealed_earlier_secret: text(),
    earlier_secret_until: integer(),
    created_at: integer().notNull(),
    /** Turned off by its owner, or by an answer of 410, or after three days of failures. */
    disabled_at: integer(),
    disabled_reason: text({ enum: ["owner", "gone", "failing"] }),
  },
  (t) => [index("webhook_endpoints_user").on(t.user_id), index("webhook_endpoints_organisation").on(t.organisation_id)],
);

/** An event to be sent to an endpoint: the retry queue, and the log. Payloads name ids and times, no words of a conversation. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text().primaryKey(),
    endpoint_id: text()
      .notNull()
      .references(() => webhookEndpoints.id),
    /** The `webhook-id` header: the same for every attempt at this event. */
    message_id: text().notNull(),
    event: text().notNull(),
    payload: text({ mode: "json" }).notNull(),
    created_at: integer().notNull(),
    attempts: integer().notNull().default(0),
    /** Null: delivered, or given up. */
    next_attempt_at: integer(),
    delivered_at: integer(),
    last_status: integer(),
    last_error: text(),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_message").on(t.endpoint_id, t.message_id),
    index("webhook_deliveries_due").on(t.next_attempt_at),
    index("webhook_deliveries_log").on(t.endpoint_id, t.created_at),
    index("webhook_deliveries_created_at").on(t.created_at),
  ],
);

/** Where an organization's weekly digest goes: an incoming webhook of Slack or Teams. */
export const digestHooks = sqliteTable(
  "digest_hooks",
  {
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    kind: text({ enum: ["slack", "teams"] }).notNull(),
    sealed_url: text().notNull(),
    created_at: integer().notNull(),
    next_at: integer().notNull(),
    last_sent_at: integer(),
    last_error: text(),
  },
  (t) => [primaryKey({ columns: [t.organisation_id, t.kind] }), index("digest_hooks_next").on(t.next_at)],
);
