import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { ONE_TIME_TOKEN_TYPES } from "#core/identity/one-time-token.ts";
import { users } from "./user-tables.ts";

/** Links and codes sent by email or text message. Only hashes are stored; `used_at` makes them single-use. */
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
    /**
     * The six digits sent beside the link, hashed like a password (PHC string), because a fast hash of so few could be
     * reversed.
     */
    code_hash: text(),
    code_expires_at: integer(),
    code_attempts: integer().notNull().default(0),
    /** The email address or phone that the message was sent to; in a change of address it is not the person's own yet. */
    sent_to: text(),
    /** The auth_flows row of a link that ends with a code (PKCE). */
    flow_id: text(),
  },
  (t) => [index("one_time_tokens_user").on(t.user_id, t.type)],
);

/** Signed-in API clients. Access tokens carry the id as `session_id`. The counterpart of `logins`, which are browsers. */
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
    /** The absolute end of the grant. */
    not_after: integer().notNull(),
    user_agent: text().notNull(),
  },
  (t) => [index("grants_user").on(t.user_id)],
);

/**
 * The refresh tokens of a grant: one row for each exchange. A successor is derived from its parent, so that repeating an exchange
 * makes the same row.
 */
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

/** Accounts at providers that are linked to a person. A person's own email address and phone have no row here. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The account's subject (`sub`) at the provider. */
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
    factor_type: text({ enum: ["totp", "phone", "webauthn"] }).notNull(),
    status: text({ enum: ["unverified", "verified"] }).notNull(),
    friendly_name: text(),
    phone: text(),
    /** The app's secret in base32, encrypted (adapters/identity/sealing.ts); null for a phone. */
    sealed_secret: text(),
    /** The time step of the last accepted code: a code is accepted once. */
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
    /** The code sent to a phone, hashed like a password. */
    code_hash: text(),
    attempts: integer().notNull().default(0),
  },
  (t) => [index("factor_challenges_factor").on(t.factor_id), index("factor_challenges_created_at").on(t.created_at)],
);

/**
 * Public keys of authenticators (WebAuthn). Without `factor_id` a way to sign in by itself, and a second step after a password;
 * with it the credential of that second factor, and nothing else.
 */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    factor_id: text().references(() => factors.id),
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often it has signed, as the authenticator counts; 0: it does not count. */
    counter: integer().notNull(),
    /** JSON list, as the browser named them: "internal", "hybrid", "usb" ... */
    transports: text({ mode: "json" }).notNull(),
    aaguid: text().notNull(),
    is_backed_up: integer({ mode: "boolean" }).notNull(),
    friendly_name: text().notNull(),
    created_at: integer().notNull(),
    last_used_at: integer(),
    /** Opens nothing from then on; deleted a day later, and until then its person can bring it back. */
    removed_at: integer(),
  },
  (t) => [
    uniqueIndex("passkeys_credential").on(t.credential_id),
    index("passkeys_user").on(t.user_id),
    index("passkeys_factor").on(t.factor_id),
  ],
);

/** A challenge is answered once and soon. Null person: somebody who signs in and is not known yet. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: text().primaryKey(),
    user_id: text(),
    purpose: text({ enum: ["register", "sign-in", "second-step"] }).notNull(),
    /** The second factor that it is of. Null: of any passkey. */
    factor_id: text(),
    challenge: text().notNull(),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    used_at: integer(),
  },
  (t) => [index("passkey_challenges_expires_at").on(t.expires_at)],
);

/**
 * Recovery codes: each replaces a second factor once. The first four characters find the row, the other eight are hashed like a
 * password.
 */
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

/** Sign-ins in progress that end with a code for the client (PKCE), or go through a provider, or both. */
export const authFlows = sqliteTable(
  "auth_flows",
  {
    id: text().primaryKey(),
    /** SHA-256 of the OAuth `state`; null: the flow has no provider, or its redirect has come back. */
    state_hash: text(),
    provider: text(),
    redirect_to: text().notNull(),
    /** The client's S256 challenge; null: the client gets tokens in the fragment. */
    code_challenge: text(),
    /** The person that a provider's account will be linked to. */
    linking_user_id: text(),
    /** JSON { verifier, nonce } of our own exchange with the provider, encrypted. */
    sealed_exchange: text(),
    /** Set when the sign-in has succeeded; so are the columns up to `sealed_provider_tokens`. */
    user_id: text(),
    method: text(),
    code_hash: text(),
    code_issued_at: integer(),
    /** JSON of the provider's tokens, encrypted; kept until the code is exchanged. */
    sealed_provider_tokens: text(),
    created_at: integer().notNull(),
  },
  (t) => [
    uniqueIndex("auth_flows_state").on(t.state_hash),
    uniqueIndex("auth_flows_code").on(t.code_hash),
    index("auth_flows_created_at").on(t.created_at),
  ],
);

/** Our own keys that sign access tokens. Imported ones (JWT_KEYS) are not stored. */
export const signingKeys = sqliteTable("signing_keys", {
  kid: text().primaryKey(),
  alg: text({ enum: ["ES256", "RS256"] }).notNull(),
  public_jwk: text({ mode: "json" }).notNull(),
  sealed_private_jwk: text().notNull(),
  status: text({ enum: ["standby", "current", "retired"] }).notNull(),
  created_at: integer().notNull(),
  status_since: integer().notNull(),
});

/**
 * Counted attempts. The key is an HMAC of the kind and the email address, network address or person. The count starts again
 * when the window has passed.
 */
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
