import { setTimeout as pause } from "node:timers/promises";
import type { BuiltWorker } from "../built-worker.ts";
import { findResidentBytes } from "../process-cpu.ts";
import { atMost, median, type Row } from "../table.ts";
import { openInspector } from "./inspector.ts";
import { type OpenPath, productPath } from "./paths.ts";
import type { RealtimeServer } from "./realtime-server.ts";
import { requireStanding } from "./relay-run.ts";

/**
 * What 30 minutes of a call leave in memory. The clock of the isolate, its timers and the frames run at `speed` times real
 * time, so every limit of a call sees 30 minutes; sockets, storage and the recording are real. The heap is measured after a
 * garbage collection. Alarms of the object keep real time and thus ring less often than they would.
 */
export async function measureMemory(
  worker: BuiltWorker,
  server: RealtimeServer,
  { calls, minutes, speed }: { calls: number; minutes: number; speed: number },
): Promise<Row[]> {
  const inspector = await openInspector(worker);
  const path = productPath(worker, server, speed);
  const open: OpenPath[] = [];
  server.restart();
  for (let call = 0; call < calls; call += 1) open.push(await path.open());
  const takenAt: Taken[] = [];
  for (let minute = EVERY_MINUTES; minute <= minutes; minute += EVERY_MINUTES) {
    await pause((EVERY_MINUTES * 60_000) / speed);
    requireStanding(open);
    const heapBytes = await inspector.heapBytes();
    const residentBytes = findResidentBytes(worker.pid) ?? 0;
    takenAt.push({ heapBytes, residentBytes });
    console.log(
      `minute ${minute}: heap ${(heapBytes / 1e6).toFixed(1)} MB, resident ${(residentBytes / 1e6).toFixed(0)} MB`,
    );
  }
  inspector.close();
  for (const { close } of open) await close();
  const third = Math.floor(takenAt.length / 3);
  const grownKilobytes = (of: (taken: Taken) => number) =>
    (median(takenAt.slice(-third).map(of)) - median(takenAt.slice(0, third).map(of))) / 1000 / calls;
  const heap = grownKilobytes(({ heapBytes }) => heapBytes);
  return [
    {
      name: `heap of a call, grown between the first and the last third of ${minutes} minutes, mean of ${calls}`,
      ours: `${heap.toFixed(0)} kB`,
      bar: atMost(MAY_GROW_KILOBYTES, heap, " kB"),
    },
    {
      name: "  resident memory of workerd, simulated D1 included",
      ours: `${grownKilobytes(({ residentBytes }) => residentBytes).toFixed(0)} kB`,
    },
  ];
}

type Taken = { heapBytes: number; residentBytes: number };

const EVERY_MINUTES = 2;
/** The words of half an hour, in the relay and in the record of the call, are some hundred lines. A minute of sound is 5.8 MB. */
const MAY_GROW_KILOBYTES = 500;
