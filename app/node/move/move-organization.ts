import { createHash } from "node:crypto";
import { z } from "zod";
import { LIST_ENTRIES, statusListAddress } from "#core/certificates/status-list.ts";
import { movedKey } from "#core/teams/moved-key.ts";
import type { PlaceDatabase, Row, SqlStatement, Value } from "../backup/place.ts";
import { rowsWhere } from "../backup/read-rows.ts";
import { UsageError } from "../command-line/run-command.ts";
import { checkMove, type MovePlaces, refuseCalls, refuseTornRows } from "./check-move.ts";
import { countTheirs, deleteRows, insertRows, type Sum, sumOf } from "./copy-rows.ts";
import { lockRows, unlockRows, writePast } from "./lock.ts";
import { ORGANISATIONS, type OwnedTable, type Ownership, readOwnership } from "./owned-tables.ts";

export type Move = MovePlaces & {
  organisationId: string;
  /** Where it moves to, as a request names it. */
  host: string;
  now: () => number;
  /** One line. */
  say: (line: string) => void;
};

const STEPS = ["locked", "copied", "flipped", "deleted"] as const;
type Step = (typeof STEPS)[number];

/**
 * Moves an organization and its people to another database, while everybody else goes on. Interrupted anywhere and run again, it
 * goes on from the last step that is done; each may be done twice. Throws a UsageError that says what to do.
 */
export async function moveOrganization(move: Move): Promise<void> {
  const { from, to, organisationId, host, say } = move;
  const ownership = await readOwnership(from);
  let done = await stepOf(move);
  if (done === null && (await hasMoved(move))) return say(`  already there ${host}`);
  if (done === null) {
    await checkMove(move, organisationId, move.now());
    await lock(move, ownership);
    done = "locked";
    say("  locked        nobody can write what moves; it can be read meanwhile");
  }
  if (isBefore(done, "copied")) {
    // Also where it was interrupted before every trigger was there.
    await lockBoth(move, ownership);
    const rows = await copy(move, ownership);
    await noteStep(from, organisationId, "copied");
    say(`  copied        ${rows} rows, compared`);
  }
  if (isBefore(done, "flipped")) {
    await flip(move, ownership);
    say(`  moved         people sign in at https://${host}`);
  }
  await unlockRows(to);
  if (isBefore(done, "deleted")) {
    await moveLetters(move, ownership);
    const rows = await deleteHere(from, ownership);
    await noteStep(from, organisationId, "deleted");
    say(`  deleted       ${rows} rows where they were`);
  }
  await unlockRows(from, [
    { sql: "DELETE FROM organisation_moves WHERE organisation_id = ?", params: [organisationId] },
  ]);
}

/** Undoes what has begun, as long as nobody was sent to the new address. */
export async function giveUpMove(move: Pick<Move, "from" | "to" | "organisationId" | "host" | "say">): Promise<void> {
  const { from, to, organisationId } = move;
  const done = await stepOf(move);
  if (done === null) throw new UsageError("no move of this organization has begun");
  if (!isBefore(done, "flipped")) throw new UsageError("it has moved; run it again without --give-up, and it ends");
  const ownership = await readOwnership(to);
  await deleteHere(to, ownership);
  await unlockRows(to);
  await unlockRows(from, [
    { sql: "DELETE FROM organisation_moves WHERE organisation_id = ?", params: [organisationId] },
  ]);
  move.say("  given up      everything is as it was");
}

async function hasMoved({ from, to, organisationId }: Move): Promise<boolean> {
  const isIn = async (database: PlaceDatabase) =>
    (await database.query(`SELECT 1 AS one FROM ${ORGANISATIONS} WHERE id = ?`, [organisationId])).length > 0;
  return !(await isIn(from)) && (await isIn(to));
}

function isBefore(done: Step, step: Step): boolean {
  return STEPS.indexOf(done) < STEPS.indexOf(step);
}

async function stepOf({ from, organisationId, host }: Pick<Move, "from" | "organisationId" | "host">) {
  const [under] = await from.query("SELECT organisation_id, host, step FROM organisation_moves");
  if (!under) return null;
  if (under.organisation_id !== organisationId || under.host !== host)
    throw new UsageError(`the organization ${under.organisation_id} is being moved to ${under.host}; end that first`);
  return z.enum(STEPS).parse(under.step);
}

