import { IdentityError } from "#core/identity/api/identity-error.ts";
import {
  accessTokenSchema,
  broadcastSchema,
  type Channel,
  channelName,
  joinSchema,
  type Listener,
  presenceMessageSchema,
} from "#core/realtime/channels.ts";
import type { Frame } from "#core/realtime/frames.ts";
import { CHECK_EVERY_MS, JOIN_RATE, MAX_CHANNELS, MAX_SOCKETS_PER_PERSON } from "#core/realtime/limits.ts";
import { presenceDiff, presenceState } from "#core/realtime/presence.ts";
import { refusalOf } from "#core/realtime/subscriptions.ts";
import type { Realtime } from "../services/realtime/realtime.ts";
import type { World } from "../services/world.ts";
import type { ClientSocket } from "./client-socket.ts";

/** What clients say: joining and leaving channels, broadcasts, presence. Reasons are worded as the reference server's. */
export class Room {
  readonly #world: Pick<World, "now" | "newId">;
  readonly #realtime: Realtime;
  readonly #clients: () => ClientSocket[];
  /** When a grant was last found to hold, unix ms. Empty after a sleep: then all are looked up anew. */
  readonly #checkedAtMs = new Map<string, number>();

  constructor(world: Pick<World, "now" | "newId">, realtime: Realtime, clients: () => ClientSocket[]) {
    this.#world = world;
    this.#realtime = realtime;
    this.#clients = clients;
  }

  async receive(client: ClientSocket, frame: Frame): Promise<void> {
    if (frame.topic === "phoenix") {
      if (frame.event === "heartbeat") return client.reply(frame, "ok", {});
      return client.reply(frame, "error", { reason: "unmatched topic" });
    }
    if (frame.event === "phx_join") return this.#join(client, frame);
    const channel = client.channelOf(frame.topic);
    if (!channel) return client.reply(frame, "error", { reason: "unmatched topic" });
    switch (frame.event) {
      case "phx_leave":
        this.#leave(client, channel);
        client.reply(frame, "ok", {});
        return client.closeChannel(channel);
      case "access_token":
        return this.#renew(client, channel, frame);
      case "broadcast":
        return this.#take(client, channel, frame);
      case "presence":
        return this.#show(client, channel, frame);
      default:
        return client.reply(frame, "error", { reason: `unknown event ${frame.event}` });
    }
  }

  /** To everybody in the channel; `from` hears it too if it asked to. */
  async broadcast(
    topic: string,
    message: { event: string; payload: unknown },
    from: ClientSocket | null,
  ): Promise<void> {
    const hearers = this.#inChannel(topic).filter(({ client, channel }) => client !== from || channel.hearsSelf);
    await this.#closeRevoked(hearers);
    for (const { client } of hearers) {
      const channel = client.channelOf(topic);
      // Said to nobody in particular, as Phoenix does: a join reference would make it part of one join.
      if (channel) client.push({ ...channel, joinRef: null }, "broadcast", { type: "broadcast", ...message });
    }
  }

  /** The channel is closed with a reason, which the client gets first. */
  shutDown(client: ClientSocket, channel: Channel, reason: string): void {
    client.system(channel, "error", "system", reason);
    this.#leave(client, channel);
    client.closeChannel(channel);
  }

  closeEnded(client: ClientSocket, nowMs: number): void {
    for (const channel of client.channels) {
      const { endsAtMs } = channel.listener;
      if (endsAtMs !== null && endsAtMs <= nowMs) this.shutDown(client, channel, tokenEnded(endsAtMs, nowMs));
    }
  }

  /** The socket is gone. */
  leaveAll(client: ClientSocket): void {
    for (const channel of client.channels) this.#leave(client, channel);
  }

  async #join(client: ClientSocket, frame: Frame): Promise<void> {
    const name = channelName(frame.topic);
    const refuse = (reason: string) => client.reply(frame, "error", { reason });
    if (name === null) return refuse("unmatched topic");
    if (!client.take(JOIN_RATE, this.#world.now())) {
      return refuse("ClientJoinRateLimitReached: Too many joins per second");
    }
    const parsed = joinSchema.safeParse(frame.payload);
    if (!parsed.success) return refuse(`InvalidJoinPayload: ${pathOf(parsed.error.issues)}`);
    const { access_token: token = null, config } = parsed.data;
    const before = client.channelOf(frame.topic);
    if (!before && client.channels.length >= MAX_CHANNELS) return refuse("ChannelRateLimitReached: Too many channels");
    const listener = await this.#admit(client, token);
    if (typeof listener === "string") return refuse(listener);
    if (listener === null || config?.private === true) {
      return refuse(`Unauthorized: You do not have permissions to read from this Channel topic: ${name}`);
    }
    if (this.#socketsOf(listener, client) >= MAX_SOCKETS_PER_PERSON) {
      return refuse("ConnectionRateLimitReached: Too many connected users");
    }
    const wanted = config?.postgres_changes ?? [];
    const refused = wanted.map((one) => refusalOf(one, listener)).find((reason) => reason !== null);
    if (refused !== undefined) return refuse(refused ?? "");
    const subscriptions = wanted.map((one, index) => ({ ...one, id: index + 1 }));
    const channel: Channel = {
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      hearsSelf: config?.broadcast?.self === true,
      acknowledges: config?.broadcast?.ack === true,
      presenceKey: config?.presence?.key || this.#world.newId(),
      watchesPresence: config?.presence?.enabled === true,
      presence: null,
      subscriptions,
      listener,
    };
    // As in Phoenix, a second join of a topic takes the place of the first.
    if (before) {
      this.#leave(client, before);
      client.closeChannel(before);
    }
    if (!client.put(channel)) return refuse("ChannelRateLimitReached: Too many channels");
    client.reply({ ...frame, joinRef: channel.joinRef }, "ok", { postgres_changes: subscriptions });
    if (subscriptions.length > 0) client.system(channel, "ok", "postgres_changes", "Subscribed to PostgreSQL");
    if (channel.watchesPresence) {
      client.push(channel, "presence_state", presenceState(this.#inChannel(frame.topic).map((one) => one.channel)));
    }
  }

  /** A new token for a channel: of the same person, or the channel is closed. */
  async #renew(client: ClientSocket, channel: Channel, frame: Frame): Promise<void> {
    const parsed = accessTokenSchema.safeParse(frame.payload);
    if (!parsed.success) return client.reply(frame, "error", { reason: "access_token must be a text" });
    const token = parsed.data.access_token ?? null;
    if (token === null) return;
    const listener = await this.#admit(client, token);
    // The old token has ended meanwhile: the channel is closed, and stays so.
    if (client.channelOf(channel.topic)?.joinRef !== channel.joinRef) return;
    if (typeof listener === "string") return this.shutDown(client, channel, listener);
    if (listener === null || listener.userId !== channel.listener.userId) {
      const name = channelName(channel.topic);
      return this.shutDown(client, channel, `You no longer have permission to read from this Channel topic: ${name}`);
    }
    client.put({ ...channel, listener });
  }

  async #take(client: ClientSocket, channel: Channel, frame: Frame): Promise<void> {
    const parsed = broadcastSchema.safeParse(frame.payload);
    if (!parsed.success) return client.reply(frame, "error", { reason: `broadcast: ${pathOf(parsed.error.issues)}` });
    await this.#closeRevoked([{ client, channel }]);
    if (!client.channelOf(channel.topic)) return;
    await this.broadcast(channel.topic, parsed.data, client);
    if (channel.acknowledges) client.reply(frame, "ok", {});
  }

