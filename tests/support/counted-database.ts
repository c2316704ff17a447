import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";

/** A database that counts its round trips: a statement run alone is one, a batch of any length is one. */
export function countedDatabase(binding: D1Database): { db: Database; roundTrips: () => number } {
  let roundTrips = 0;
  const inner = new WeakMap<object, D1PreparedStatement>();
  const countStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const counted = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          if (name === "bind") return countStatement(Reflect.apply(member, target, args));
          roundTrips += 1;
          return Reflect.apply(member, target, args);
        };
      },
    });
    inner.set(counted, statement);
    return counted;
  };
  const counting = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => countStatement(target.prepare(sql));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          roundTrips += 1;
          return target.batch(statements.map((statement) => inner.get(statement) ?? statement));
        };
      }
      return Reflect.get(target, name);
    },
  });
  return { db: openDatabase(counting), roundTrips: () => roundTrips };
}
