import { expect, test } from "vitest";
import { AGENCY_CALIBRATIONS } from "#app/node/demo/agency-plan.ts";
import { seedAgency } from "#app/node/demo/seed-agency.ts";
import { DEMO_PEOPLE } from "#core/identity/demo-people.ts";
import { rowsOf } from "#tests/support/people.ts";
import { TABLES_CHILDREN_FIRST } from "#tests/support/tables.ts";
import { testWorld } from "#tests/support/world.ts";
import { users } from "#workers/adapters/d1/schema/user-tables.ts";

test("a demo agency that was cut short begins again and comes out the same; one that is there is left alone", async () => {
  const { db } = testWorld();
  for (const { id, email, fullName } of DEMO_PEOPLE)
    await db.insert(users).values({ id, email, full_name: fullName, created_at: 1, updated_at: 1 });
  expect(await seedAgency(db)).toBe(true);
  const before = await counts();
  expect(before).toMatchObject({ organisations: 1, readiness_checklists: 1, calibrations: 2 });
  expect(await seedAgency(db)).toBe(false);
  // The last thing that it writes.
  await db.$client.batch(
    ["calibration_judgements", "calibration_attempts", "calibration_people"].map((table) =>
      db.$client.prepare(`DELETE FROM ${table} WHERE calibration_id = ?`).bind(AGENCY_CALIBRATIONS[1].id),
    ),
  );
  await db.$client.prepare("DELETE FROM calibrations WHERE id = ?").bind(AGENCY_CALIBRATIONS[1].id).run();
  expect(await seedAgency(db)).toBe(true);
  expect(await counts()).toEqual(before);
}, 60_000);

/** Rows of each table. What was sent stays sent, and the places of certificates that were withdrawn stay taken. */
async function counts(): Promise<Record<string, unknown>> {
  const tables = TABLES_CHILDREN_FIRST.filter((table) => !["outbox", "withdrawn_certificates"].includes(table));
  const rows = await Promise.all(tables.map((table) => rowsOf(`SELECT count(*) AS n FROM ${table}`)));
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.[0]?.n]));
}
