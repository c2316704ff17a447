import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createWorld } from "#workers/services/create-services.ts";
import type { World } from "#workers/services/world.ts";
import { emptyTables } from "./tables.ts";
import { type TestWorld, testWorld } from "./world.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      DB_HARBOR: D1Database;
    }
  }
}

export const MAIN_HOST = "rolecall.example";
export const HARBOR_HOST = "harbor.example.com";

/** The bindings of a deployment in which one organization has a database of its own. */
export const withHarbor = {
  ...env,
  ...{ SITE_URL: `https://${MAIN_HOST}`, APP_SECRET: "a secret of the tests, long enough" },
  DATABASES: JSON.stringify({ [HARBOR_HOST]: "DB_HARBOR" }),
};

/** Once for a file: the second database has its tables in files that ask for it. */
export async function migrateHarbor(): Promise<void> {
  await applyD1Migrations(env.DB_HARBOR, env.MIGRATIONS);
}

export async function emptyHarbor(): Promise<void> {
  await emptyTables(env.DB_HARBOR);
}

/** The world that a request to this host is given, with the time and the other fakes of testWorld. */
export function worldAt(host: string, overrides: Partial<World> = {}): TestWorld {
  const { database, db, otherDatabases, siteUrl, settings } = createWorld(withHarbor, {
    background: () => undefined,
    origin: `https://${host}`,
  });
  return testWorld({ database, db, otherDatabases, siteUrl, settings, ...overrides });
}
