import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { databaseOf } from "#app/node/backup/d1-database.ts";
import { moveOrganization } from "#app/node/move/move-organization.ts";
import { readOwnership, STAYS } from "#app/node/move/owned-tables.ts";
import { emptyHarbor, MAIN_HOST, migrateHarbor } from "#tests/support/cells.ts";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { Interrupted, interruptedAfter, move, moveOf, rowsOfTables } from "#tests/support/moving.ts";
import { person } from "#tests/support/people.ts";
import { SCHEMA_TABLES } from "#tests/support/schema-tables.ts";
import { testWorld } from "#tests/support/world.ts";

beforeAll(migrateHarbor);
beforeEach(emptyHarbor);

/** Written by triggers, which write it anew. */
const BY_TRIGGERS = ["search_places", "found_rules", "newest_attempts", "best_passes"];

test("of every table it is known whether its rows move; a new one has to be thought of", async () => {
  const { owned } = await readOwnership(databaseOf(env.DB));
  const known = [...owned.map(({ name }) => name), ...Object.keys(STAYS), ...BY_TRIGGERS];
  expect(known.sort()).toEqual(SCHEMA_TABLES.map((table) => getTableConfig(table).name).sort());
});

/** Somebody alone in an organization, with a row in every table that names people or organizations. */
async function somebodyWithEverything() {
  const someone = await person(testWorld());
  await fillEveryTable(someone.id);
  await env.DB.exec("DELETE FROM live_calls");
  // Those that name somebody without a foreign key.
  const more = [
    "INSERT INTO security_events (id, user_id, type, message, metadata, created_at) VALUES ('e', ?, 'login', 'm', '{}', 1)",
    "INSERT INTO usage_entries (conversation_id, period_start, user_id, kind, seconds, used_at) VALUES ('c', 1, ?, 'text', 9, 1)",
    "INSERT INTO plan_grants (id, account_id, why, by_user_id, created_at) SELECT 'g', id, 'w', ?, 1 FROM billing_accounts",
    "INSERT INTO stripe_events (id, type, account_id, created_at, received_at, result) SELECT 's', 't', id, 1, length(?), 'done' FROM billing_accounts",
  ];
  await env.DB.batch(more.map((sql) => env.DB.prepare(sql).bind(someone.id)));
  const status = { statusListCredential: `https://${MAIN_HOST}/credentials/status/0`, statusListIndex: "1" };
  const payload = btoa(JSON.stringify({ credentialStatus: status })).replace(/=+$/, "");
  await env.DB.prepare("UPDATE certificates SET credential = ?").bind(`h.${payload}.s`).run();
  return someone;
}

test("every row of an organization and its people is at the new address, as it was, and none is where it was", async () => {
  await somebodyWithEverything();
  const before = await rowsOfTables(env.DB);
  for (const [table, rows] of Object.entries(before)) expect(rows, table).not.toEqual([]);
  await move("team");
  expect(await rowsOfTables(env.DB_HARBOR)).toEqual(before);
  for (const [table, rows] of Object.entries(await rowsOfTables(env.DB))) expect(rows, table).toEqual([]);
});

test("interrupted after whatever request and run again, it ends the same", async () => {
  await somebodyWithEverything();
  const before = await rowsOfTables(env.DB);
  // Each run comes a little further than the one before.
  let runs = 0;
  for (let hasEnded = false; !hasEnded; runs += 1) {
    const requests = { left: 40 + 90 * runs };
    try {
      await moveOrganization(
        moveOf("team", {
          from: interruptedAfter(databaseOf(env.DB), requests),
          to: interruptedAfter(databaseOf(env.DB_HARBOR), requests),
        }),
      );
      hasEnded = true;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }
  expect(runs).toBeGreaterThan(3);
  expect(await rowsOfTables(env.DB_HARBOR)).toEqual(before);
  for (const [table, rows] of Object.entries(await rowsOfTables(env.DB))) expect(rows, table).toEqual([]);
  for (const db of [env.DB, env.DB_HARBOR]) {
    const left =
      "SELECT name FROM sqlite_master WHERE name LIKE 'moving_lock%' UNION SELECT id FROM moving_owners UNION SELECT step FROM organisation_moves";
    expect((await db.prepare(left).all()).results).toEqual([]);
  }
});
