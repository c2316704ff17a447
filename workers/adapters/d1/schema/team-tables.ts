import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { chatConversations } from "./conversation-tables.ts";
import { users } from "./user-tables.ts";

// Organizations, who belongs to them and how they come in. The tables keep the British names of the specification of teams.

export const organisations = sqliteTable(
  "organisations",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Lower case letters, digits and hyphens; part of addresses. */
    slug: text().notNull(),
    /** An IANA name. Due dates and weeks are counted in it. */
    time_zone: text().notNull(),
    created_at: integer().notNull(),
    /** How long handed-in work and certificates are kept, in days. Chosen by the owner. */
    sound_kept_days: integer().notNull().default(90),
    words_kept_days: integer().notNull().default(365),
    certificates_kept_days: integer().notNull().default(2557),
    /** "This one counts" may be said after the call, too. */
    counts_after: integer({ mode: "boolean" }).notNull().default(false),
    /** An owner has turned the weekly boards on. */
    boards_on: integer({ mode: "boolean" }).notNull().default(false),
    /** When it will be deleted, because an owner asked for it; null: nobody has. */
    deletes_at: integer(),
  },
  (t) => [uniqueIndex("organisations_slug").on(t.slug)],
);

/** A person in an organisation. The row of somebody who left stays, so that handed-in work still has its author. */
export const memberships = sqliteTable(
  "memberships",
  {
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ["owner", "manager", "agent"] }).notNull(),
    joined_at: integer().notNull(),
    left_at: integer(),
    /** The one that the person works in now, of several. */
    is_active: integer({ mode: "boolean" }).notNull().default(true),
    /** Of private practice only these sums stay when somebody leaves; null while they are in. */
    effort_seconds: integer(),
    effort_days: integer(),
    /** Nothing of theirs is deleted by the retention since then; null: there is no legal hold. */
    legal_hold_since: integer(),
    /** They joined the weekly boards. */
    joins_boards: integer({ mode: "boolean" }).notNull().default(false),
    hides_name: integer({ mode: "boolean" }).notNull().default(false),
    /** The email of Monday, for owners and managers. */
    weekly_email: integer({ mode: "boolean" }).notNull().default(true),
    /** The local day of the last of them, YYYY-MM-DD. */
    weekly_email_day: text(),
  },
  (t) => [primaryKey({ columns: [t.organisation_id, t.user_id] }), index("memberships_user").on(t.user_id, t.left_at)],
);

/** The offer of an owner to make somebody the owner in their place. At most one at a time. */
export const ownershipOffers = sqliteTable("ownership_offers", {
  organisation_id: text()
    .primaryKey()
    .references(() => organisations.id),
  from_user_id: text()
    .notNull()
    .references(() => users.id),
  to_user_id: text()
    .notNull()
    .references(() => users.id),
  created_at: integer().notNull(),
});

export const groups = sqliteTable(
  "groups",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    name: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [uniqueIndex("groups_name").on(t.organisation_id, t.name)],
);

export const groupMembers = sqliteTable(
  "group_members",
  {
    group_id: text()
      .notNull()
      .references(() => groups.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.group_id, t.user_id] }), index("group_members_user").on(t.user_id)],
);

/** Who oversees a group. A manager sees the people of their groups, no others. */
export const groupManagers = sqliteTable(
  "group_managers",
  {
    group_id: text()
      .notNull()
      .references(() => groups.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.group_id, t.user_id] }), index("group_managers_user").on(t.user_id)],
);

