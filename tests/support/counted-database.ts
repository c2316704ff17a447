import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";

/**
 * A database that counts its round trips: a statement run alone is one, a batch of any length is one. `statements`:
 * their SQL.
 */
export function countedDatabase(binding: D1Database): {
  db: Database;
  roundTrips: () => number;
  statements: () => readonly string[];
} {
  let roundTrips = 0;
  const statements: string[] = [];
  const inner = new WeakMap<object, D1PreparedStatement>();
  const texts = new WeakMap<object, string>();
  const countStatement = (statement: D1PreparedStatement, text: string): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          if (name === "bind") return countStatement(Reflect.apply(member, target, args), text);
          roundTrips += 1;
          statements.push(text);
          return Reflect.apply(member, target, args);
        };
      },
    });
    inner.set(counted, statement);
    texts.set(counted, text);
    return counted;
  };
  const counting = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => countStatement(target.prepare(sql), sql);
      if (name === "batch") {
        return (batch: D1PreparedStatement[]) => {
          roundTrips += 1;
          statements.push(...batch.map((statement) => texts.get(statement) ?? ""));
          return target.batch(batch.map((statement) => inner.get(statement) ?? statement));
        };
      }
      return Reflect.get(target, name);
    },
  });
  return { db: openDatabase(counting), roundTrips: () => roundTrips, statements: () => statements };
}
