import type { TaskName, TaskRun } from "#core/health/tasks.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { writeRunStatement } from "../../adapters/d1/health-rows.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";

export type Task = { name: TaskName; run: () => Promise<unknown> };

/**
 * Runs tasks of the schedule one after the other and writes down when each ran, in one round trip. One that fails keeps no other
 * from running; the first failure is thrown at the end, so that the platform counts the run as failed.
 */
export async function runTasks(world: Pick<World, "db" | "now">, tasks: readonly Task[]): Promise<void> {
  const runs: TaskRun[] = [];
  const failures: unknown[] = [];
  for (const { name: task, run } of tasks) {
    const startedAt = world.now();
    const ran = { task, startedAt, finishedAt: null, failedAt: null, failure: null };
    try {
      await run();
      runs.push({ ...ran, finishedAt: world.now() });
    } catch (error) {
      runs.push({ ...ran, failedAt: world.now(), failure: faultOf(error).fault });
      log("error", "schedule.fault", { task, ...faultOf(error) });
      failures.push(error);
    }
  }
  await runBatch(
    world.db,
    runs.map((run) => writeRunStatement(world.db, run)),
  );
  for (const failure of failures) throw failure;
}