function noteStep(database: PlaceDatabase, organisationId: string, step: Step): Promise<unknown> {
  return database.query("UPDATE organisation_moves SET step = ? WHERE organisation_id = ?", [step, organisationId]);
}

/** Who moves is settled once nobody can join or leave any more. */
async function lock(move: Move, ownership: Ownership): Promise<void> {
  const { from, to, organisationId, host } = move;
  await from.batch([
    {
      sql: "INSERT INTO organisation_moves (organisation_id, host, step, started_at) VALUES (?, ?, 'locked', ?)",
      params: [organisationId, host, move.now()],
    },
    ...ownersOf(organisationId),
  ]);
  try {
    await lockBoth(move, ownership);
    // Once more, of what was written before the lock was there.
    await refuseCalls(from, organisationId, move.now());
    await refuseTornRows(from, ownership);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    await unlockRows(to);
    await unlockRows(from, [{ sql: "DELETE FROM organisation_moves" }]);
    throw error;
  }
}

/** At the new address as well: what is copied is not touched there before all of it is. */
async function lockBoth({ from, to, organisationId }: Move, ownership: Ownership): Promise<void> {
  await lockRows(from, ownership);
  await from.batch(ownersOf(organisationId));
  await lockRows(to, ownership);
  const owners = await from.query("SELECT id FROM moving_owners");
  await to.query("INSERT OR IGNORE INTO moving_owners (id) SELECT value FROM json_each(?)", [
    JSON.stringify(owners.map(({ id }) => id)),
  ]);
}

function ownersOf(organisationId: string): SqlStatement[] {
  return [
    {
      sql: "INSERT OR IGNORE INTO moving_owners (id) SELECT user_id FROM memberships WHERE organisation_id = ?1 UNION SELECT ?1",
      params: [organisationId],
    },
  ];
}

/** The rows that were copied, once they are the same on both sides. */
async function copy(move: Move, ownership: Ownership): Promise<number> {
  const { from, to } = move;
  for (const { table, whose } of ownership.shared)
    for await (const page of rowsWhere(from, table, whose))
      await insertRows(to, table, await keyOf(to, table.name), page);
  const all = ownership.owned.filter(({ fate }) => fate === "moves");
  const counts = await countTheirs(from, all, ownership.isTheirs);
  const moving = all.filter(({ name }) => counts.get(name) !== 0);
  for (const table of moving)
    for await (const page of rowsWhere(from, table, ownership.isTheirs(table.name, "t")))
      await insertRows(
        to,
        table,
        table.primaryKey,
        page.map((row) => rowThere(move, table, row)),
      );
  let rows = 0;
  for (const table of moving) {
    const without = NOT_COMPARED[table.name] ?? [];
    const theirs = ownership.isTheirs(table.name, "t");
    const [here, there] = [await sumOf(from, table, theirs, without), await sumOf(to, table, theirs, without)];
    if (!isSame(here, there))
      throw new UsageError(
        `${table.name} has ${there.rows} rows at the new address and ${here.rows} here, or they differ. Nothing was deleted; run it again, or undo it with --give-up.`,
      );
    rows += here.rows;
  }
  return rows;
}

function isSame(one: Sum, other: Sum): boolean {
  return one.rows === other.rows && one.hash === other.hash;
}

async function keyOf(database: PlaceDatabase, table: string): Promise<string[]> {
  const columns = await database.query(`SELECT name FROM pragma_table_info('${table}') WHERE pk > 0 ORDER BY pk`);
  return columns.map(({ name }) => String(name));
}

/** A place in the status list is one of the address that issued the certificate. */
const NOT_COMPARED: Record<string, string[]> = { certificates: ["status_index"] };

function rowThere({ host }: Move, table: OwnedTable, row: Row): Row {
  return table.name === "certificates" ? { ...row, status_index: placeThere(host, row) } : row;
}

/** Of one that comes home what it was; of any other a number below zero, which is in no list of that address. */
function placeThere(host: string, { credential, status_index: here = null }: Row): Value {
  const { statusListCredential: address, statusListIndex } = readJws(String(credential)).credentialStatus;
  const list = Number(address.slice(address.lastIndexOf("/") + 1));
  const index = list * LIST_ENTRIES + Number(statusListIndex);
  if (address === statusListAddress(`https://${host}`, list)) return index;
  return typeof here === "number" && here < 0 ? here : -1 - index;
}

