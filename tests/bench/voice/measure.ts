import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { product } from "../builds.ts";
import { type BuiltWorker, type BuiltWorkerOptions, startBuiltWorker } from "../built-worker.ts";
import { migrate } from "../practised-login.ts";
import type { Row } from "../table.ts";
import { measureBargeIns } from "./barge-in.ts";
import { measureMemory } from "./memory.ts";
import { type RealtimeServer, startRealtimeServer } from "./realtime-server.ts";
import { measureRelaySpeed, measureSetup } from "./relay-speed.ts";
import { soak } from "./soak.ts";
import { measureTurns } from "./turn-speed.ts";
import { voiceWrapper } from "./wrapper.ts";

/** The bars of a live call: how long sound takes, what it costs, and how fast one is answered and heard out. */
export async function measureVoice(quick: boolean): Promise<Row[]> {
  const relayed = await withRealtimeServer({}, async (worker, server) => [
    ...(await measureSetup(worker, server, quick ? 5 : 30)),
    ...(await measureRelaySpeed(
      worker,
      server,
      quick
        ? { counts: [1, 50], rounds: 1, warmUpMs: 2000, runMs: 6000 }
        : { counts: [1, 20, 50, 100], rounds: 3, warmUpMs: 3000, runMs: 20_000 },
    )),
  ]);
  const turns = await withWorker({}, (worker) => measureTurns(worker, quick ? 2 : 10));
  return [...relayed, ...turns, ...(await measureBargeIns(quick ? 3 : 15))];
}

/** Ten minutes of fifty calls. */
export function soakVoice(quick: boolean): Promise<Row[]> {
  return withRealtimeServer({}, (worker, server) => soak(worker, server, { calls: 50, minutes: quick ? 1 : 10 }));
}

/** Half an hour of calls, in five minutes. */
export function measureVoiceMemory(quick: boolean): Promise<Row[]> {
  return withRealtimeServer(
    { inspected: true, wrapper: voiceWrapper(SPEED) },
    (worker, server) => measureMemory(worker, server, { calls: quick ? 2 : 6, minutes: 30, speed: SPEED }),
    SPEED,
  );
}

const SPEED = 6;

/**
 * D1, R2 and the objects' databases are simulated in the one thread of workerd, which waits for the disk with each write. On a
 * disk in memory it does not, as it would not where they are servers of their own.
 */
const MEMORY_DISK = "/dev/shm";
if (existsSync(MEMORY_DISK)) {
  const folder = mkdtempSync(join(MEMORY_DISK, "rolecall-bench-"));
  process.env.TMPDIR = folder;
  // Gigabytes, of what keeps the memory of the machine.
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

async function withRealtimeServer(
  options: Partial<BuiltWorkerOptions>,
  measure: (worker: BuiltWorker, server: RealtimeServer) => Promise<Row[]>,
  speed = 1,
): Promise<Row[]> {
  const server = await startRealtimeServer(speed);
  const vars = { OPENAI_REALTIME_URL: server.url, OPENAI_REALTIME_KEY: "bench", CALL_CAP_MINUTES: "55" };
  try {
    return await withWorker({ ...options, vars }, (worker) => measure(worker, server));
  } finally {
    server.stop();
  }
}

async function withWorker(
  options: Partial<BuiltWorkerOptions>,
  measure: (worker: BuiltWorker) => Promise<Row[]>,
): Promise<Row[]> {
  const { configPath, extractorConfigPath, speechConfigPath } = product;
  const worker = await startBuiltWorker({
    configPath,
    boundConfigPaths: [extractorConfigPath, speechConfigPath],
    wrapper: voiceWrapper(),
    ...options,
    vars: { ...product.vars, ...options.vars },
  });
  try {
    await migrate(worker, product.migrationsFolder);
    const rows = await measure(worker);
    if (worker.faults.length > 0) throw new Error(`the product logged faults: ${worker.faults.slice(0, 3).join("\n")}`);
    return rows;
  } finally {
    await worker.stop();
  }
}
