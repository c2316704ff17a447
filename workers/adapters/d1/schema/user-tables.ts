import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// For all files of this folder: times are unix milliseconds (UTC). Ids are opaque text. JSON columns are parsed with zod by the
// adapter that reads them. Foreign keys never cascade: D1 rebuilds a table by dropping it, which would trigger the cascade and
// delete the children.

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /**
     * Trimmed and lower-cased by core/identity. Without an @ it is a placeholder of a person without an email address
     * (`noEmail`).
     */
    email: text().notNull(),
    full_name: text().notNull(),
    /** PHC string; null for a person who has never set one. */
    password_hash: text(),
    email_confirmed_at: integer(),
    last_sign_in_at: integer(),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
    /** When the person agreed to recordings of their live calls; null: not asked yet, or not agreed. */
    recording_consent_at: integer(),
    /** E.164 without the plus. */
    phone: text(),
    phone_confirmed_at: integer(),
    is_anonymous: integer({ mode: "boolean" }).notNull().default(false),
    has_email_identity: integer({ mode: "boolean" }).notNull().default(true),
    /** JSON that the person may write themselves; full_name has its own column. */
    user_metadata: text({ mode: "json" }).notNull().default({}),
    /** JSON that only the owner's server may write. */
    app_metadata: text({ mode: "json" }).notNull().default({}),
    banned_until: integer(),
    /** A pending change of the email address. `email_change_half`: the address that has confirmed it first, current or new. */
    new_email: text(),
    email_change_half: text({ enum: ["current", "new"] }),
    email_change_sent_at: integer(),
    new_phone: text(),
    phone_change_sent_at: integer(),
    confirmation_sent_at: integer(),
    recovery_sent_at: integer(),
    reauthentication_sent_at: integer(),
    invited_at: integer(),
    /** Of the person, an IANA name; null: not known yet, the request's is used. */
    time_zone: text(),
    /** JSON, oldest first: the zones before, each with its end (core/time-zones.ts). */
    earlier_time_zones: text({ mode: "json" }).notNull().default([]),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    index("users_created_at").on(t.created_at),
    uniqueIndex("users_phone").on(t.phone),
  ],
);

/** Signed-in browsers. The cookie contains a random token, the row its SHA-256. */
export const logins = sqliteTable(
  "logins",
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
    last_seen_at: integer().notNull(),
    /** The absolute end of the login, even if it is in use. */
    expires_at: integer().notNull(),
    user_agent: text().notNull(),
    /** aal2: a second factor was shown. If the person has one, an aal1 login is not valid yet (identity/login-scope.ts). */
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

/** The log of role changes. Rows stay when a person is deleted, so they name people by id only and have no foreign key. */
export const roleChanges = sqliteTable(
  "role_changes",
  {
    id: text().primaryKey(),
    user_id: text().notNull(),
    role: text().notNull(),
    change: text({ enum: ["granted", "removed"] }).notNull(),
    /** Null: by the command line or the owner's server. */
    by_user_id: text(),
    created_at: integer().notNull(),
  },
  (t) => [index("role_changes_created_at").on(t.created_at)],
);
