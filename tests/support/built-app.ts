import { connect, createServer, type Socket } from "node:net";
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
  /** The text of a page as somebody gets it whose address Cloudflare places in this time zone. */
  pageFrom: (timeZone: string, path: string, cookie: string) => Promise<string>;
  /** Runs the Worker's scheduled handler. Gives "ok", or "exception" when it threw. */
  runSchedule: () => Promise<string>;
  stop: () => Promise<void>;
};

/** What the built product signs with in these tests. */
export const BUILT_APP_SECRET = "a secret of the browser tests, long enough";

const OURS: Record<string, string> = {
  APP_SECRET: BUILT_APP_SECRET,
  // Tests of other pages do not enrol a factor first.
  ADMIN_SECOND_FACTOR_REQUIRED: "false",
};

/**
 * The built product, as it is deployed: production code in workerd with its own empty D1, KV and R2, at its SITE_URL. `host`:
 * passkeys are for names, not for numbers.
 */
export function startBuiltApp(
  vars: Record<string, string> = {},
  configPath?: string,
  host?: "localhost",
): Promise<BuiltApp> {
  return startWorkers((url) => ({ ...OURS, SITE_URL: url, ...vars }), configPath, host);
}

/** The same with these settings and no others. */
export function startUnconfiguredApp(vars: Record<string, string>): Promise<BuiltApp> {
  return startWorkers(() => vars);
}

async function startWorkers(
  varsAt: (url: string) => Record<string, string>,
  configPath = "build/server/wrangler.json",
  host = "127.0.0.1",
): Promise<BuiltApp> {
  const forwarder = await openForwarder(host);
  const server = createTestHarness({
    root,
    workers: [
      { configPath, vars: varsAt(forwarder.url) },
      { configPath: "dist/rolecall_extractor/wrangler.json" },
      { configPath: "dist/rolecall_speech/wrangler.json" },
    ],
  });
  forwarder.forwardTo((await server.listen()).url);
  const worker = server.getWorker<Pick<Env, "DB" | "NOTES" | "SCRIPTS">>();
  await worker.applyD1Migrations("DB");
  const env = await worker.getEnv();
  return {
    url: forwarder.url,
    db: env.DB,
    notes: env.NOTES,
    scripts: env.SCRIPTS,
    logs: () => server.getLogs().map((line) => line.message),
    pageFrom: async (timeZone, path, cookie) => {
      const cf = { timezone: timeZone };
      return (await server.fetch(`${forwarder.url}${path}`, { headers: { Cookie: cookie }, cf })).text();
    },
    runSchedule: async () => {
      const { outcome } = await worker.scheduled({ cron: "* * * * *", scheduledTime: new Date() });
      return outcome;
    },
    stop: async () => {
      forwarder.close();
      await server.close();
    },
  };
}

/**
 * The harness listens where it likes and says so afterwards, but the Worker must be told its SITE_URL before. So the address that
 * tests use is opened first, and every byte is forwarded to wherever the harness listens.
 */
async function openForwarder(host: string) {
  let target = { hostname: "", port: "" };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    const worker = connect({ port: Number(target.port), host: target.hostname, noDelay: true });
    for (const [socket, other] of [[visitor, worker] as const, [worker, visitor] as const]) {
      sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => sockets.delete(socket));
      socket.pipe(other);
    }
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the forwarder has no port");
  return {
    url: `http://${host}:${address.port}`,
    forwardTo: (url: URL) => {
      target = url;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
