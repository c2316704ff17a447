import { z } from "zod";
import type { BuiltWorker } from "../built-worker.ts";

const METER_PATH = "/bench/meter";

/** What was asked of D1, as its own answers say; `ms`: from sending to the answer, of each round trip that wrote. */
const meterSchema = z.object({
  trips: z.number(),
  rowsRead: z.number(),
  rowsWritten: z.number(),
  bytesSent: z.number(),
  bytesAnswered: z.number(),
  /** Of the whole database, after the last of them. */
  databaseBytes: z.number(),
  writingMs: z.array(z.number()),
});
export type Metered = z.infer<typeof meterSchema>;

/** What was asked of D1 since it was last asked for, work in the background included. */
export async function takeMeter(worker: BuiltWorker): Promise<Metered> {
  return meterSchema.parse(await (await fetch(`${worker.url}${METER_PATH}`)).json());
}

/** Metering must itself be proved: one row written and read is one row written and at least one read. */
export async function proveMetering(worker: BuiltWorker): Promise<void> {
  await takeMeter(worker);
  await fetch(`${worker.url}${METER_PATH}/proof`);
  const { trips, rowsRead, rowsWritten, databaseBytes } = await takeMeter(worker);
  if (trips !== 2 || rowsWritten < 1 || rowsRead < 1 || databaseBytes === 0)
    throw new Error(`metering at the D1 binding is broken: ${JSON.stringify({ trips, rowsRead, rowsWritten })}`);
}

/** Stands before the built Worker and reads the `meta` of what its D1 binding is answered, for calls as well: theirs is the same binding. */
export function meteringWrapper(mainModule: string): string {
  return `
import { env } from "cloudflare:workers";
import app from "${mainModule}";
export * from "${mainModule}";

const none = () => ({ trips: 0, rowsRead: 0, rowsWritten: 0, bytesSent: 0, bytesAnswered: 0, databaseBytes: 0, writingMs: [] });
let meter = none();
let databaseBytes = 0;
let background = [];

for (const sender of [env.DB, env.DB.alwaysPrimarySession]) {
  const real = sender.fetcher;
  sender.fetcher = {
    async fetch(url, init) {
      const startedAt = performance.now();
      const response = await real.fetch(url, init);
      const body = await response.text();
      const ms = performance.now() - startedAt;
      let wrote = 0;
      for (const { meta } of [JSON.parse(body)].flat()) {
        meter.rowsRead += meta?.rows_read ?? 0;
        wrote += meta?.rows_written ?? 0;
        databaseBytes = meta?.size_after ?? databaseBytes;
      }
      meter.trips += 1;
      meter.rowsWritten += wrote;
      meter.bytesSent += init.body.length;
      meter.bytesAnswered += body.length;
      if (wrote > 0) meter.writingMs.push(ms);
      return new Response(body, response);
    },
  };
}

const collecting = (ctx) => ({
  waitUntil(work) {
    background.push(work);
    ctx.waitUntil(work);
  },
  passThroughOnException() {},
  props: ctx.props,
  exports: ctx.exports,
});

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "${METER_PATH}/proof") {
      await env.DB.prepare("SELECT id FROM users").all();
      await env.DB.prepare("UPDATE users SET updated_at = updated_at").all();
      return new Response("proved");
    }
    if (pathname === "${METER_PATH}") {
      await Promise.allSettled(background);
      background = [];
      const taken = { ...meter, databaseBytes };
      meter = none();
      return Response.json(taken);
    }
    return app.fetch(request, env, collecting(ctx));
  },
  scheduled: (controller, env, ctx) => app.scheduled(controller, env, collecting(ctx)),
};
`;
}
