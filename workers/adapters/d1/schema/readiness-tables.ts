import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chatConversations } from "./conversation-tables.ts";
import { organisations } from "./team-tables.ts";
import { users } from "./user-tables.ts";

// What the page of an organization says of its people, from handed-in attempts only, and badges, which are everybody's own.

/** What has to be so of a person who is ready to talk to customers; written by an owner. */
export const readinessChecklists = sqliteTable("readiness_checklists", {
  organisation_id: text()
    .primaryKey()
    .references(() => organisations.id),
  /** JSON: ReadinessItem[]. */
  items: text({ mode: "json" }).notNull(),
  updated_at: integer().notNull(),
});

/** One dimension of one handed-in attempt: an observation of a skill. Taken from the score it was handed in with. */
export const attemptSkills = sqliteTable(
  "attempt_skills",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    dimension: text().notNull(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** 0 to 100. */
    percent: real().notNull(),
    handed_in_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.dimension] }),
    index("attempt_skills_person").on(t.organisation_id, t.user_id, t.dimension, t.handed_in_at),
  ],
);

/** One compliance finding of one handed-in attempt. */
export const attemptFindings = sqliteTable(
  "attempt_findings",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    rule: text().notNull(),
    turn: integer().notNull(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    certainty: text({ enum: ["sure", "likely"] }).notNull(),
    handed_in_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.rule, t.turn] }),
    // Covers what /team counts: a year of a large organization is some ten thousand rows.
    index("attempt_findings_organisation").on(
      t.organisation_id,
      t.handed_in_at,
      t.certainty,
      t.rule,
      t.user_id,
      t.turn,
      t.conversation_id,
    ),
  ],
);

/** Where a person stands in a skill now: from their last observations, the newer weighing more. Kept, so that one page of 300 people is one read. */
export const skillLevels = sqliteTable(
  "skill_levels",
  {
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    dimension: text().notNull(),
    /** 0 to 100. */
    level: real().notNull(),
    observations: integer().notNull(),
    last_at: integer().notNull(),
    /** The same figure without the newest observations; null: too few were before them. See core/readiness/skill-level.ts. */
    level_before: real(),
  },
  (t) => [
    primaryKey({ columns: [t.organisation_id, t.user_id, t.dimension] }),
    // The few that have fallen: core/readiness/skill-level.ts (fallOf) rounds, so half a point less is looked at.
    index("skill_levels_fallen").on(t.organisation_id, t.user_id).where(sql`level_before - level >= 9`),
  ],
);

// The next two are kept for the same reason, by triggers on assignment_attempts (migrations/0022_newest_attempts.sql), which also take the
// rows away. They hold no foreign keys: no other statement writes them.

/** The newest of what a person handed in to an organization. */
export const newestAttempts = sqliteTable(
  "newest_attempts",
  {
    organisation_id: text().notNull(),
    user_id: text().notNull(),
    handed_in_at: integer().notNull(),
    /** A digit each, newest first, at most GATES_MOST (core/readiness/checklist.ts): 1, the gate was clear. */
    gates: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.organisation_id, t.user_id] })],
);

/** The best that a person passed a scenario of an assignment with. */
export const bestPasses = sqliteTable(
  "best_passes",
  {
    assignment_id: text().notNull(),
    user_id: text().notNull(),
    scenario_id: text().notNull(),
    /** 0 to 100. */
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.assignment_id, t.user_id, t.scenario_id] })],
);

/** Private until its person shows it. */
export const earnedBadges = sqliteTable(
  "earned_badges",
  {
    user_id: text()
      .notNull()
      .references(() => users.id),
    badge: text().notNull(),
    earned_at: integer().notNull(),
    /** JSON: what earned it, in figures and ids of the person's own sessions. */
    because: text({ mode: "json" }).notNull(),
    is_shown: integer({ mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.badge] })],
);
