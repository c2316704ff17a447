import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../command-line/run-command.ts";
import { MANIFEST, type Manifest, sha256Of } from "./manifest.ts";
import { BUCKET_BINDINGS, keysOf, type Place, type PlaceDatabase } from "./place.ts";
import { rowsWhere } from "./read-rows.ts";
import { countRows, readMigrations, readTables, type Table } from "./tables.ts";

/**
 * Copies everything of a place into an empty folder, which only its owner may read. It may be used meanwhile: children are read
 * before their parents, so that hardly a row comes without the one that it names; such a one is left out when it is restored.
 */
export async function writeBackup(place: Place, folder: string, say: (line: string) => void): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new UsageError(`${folder} is not empty`);
  for (const each of ["", "tables", "files"]) mkdirSync(join(folder, each), { recursive: true, mode: 0o700 });
  const { database } = place;
  const migrations = await readMigrations(database);
  if (migrations.length === 0) throw new UsageError(`${place.about} has no tables of Rolecall`);
  const tables: Manifest["tables"] = [];
  const found = (await readTables(database)).reverse();
  const counts = await countRows(database, found);
  for (const table of found) {
    const written = await writeTable(database, table, folder, counts.get(table.name) === 0);
    if (written.rows > 0) say(`  ${String(written.rows).padStart(9)} rows    ${table.name}`);
    tables.unshift(written);
  }
  const files = await writeFiles(place, folder, say);
  const manifest: Manifest = {
    ...{ format: "rolecall-backup-1", madeAt: new Date().toISOString(), of: place.about },
    ...{ migrations, tables, files },
  };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  return manifest;
}

async function writeTable(database: PlaceDatabase, { name, columns }: Table, folder: string, isEmpty: boolean) {
  const file = `tables/${name}.jsonl`;
  const hash = createHash("sha256");
  const out = openSync(join(folder, file), "wx", 0o600);
  let rows = 0;
  try {
    for await (const page of isEmpty ? [] : rowsWhere(database, { name, columns })) {
      const text = page.map((row) => `${JSON.stringify(columns.map((column) => row[column]))}\n`).join("");
      hash.update(text);
      writeSync(out, text);
      rows += page.length;
    }
  } finally {
    closeSync(out);
  }
  return { name, columns, file, rows, sha256: hash.digest("hex") };
}

async function writeFiles(place: Place, folder: string, say: (line: string) => void): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const bucket of BUCKET_BINDINGS) {
    const before = files.length;
    for await (const key of keysOf(place.buckets[bucket])) {
      const found = await place.buckets[bucket].read(key);
      // Deleted since it was listed.
      if (!found) continue;
      // By number: a key may hold what no name of a file may.
      const file = `files/${files.length}`;
      writeFileSync(join(folder, file), found.bytes, { mode: 0o600, flag: "wx" });
      files.push({ bucket, key, file, sha256: sha256Of(found.bytes), ...found.headers });
    }
    const count = files.length - before;
    if (count > 0) say(`  ${String(count).padStart(9)} files   ${bucket}`);
  }
  return files;
}
