import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createClient, type RealtimeChannel, type SupabaseClient } from "@supabase/supabase-js";
import { expect, vi } from "vitest";
import { ANON_KEY, type AuthApp, authApp, SERVICE_ROLE_KEY, SITE } from "#tests/support/auth-client.ts";
import { scriptCalls } from "#tests/support/voice/scripted-world.ts";
import { createRealtimeHub } from "#workers/adapters/realtime-hub.ts";

export function hub() {
  return env.REALTIME.get(env.REALTIME.idFromName("hub"));
}

/** The API with the real hub, which begins without sockets. */
export async function realtimeApp(settings: Record<string, string> = {}): Promise<AuthApp> {
  const app = authApp({ SERVICE_ROLE_KEY, ANON_KEY, ...settings }, { realtime: createRealtimeHub(hub, "DB") });
  const { settings: read, siteUrl, now } = app.world;
  scriptCalls({ settings: read, siteUrl, now });
  await runInDurableObject(hub(), (_, state) => state.storage.deleteAlarm());
  await evictDurableObject(hub(), { webSockets: "close" });
  return app;
}

/** The object is put away with its sockets kept, as after some idle seconds. */
export function sleep(): Promise<void> {
  return evictDurableObject(hub());
}

export function ring(): Promise<boolean> {
  return runDurableObjectAlarm(hub());
}

/** A socket as a test's own program opens one: everything it was told, in order. */
export class RawSocket {
  readonly told: unknown[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      this.told.push(typeof data === "string" ? parsed(data) : data);
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
    });
    socket.accept();
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  close(): void {
    this.#socket.close(1000);
  }

  /** Until it was told this, among other things. */
  async hears(expected: unknown): Promise<void> {
    await vi.waitFor(() => expect(this.told).toContainEqual(expected), 5000);
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

export async function knock(app: AuthApp, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app.fetch(`${SITE}${path}`, { headers: { Upgrade: "websocket", ...headers } });
}

export async function rawSocket(app: AuthApp, version = "2.0.0", key = ANON_KEY): Promise<RawSocket> {
  const response = await knock(app, `/realtime/v1/websocket?apikey=${key}&vsn=${version}`);
  if (!response.webSocket) throw new Error(`no socket: ${response.status} ${await response.text()}`);
  return new RawSocket(response.webSocket);
}

/** The ecosystem's client, unmodified; its sockets go to the app. Signed in with this person's tokens, where given. */
export async function listener(
  app: AuthApp,
  session: { access_token: string; refresh_token: string } | null,
  options: { key?: string; vsn?: string } = {},
): Promise<SupabaseClient> {
  const { key = ANON_KEY, vsn } = options;
  const client = createClient(SITE, key, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    global: { fetch: app.fetch },
    realtime: { transport: socketsOf(app), ...(vsn && { vsn }) },
  });
  if (session) await client.auth.setSession(session);
  clients.push(client);
  return client;
}

const clients: SupabaseClient[] = [];

/** Call it after each test: what is open is closed. */
export async function hangUpAll(): Promise<void> {
  await Promise.all(clients.splice(0).map((client) => client.realtime.disconnect()));
}

/** Joins; "SUBSCRIBED", or what the client was told instead. */
export function joined(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? `${status}: ${error.message}` : status));
  });
}

/** A browser's WebSocket as far as the client uses it, whose other end is the app. */
function socketsOf(app: AuthApp) {
  return class AppSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readonly protocol = "";
    readonly extensions = "";
    readonly bufferedAmount = 0;
    readonly url: string;
    binaryType: BinaryType = "arraybuffer";
    readyState = 0;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    #socket: WebSocket | null = null;

    constructor(url: string | URL) {
      super();
      this.url = String(url);
      void this.#open();
    }

    async #open(): Promise<void> {
      const response = await app.fetch(this.url.replace(/^ws/, "http"), { headers: { Upgrade: "websocket" } });
      if (!response.webSocket) {
        this.readyState = 3;
        this.onerror?.(new Event("error"));
        this.onclose?.(new CloseEvent("close", { code: 1006 }));
        return;
      }
      this.#socket = response.webSocket;
      this.#socket.addEventListener("message", (event) => this.onmessage?.(event));
      this.#socket.addEventListener("close", (event) => {
        this.readyState = 3;
        this.onclose?.(event);
      });
      this.#socket.binaryType = "arraybuffer";
      this.#socket.accept();
      this.readyState = 1;
      this.onopen?.(new Event("open"));
    }

    send(data: string | ArrayBuffer): void {
      this.#socket?.send(data);
    }

    close(code?: number, reason?: string): void {
      this.readyState = 2;
      this.#socket?.close(code, reason);
    }
  };
}
