import { z } from "zod";
import type { BuiltWorker } from "../built-worker.ts";

export type Inspector = {
  /** Of the product's isolate, after a garbage collection. */
  heapBytes: () => Promise<number>;
  close: () => void;
};

/** Into the isolate of a Worker that was started `inspected`, by the protocol of Chromium's developer tools. */
export async function openInspector({ miniflare }: BuiltWorker): Promise<Inspector> {
  const address = await miniflare.getInspectorURL();
  const listed = await fetch(new URL("/json", address.href.replace(/^ws/, "http")));
  const target = targetsSchema.parse(await listed.json()).find(({ id }) => id.endsWith("rolecall"));
  if (!target) throw new Error("the product's isolate is not among those that can be inspected");
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let asked = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = answerSchema.parse(JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const ask = (method: string) =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method }));
    });
  return {
    heapBytes: async () => {
      await ask("HeapProfiler.collectGarbage");
      return usageSchema.parse(await ask("Runtime.getHeapUsage")).usedSize;
    },
    close: () => socket.close(),
  };
}

const targetsSchema = z.array(z.object({ id: z.string(), webSocketDebuggerUrl: z.string() }));
const answerSchema = z.object({ id: z.number().optional(), result: z.unknown() });
const usageSchema = z.object({ usedSize: z.number() });
