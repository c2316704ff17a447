import journal from "../migrations/meta/_journal.json";

/** The files of migrations/ that this build was made with, in order. */
export const MIGRATION_NAMES: readonly string[] = journal.entries.map(({ tag }) => `${tag}.sql`);
