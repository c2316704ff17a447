import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";

/**
 * A database whose n-th round trip from now on fails, before it does anything; 0 fails none. With `meanwhile`, that happens just
 * before the trip instead, as by another request.
 */
export function failingDatabase(
  binding: D1Database,
  meanwhile: () => Promise<unknown> = isGone,
): {
  db: Database;
  failAt(trip: number): void;
  hasFailed(): boolean;
} {
  let left = 0;
  let failed = false;
  const inner = new WeakMap<object, D1PreparedStatement>();
  const count = async () => {
    left -= 1;
    if (left !== 0) return;
    failed = true;
    await meanwhile();
  };
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const failing = new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        if (name === "bind") return (...args: unknown[]) => wrapped(Reflect.apply(member, target, args));
        return async (...args: unknown[]) => {
          await count();
          return Reflect.apply(member, target, args);
        };
      },
    });
    inner.set(failing, statement);
    return failing;
  };
  const failing = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => wrapped(target.prepare(sql));
      if (name !== "batch") return Reflect.get(target, name);
      return async (statements: D1PreparedStatement[]) => {
        await count();
        return target.batch(statements.map((statement) => inner.get(statement) ?? statement));
      };
    },
  });
  return {
    db: openDatabase(failing),
    failAt(trip) {
      left = trip;
      failed = false;
    },
    hasFailed: () => failed,
  };
}

async function isGone(): Promise<never> {
  throw new Error("D1_ERROR: the database is not there");
}
