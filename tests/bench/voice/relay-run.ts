import { setTimeout as pause } from "node:timers/promises";
import { FRAME_MS } from "#core/voice/call-figures.ts";
import { findCpuMs } from "../process-cpu.ts";
import { quantile } from "../table.ts";
import type { OpenPath, Path } from "./paths.ts";
import { ANSWER_MS, type RealtimeServer } from "./realtime-server.ts";
import type { FrameCount } from "./stamped-sound.ts";

export type OneWay = { p50: number; p99: number };
export type RelayRun = {
  up: OneWay;
  down: OneWay;
  /** Of the process in between, per second of one call. */
  cpuMsPerCallSecond: number | null;
  frames: number;
  lost: number;
  outOfOrder: number;
};

/**
 * So many calls at once over one path, measured for a while after they have warmed up. They begin spread over one answer, and
 * within a frame: neither the turns nor the frames of people who do not know of each other fall together.
 */
export async function runRelay(
  path: Path,
  server: RealtimeServer,
  calls: number,
  { warmUpMs, runMs }: { warmUpMs: number; runMs: number },
): Promise<RelayRun> {
  const { microphones, customers } = server;
  server.restart();
  const open: OpenPath[] = [];
  try {
    const beganAtMs = performance.now();
    for (let call = 0; call < calls; call += 1) {
      const beginsAtMs = (call * ANSWER_MS) / calls + ((call * GOLDEN_RATIO) % 1) * FRAME_MS;
      await pause(Math.max(0, beganAtMs + beginsAtMs - performance.now()));
      open.push(await path.open());
    }
    await path.measures?.(true);
    await pause(warmUpMs);
    const cpuBefore = findCpuMs(path.pid);
    const startedAtMs = performance.now();
    microphones.isMeasuring = customers.isMeasuring = true;
    await pause(runMs);
    microphones.isMeasuring = customers.isMeasuring = false;
    const seconds = (performance.now() - startedAtMs) / 1000;
    const cpuAfter = findCpuMs(path.pid);
    for (const { client } of open) client.stopMicrophone();
    server.hush();
    await allArrived(server);
    requireStanding(open);
    return {
      up: oneWay(microphones),
      down: oneWay(customers),
      cpuMsPerCallSecond: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / seconds / calls,
      frames: microphones.sent + customers.sent,
      lost: lostOf(server),
      outOfOrder: microphones.outOfOrder + customers.outOfOrder,
    };
  } finally {
    await path.measures?.(false);
    for (const { close } of open) await close();
  }
}

/** Its multiples fall evenly into any interval, however many there are (Weyl). */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** What is on its way has two seconds to arrive. */
export async function allArrived(server: RealtimeServer): Promise<void> {
  for (let waitedMs = 0; lostOf(server) > 0 && waitedMs < 2000; waitedMs += 20) await pause(20);
}

export function lostOf({ microphones, customers }: RealtimeServer): number {
  return microphones.sent - microphones.received + customers.sent - customers.received;
}

/** A call that ended in the middle would make every figure better. */
export function requireStanding(open: OpenPath[]): void {
  for (const { client } of open) if (client.endedBy !== null) throw new Error(`a call ended: ${client.endedBy}`);
}

function oneWay({ delaysMs }: FrameCount): OneWay {
  return { p50: quantile(delaysMs, 0.5), p99: quantile(delaysMs, 0.99) };
}
