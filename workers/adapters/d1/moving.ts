import { DrizzleD1Database } from "drizzle-orm/d1";
import { SQLitePreparedQuery } from "drizzle-orm/sqlite-core";
import { Refusal } from "#core/errors.ts";
import { MOVING_MESSAGE } from "#core/teams/moved-key.ts";

/** So long a move of a usual organization holds its writes. */
const RETRY_AFTER_SECONDS = 20;

/**
 * Throws what a query threw. What the database refused because its organization is being moved (app/node/move/lock.ts) becomes
 * Refusal `moving`: the one place where the product meets a move.
 */
function rethrow(error: unknown): never {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message.includes(MOVING_MESSAGE)) throw new Refusal("moving", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  throw error;
}

/** Once an isolate, for all databases: drizzle has no hook for what a query throws. */
export function refuseWhileMoving(): void {
  intercept(SQLitePreparedQuery.prototype, "queryWithCache");
  intercept(DrizzleD1Database.prototype, "batch");
}

function intercept(prototype: object, name: string): void {
  const ask: unknown = Reflect.get(prototype, name);
  if (typeof ask !== "function") throw new Error(`drizzle has no ${name} any more`);
  Reflect.set(prototype, name, function intercepted(this: unknown, ...of: unknown[]) {
    return Promise.resolve(Reflect.apply(ask, this, of)).catch(rethrow);
  });
}
