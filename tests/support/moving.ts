import { env } from "cloudflare:workers";
import { databaseOf } from "#app/node/backup/d1-database.ts";
import type { PlaceDatabase } from "#app/node/backup/place.ts";
import { type Move, moveOrganization } from "#app/node/move/move-organization.ts";
import { readOwnership } from "#app/node/move/owned-tables.ts";
import { HARBOR_HOST } from "./cells.ts";

export function moveOf(organisationId: string, of: Partial<Move> = {}): Move {
  return {
    from: databaseOf(env.DB),
    to: databaseOf(env.DB_HARBOR),
    organisationId,
    host: HARBOR_HOST,
    now: () => 1_800_000_000_000,
    say: () => undefined,
    ...of,
  };
}

export async function move(organisationId: string): Promise<void> {
  await moveOrganization(moveOf(organisationId));
}

/** A database that is gone after so many requests, as where a command is interrupted. */
export function interruptedAfter(database: PlaceDatabase, requests: { left: number }): PlaceDatabase {
  const counted = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (requests.left <= 0) throw new Interrupted();
    requests.left -= 1;
    return ask();
  };
  return {
    query: (sql, params) => counted(() => database.query(sql, params)),
    batch: (statements) => counted(() => database.batch(statements)),
  };
}

export class Interrupted extends Error {}

/** The rows of every table that moves, with the names of tables; but for the places of certificates, which are an address's. */
export async function rowsOfTables(binding: D1Database): Promise<Record<string, unknown[]>> {
  const { owned } = await readOwnership(databaseOf(binding));
  const moving = owned.filter(({ fate }) => fate === "moves");
  const results = await binding.batch<Record<string, unknown>>(
    moving.map(({ name, primaryKey }) =>
      binding.prepare(`SELECT * FROM ${name} ORDER BY ${primaryKey.map((key) => `"${key}"`).join()}`),
    ),
  );
  return Object.fromEntries(
    moving.map(({ name }, at) => [name, (results[at]?.results ?? []).map(({ status_index: _, ...row }) => row)]),
  );
}
