import { REQUIRED_BINDINGS } from "./bindings.ts";
import { TASKS, type TaskName, type TaskRun, type TaskState, taskState } from "./tasks.ts";

/** Of what waits to be sent. `oldestAt`: unix ms, of the one that waits longest. */
export type Queue = { waiting: number; oldestAt: number | null; lastError: string | null; givenUp: number };

/** What is known without asking anybody. */
export type HealthFacts = {
  /** Names of files in migrations/. */
  migrations: { known: readonly string[]; applied: readonly string[] };
  /** Of the other databases, by the names of their bindings. Without it there are none. */
  otherDatabases?: readonly { name: string; applied: readonly string[] }[];
  isBound: (binding: string) => boolean;
  mail: Queue & { isSentOutside: boolean };
  webhooks: Queue;
  runs: readonly TaskRun[];
  /** Only of tasks that have work here. */
  tasks: readonly TaskName[];
};

/** What waits longer than this is held up: by then an email has been tried four times. */
const HELD_UP_AFTER_MS = 30 * 60_000;

export function missingMigrations({ known, applied }: HealthFacts["migrations"]): string[] {
  return known.filter((name) => !applied.includes(name));
}

/** The schedule comes every minute. Null: it never came. */
export function lastCameAt(runs: readonly TaskRun[]): number | null {
  return runs.length === 0 ? null : Math.max(...runs.map(({ startedAt }) => startedAt));
}

/** One sentence for each thing that needs somebody, the gravest first. */
export function healthProblems(facts: HealthFacts, nowMs: number): string[] {
  const missing = missingMigrations(facts.migrations);
  const unbound = Object.keys(REQUIRED_BINDINGS).filter((name) => !facts.isBound(name));
  const cameAt = lastCameAt(facts.runs);
  const isAlive = cameAt !== null && nowMs - cameAt < 5 * 60_000;
  const states = facts.tasks.map((task) => ({ task, state: stateOf(facts, task, nowMs) }));
  return [
    ...(missing.length > 0 ? [`Migrations are not applied: ${missing.join(", ")}. Run npm run deploy.`] : []),
    ...(facts.otherDatabases ?? []).flatMap(({ name, applied }) => {
      const lacks = missingMigrations({ known: facts.migrations.known, applied });
      return lacks.length > 0
        ? [`Migrations are not applied to ${name}: ${lacks.join(", ")}. Run npm run deploy.`]
        : [];
    }),
    ...(unbound.length > 0 ? [`Bindings are missing: ${unbound.join(", ")}. Run npm run deploy.`] : []),
    ...(isAlive
      ? []
      : [
          "The schedule does not run: nothing goes out by itself or is tried again, and nothing is deleted by age. Check its cron trigger.",
        ]),
    ...(isAlive ? states.filter(({ state }) => state === "late").map(({ task }) => `A task is late: ${task}.`) : []),
    ...states.filter(({ state }) => state === "failing").map(({ task }) => `A task failed the last time: ${task}.`),
    ...mailProblems(facts.mail, nowMs),
    ...(isHeldUp(facts.webhooks, nowMs) ? ["Webhooks wait longer than half an hour."] : []),
  ];
}

/** One that never ran is no concern while it may still come round for the first time. */
function stateOf({ runs }: HealthFacts, task: TaskName, nowMs: number): TaskState {
  return taskState(task, runs.find((run) => run.task === task) ?? null, nowMs);
}

function mailProblems(mail: HealthFacts["mail"], nowMs: number): string[] {
  if (!mail.isSentOutside) return ["No mail system is set: emails stay in the outbox and are sent to nobody."];
  return [
    ...(isHeldUp(mail, nowMs) ? ["Emails wait longer than half an hour."] : []),
    ...(mail.givenUp > 0 ? [`Emails that were given up in the last week: ${mail.givenUp}.`] : []),
  ];
}

function isHeldUp({ oldestAt }: Queue, nowMs: number): boolean {
  return oldestAt !== null && nowMs - oldestAt > HELD_UP_AFTER_MS;
}

/** For a list: all tasks that run here, with what is known of each. */
export function taskViews({ runs, tasks }: Pick<HealthFacts, "runs" | "tasks">, nowMs: number) {
  return tasks.map((task) => {
    const run = runs.find((one) => one.task === task) ?? null;
    return { task, what: TASKS[task].what, state: taskState(task, run, nowMs), run };
  });
}
