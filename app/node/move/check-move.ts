import type { PlaceDatabase } from "../backup/place.ts";
import { quoted, readMigrations } from "../backup/tables.ts";
import { UsageError } from "../command-line/run-command.ts";
import { ORGANISATIONS, type Ownership } from "./owned-tables.ts";

export type MovePlaces = { from: PlaceDatabase; to: PlaceDatabase };

/** A call whose object may still have something to store; it tries for so long (core/voice/call/store-attempts.ts). */
const CALL_STORED_WITHIN_MS = 24 * 60 * 60_000;

/** Why this organization cannot move now, before anything is changed. Throws a UsageError with the names of those it is about. */
export async function checkMove({ from, to }: MovePlaces, organisationId: string, nowMs: number): Promise<void> {
  const [here] = await from.query(`SELECT name, slug FROM ${ORGANISATIONS} WHERE id = ?`, [organisationId]);
  if (!here) throw new UsageError(`there is no organization ${organisationId}`);
  const [ours, theirs] = [await readMigrations(from), await readMigrations(to)];
  if (ours.length === 0 || ours.join() !== theirs.join())
    throw new UsageError("the two databases have different migrations; run npm run deploy first");
  const [other] = await to.query("SELECT 1 AS one FROM moving_owners UNION SELECT 1 FROM organisation_moves");
  if (other) throw new UsageError("another organization is moving to or from that address; end that first");
  await refuse(
    from,
    `SELECT DISTINCT u.email AS name FROM memberships m JOIN users u ON u.id = m.user_id JOIN memberships o ON o.user_id = m.user_id
     WHERE m.organisation_id = ?1 AND o.organisation_id <> ?1 ORDER BY 1`,
    [organisationId],
    "belong or belonged to another organization, which does not move",
  );
  await refuse(
    from,
    "SELECT DISTINCT u.email AS name FROM memberships m JOIN users u ON u.id = m.user_id JOIN user_roles r ON r.user_id = u.id AND r.role = 'admin' WHERE m.organisation_id = ? ORDER BY 1",
    [organisationId],
    "are admins of this site; take the role from them first",
  );
  await refuseTaken({ from, to }, organisationId);
  await refuseCalls(from, organisationId, nowMs);
}

/** A call writes for as long as it lives, and for a while after. */
export function refuseCalls(from: PlaceDatabase, organisationId: string, nowMs: number): Promise<void> {
  return refuse(
    from,
    "SELECT DISTINCT u.email AS name FROM memberships m JOIN users u ON u.id = m.user_id JOIN live_calls c ON c.user_id = u.id WHERE m.organisation_id = ? AND c.expires_at > ? ORDER BY 1",
    [organisationId, nowMs - CALL_STORED_WITHIN_MS],
    "are on a call, or one of theirs is not stored yet; run it again when it is over",
  );
}

async function refuseTaken({ from, to }: MovePlaces, organisationId: string): Promise<void> {
  const [same] = await to.query(`SELECT 1 AS one FROM ${ORGANISATIONS} WHERE id = ?`, [organisationId]);
  if (same) throw new UsageError("the organization is at that address already");
  const people = await from.query(
    "SELECT u.id, u.email, u.phone FROM memberships m JOIN users u ON u.id = m.user_id WHERE m.organisation_id = ?",
    [organisationId],
  );
  await refuse(
    to,
    `SELECT DISTINCT u.email AS name FROM json_each(?) AS p JOIN users u
     ON u.id = p.value ->> 'id' OR u.email = p.value ->> 'email' OR u.phone = p.value ->> 'phone' ORDER BY 1`,
    [JSON.stringify(people)],
    "have an account at that address already",
  );
  const [slug] = await from.query(`SELECT slug FROM ${ORGANISATIONS} WHERE id = ?`, [organisationId]);
  const [taken] = await to.query(`SELECT name FROM ${ORGANISATIONS} WHERE slug = ?`, [slug?.slug ?? ""]);
  if (taken) throw new UsageError(`${taken.name} has its short name at that address: ${slug?.slug}`);
}

/**
 * Rows that would be torn apart: one that moves names one that stays, or the other way round. Asked when nothing of it can change
 * any more.
 */
export async function refuseTornRows(from: PlaceDatabase, { owned, isTheirs }: Ownership): Promise<void> {
  const keys = owned
    .filter(({ fate }) => fate === "moves")
    .flatMap((table) => table.keys.map((key) => ({ ...key, table })));
  for (let at = 0; at < keys.length; at += ASKED_AT_ONCE) {
    const some = keys.slice(at, at + ASKED_AT_ONCE);
    const columns = some.map(({ table, column, parent, parentColumn }, index) => {
      const id = table.primaryKey.map((one) => `t.${quoted(one)}`).join(" || ' ' || ");
      return `(SELECT ${id} FROM ${quoted(table.name)} AS t JOIN ${quoted(parent)} AS o ON o.${quoted(parentColumn)} = t.${quoted(column)}
        WHERE (${isTheirs(table.name, "t")}) <> (${isTheirs(parent, "o")}) LIMIT 1) AS c${index}`;
    });
    const [row = {}] = await from.query(`SELECT ${columns.join(", ")}`);
    for (const [index, { table, column }] of some.entries())
      if (row[`c${index}`] !== null)
        throw new UsageError(
          `a row of ${table.name} belongs to somebody who moves and, by ${column}, to somebody who stays: ${row[`c${index}`]}`,
        );
  }
}

/** Each takes a statement of some hundred characters; one may have 100 kB. */
const ASKED_AT_ONCE = 25;

async function refuse(
  database: PlaceDatabase,
  sql: string,
  params: readonly (string | number)[],
  why: string,
): Promise<void> {
  const names = (await database.query(sql, params)).map(({ name }) => String(name));
  if (names.length > 0) throw new UsageError(`these people ${why}:\n${names.map((name) => `  ${name}`).join("\n")}`);
}
