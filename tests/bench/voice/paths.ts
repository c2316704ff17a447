import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { z } from "zod";
import { bareObject, buildBareObject } from "../builds.ts";
import { type BuiltWorker, startBuiltWorker } from "../built-worker.ts";
import { choiceOf, signIn } from "../practised-login.ts";
import { replayD1 } from "../replayed-d1.ts";
import type { RealtimeServer } from "./realtime-server.ts";
import { StreamingClient } from "./streaming-client.ts";
import { connect, type WireSocket } from "./wire-socket.ts";

/** One way for sound to get from a browser to the realtime server and back. */
export type Path = {
  name: string;
  /** Of the process in between; null: there is none. */
  pid: number | null;
  /** A call whose line stands. */
  open: () => Promise<OpenPath>;
  /** Before frames are measured, and after. */
  measures?: (on: boolean) => Promise<void>;
};

export type OpenPath = {
  client: StreamingClient;
  /** From the request for a socket until the line stands. */
  setupMs: number;
  /** When it comes back nothing of the call is left to be done. */
  close: () => Promise<void>;
};

export function directPath(server: RealtimeServer): Path {
  return { name: "direct", pid: null, open: () => openPlain(server.url, server) };
}

/** A relay in a process of its own. */
export async function startRawRelay(server: RealtimeServer): Promise<{ path: Path; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "raw-relay.ts"), server.url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [told] = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stdout, "data"));
  const url = told.toString().trim();
  return {
    path: { name: "raw relay", pid: child.pid ?? null, open: () => openPlain(url, server) },
    stop: () => void child.kill(),
  };
}

/** A Durable Object that does nothing but relay, in a workerd of its own. */
export async function startBareObject(server: RealtimeServer): Promise<{ path: Path; stop: () => Promise<void> }> {
  await buildBareObject();
  const worker = await startBuiltWorker({
    configPath: bareObject.configPath,
    vars: { UPSTREAM: server.url },
  });
  return {
    path: { name: "bare object", pid: worker.pid, open: () => openPlain(worker.url, server) },
    stop: worker.stop,
  };
}

/** The product, its person signed in and on a call that is recorded. */
export function productPath(worker: BuiltWorker, server: RealtimeServer, speed = 1): Path {
  return {
    name: "ours",
    pid: worker.pid,
    measures: (on) => replayD1(worker, on),
    open: async () => {
      const call = await askForCall(worker);
      const { socket, startedAtMs } = await openSocket(worker, call.url);
      const client = new StreamingClient(socket, server, { speed });
      await client.stands;
      const setupMs = performance.now() - startedAtMs;
      client.startMicrophone();
      return {
        client,
        setupMs,
        close: async () => {
          client.close();
          await call.end();
        },
      };
    },
  };
}

export type AskedCall = { url: string; askedMs: number; end: () => Promise<void> };

/** A call as the page asks for it, each time for another person. */
export async function askForCall(worker: BuiltWorker): Promise<AskedCall> {
  const headers = {
    Cookie: await signIn(worker),
    Origin: worker.url,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
  };
  const post = (path: string, body: object) =>
    fetch(`${worker.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const startedAtMs = performance.now();
  const response = await post("/api/calls", { choice: choiceOf(1), consent: true });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`POST /api/calls answered ${response.status}: ${JSON.stringify(answer)}`);
  const { conversationId, url } = doorSchema.parse(answer);
  return {
    url,
    askedMs: performance.now() - startedAtMs,
    end: async () => {
      const ended = await post(`/api/calls/${conversationId}/end`, {});
      if (!ended.ok) throw new Error(`a call could not be ended: ${ended.status} ${await ended.text()}`);
    },
  };
}

export async function openSocket(
  worker: BuiltWorker,
  path: string,
): Promise<{ socket: WireSocket; startedAtMs: number }> {
  const startedAtMs = performance.now();
  const socket = await connect(`${worker.url}${path}`, { Origin: worker.url });
  return { socket, startedAtMs };
}

const doorSchema = z.object({ conversationId: z.string(), url: z.string() });

async function openPlain(url: string, server: RealtimeServer): Promise<OpenPath> {
  const startedAtMs = performance.now();
  const client = new StreamingClient(await connect(url), server, { asksItself: true });
  await client.stands;
  const setupMs = performance.now() - startedAtMs;
  client.startMicrophone();
  return { client, setupMs, close: async () => client.close() };
}
