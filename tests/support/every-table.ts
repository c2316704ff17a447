import { env } from "cloudflare:workers";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import { rowsOf } from "./people.ts";
import { SCHEMA_TABLES } from "./schema-tables.ts";

const WITH_PARENTS = SCHEMA_TABLES.filter(
  (table) => getTableConfig(table).name !== "users" && getTableConfig(table).foreignKeys.length > 0,
);
const OF_PEOPLE = WITH_PARENTS.filter(leadsToPeople);

function leadsToPeople(table: (typeof SCHEMA_TABLES)[number]): boolean {
  return getTableConfig(table).foreignKeys.some((key) => {
    const { foreignTable } = key.reference();
    return getTableConfig(foreignTable).name === "users" || leadsToPeople(foreignTable);
  });
}

/** Tables that point at people or at what is theirs. */
export function tablesOfPeople(): string[] {
  return OF_PEOPLE.map((table) => getTableConfig(table).name).sort();
}

/** One row in every table that has a foreign key, of made-up values and for the person and the conversation where it names one, parents first. */
export async function fillEveryTable(userId: string): Promise<void> {
  const waiting = [...WITH_PARENTS];
  await env.DB.exec("INSERT INTO storage_buckets VALUES ('files', 0, NULL, NULL, 1, 1)");
  await env.DB.exec("INSERT INTO rescore_jobs (id, rubric_version, started_at, total) VALUES ('job', 'r', 1, 1)");
  await env.DB.exec(
    "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES ('team', 'T', 't', 'UTC', 1)",
  );
  await env.DB.exec("INSERT INTO oauth_clients (id, name, redirect_uris, created_at) VALUES ('client', 'C', '[]', 1)");
  const ids = new Map([
    ["oauth_clients", "client"],
    ["users", userId],
    ["storage_buckets", "files"],
    ["rescore_jobs", "job"],
    ["organisations", "team"],
  ]);
  for (let round = 0; waiting.length > 0 && round < 20; round += 1) {
    for (const table of waiting.splice(0)) {
      const { name, columns, foreignKeys } = getTableConfig(table);
      const parents = new Map(
        foreignKeys.map((key) => {
          const { columns: from, foreignTable } = key.reference();
          return [from[0]?.name ?? "", getTableConfig(foreignTable).name];
        }),
      );
      const required = columns.filter(
        (column) =>
          (column.notNull && !column.hasDefault) ||
          parents.get(column.name) === "users" ||
          parents.get(column.name) === "chat_conversations",
      );
      if (required.some((column) => parents.has(column.name) && !ids.has(parents.get(column.name) ?? ""))) {
        waiting.push(table);
        continue;
      }
      const values = required.map((column) => {
        const parent = parents.get(column.name);
        if (parent !== undefined) return ids.get(parent);
        if (column.dataType === "json") return "{}";
        return column.getSQLType() === "integer" ? 1 : `${name}-${column.name}`;
      });
      const names = required.map((column) => `"${column.name}"`).join();
      const marks = required.map(() => "?").join();
      await env.DB.prepare(`INSERT OR IGNORE INTO ${name} (${names}) VALUES (${marks})`)
        .bind(...values)
        .run();
      ids.set(name, `${name}-id`);
    }
  }
}

/** Those with a row, where nobody but this person is in the database. */
export async function tablesNaming(userId: string): Promise<string[]> {
  const names = tablesOfPeople();
  const counts = await Promise.all(names.map((name) => rowsOf(`SELECT count(*) AS n FROM ${name}`)));
  expect(await rowsOf("SELECT id FROM users WHERE id <> ?", userId)).toEqual([]);
  return names.filter((_, index) => counts[index]?.[0]?.n !== 0);
}
