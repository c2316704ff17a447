import { lt, max, sql } from "drizzle-orm";
import type { AdminActor } from "#core/admin/actor.ts";
import type { EngineFault, EngineName } from "#core/engines/engine-fault.ts";
import { isAdmin } from "./admin.ts";
import type { Database } from "./database.ts";
import { engineHours } from "./schema/engine-tables.ts";

const HOUR_MS = 60 * 60_000;

/** What came of asking an engine, `count` times, the last time at `atMs`. */
export type EngineOutcome = { engine: EngineName; outcome: EngineFault | "worked"; count: number; atMs: number };

export function addOutcomeStatement(db: Database, { engine, outcome, count, atMs }: EngineOutcome) {
  return db
    .insert(engineHours)
    .values({ engine, outcome, count, hour: Math.floor(atMs / HOUR_MS), last_at: atMs })
    .onConflictDoUpdate({
      target: [engineHours.engine, engineHours.hour, engineHours.outcome],
      set: { count: sql`${engineHours.count} + ${count}`, last_at: sql`max(${engineHours.last_at}, ${atMs})` },
    });
}

/** For each engine and outcome: when it was last, and how often within the last 24 whole hours, this one included. For admins. */
export function outcomesStatement(db: Database, actor: AdminActor, nowMs: number) {
  const firstHour = Math.floor(nowMs / HOUR_MS) - 23;
  return db
    .select({
      engine: engineHours.engine,
      outcome: engineHours.outcome,
      lastAt: max(engineHours.last_at),
      lately: sql<number>`sum(CASE WHEN ${engineHours.hour} >= ${firstHour} THEN ${engineHours.count} ELSE 0 END)`,
    })
    .from(engineHours)
    .where(isAdmin(db, actor, nowMs))
    .groupBy(engineHours.engine, engineHours.outcome);
}

export function deleteOldOutcomesStatement(db: Database, beforeMs: number) {
  return db.delete(engineHours).where(lt(engineHours.hour, Math.floor(beforeMs / HOUR_MS)));
}
