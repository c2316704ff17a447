import { setTimeout as pause } from "node:timers/promises";
import type { BuiltWorker } from "../built-worker.ts";
import { findCpuMs, findResidentBytes } from "../process-cpu.ts";
import { atMost, milliseconds, quantile, type Row } from "../table.ts";
import { type OpenPath, productPath } from "./paths.ts";
import type { RealtimeServer } from "./realtime-server.ts";
import { allArrived, lostOf, requireStanding } from "./relay-run.ts";
import type { FrameCount } from "./stamped-sound.ts";

/** Bar (e): so many calls at once for so long, in real time over real sockets, recorded; each frame arrives, in order. */
export async function soak(
  worker: BuiltWorker,
  server: RealtimeServer,
  { calls, minutes }: { calls: number; minutes: number },
): Promise<Row[]> {
  const { microphones, customers } = server;
  const path = productPath(worker, server);
  const open: OpenPath[] = [];
  server.restart();
  for (let call = 0; call < calls; call += 1) open.push(await path.open());
  const cpuBefore = findCpuMs(worker.pid) ?? 0;
  microphones.isMeasuring = customers.isMeasuring = true;
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    requireStanding(open);
    const megabytes = (findResidentBytes(worker.pid) ?? 0) / 1e6;
    console.log(
      `minute ${minute}: up ${stateOf(microphones)}; down ${stateOf(customers)}; ${megabytes.toFixed(0)} MB; complaints: ${complaintsOf(open)}`,
    );
  }
  const cpuMs = (findCpuMs(worker.pid) ?? 0) - cpuBefore;
  for (const { client } of open) client.stopMicrophone();
  server.hush();
  await allArrived(server);
  const frames = microphones.sent + customers.sent;
  const broken = lostOf(server) + microphones.outOfOrder + customers.outOfOrder;
  const rows: Row[] = [
    {
      name: `${calls} calls for ${minutes} minutes, frames lost or out of order, of ${frames.toLocaleString("en-US")}`,
      ours: String(broken),
      bar: atMost(0, broken),
    },
    { name: "  a frame up, p50", ours: milliseconds(quantile(microphones.delaysMs, 0.5)) },
    { name: "  p99.9", ours: milliseconds(quantile(microphones.delaysMs, 0.999)) },
    { name: "  a frame down, p50", ours: milliseconds(quantile(customers.delaysMs, 0.5)) },
    { name: "  p99.9", ours: milliseconds(quantile(customers.delaysMs, 0.999)) },
    { name: "  processor time per second of one", ours: milliseconds(cpuMs / calls / (minutes * 60)) },
  ];
  const startedAtMs = performance.now();
  for (const { close } of open) await close();
  rows.push({ name: "  all hung up, stored and scored within", ours: milliseconds(performance.now() - startedAtMs) });
  return rows;
}

function stateOf({ sent, received, outOfOrder }: FrameCount): string {
  return `${received} arrived, ${sent - received} not, ${outOfOrder} out of order`;
}

function complaintsOf(open: OpenPath[]): string {
  const complaints = open.flatMap(({ client }) => client.complaints);
  return (
    [...new Set(complaints)].map((code) => `${code} x${complaints.filter((one) => one === code).length}`).join(", ") ||
    "none"
  );
}
