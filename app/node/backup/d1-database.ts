import { z } from "zod";
import { DatabaseRefused, type PlaceDatabase, type SqlStatement } from "./place.ts";

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** A D1 binding as the commands use it. */
export function databaseOf(database: Pick<D1Database, "prepare" | "batch">): PlaceDatabase {
  const refused = (error: unknown) =>
    new DatabaseRefused(error instanceof Error ? error.message : "failed", { cause: error });
  const prepared = ({ sql, params = [] }: SqlStatement) => database.prepare(sql).bind(...params);
  return {
    query: async (sql, params = []) => {
      const { results } = await prepared({ sql, params })
        .all()
        .catch((error: unknown) => Promise.reject(refused(error)));
      return rowsSchema.parse(results);
    },
    batch: async (statements) => {
      await database.batch(statements.map(prepared)).catch((error: unknown) => Promise.reject(refused(error)));
    },
  };
}
