import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import { attachmentSchema } from "#core/realtime/channels.ts";
import { parseFrame } from "#core/realtime/frames.ts";
import {
  JOIN_WITHIN_MS,
  MAX_MESSAGE_SIZE,
  MAX_SOCKETS,
  MAX_SOCKETS_PER_ADDRESS,
  MAX_SOCKETS_PER_PERSON,
  MESSAGE_RATE,
} from "#core/realtime/limits.ts";
import type { RowChange } from "#core/realtime/subscriptions.ts";
import { type BroadcastMessage, SOCKET_HEADER } from "../adapters/realtime-hub.ts";
import { faultOf, log } from "../log.ts";
import { createWorld } from "../services/create-services.ts";
import { createRealtime, type Realtime } from "../services/realtime/realtime.ts";
import { MAIN_DATABASE } from "../services/which-database.ts";
import type { World } from "../services/world.ts";
import { attachmentOf, ClientSocket } from "./client-socket.ts";
import { Delivery } from "./delivery.ts";
import { Room } from "./room.ts";

/**
 * Holds every socket of `/realtime/v1` and of pages that refresh themselves, and sleeps between messages: all it has to know is
 * kept with the sockets. Whether somebody may hear something is asked of services/realtime before it is said.
 */
export class RealtimeHub extends DurableObject<Env> {
  readonly #clients = new WeakMap<WebSocket, ClientSocket>();
  #parts: { world: World; realtime: Realtime; room: Room; delivery: Delivery } | null = null;
  /** Changes are told one after the other, in the order in which they came. */
  #telling: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Parts of the world that tests replace. */
  protected scripted(): Partial<World> {
    return {};
  }

  /** Opens a socket. The Worker has checked key or login, and where the request comes from. */
  override async fetch(request: Request): Promise<Response> {
    const header = decodeURIComponent(request.headers.get(SOCKET_HEADER) ?? "");
    const { attachment, address, database } = socketRequestSchema.parse(JSON.parse(header));
    this.#keepDatabase(database);
    const addressTag = `address:${address}`.slice(0, 100);
    const isCrowded =
      this.ctx.getWebSockets().length >= MAX_SOCKETS ||
      (address !== null && this.ctx.getWebSockets(addressTag).length >= MAX_SOCKETS_PER_ADDRESS) ||
      (attachment.kind === "page" && this.#pagesOf(attachment.userId).length >= MAX_SOCKETS_PER_PERSON);
    if (isCrowded) return new Response("Too many connected users", { status: 429, headers: { "Retry-After": "60" } });
    const { 0: browser, 1: socket } = new WebSocketPair();
    const kindTag = attachment.kind === "page" ? pageTag(attachment.userId) : CLIENT;
    this.ctx.acceptWebSocket(socket, address === null ? [kindTag] : [kindTag, addressTag]);
    socket.serializeAttachment(JSON.stringify(attachment));
    // Whoever waits for a change knows from here on that none is missed.
    if (attachment.kind === "page") socket.send("watching");
    else await this.#wakeBy(attachment.openedAtMs + JOIN_WITHIN_MS);
    return new Response(null, { status: 101, webSocket: browser });
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    const client = this.#clientOf(socket);
    // A page of ours has nothing to say.
    if (!client) return socket.close(1008, "nothing is expected here");
    await client
      .inTurn(() => this.#receive(client, data))
      .catch((error) => {
        log("error", "realtime.fault", faultOf(error));
        this.#hangUp(client, 1011, "An unexpected error occurred");
      });
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    const client = this.#clientOf(socket);
    if (client) this.#now.room.leaveAll(client);
    // 1005, 1006: there was no code, and none of these may be sent.
    if (socket.readyState !== WebSocket.CLOSED) socket.close(code === 1005 || code === 1006 ? 1000 : code);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    const client = this.#clientOf(socket);
    if (client) this.#now.room.leaveAll(client);
  }

  /** Tokens that have ended close their channels, and sockets on which nobody has joined anything are closed. */
  override async alarm(): Promise<void> {
    const { world, room } = this.#now;
    const nowMs = world.now();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const client of this.#allClients()) {
      room.closeEnded(client, nowMs);
      const openUntilMs = client.opened.openedAtMs + JOIN_WITHIN_MS;
      if (client.channels.length === 0 && openUntilMs <= nowMs) client.socket.close(1008, "nothing was joined");
      else if (client.channels.length === 0) nextMs = Math.min(nextMs, openUntilMs);
      for (const { listener } of client.channels) nextMs = Math.min(nextMs, listener.endsAtMs ?? nextMs);
    }
    if (Number.isFinite(nextMs)) await this.ctx.storage.setAlarm(nextMs);
  }

  /** Of rows that were written. */
  async tell(changes: readonly RowChange[]): Promise<void> {
    const { delivery } = this.#now;
    const told = this.#telling.then(async () => {
      await delivery.tellPages(
        changes.map(({ ownerId }) => ownerId),
        (userId) => this.#pagesOf(userId),
      );
      for (const change of changes) await delivery.tellClients(change, this.#allClients());
    });
    this.#telling = told.catch(() => {});
    await told;
  }

