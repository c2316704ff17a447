import { availableParallelism } from "node:os";
import type { BuiltWorker } from "../built-worker.ts";
import { atMost, median, milliseconds, quantile, type Row } from "../table.ts";
import { directPath, type Path, productPath, startBareObject, startRawRelay } from "./paths.ts";
import type { RealtimeServer } from "./realtime-server.ts";
import { type RelayRun, runRelay } from "./relay-run.ts";

export type RelaySpeedOptions = { counts: number[]; rounds: number; warmUpMs: number; runMs: number };

/**
 * One-way times of frames over the product, over a process and over a Durable Object that do nothing but relay, and over
 * nothing, in turns. Bars (a) to (c) hold at 50 calls; the other counts show how they come about, and the bare object how
 * much of it is the platform's.
 */
export async function measureRelaySpeed(
  worker: BuiltWorker,
  server: RealtimeServer,
  { counts, rounds, warmUpMs, runMs }: RelaySpeedOptions,
): Promise<Row[]> {
  const relay = await startRawRelay(server);
  const bare = await startBareObject(server);
  const paths = { direct: directPath(server), raw: relay.path, bare: bare.path, ours: productPath(worker, server) };
  const rows: Row[] = [];
  try {
    for (const calls of counts) {
      const runs: Record<keyof typeof paths, RelayRun[]> = { direct: [], raw: [], bare: [], ours: [] };
      for (let round = 1; round <= rounds; round += 1) {
        console.log(`${calls} calls at once, round ${round} of ${rounds}`);
        for (const name of ["direct", "raw", "bare", "ours"] as const)
          runs[name].push(await runRelay(paths[name], server, calls, { warmUpMs, runMs }));
      }
      rows.push(...rowsOf(calls, runs));
    }
  } finally {
    relay.stop();
    await bare.stop();
  }
  return rows;
}

/** Bar (d): from the request for a socket until the line stands, one call after the other. */
export async function measureSetup(worker: BuiltWorker, server: RealtimeServer, calls: number): Promise<Row[]> {
  const path: Path = productPath(worker, server);
  const setupsMs: number[] = [];
  server.restart();
  for (let call = 0; call < calls; call += 1) {
    const { setupMs, close } = await path.open();
    setupsMs.push(setupMs);
    await close();
  }
  const p50 = quantile(setupsMs, 0.5);
  return [
    { name: `a call is set up, p50 of ${calls}`, ours: milliseconds(p50), bar: atMost(50, p50, " ms") },
    { name: "  p95", ours: milliseconds(quantile(setupsMs, 0.95)) },
  ];
}

function rowsOf(calls: number, runs: Record<"direct" | "raw" | "bare" | "ours", RelayRun[]>): Row[] {
  const isJudged = calls === JUDGED_CALLS;
  const times = (["up", "down"] as const).flatMap((way) =>
    (["p50", "p99"] as const).map((share): Row => {
      const of = (name: keyof typeof runs) => median(runs[name].map((run) => run[way][share]));
      const [ours, raw] = [of("ours"), of("raw")];
      return {
        name: `${calls} calls, a frame ${way}, ${share} (direct ${milliseconds(of("direct"))}, bare object ${milliseconds(of("bare"))})`,
        ours: milliseconds(ours),
        floor: milliseconds(raw),
        ratio: ours / raw,
        bar: isJudged ? (share === "p50" ? halfBar(ours, raw) : tailBar(ours, raw)) : undefined,
      };
    }),
  );
  const cpu = (name: keyof typeof runs) => {
    const known = runs[name].flatMap((run) => run.cpuMsPerCallSecond ?? []);
    return known.length === 0 ? null : median(known);
  };
  const [ours, raw, bare] = [cpu("ours"), cpu("raw"), cpu("bare")];
  const broken = runs.ours.reduce((sum, run) => sum + run.lost + run.outOfOrder, 0);
  const frames = runs.ours.reduce((sum, run) => sum + run.frames, 0);
  return [
    ...times,
    {
      name: `${calls} calls, processor time per second of one, recorded (bare object ${bare === null ? "unknown" : milliseconds(bare)})`,
      ours: ours === null ? "unknown" : milliseconds(ours),
      floor: raw === null ? "unknown" : milliseconds(raw),
      ratio: ours === null || raw === null ? undefined : ours / raw,
      bar: isJudged && ours !== null ? atMost(4, ours, " ms") : undefined,
    },
    {
      name: `${calls} calls, frames lost or out of order, of ${frames.toLocaleString("en-US")}`,
      ours: String(broken),
      bar: atMost(0, broken),
    },
  ];
}

const JUDGED_CALLS = 50;

function halfBar(ours: number, raw: number): Row["bar"] {
  return { text: "<= 2.5 times, 1.5 ms", met: ours <= 2.5 * raw && ours <= 1.5 };
}

/** On few cores the load generator and the relay get in each other's way, and only the comparison means something. */
function tailBar(ours: number, raw: number): Row["bar"] {
  return availableParallelism() >= 4 ? atMost(10, ours, " ms") : { text: "<= 2 times", met: ours <= 2 * raw };
}
