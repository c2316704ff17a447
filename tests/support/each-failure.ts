import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Database } from "#workers/adapters/d1/database.ts";
import { takeErrors } from "./console-errors.ts";
import { failingDatabase } from "./failing-database.ts";
import { emptyTables } from "./tables.ts";
import type { TestWorld } from "./world.ts";

export type FaultTrial<Ready extends { world: TestWorld }> = {
  /** What there is before the action, in a world on this database. */
  prepare: (db: Database) => Promise<Ready>;
  /** Throws, or answers an `error`, when it failed. What it leaves to the background belongs to it. */
  act: (ready: Ready) => PromiseLike<unknown>;
  /** What must hold whether or not it went through. */
  check: (ready: Ready, isDone: boolean) => Promise<void>;
};

/**
 * Runs an action with the database failing at its first round trip, at its second, and so on, each time on an empty
 * database, until it passes unharmed. Answers how many round trips could fail.
 */
export async function withEachFailure<Ready extends { world: TestWorld }>(trial: FaultTrial<Ready>): Promise<number> {
  for (let trip = 1; ; trip += 1) {
    await emptyTables(env.DB);
    const database = failingDatabase(env.DB);
    const ready = await trial.prepare(database.db);
    await ready.world.settled();
    database.failAt(trip);
    const error = await errorOf(trial.act(ready));
    await settle(ready.world);
    const wasHit = database.hasFailed();
    database.failAt(0);
    takeErrors();
    if (!wasHit) expect(error).toBeNull();
    await trial.check(ready, error === null);
    if (!wasHit) return trip - 1;
  }
}

/** What is left to the background may be what fails. */
async function settle(world: TestWorld): Promise<void> {
  let hasFailed: boolean;
  do {
    hasFailed = await world.settled().then(
      () => false,
      () => true,
    );
  } while (hasFailed);
}

async function errorOf(act: PromiseLike<unknown>): Promise<unknown> {
  try {
    const answer = await act;
    return typeof answer === "object" && answer !== null && "error" in answer ? answer.error : null;
  } catch (error) {
    return error;
  }
}

/** How many rows there are of "table WHERE ...". */
export async function count(rows: string): Promise<number> {
  return (await env.DB.prepare(`SELECT count(*) AS n FROM ${rows}`).first<number>("n")) ?? 0;
}
