import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chatConversations } from "./conversation-tables.ts";
import { organisations } from "./team-tables.ts";
import { users } from "./user-tables.ts";

// What people say of handed-in attempts: reviews, comments, examples, and the calibration of those who review.

/** What an overseer says of an attempt as a whole, apart from its score. One of each attempt: the last one stands. */
export const attemptReviews = sqliteTable(
  "attempt_reviews",
  {
    conversation_id: text()
      .primaryKey()
      .references(() => chatConversations.id),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    /** Null: that account is gone. */
    by_user_id: text().references(() => users.id),
    verdict: text({ enum: ["ready", "again"] }).notNull(),
    words: text().notNull().default(""),
    reviewed_at: integer().notNull(),
  },
  (t) => [index("attempt_reviews_organisation").on(t.organisation_id, t.reviewed_at)],
);

/** What an overseer says of one check or finding. It counts in the overridden score, never in the computed one. */
export const findingReviews = sqliteTable(
  "finding_reviews",
  {
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    /** A rule ("R1") or a check ("objections.settled:A1"), with the turn it stands at, or 0. */
    finding: text().notNull(),
    turn: integer().notNull(),
    by_user_id: text().references(() => users.id),
    verdict: text({ enum: ["agree", "met", "not-met"] }).notNull(),
    why: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversation_id, t.finding, t.turn] })],
);

/** On a line (`turn`), on a second of sound (`audio_ms`), or on the whole, where both are null. */
export const reviewComments = sqliteTable(
  "review_comments",
  {
    id: text().primaryKey(),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    by_user_id: text().references(() => users.id),
    turn: integer(),
    /** As in the recording. */
    audio_ms: integer(),
    words: text().notNull(),
    created_at: integer().notNull(),
  },
  (t) => [index("review_comments_conversation").on(t.conversation_id, t.created_at)],
);

/** The agent's answer to a review and its comments: one, which is not changed. */
export const reviewAnswers = sqliteTable("review_answers", {
  conversation_id: text()
    .primaryKey()
    .references(() => chatConversations.id),
  words: text().notNull(),
  created_at: integer().notNull(),
});

/** Moments that an organization shows as examples. Nobody but the overseers sees one before its agent has agreed. */
export const attemptExamples = sqliteTable(
  "attempt_examples",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    first_turn: integer().notNull(),
    last_turn: integer().notNull(),
    title: text().notNull(),
    by_user_id: text().references(() => users.id),
    asked_at: integer().notNull(),
    /** Of the agent, who may take it back at any time. */
    answer: text({ enum: ["yes", "no"] }),
    answered_at: integer(),
  },
  (t) => [
    index("attempt_examples_organisation").on(t.organisation_id, t.answer, t.answered_at),
    index("attempt_examples_conversation").on(t.conversation_id),
  ],
);

/** Several overseers judge the same attempts, blind, and settle where they differ. Agents never see it; no score changes by it. */
export const calibrations = sqliteTable(
  "calibrations",
  {
    id: text().primaryKey(),
    organisation_id: text()
      .notNull()
      .references(() => organisations.id),
    title: text().notNull(),
    by_user_id: text().references(() => users.id),
    state: text({ enum: ["draft", "scoring", "review", "resolved", "closed"] }).notNull(),
    created_at: integer().notNull(),
    changed_at: integer().notNull(),
  },
  (t) => [index("calibrations_organisation").on(t.organisation_id, t.created_at)],
);

export const calibrationAttempts = sqliteTable(
  "calibration_attempts",
  {
    calibration_id: text()
      .notNull()
      .references(() => calibrations.id),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
  },
  (t) => [primaryKey({ columns: [t.calibration_id, t.conversation_id] })],
);

export const calibrationPeople = sqliteTable(
  "calibration_people",
  {
    calibration_id: text()
      .notNull()
      .references(() => calibrations.id),
    user_id: text()
      .notNull()
      .references(() => users.id),
    /** When they had judged everything; null: not yet. */
    finished_at: integer(),
  },
  (t) => [primaryKey({ columns: [t.calibration_id, t.user_id] }), index("calibration_people_user").on(t.user_id)],
);

export const calibrationJudgements = sqliteTable(
  "calibration_judgements",
  {
    calibration_id: text()
      .notNull()
      .references(() => calibrations.id),
    conversation_id: text()
      .notNull()
      .references(() => chatConversations.id),
    /** The id of a check. */
    finding: text().notNull(),
    /** Empty: what they settled on together. */
    user_id: text().notNull(),
    met: integer({ mode: "boolean" }).notNull(),
    /** What the product said of it when it was judged; null: it did not apply. */
    product_met: integer({ mode: "boolean" }),
    why: text().notNull().default(""),
    created_at: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.calibration_id, t.conversation_id, t.finding, t.user_id] }),
    index("calibration_judgements_finding").on(t.finding),
  ],
);
