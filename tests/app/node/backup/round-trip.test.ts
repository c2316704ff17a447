import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openLocalPlace } from "#app/node/backup/local-place.ts";
import { type Manifest, readManifest } from "#app/node/backup/manifest.ts";
import { BUCKET_BINDINGS, keysOf, type Place, type Row } from "#app/node/backup/place.ts";
import { openRemotePlace } from "#app/node/backup/remote-place.ts";
import { restoreBackup } from "#app/node/backup/restore-backup.ts";
import { countRows, readTables } from "#app/node/backup/tables.ts";
import { writeBackup } from "#app/node/backup/write-backup.ts";
import { createCloudflareApi } from "#app/node/cloudflare/cloudflare-api.ts";
import { resourceNames } from "#app/node/cloudflare/resource-names.ts";
import { UsageError } from "#app/node/command-line/run-command.ts";
import { type CloudflareServer, startCloudflare } from "#tests/support/cloudflare/cloudflare-server.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "rolecall-backup-"));
const ROUND_TRIP = { timeout: 120_000 };
const silent = () => undefined;

let cloudflare: CloudflareServer;
let remote: Place;
let local: Place;

const NAMES = resourceNames("rolecall");

beforeAll(async () => {
  cloudflare = await startCloudflare();
  const api = createCloudflareApi({
    token: cloudflare.token,
    accountId: cloudflare.account.id,
    baseUrl: cloudflare.url,
  });
  await api.send("POST", "/d1/database", { name: NAMES.database }, z.unknown());
  for (const name of Object.values(NAMES.buckets)) await api.send("POST", "/r2/buckets", { name }, z.unknown());
  remote = await openRemotePlace(api, NAMES);
  for (const sql of migrations()) cloudflare.account.databaseNamed(NAMES.database)?.exec(sql);
  await migrateLocal(join(folder, "state"));
  local = await openLocalPlace(join(folder, "state"));
}, 120_000);

afterAll(async () => {
  await local.close();
  await cloudflare.stop();
  rmSync(folder, { recursive: true });
});

/** The real migrations. */
function migrations(): string[] {
  const names = readdirSync(join(root, "migrations")).filter((name) => name.endsWith(".sql"));
  return [
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)",
    ...names
      .sort()
      .flatMap((name) => [
        ...readFileSync(join(root, "migrations", name), "utf8").split("--> statement-breakpoint"),
        `INSERT INTO d1_migrations (name) VALUES ('${name}')`,
      ]),
  ].filter((sql) => sql.trim() !== "");
}

/** All at once, which saves seconds. */
async function migrateLocal(state: string): Promise<void> {
  const options = { modules: true, script: "export default {}", compatibilityDate: "2026-09-01", cf: false } as const;
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ ...options, d1Databases: { DB: "DB" }, resourcePersistencePath: state }),
  );
  const database = await miniflare.getD1Database("DB");
  await database.batch(migrations().map((sql) => database.prepare(sql)));
  await miniflare.dispose();
}

