import { type RealtimeServer, upgradeOf } from "../../adapters/openai/realtime-upgrade.ts";
import type { World } from "../../services/world.ts";
import type { BackendListener, VoiceBackend } from "./voice-backend.ts";

export type RealtimeSettings = RealtimeServer & {
  /** Lets the upstream tell users apart without knowing who they are. */
  safetyIdentifier: string;
};

/** Any server that speaks OpenAI's Realtime protocol (GA) over a socket. The key never leaves this object. */
export class RealtimeBackend implements VoiceBackend {
  readonly #settings: RealtimeSettings;
  readonly #world: Pick<World, "fetch" | "after">;
  readonly #listener: BackendListener;
  #socket: WebSocket | null = null;
  #connection = 0;

  constructor(settings: RealtimeSettings, world: Pick<World, "fetch" | "after">, listener: BackendListener) {
    this.#settings = settings;
    this.#world = world;
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

  /** A socket that is open: after an upgrade by fetch there is no "open" event. Null: it was refused, which is reported. */
  async #upgrade(connection: number): Promise<WebSocket | null> {
    const { href, headers } = upgradeOf(this.#settings, this.#settings.safetyIdentifier);
    // Without an AbortSignal: workerd would check it for every message of the socket.
    let isTooLate = false;
    const cancelTimeout = this.#world.after(UPGRADE_WITHIN_MS, () => {
      isTooLate = true;
      this.#listener.refused(connection, null);
    });
    const refuse = (status: number | null) => {
      if (!isTooLate) this.#listener.refused(connection, status);
    };
    try {
      const response = await this.#world.fetch(href, { headers });
      const socket = response.webSocket;
      if (!socket) {
        await response.body?.cancel();
        refuse(response.status);
        return null;
      }
      if (isTooLate) {
        socket.accept();
        closeQuietly(socket);
        return null;
      }
      this.#listen(socket, connection);
      return socket;
    } catch {
      refuse(null);
      return null;
    } finally {
      cancelTimeout();
    }
  }

  /** A broken socket may report its end twice (close and error). The relay ignores the second. */
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

/** Less than the 10 s within which the relay has to have a session (UPSTREAM_BUDGET_MS). */
const UPGRADE_WITHIN_MS = 8000;

function closeQuietly(socket: WebSocket | null): void {
  try {
    socket?.close(1000);
  } catch {
    // It is closed already.
  }
}