/** What was signed by us is not verified once more. */
function readJws(credential: string) {
  const [, payload = ""] = credential.split(".");
  return statusSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

const statusSchema = z.object({
  credentialStatus: z.object({ statusListCredential: z.string(), statusListIndex: z.string() }),
});

/** In one transaction: nobody is signed in here any more, and whoever asks is told where they are. */
async function flip({ from, to, organisationId, host, now }: Move, { owned, isTheirs }: Ownership): Promise<void> {
  const people = await from.query(`SELECT u.email FROM users AS u WHERE ${isTheirs("users", "u")}`);
  const emails = people.map(({ email }) => movedKey("email", createHash("sha256").update(String(email)).digest("hex")));
  const at = now();
  const moved = (table: string, prefix: string, column: string, place = "NULL") => ({
    sql: `INSERT OR REPLACE INTO moved_people (key, host, status_index, moved_at)
          SELECT '${prefix}' || t.${column}, ?, ${place}, ? FROM ${table} AS t WHERE ${isTheirs(table, "t")}`,
    params: [host, at],
  });
  // Whoever has moved away from the new address before is at home there again.
  const keys = await movedKeysOf(from, isTheirs, emails);
  await to.query("DELETE FROM moved_people WHERE key IN (SELECT value FROM json_each(?))", [JSON.stringify(keys)]);
  await writePast(from, [
    {
      sql: "INSERT OR REPLACE INTO moved_people (key, host, moved_at) SELECT value, ?, ? FROM json_each(?)",
      params: [host, at, JSON.stringify(emails)],
    },
    moved("api_keys", movedKey("api-key", ""), "key_hash"),
    ...["oauth_tokens", "one_time_tokens", "calendar_feeds"].map((table) =>
      moved(table, movedKey("token", ""), "token_hash"),
    ),
    moved("certificates", movedKey("certificate", ""), "id", "CASE WHEN t.status_index >= 0 THEN t.status_index END"),
    moved("invitations", movedKey("invitation", ""), "id"),
    ...owned
      .filter(({ fate }) => fate === "ends")
      .toReversed()
      .map(({ name }) => ({ sql: `DELETE FROM ${name} AS t WHERE ${isTheirs(name, "t")}` })),
    { sql: "UPDATE organisation_moves SET step = 'flipped' WHERE organisation_id = ?", params: [organisationId] },
  ]);
}

async function movedKeysOf(from: PlaceDatabase, isTheirs: Ownership["isTheirs"], emails: readonly string[]) {
  const named = async (table: string, prefix: string, column: string) =>
    (await from.query(`SELECT t.${column} AS name FROM ${table} AS t WHERE ${isTheirs(table, "t")}`)).map(
      ({ name }) => `${prefix}${name}`,
    );
  return [
    ...emails,
    ...(await named("api_keys", movedKey("api-key", ""), "key_hash")),
    ...(await named("oauth_tokens", movedKey("token", ""), "token_hash")),
    ...(await named("calendar_feeds", movedKey("token", ""), "token_hash")),
    ...(await named("certificates", movedKey("certificate", ""), "id")),
    ...(await named("invitations", movedKey("invitation", ""), "id")),
  ];
}

/** While their addresses are still known here. What is there is deleted here, so that it is never in neither. */
async function moveLetters({ from, to }: Move, { letters: { table, whose } }: Ownership): Promise<void> {
  for await (const page of rowsWhere(from, table, whose)) {
    await insertRows(to, table, ["id"], page);
    await from.query("DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?))", [
      JSON.stringify(page.map(({ id }) => id)),
    ]);
  }
}

/** Children first. What has ended is gone before; what anybody has written of it meanwhile goes, too. */
async function deleteHere(database: PlaceDatabase, { owned, isTheirs }: Ownership): Promise<number> {
  let rows = 0;
  const counts = await countTheirs(database, owned, isTheirs);
  for (const table of owned.filter(({ name }) => counts.get(name) !== 0).toReversed()) {
    if (table.name === "users")
      await database.query(
        "UPDATE inquiries SET handled_by_user_id = NULL WHERE handled_by_user_id IN (SELECT id FROM moving_owners)",
      );
    rows += await deleteRows(database, table, isTheirs(table.name, "t"));
  }
  return rows;
}
