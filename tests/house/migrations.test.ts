import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const folder = resolve(import.meta.dirname, "../../migrations");
const migrations = readdirSync(folder).filter((name) => name.endsWith(".sql"));

// The old Worker serves until the new one is deployed, after the migrations: they may only widen. And D1 ignores
// PRAGMA foreign_keys inside its transaction, so a rebuild of a table (__new_) can empty the tables that point at it.
test.each(migrations)("migration %s only widens: it drops, renames and rebuilds nothing", (name) => {
  const sql = readFileSync(join(folder, name), "utf8");
  expect(sql).not.toMatch(/\bDROP\s+(TABLE|COLUMN)\b/i);
  expect(sql).not.toMatch(/\bRENAME\s+(TO|COLUMN)\b/i);
  expect(sql).not.toMatch(/__new_/);
  expect(sql).not.toMatch(/ON DELETE CASCADE/i);
});

test("there are migrations", () => {
  expect(migrations.length).toBeGreaterThan(0);
});