/** More rows than a page has, a row as long as a row may be, words that trip quoting, and a child that names its parent. */
async function fill(place: Place): Promise<void> {
  const user = "INSERT INTO users (id, email, full_name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)";
  await place.database.query(user, [
    "dana",
    "dana@agency.example",
    "Dana “Q” O'Neil 🙂\n\t\\ \u2028",
    1,
    1_795_000_000_123,
  ]);
  await place.database.query(user, ["sam", "sam@agency.example", "", 0, 0]);
  await place.database.query("INSERT INTO user_roles (user_id, role, created_at) VALUES ('dana', 'admin', 5)");
  const mail =
    "INSERT INTO outbox (id, recipient, subject, text, html, created_at, attempts, next_attempt_at) SELECT 'm' || n, 'r', '', 'word' || n, ?, n, 0, 0 FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 1201) SELECT n FROM c)";
  await place.database.query(mail, ["<p>"]);
  await place.database.query("UPDATE outbox SET html = ? WHERE id = 'm7'", ["ü\"'".repeat(300_000)]);
  // Begun in the other order than their ids have, the first one deleted: the numbers that triggers give are not those of a restored one.
  await place.database.query("INSERT INTO frozen_practices (id, content, created_at) VALUES ('once', '{}', 1)");
  for (const id of ["c3", "c2", "c1"]) {
    await place.database.query(
      "INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, frozen_practice_id) VALUES (?, 'dana', 'A renewal', 'completed', 1, 60, 1, 'over', 'text', 1, 'A-1', 'dana', 1, '{}', '{}', 'built-in', '[]', 'once')",
      [id],
    );
    await place.database.query(
      "INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status) VALUES (?, ?, 0, 'user', ?, 1, 'turn', 'complete')",
      [`m-${id}`, id, `The marmalade of ${id}`],
    );
    await place.database.query(
      `INSERT INTO scores (conversation_id, run_no, total, gate, rubric_version, engine_version, score, created_at) VALUES (?, 1, 50, 'clear', 'r', 'e', '{"compliance":[{"rule":"R1","disputed":false}]}', 1)`,
      [id],
    );
  }
  for (const table of ["scores", "chat_messages"])
    await place.database.query(`DELETE FROM ${table} WHERE conversation_id = 'c3'`);
  await place.database.query("DELETE FROM chat_conversations WHERE id = 'c3'");
  await place.buckets.SCRIPTS.write("scripts/dana/a b ü?.pdf", new Uint8Array([0, 255, 10, 13]), PLAIN);
  for (const key of ["recordings/dana/1", "recordings/dana/2", "recordings/dana/3"])
    await place.buckets.RECORDINGS.write(key, new Uint8Array([key.length]), PLAIN);
  await place.buckets.STORAGE.write("empty", new Uint8Array(), PLAIN);
}

const PLAIN = { contentType: "application/octet-stream", contentDisposition: null };

async function everythingOf(place: Place) {
  const rows: Record<string, Row[]> = {};
  for (const [name, count] of await countRows(place.database, await readTables(place.database)))
    if (count > 0) rows[name] = await place.database.query(`SELECT * FROM "${name}" ORDER BY rowid`);
  const files: Record<string, number[]> = {};
  for (const bucket of BUCKET_BINDINGS)
    for await (const key of keysOf(place.buckets[bucket]))
      files[`${bucket} ${key}`] = [...((await place.buckets[bucket].read(key))?.bytes ?? [])];
  const search = await place.database.query(
    "SELECT words FROM search WHERE search MATCH 'marmalade OR renewal' ORDER BY words",
  );
  const rules = await place.database.query("SELECT * FROM found_rules ORDER BY conversation_id");
  return { rows, files, search, rules };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error("it went through");
}

test(
  "what is deployed goes to this machine and back, every row and every file, and search is filled anew",
  ROUND_TRIP,
  async () => {
    await fill(remote);
    const before = await everythingOf(remote);
    expect(Object.values(before.rows).flat()).toHaveLength(1211);
    expect(Object.keys(before.files)).toHaveLength(5);
    expect(before.search).toHaveLength(4);
    expect(before.rules).toHaveLength(2);

    const away = join(folder, "away");
    const manifest = await writeBackup(remote, away, silent);
    expect(manifest.tables.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:search|found_rules|d1_)/)]),
    );
    expect(statSync(away).mode & 0o077).toBe(0);
    expect(statSync(join(away, "tables/users.jsonl")).mode & 0o077).toBe(0);
    const restored = await restoreBackup(local, away, { replaces: false, say: silent });
    expect(restored).toEqual({ rows: 1211, files: 5, leftOut: 0 });
    expect(await everythingOf(local)).toEqual(before);

    const back = join(folder, "back");
    await writeBackup(local, back, silent);
    await remote.database.query("DELETE FROM outbox WHERE id = 'm1200'");
    await remote.buckets.STORAGE.write("later", new Uint8Array([1]), PLAIN);
    await restoreBackup(remote, back, { replaces: true, say: silent });
    expect(await everythingOf(remote)).toEqual(before);
  },
);

