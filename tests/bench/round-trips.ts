import { z } from "zod";
import type { BuiltWorker } from "./built-worker.ts";
import type { Row } from "./table.ts";

const COUNTS_PATH = "/bench/counts";
/** More in one batch is more work for the one writer that a database is. */
const MOST_STATEMENTS = 6;

export type PageView = {
  name: string;
  path: string;
  cookie?: string;
  status: number;
  mostTrips: number;
  mostStatements?: number;
};

/** Views each page once, in a Worker that was started with `countingWrapper`. */
export async function countRoundTrips(worker: BuiltWorker, pages: PageView[]): Promise<Row[]> {
  const counted: Row[] = [];
  await takeCounts(worker);
  for (const { name, path, cookie, status, mostTrips, mostStatements = MOST_STATEMENTS } of pages) {
    const response = await fetch(`${worker.url}${path}`, {
      redirect: "manual",
      headers: cookie === undefined ? {} : { Cookie: cookie },
    });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${path} answered ${response.status}, not ${status}`);
    const { trips, statements } = countsSchema.parse(JSON.parse(response.headers.get("Bench-Counts") ?? ""));
    const afterwards = (await takeCounts(worker)).trips - trips;
    counted.push({
      name: `D1 round trips of statements, ${name}`,
      ours: `${trips} of ${statements} ${afterwards > 0 ? `+${afterwards} afterwards` : ""}`.trim(),
      bar: { text: `<= ${mostTrips} of ${mostStatements}`, met: trips <= mostTrips && statements <= mostStatements },
    });
  }
  return counted;
}

/** Counting must itself be proved: one statement is one round trip, and so is a batch of three. */
export async function proveCounting(worker: BuiltWorker): Promise<void> {
  await takeCounts(worker);
  await fetch(`${worker.url}${COUNTS_PATH}/proof`);
  const { trips, statements } = await takeCounts(worker);
  if (trips !== 2 || statements !== 4)
    throw new Error(`counting at the D1 binding is broken: ${trips} round trips, ${statements} statements`);
}

async function takeCounts(worker: BuiltWorker): Promise<Counts> {
  const response = await fetch(`${worker.url}${COUNTS_PATH}`);
  return countsSchema.parse(await response.json());
}

const countsSchema = z.object({ trips: z.number(), statements: z.number() });
type Counts = z.infer<typeof countsSchema>;

/**
 * Stands before the built Worker and counts what the D1 binding itself sends to its database, so that it sees every query,
 * whoever makes it. `Bench-Counts` of an answer is what was sent before its last byte; COUNTS_PATH gives and forgets all
 * that was sent, background work included.
 */
export function countingWrapper(mainModule: string): string {
  return `
import { env } from "cloudflare:workers";
import app from "${mainModule}";
export * from "${mainModule}";

const counts = { trips: 0, statements: 0 };
let background = [];

for (const sender of [env.DB, env.DB.alwaysPrimarySession]) {
  const real = sender.fetcher;
  sender.fetcher = {
    fetch(url, init) {
      const sent = JSON.parse(init.body);
      counts.trips += 1;
      counts.statements += Array.isArray(sent) ? sent.length : 1;
      return real.fetch(url, init);
    },
  };
}

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "${COUNTS_PATH}/proof") {
      const one = env.DB.prepare("SELECT 1");
      await one.all();
      await env.DB.batch([one, one, one]);
      return new Response("proved");
    }
    if (pathname === "${COUNTS_PATH}") {
      await Promise.allSettled(background);
      background = [];
      const taken = { ...counts };
      counts.trips = 0;
      counts.statements = 0;
      return Response.json(taken);
    }
    const waitUntil = (work) => {
      background.push(work);
      ctx.waitUntil(work);
    };
    const response = await app.fetch(request, env, { waitUntil, passThroughOnException() {}, props: ctx.props, exports: ctx.exports });
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    headers.set("Bench-Counts", JSON.stringify(counts));
    return new Response(body.byteLength === 0 ? null : body, { status: response.status, headers });
  },
};
`;
}
