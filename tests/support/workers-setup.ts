/// <reference types="@cloudflare/vitest-plugin/types" />
import { applyD1Migrations, type D1Migration, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach } from "vitest";
import { loadLearned } from "#workers/adapters/learned.ts";
import { recordError, takeErrors } from "./console-errors.ts";
import { emptyTables } from "./tables.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      MIGRATIONS: D1Migration[];
    }
  }
}

// Files share a workerd: each begins with stores as empty as they are after a first deployment.
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await loadLearned(env.ASSETS);
});

const printError = console.error;

beforeEach(async () => {
  await emptyTables(env.DB);
  takeErrors();
  console.error = recordError;
});

// What is logged as an error is a fault, so it fails the test, unless the test took it with `takeErrors()`.
afterEach(() => {
  console.error = printError;
  const left = takeErrors();
  if (left.length > 0) throw new Error(`console.error was called:\n${left.join("\n")}`);
});