/** The token of an invitation is signed over its id, so that its link can be shown again and no secret lies here. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    /** email: for one address. link: for whoever has it, so many times. */
    kind: text({ enum: ["email", "link"] }).notNull(),
    /** Normalised; null for a link. */
    email: text(),
    role: text({ enum: ["manager", "agent"] }).notNull(),
    group_id: text().references(() => groups.id),
    uses_most: integer().notNull().default(1),
    uses: integer().notNull().default(0),
    /** JSON: domains whose confirmed addresses may use a link; empty: any. */
    allowed_domains: text({ mode: "json" }).notNull().default([]),
    by_user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
    expires_at: integer().notNull(),
    withdrawn_at: integer(),
    /** When the email last went out; null: it could not be sent, the link has to be given by hand. */
    sent_at: integer(),
    /** Of the last email in the outbox, which knows first that it went out. Null for a link. */
    email_id: text(),
  },
  (t) => [
    index("invitations_organisation").on(t.organisation_id, t.created_at),
    uniqueIndex("invitations_email").on(t.organisation_id, t.email).where(sql`withdrawn_at IS NULL AND uses = 0`),
  ],
);

/** A seat taken by an invitation: the same person never uses one twice. */
export const invitationUses = sqliteTable(
  "invitation_uses",
  {
    invitation_id: text()
      .notNull()
      .references(() => invitations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    created_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.invitation_id, t.user_id] })],
);

/** Whoever has a confirmed address of a verified domain may join. Proven by a TXT record that holds `token`. */
export const organisationDomains = sqliteTable(
  "organisation_domains",
  {
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    domain: text().notNull(),
    token: text().notNull(),
    created_at: integer().notNull(),
    verified_at: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.organisation_id, t.domain] }),
    uniqueIndex("organisation_domains_verified").on(t.domain).where(sql`verified_at IS NOT NULL`),
  ],
);

/** What somebody did in an organisation, for its owner. Rows name people by id only and outlive them. */
export const organisationEvents = sqliteTable(
  "organisation_events",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    kind: text().notNull(),
    /** Null: by a schedule. */
    by_user_id: text(),
    about_user_id: text(),
    data: text({ mode: "json" }).notNull().default({}),
    created_at: integer().notNull(),
  },
  (t) => [index("organisation_events_at").on(t.organisation_id, t.created_at)],
);

export const assignments = sqliteTable(
  "assignments",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    title: text().notNull(),
    /** Null: that account is gone. */
    by_user_id: text().references(() => users.id),
    created_at: integer().notNull(),
    archived_at: integer(),
    /** What has to be done (AssignmentTask): which scenarios, how many of them, level, mode, score, tries, versions. */
    task: text({ mode: "json" }).notNull(),
    /** FrozenScenarios: all that decides a conversation, as it was then. Apart from `task`, which lists read: 45 kB each. */
    frozen: text({ mode: "json" }).notNull(),
    /** For the first round, unix ms; null: no due date. */
    due_at: integer(),
    /** JSON: days before the due date on which an email reminds. */
    remind_days: text({ mode: "json" }).notNull().default([]),
    /** A new round begins so many days after a round was passed; null: it is done once. */
    repeat_days: integer(),
    /** Passing issues a certificate, valid so many months; null: none. */
    certificate_months: integer(),
    /** JSON: AssignmentTargets: people, groups, and whether everyone who joins later. */
    targets: text({ mode: "json" }).notNull(),
    /** Its three best scores are shown to its people, of those who agree. */
    score_board: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("assignments_organisation").on(t.organisation_id, t.created_at)],
);

/** One round of an assignment for one person. Its state follows from these facts and from the attempts. */
export const assignedRounds = sqliteTable(
  "assigned_rounds",
  {
    assignment_id: text()
      .notNull()
      .references(() => assignments.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** From 1. */
    round: integer().notNull(),
    assigned_at: integer().notNull(),
    due_at: integer(),
    passed_at: integer(),
    excused_at: integer(),
    excused_why: text(),
    /** JSON: the days of `remind_days` of which the email went out. */
    reminded: text({ mode: "json" }).notNull().default([]),
    /** They agree to be among the three of the assignment's score board. */
    on_board: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.assignment_id, t.user_id, t.round] }),
    index("assigned_rounds_user").on(t.user_id, t.assigned_at),
    index("assigned_rounds_open").on(t.user_id, t.due_at).where(sql`passed_at IS NULL AND excused_at IS NULL`),
  ],
);

