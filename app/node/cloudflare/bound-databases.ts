import { join } from "node:path";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { readSettings } from "#workers/settings.ts";
import { UsageError } from "../command-line/run-command.ts";

/** A database that wrangler.toml binds. `host`: the one that it alone serves, by the setting DATABASES; null: the main one. */
export type BoundDatabase = { binding: string; host: string | null };

/** The main one first. */
export function readDatabases(root: string): BoundDatabase[] {
  const { d1_databases: bound, vars } = configSchema.parse(
    unstable_readConfig({ config: join(root, "wrangler.toml") }),
  );
  const bindings = bound.map(({ binding }) => binding);
  return [{ binding: "DB", host: null }, ...ownDatabases(vars.DATABASES, bindings)];
}

const configSchema = z.object({
  d1_databases: z.array(z.object({ binding: z.string() })),
  vars: z.record(z.string(), z.unknown()),
});

function ownDatabases(DATABASES: unknown, bindings: readonly string[]): BoundDatabase[] {
  const hosts = Object.entries(hostsOf(DATABASES, bindings));
  return bindings
    .filter((binding) => binding !== "DB")
    .map((binding) => ({ binding, host: hosts.find(([, name]) => name === binding)?.[0] ?? null }));
}

function hostsOf(DATABASES: unknown, bindings: readonly string[]): Record<string, string> {
  const bound = Object.fromEntries(bindings.map((binding) => [binding, { prepare: () => undefined }]));
  try {
    return readSettings({ DATABASES, ...bound }, { isDevelopment: true }).DATABASES;
  } catch (error) {
    throw new UsageError("wrangler.toml: the setting DATABASES is wrong, or names a database that is not bound there", {
      cause: error,
    });
  }
}