  /** Pages alone, of what no table of the API shows. */
  async tellPages(userIds: readonly string[]): Promise<void> {
    await this.#now.delivery.tellPages(userIds, (userId) => this.#pagesOf(userId));
  }

  /** Broadcasts that came by HTTP. */
  async broadcast(messages: readonly BroadcastMessage[]): Promise<void> {
    for (const { topic, event, payload } of messages) await this.#now.room.broadcast(topic, { event, payload }, null);
  }

  async #receive(client: ClientSocket, data: string | ArrayBuffer): Promise<void> {
    const { world, room } = this.#now;
    if (client.socket.readyState !== WebSocket.OPEN) return;
    const size = typeof data === "string" ? data.length : data.byteLength;
    if (size > MAX_MESSAGE_SIZE) return this.#hangUp(client, 1009, "Message is too large");
    if (!client.take(MESSAGE_RATE, world.now())) return this.#hangUp(client, 1008, "Too many messages per second");
    const frame = parseFrame(client.opened.version, data);
    if (!frame) return client.refuse(`not a message of protocol ${client.opened.version}`);
    await room.receive(client, frame);
    const endsAtMs = client.channelOf(frame.topic)?.listener.endsAtMs ?? null;
    if (BRINGS_TOKEN.includes(frame.event) && endsAtMs !== null) await this.#wakeBy(endsAtMs);
  }

  #hangUp(client: ClientSocket, code: number, reason: string): void {
    client.refuse(reason);
    client.socket.close(code, reason);
    this.#now.room.leaveAll(client);
  }

  async #wakeBy(atMs: number): Promise<void> {
    const alarmMs = await this.ctx.storage.getAlarm();
    if (alarmMs === null || alarmMs > atMs) await this.ctx.storage.setAlarm(atMs);
  }

  /** Kept, so that it is known after a sleep, too. Without sockets there is nobody to tell, and no need to know it. */
  #database(): string {
    return this.ctx.storage.kv.get<string>(DATABASE) ?? MAIN_DATABASE;
  }

  #keepDatabase(database: string): void {
    if (database === this.#database()) return;
    this.ctx.storage.kv.put(DATABASE, database);
    this.#parts = null;
  }

  get #now() {
    if (this.#parts) return this.#parts;
    const database = this.#database();
    const occasion = { background: (work: Promise<unknown>) => this.ctx.waitUntil(work), origin: null, database };
    const world = { ...createWorld(this.env, occasion), ...this.scripted() };
    const realtime = createRealtime(world);
    const room = new Room(world, realtime, () => this.#allClients());
    this.#parts = { world, realtime, room, delivery: new Delivery(world, realtime, room) };
    return this.#parts;
  }

  #allClients(): ClientSocket[] {
    return this.ctx.getWebSockets(CLIENT).flatMap((socket) => this.#clientOf(socket) ?? []);
  }

  #pagesOf(userId: string): WebSocket[] {
    return this.ctx.getWebSockets(pageTag(userId));
  }

  #clientOf(socket: WebSocket): ClientSocket | null {
    const known = this.#clients.get(socket);
    if (known) return known;
    const attachment = attachmentOf(socket);
    if (attachment?.kind !== "client") return null;
    const client = new ClientSocket(socket, attachment);
    this.#clients.set(socket, client);
    return client;
  }
}

const socketRequestSchema = z.object({
  ...{ attachment: attachmentSchema, address: z.string().nullable() },
  database: z.string().default(MAIN_DATABASE),
});

const DATABASE = "database";

/** After these another token may be the next to end. */
const BRINGS_TOKEN: readonly string[] = ["phx_join", "access_token"];

/** Tags, by which the platform finds sockets without waking them. */
const CLIENT = "client";

function pageTag(userId: string): string {
  return `page:${userId}`;
}
