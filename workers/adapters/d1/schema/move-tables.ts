import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Of organizations that move to a database of their own (app/node/move). But for `moved_people` these tables are empty while none does.

/** The move that is under way. */
export const organisationMoves = sqliteTable("organisation_moves", {
  organisation_id: text().primaryKey(),
  /** Where it moves to. */
  host: text().notNull(),
  /** The last step that is done. */
  step: text({ enum: ["locked", "copied", "flipped", "deleted"] }).notNull(),
  started_at: integer().notNull(),
});

/** Ids of the organization that moves and of its people: while they are here, triggers refuse what would be written of theirs. */
export const movingOwners = sqliteTable("moving_owners", { id: text().primaryKey() });

/** A row lets through what the move itself writes. It is added and deleted within one transaction, so nobody else ever sees it. */
export const movingPasses = sqliteTable("moving_passes", { pass: integer().primaryKey() });

/** Where somebody or something is that moved from here. No word or id of anybody is in it, but hashes and public ids. */
export const movedPeople = sqliteTable(
  "moved_people",
  {
    /** "<kind>:<what names it>", see core/teams/moved-key.ts. */
    key: text().primaryKey(),
    host: text().notNull(),
    /** Of a certificate: its place in the status list, which no other certificate of this database takes. */
    status_index: integer(),
    moved_at: integer().notNull(),
  },
  (t) => [
    uniqueIndex("moved_people_status_index").on(t.status_index).where(sql`status_index IS NOT NULL`),
    index("moved_people_moved_at").on(t.moved_at),
  ],
);
