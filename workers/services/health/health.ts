import { ENGINES } from "#core/engines/engine-fault.ts";
import { OPTIONAL_BINDINGS, REQUIRED_BINDINGS } from "#core/health/bindings.ts";
import {
  type HealthFacts,
  healthProblems,
  lastCameAt,
  missingMigrations,
  type Queue,
  taskViews,
} from "#core/health/health-verdict.ts";
import { TASKS, type TaskName, type TaskRun } from "#core/health/tasks.ts";
import type { Login } from "#core/identity/login.ts";
import type { EngineTrial } from "#core/pages/admin-pages.ts";
import type { HealthPage } from "#core/pages/health-page.ts";
import { ENGINE_TRIES_PER_PERSON } from "#core/rate-limit.ts";
import { outcomesStatement } from "../../adapters/d1/engine-rows.ts";
import {
  appliedMigrationsStatement,
  faultsStatement,
  mailQueueStatement,
  migrationsOfOther,
  runsStatement,
  webhookQueueStatement,
} from "../../adapters/d1/health-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { MIGRATION_NAMES } from "../../migration-names.ts";
import { engineViews } from "../engines/engine-health.ts";
import { tryEngine } from "../engines/engine-trials.ts";
import { adminLogin, requireAdmin, timeZoneOf } from "../identity/admission.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";

export const FAULTS_KEPT_MS = 7 * 24 * 60 * 60_000;
/** An admin waits no longer than this for an answer. */
const TRY_WITHIN_MS = 15_000;

/** How the deployment fares, for admins. */
export function createHealth(world: World, migrationNames: readonly string[] = MIGRATION_NAMES) {
  const { db } = world;

  return {
    /** The page /admin/health; asks nobody outside. Throws Refusal `signed_out`, `not_admin` or `second_factor_needed`. */
    async open(visitor: Login | null): Promise<HealthPage> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, migrations, mails, hooks, runRows, outcomes, faults] = await db.batch([
        viewerStatement(db, login, nowMs),
        appliedMigrationsStatement(db, login, nowMs),
        mailQueueStatement(db, login, nowMs),
        webhookQueueStatement(db, login, nowMs),
        runsStatement(db, login, nowMs),
        outcomesStatement(db, login, nowMs),
        faultsStatement(db, login, nowMs, nowMs - FAULTS_KEPT_MS),
      ]);
      const viewer = requireAdmin(world, login, viewers);
      const applied = migrations.map(({ name }) => name);
      const otherDatabases = await Promise.all(
        world.otherDatabases.map(async (other) => ({ name: other.name, applied: await migrationsOfOther(other.db) })),
      );
      const facts: HealthFacts = {
        otherDatabases,
        migrations: { known: migrationNames, applied },
        isBound: world.isBound,
        mail: { ...queueOf(mails), isSentOutside: world.mailer.sendsOutside },
        webhooks: queueOf(hooks),
        runs: runRows.flatMap(runOf),
        tasks: TASK_NAMES.filter((task) => task !== "billing" || world.billing !== null),
      };
      return {
        viewer,
        problems: healthProblems(facts, nowMs),
        migrations: {
          applied: applied.length,
          newest: applied.at(-1) ?? null,
          missing: missingMigrations(facts.migrations),
        },
        bound: BINDING_NAMES.filter(world.isBound),
        mail: facts.mail,
        webhooks: facts.webhooks,
        engines: engineViews(world, outcomes),
        scheduleCameAt: lastCameAt(facts.runs),
        tasks: taskViews(facts, nowMs),
        faults,
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** "Check now": asks text, reading and voice one thing each. Throws as `open` does, and `too_many_attempts`. */
    async check(visitor: Login | null): Promise<EngineTrial[]> {
      const login = adminLogin(world, visitor);
      const viewer = requireAdmin(world, login, await viewerStatement(db, login, world.now()));
      await limitPerson(world, "engine-try", viewer.id, ENGINE_TRIES_PER_PERSON);
      return Promise.all(ENGINES.map((engine) => tryEngine(world, engine, TRY_WITHIN_MS)));
    },
  };
}

const TASK_NAMES = keysOf(TASKS);
const BINDING_NAMES = [...keysOf(REQUIRED_BINDINGS), ...keysOf(OPTIONAL_BINDINGS)];

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

/** The error stands behind the moment that makes it the newest. */
function queueOf([row]: readonly Queue[]): Queue {
  const { waiting, oldestAt, lastError, givenUp } = row ?? { waiting: 0, oldestAt: null, lastError: null, givenUp: 0 };
  return { waiting, oldestAt, lastError: lastError?.slice(lastError.indexOf(" ") + 1) ?? null, givenUp };
}

/** None of a task that this build does not know. */
function runOf(row: {
  task: string;
  started_at: number;
  finished_at: number | null;
  failed_at: number | null;
  failure: string | null;
}): TaskRun[] {
  const task = TASK_NAMES.find((name: TaskName) => name === row.task);
  if (!task) return [];
  return [
    { task, startedAt: row.started_at, finishedAt: row.finished_at, failedAt: row.failed_at, failure: row.failure },
  ];
}
