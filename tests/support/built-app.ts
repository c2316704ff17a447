import { resolve } from "node:path";
import { createTestHarness } from "wrangler";

const root = resolve(import.meta.dirname, "../..");

export type BuiltApp = {
  /** Without a trailing slash. */
  url: string;
  db: D1Database;
  notes: KVNamespace;
  scripts: R2Bucket;
  /** What the Worker logged so far, one line each. */
  logs: () => string[];
  /** Runs the Worker's scheduled handler. */
  runSchedule: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The built product, as it is deployed: production code in workerd with its own empty D1, KV and R2. */
export async function startBuiltApp(vars: Record<string, string> = {}): Promise<BuiltApp> {
  const server = createTestHarness({
    root,
    workers: [
      { configPath: "build/server/wrangler.json", vars },
      { configPath: "dist/rolecall_extractor/wrangler.json" },
      { configPath: "dist/rolecall_speech/wrangler.json" },
    ],
  });
  const { url } = await server.listen();
  const worker = server.getWorker<Pick<Env, "DB" | "NOTES" | "SCRIPTS">>();
  await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  return {
    url: url.origin,
    db: env.DB,
    notes: env.NOTES,
    scripts: env.SCRIPTS,
    logs: () => server.getLogs().map((line) => line.message),
    runSchedule: async () => {
      await worker.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
    },
    stop: () => server.close(),
  };
}