  async #show(client: ClientSocket, channel: Channel, frame: Frame): Promise<void> {
    const parsed = presenceMessageSchema.safeParse(frame.payload);
    if (!parsed.success) return client.reply(frame, "error", { reason: "Presence track payload must be a map" });
    const message = parsed.data;
    const presence = message.event === "track" ? { ref: this.#world.newId(), meta: message.payload } : null;
    if (!client.put({ ...channel, presence })) {
      return client.reply(frame, "error", { reason: "Track message size exceeded" });
    }
    client.reply(frame, "ok", {});
    this.#tellPresence({ ...channel, presence }, channel.presence);
  }

  #leave(client: ClientSocket, channel: Channel): void {
    client.remove(channel.topic);
    this.#tellPresence({ ...channel, presence: null }, channel.presence);
  }

  #tellPresence({ topic, presenceKey, presence }: Channel, before: Channel["presence"]): void {
    const diff = presenceDiff(presenceKey, before, presence);
    if (!diff) return;
    for (const { client, channel } of this.#inChannel(topic)) {
      if (channel.watchesPresence) client.push(channel, "presence_diff", diff);
    }
  }

  #inChannel(topic: string): { client: ClientSocket; channel: Channel }[] {
    return this.#clients().flatMap((client) => {
      const channel = client.channelOf(topic);
      return channel ? [{ client, channel }] : [];
    });
  }

  /** Sockets on which this person listens, other than this one. */
  #socketsOf({ userId }: Listener, but: ClientSocket): number {
    if (userId === null) return 0;
    return this.#clients().filter(
      (client) => client !== but && client.channels.some(({ listener }) => listener.userId === userId),
    ).length;
  }

  /** The listener, null for nobody in particular, or why the token does not hold. */
  async #admit(client: ClientSocket, token: string | null): Promise<Listener | null | string> {
    try {
      return await this.#realtime.admit(token, client.opened.isService);
    } catch (error) {
      if (error instanceof IdentityError) return `InvalidJWTToken: ${error.message}`;
      throw error;
    }
  }

  /** Closes the channels whose token has ended or was taken back. Looks grants up that were not looked up for a while. */
  async #closeRevoked(hearers: readonly { client: ClientSocket; channel: Channel }[]): Promise<void> {
    const nowMs = this.#world.now();
    for (const { client } of hearers) this.closeEnded(client, nowMs);
    const due = new Map<string, Listener>();
    for (const { channel } of hearers) {
      const { listener } = channel;
      if (listener.role !== "authenticated") continue;
      if (nowMs - (this.#checkedAtMs.get(listener.grantId) ?? 0) >= CHECK_EVERY_MS) due.set(listener.grantId, listener);
    }
    const listeners = [...due.values()];
    const holding = await this.#realtime.stillHold(listeners);
    const ended = new Set([...due.keys()].filter((_, index) => holding[index] === false));
    for (const grantId of due.keys()) this.#checkedAtMs.set(grantId, nowMs);
    for (const { client, channel } of hearers) {
      const { listener, topic } = channel;
      if (listener.role === "authenticated" && ended.has(listener.grantId) && client.channelOf(topic)) {
        this.#checkedAtMs.delete(listener.grantId);
        this.shutDown(client, channel, SIGNED_OUT);
      }
    }
  }
}

/** The identity API's text for a token whose grant has ended. */
export const SIGNED_OUT = new IdentityError("session_not_found").message;

function tokenEnded(endsAtMs: number, nowMs: number): string {
  return `Token has expired ${Math.floor((nowMs - endsAtMs) / 1000)} seconds ago`;
}

function pathOf(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  const [issue] = issues;
  return issue ? `${issue.path.join(".")} ${issue.message}`.trim().slice(0, 200) : "";
}