describe("a restore is refused, and changes nothing,", () => {
  const whole = join(folder, "away");

  test("where people are, without --replace", async () => {
    await local.database.query(
      "INSERT INTO users (id, email, full_name, created_at, updated_at) VALUES ('new', 'n@agency.example', '', 0, 0)",
    );
    expect(await refusalOf(restoreBackup(local, whole, { replaces: false, say: silent }))).toContain("--replace");
    expect(await local.database.query("SELECT id FROM users WHERE id = 'new'")).toHaveLength(1);
  });

  test("from a backup that was interrupted, was changed, or has lost a file", async () => {
    const broken = copyOf("broken");
    const restore = () => refusalOf(restoreBackup(local, broken, { replaces: true, say: silent }));
    appendFileSync(join(broken, "tables/users.jsonl"), '["mallory"]\n');
    expect(await restore()).toContain("users.jsonl is not what it was");
    rmSync(join(broken, "tables/users.jsonl"));
    expect(await restore()).toContain("users.jsonl is missing");
    rmSync(join(broken, "manifest.json"));
    expect(await restore()).toContain("interrupted");
    expect(await local.database.query("SELECT id FROM users WHERE id = 'new'")).toHaveLength(1);
  });

  test("from a backup whose manifest leads out of its folder", async () => {
    const path = copyOf("led-out");
    const manifest = readManifest(path);
    writeManifest(path, { ...manifest, files: [{ ...fileOf(manifest), file: "../../etc passwd" }] });
    expect(await refusalOf(restoreBackup(local, path, { replaces: true, say: silent }))).toContain(
      "manifest.json is not one",
    );
  });

  test("to a database that lacks a migration of the backup", async () => {
    const path = copyOf("newer");
    const manifest = readManifest(path);
    writeManifest(path, { ...manifest, migrations: [...manifest.migrations, "9999_next.sql"] });
    expect(await refusalOf(restoreBackup(local, path, { replaces: true, say: silent }))).toContain("9999_next.sql");
  });
});

test("a row whose parent was deleted while the backup was made is left out, and said", ROUND_TRIP, async () => {
  const path = join(folder, "moved");
  // What it names goes between reading the roles and reading the people.
  const moving: Place = {
    ...local,
    database: {
      ...local.database,
      query: async (sql, params) => {
        const rows = await local.database.query(sql, params);
        return sql.includes('FROM "users"') ? rows.filter(({ id }) => id !== "dana") : rows;
      },
    },
  };
  await writeBackup(moving, path, silent);
  const restored = await restoreBackup(local, path, { replaces: true, say: silent });
  // The role, two conversations, and a line and a score of each.
  expect(restored.leftOut).toBe(7);
  for (const table of ["user_roles", "chat_conversations", "chat_messages", "scores"])
    expect(await local.database.query(`SELECT * FROM ${table}`)).toEqual([]);
});

test("a folder that holds something is not written to", async () => {
  expect(await refusalOf(writeBackup(local, join(folder, "away"), silent))).toContain("is not empty");
});

test("no table has a column of bytes, which JSON does not carry, and none names itself in a circle", async () => {
  const columns = await local.database.query(
    "SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND lower(c.type) LIKE '%blob%' AND m.name NOT LIKE 'search%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'",
  );
  expect(columns).toEqual([]);
  expect((await readTables(local.database)).length).toBeGreaterThan(80);
});

/** Of the backup that the round trip has made. */
function copyOf(name: string): string {
  cpSync(join(folder, "away"), join(folder, name), { recursive: true });
  return join(folder, name);
}

function writeManifest(path: string, manifest: Manifest): void {
  writeFileSync(join(path, "manifest.json"), JSON.stringify(manifest));
}

function fileOf({ files: [file] }: Manifest): Manifest["files"][number] {
  if (!file) throw new Error("a file was expected");
  return file;
}
