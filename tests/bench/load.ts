import { Agent, get, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { findCpuMs } from "./process-cpu.ts";

/** wrk's -c8: enough to keep one workerd thread always busy, few enough that nothing queues for long. */
const CONNECTIONS = 8;

export type Target = {
  name: string;
  url: string;
  pid: number | null;
  status: number;
  headers?: Record<string, string>;
};
export type Speed = { perSecond: number; cpuMs: number | null; bytes: number };

/** Keeps asking for one page over kept-alive connections and counts answers. An answer with another status ends the run. */
export async function measureSpeed(target: Target, durationMs: number): Promise<Speed> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answers = 0;
  let bytes = 0;
  const cpuBefore = findCpuMs(target.pid);
  const startedMs = performance.now();
  const endsMs = startedMs + durationMs;
  const askAgainAndAgain = async () => {
    while (performance.now() < endsMs) {
      bytes = await ask(target, agent);
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, askAgainAndAgain));
  } finally {
    agent.destroy();
  }
  const elapsedMs = performance.now() - startedMs;
  const cpuAfter = findCpuMs(target.pid);
  return {
    perSecond: (answers / elapsedMs) * 1000,
    cpuMs: cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / answers,
    bytes,
  };
}

/** Size of the body. */
function ask(target: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const receive = (response: IncomingMessage) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === target.status) resolve(bytes);
        else reject(new Error(`${target.name} answered ${response.statusCode}, not ${target.status}`));
      });
    };
    get(target.url, { agent, headers: target.headers }, receive).on("error", reject);
  });
}
