import type { Engine, EngineListener } from "./engine.ts";

export type RealtimeSettings = {
  url: string;
  apiKey: string | null;
  model: string;
  /** Tells the upstream one user from another without saying who they are. */
  safetyIdentifier: string;
};

/** Any server that speaks OpenAI's Realtime protocol (GA) over a socket. The key never leaves this object. */
export class RealtimeEngine implements Engine {
  readonly #settings: RealtimeSettings;
  readonly #fetch: typeof fetch;
  readonly #listener: EngineListener;
  #socket: WebSocket | null = null;
  #connection = 0;

  constructor(settings: RealtimeSettings, fetcher: typeof fetch, listener: EngineListener) {
    this.#settings = settings;
    this.#fetch = fetcher;
    this.#listener = listener;
  }

  open(connection: number): void {
    this.close();
    this.#connection = connection;
    void this.#connect(connection);
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  close(): void {
    this.#connection = 0;
    closeQuietly(this.#socket);
    this.#socket = null;
  }

  async #connect(connection: number): Promise<void> {
    const socket = await this.#upgrade(connection);
    if (!socket) return;
    if (connection !== this.#connection) return closeQuietly(socket);
    this.#socket = socket;
    this.#listener.opened(connection);
  }

  /** Already open: an upgraded fetch has no "open" event. Null: refused, and reported. */
  async #upgrade(connection: number): Promise<WebSocket | null> {
    const { url, apiKey, model, safetyIdentifier } = this.#settings;
    const headers = new Headers({ Upgrade: "websocket", "OpenAI-Safety-Identifier": safetyIdentifier });
    if (apiKey) headers.set("Authorization", `Bearer ${apiKey}`);
    const address = new URL(url);
    address.searchParams.set("model", model);
    try {
      const response = await this.#fetch(address.href, { headers, signal: AbortSignal.timeout(UPGRADE_WITHIN_MS) });
      const socket = response.webSocket;
      if (!socket) {
        await response.body?.cancel();
        this.#listener.refused(connection, response.status);
        return null;
      }
      this.#listen(socket, connection);
      return socket;
    } catch {
      this.#listener.refused(connection, null);
      return null;
    }
  }

  /** A broken socket may tell of its end twice (close, then error): the first one counts, and the relay ignores the rest. */
  #listen(socket: WebSocket, connection: number): void {
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.#listener.heard(connection, data);
    });
    const lost = () => {
      if (this.#socket === socket) this.#socket = null;
      this.#listener.closed(connection);
    };
    socket.addEventListener("close", lost, { once: true });
    socket.addEventListener("error", lost, { once: true });
    socket.accept();
  }
}

/** The relay gives an opening 10 s until its session stands. */
const UPGRADE_WITHIN_MS = 8000;

function closeQuietly(socket: WebSocket | null): void {
  try {
    socket?.close(1000);
  } catch {
    // It was closed from the other side.
  }
}
