import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { UsageError } from "../command-line/run-command.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { BUCKET_BINDINGS, DatabaseRefused, keysOf, type Place, type PlaceDatabase, type Value } from "./place.ts";
import { countRows, quoted, readMigrations, readTables } from "./tables.ts";

/** `leftOut`: rows that name one which was deleted while the backup was made. */
export type Restored = { rows: number; files: number; leftOut: number };

/**
 * Puts a backup where its tables are and nobody is. Everything is checked before anything is changed, and counted after. With
 * `replaces`, what is there is deleted first. Throws a UsageError that says what to do.
 */
export async function restoreBackup(
  place: Place,
  folder: string,
  { replaces, say }: { replaces: boolean; say: (line: string) => void },
): Promise<Restored> {
  const manifest = readManifest(folder);
  await refuseOtherTables(place, manifest);
  if (!replaces && (await isUsed(place)))
    throw new UsageError(`${place.about} has people or files in it. With --replace they are deleted first, for good.`);
  await empty(place);
  let leftOut = 0;
  const wanted = new Map<string, number>();
  for (const table of manifest.tables) {
    const left = table.rows === 0 ? 0 : await insertTable(place.database, table, folder);
    leftOut += left;
    wanted.set(table.name, table.rows - left);
    if (table.rows > left) say(`  ${String(table.rows - left).padStart(9)} rows    ${table.name}`);
  }
  for (const [name, count] of await countRows(place.database, manifest.tables))
    if (count !== wanted.get(name))
      throw new UsageError(
        `${name} has ${count} rows instead of ${wanted.get(name)}. Restore it again with --replace.`,
      );
  for (const { bucket, key, file, contentType, contentDisposition } of manifest.files)
    await place.buckets[bucket].write(key, new Uint8Array(readFileSync(join(folder, file))), {
      contentType,
      contentDisposition,
    });
  if (manifest.files.length > 0) say(`  ${String(manifest.files.length).padStart(9)} files`);
  return { rows: sumOf(manifest) - leftOut, files: manifest.files.length, leftOut };
}

/** Tables may have grown since; a backup of newer ones has what there is no place for. */
async function refuseOtherTables(place: Place, manifest: Manifest): Promise<void> {
  const applied = await readMigrations(place.database);
  const missing = manifest.migrations.filter((name) => !applied.includes(name));
  if (missing.length > 0)
    throw new UsageError(
      `${place.about} has not these migrations, which the backup was made with: ${missing.join(", ")}. Apply them first (npm run deploy; on this machine npm run dev).`,
    );
  const tables = await readTables(place.database);
  for (const { name, columns } of manifest.tables) {
    const there = tables.find((table) => table.name === name);
    const unknown = columns.filter((column) => !there?.columns.includes(column));
    if (!there || unknown.length > 0)
      throw new UsageError(`${place.about} has no table ${name} with ${columns.join(", ")}`);
  }
}

/** The schedule writes before anybody comes; people and files are what must not be lost. */
async function isUsed(place: Place): Promise<boolean> {
  if ((await place.database.query("SELECT 1 AS one FROM users LIMIT 1")).length > 0) return true;
  for (const bucket of BUCKET_BINDINGS) for await (const _ of keysOf(place.buckets[bucket])) return true;
  return false;
}

async function empty(place: Place): Promise<void> {
  const tables = (await readTables(place.database)).reverse();
  const counts = await countRows(place.database, tables);
  for (const { name } of tables) if (counts.get(name) !== 0) await place.database.query(`DELETE FROM ${quoted(name)}`);
  for (const bucket of BUCKET_BINDINGS) {
    const keys: string[] = [];
    for await (const key of keysOf(place.buckets[bucket])) keys.push(key);
    for (const key of keys) await place.buckets[bucket].remove(key);
  }
}

/** A statement takes 2,000,000 bytes as one value; the quoting of JSON within JSON needs room. */
const CHARACTERS_AT_ONCE = 500_000;

type BackedUpTable = Manifest["tables"][number];
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));

/** How many rows were left out. */
async function insertTable(database: PlaceDatabase, table: BackedUpTable, folder: string): Promise<number> {
  let leftOut = 0;
  let lines: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (lines.length > 0) leftOut += await insertLines(database, table, lines);
    lines = [];
    characters = 0;
  };
  for await (const line of createInterface({
    input: createReadStream(join(folder, table.file)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (characters + line.length > CHARACTERS_AT_ONCE) await flush();
    lines.push(line);
    characters += line.length;
  }
  await flush();
  return leftOut;
}

async function insertLines(database: PlaceDatabase, table: BackedUpTable, lines: string[]): Promise<number> {
  try {
    await insert(database, table, lines);
    return 0;
  } catch (error) {
    if (!(error instanceof DatabaseRefused) || !error.message.includes("FOREIGN KEY")) throw error;
    if (lines.length === 1) return 1;
  }
  let leftOut = 0;
  for (const line of lines) leftOut += await insertLines(database, table, [line]);
  return leftOut;
}

/** All of them in one statement, whose values are one list. */
async function insert(database: PlaceDatabase, { name, columns }: BackedUpTable, lines: string[]): Promise<void> {
  const into = `INSERT INTO ${quoted(name)} (${columns.map((column) => quoted(column)).join(", ")})`;
  const [line = "[]"] = lines;
  if (line.length > CHARACTERS_AT_ONCE) {
    const values: Value[] = rowSchema.parse(JSON.parse(line));
    await database.query(`${into} VALUES (${values.map(() => "?").join(", ")})`, values);
    return;
  }
  const values = columns.map((_, at) => `json_extract(value, '$[${at}]')`).join(", ");
  await database.query(`${into} SELECT ${values} FROM json_each(?)`, [`[${lines.join(",")}]`]);
}

function sumOf({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
