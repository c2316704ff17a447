import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";

/** A database that notes how many rows each statement of a batch has read, as D1 counts them, by its SQL. */
export function meteredDatabase(binding: D1Database): { db: Database; take: () => Map<string, number> } {
  let read = new Map<string, number>();
  const texts = new WeakMap<object, string>();
  const named = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    texts.set(statement, text);
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => {
      const bound = bind(...values);
      texts.set(bound, text);
      return bound;
    };
    return statement;
  };
  const metering = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => named(target.prepare(sql), sql);
      if (name === "batch")
        return async (batch: D1PreparedStatement[]) => {
          const results = await target.batch(batch);
          for (const [index, { meta }] of results.entries()) {
            const text = texts.get(batch[index] ?? {}) ?? "";
            read.set(text, (read.get(text) ?? 0) + meta.rows_read);
          }
          return results;
        };
      return Reflect.get(target, name);
    },
  });
  return {
    db: openDatabase(metering),
    take() {
      const taken = read;
      read = new Map();
      return taken;
    },
  };
}