/**
 * A conversation that belongs to an assignment. Before it is handed in it is private practice; after, the organisation's. `run_no`:
 * the score it was handed in with, which a later rubric does not change.
 */
export const assignmentAttempts = sqliteTable(
  "assignment_attempts",
  {
    conversation_id: text()
      .primaryKey()
      .references(() => chatConversations.id),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    /** Null: handed in freely, without an assignment. */
    assignment_id: text().references(() => assignments.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    round: integer().notNull().default(1),
    scenario_id: text().notNull(),
    mode: text({ enum: ["text", "voice"] }).notNull(),
    /** Chosen before the first word: it is handed in by itself when it ends. */
    counts: integer({ mode: "boolean" }).notNull(),
    started_at: integer().notNull(),
    handed_in_at: integer(),
    run_no: integer(),
    total: integer(),
    gate: text(),
    passed: integer({ mode: "boolean" }),
  },
  (t) => [
    index("assignment_attempts_handed_in").on(t.organisation_id, t.handed_in_at),
    index("assignment_attempts_user").on(t.user_id, t.handed_in_at),
    index("assignment_attempts_assignment").on(t.assignment_id, t.user_id, t.round),
    index("assignment_attempts_passed").on(t.assignment_id, t.user_id, t.scenario_id, t.total).where(sql`passed = 1`),
    // Covers what /team asks of everybody's newest ones.
    index("assignment_attempts_gates").on(t.organisation_id, t.user_id, t.handed_in_at, t.gate),
  ],
);

/** Who opened somebody's handed-in attempt, and when: at most once an hour each. The agent and the owner see it. */
export const attemptViews = sqliteTable(
  "attempt_views",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** The hour, as whole hours since 1970. */
    hour: integer().notNull(),
    viewed_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.user_id, t.hour] })],
);

/** Public at /c/<id>. `credential` is what was signed; revocation is a bit of the status list at `status_index`. */
export const certificates = sqliteTable(
  "certificates",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    assignment_id: text()
      .notNull()
      .references(() => assignments.id),
    round: integer().notNull(),
    /** JSON: CertificateContent: names, scenarios, versions, date, mode, gate, as they were. */
    content: text({ mode: "json" }).notNull(),
    /** The Open Badges 3.0 credential as a compact JWS. */
    credential: text().notNull(),
    status_index: integer().notNull(),
    issued_at: integer().notNull(),
    expires_at: integer(),
    revoked_at: integer(),
    revoked_why: text(),
    revoked_by_user_id: text().references(() => users.id),
  },
  (t) => [
    uniqueIndex("certificates_round").on(t.assignment_id, t.user_id, t.round),
    uniqueIndex("certificates_status_index").on(t.status_index),
    // Covers whether somebody has one that is valid.
    index("certificates_standing").on(t.assignment_id, t.user_id, t.revoked_at, t.expires_at),
    index("certificates_user").on(t.user_id, t.issued_at),
    index("certificates_organisation").on(t.organisation_id, t.issued_at),
  ],
);

/**
 * The public keys that signed certificates. They outlive the signing keys: a certificate verifies for as long as it is valid, and
 * an access token for a day at most.
 */
export const certificateKeys = sqliteTable("certificate_keys", {
  /** RFC 7638 thumbprint. */
  thumbprint: text().primaryKey(),
  alg: text({ enum: ["ES256", "RS256"] }).notNull(),
  public_jwk: text({ mode: "json" }).notNull(),
  created_at: integer().notNull(),
});

/** The places in the status list of certificates whose rows are gone: copies of those stay revoked, and no other takes the place. */
export const withdrawnCertificates = sqliteTable("withdrawn_certificates", {
  status_index: integer().primaryKey(),
  withdrawn_at: integer().notNull(),
});
