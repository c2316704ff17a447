import { MOVING_MESSAGE } from "#core/teams/moved-key.ts";
import type { PlaceDatabase, SqlStatement } from "../backup/place.ts";
import { quoted } from "../backup/tables.ts";
import type { Ownership } from "./owned-tables.ts";

const PREFIX = "moving_lock_";

/**
 * From here on the database itself refuses every write of what belongs to whoever is in `moving_owners`. Others write as before: a
 * trigger asks for one row by its key.
 */
export async function lockRows(database: PlaceDatabase, { owned, isTheirs }: Ownership): Promise<void> {
  const known = new Set(await readLocks(database));
  const triggers = owned
    .filter(({ fate }) => fate === "moves")
    .flatMap(({ name }) => [
      trigger(name, "INSERT", isTheirs(name, "new")),
      trigger(name, "UPDATE", `${isTheirs(name, "old")} OR ${isTheirs(name, "new")}`),
      trigger(name, "DELETE", isTheirs(name, "old")),
    ])
    .filter(({ name }) => !known.has(name));
  if (triggers.length > 0) await database.batch(triggers);
}

export async function unlockRows(database: PlaceDatabase, after: readonly SqlStatement[] = []): Promise<void> {
  const triggers = await readLocks(database);
  await database.batch([
    ...triggers.map((name) => ({ sql: `DROP TRIGGER IF EXISTS ${quoted(name)}` })),
    { sql: "DELETE FROM moving_owners" },
    ...after,
  ]);
}

async function readLocks(database: PlaceDatabase): Promise<string[]> {
  const triggers = await database.query(
    "SELECT name FROM sqlite_master WHERE type = 'trigger' AND substr(name, 1, ?) = ?",
    [PREFIX.length, PREFIX],
  );
  return triggers.map(({ name }) => String(name));
}

/** What the move itself writes, in one transaction: nobody else ever sees the row that lets it through. */
export function writePast(database: PlaceDatabase, statements: readonly SqlStatement[]): Promise<void> {
  return database.batch([
    { sql: "INSERT INTO moving_passes (pass) VALUES (1)" },
    ...statements,
    { sql: "DELETE FROM moving_passes" },
  ]);
}

function trigger(table: string, event: "INSERT" | "UPDATE" | "DELETE", isTheirs: string) {
  const name = `${PREFIX}${table}_${event.toLowerCase()}`;
  return {
    name,
    sql: `CREATE TRIGGER IF NOT EXISTS ${name} BEFORE ${event} ON ${quoted(table)}
WHEN (${isTheirs}) AND NOT EXISTS (SELECT 1 FROM moving_passes)
BEGIN SELECT RAISE(ABORT, '${MOVING_MESSAGE}'); END`,
  };
}
