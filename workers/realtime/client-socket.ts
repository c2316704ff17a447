import { attachmentSchema, type Channel, type ClientAttachment, channelName } from "#core/realtime/channels.ts";
import { type Frame, writeFrame } from "#core/realtime/frames.ts";
import { type Bucket, MAX_ATTACHMENT_CHARACTERS, type Rate, takeFrom } from "#core/realtime/limits.ts";

/**
 * A client's socket with the channels it has joined. Those are kept with the socket, where they outlive the object's sleep; what
 * counts how much is sent is not: an object only sleeps when nothing was sent for a while.
 */
export class ClientSocket {
  readonly socket: WebSocket;
  readonly opened: Omit<ClientAttachment, "channels">;
  #channels: readonly Channel[];
  readonly #buckets = new Map<Rate, Bucket>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(socket: WebSocket, { channels, ...opened }: ClientAttachment) {
    this.socket = socket;
    this.opened = opened;
    this.#channels = channels;
  }

  get channels(): readonly Channel[] {
    return this.#channels;
  }

  channelOf(topic: string): Channel | null {
    return this.#channels.find((channel) => channel.topic === topic) ?? null;
  }

  /** Puts a channel in place of the one with its topic. False: there is no room for it, and nothing has changed. */
  put(channel: Channel): boolean {
    return this.#keep([...this.#channels.filter(({ topic }) => topic !== channel.topic), channel]);
  }

  remove(topic: string): void {
    this.#keep(this.#channels.filter((channel) => channel.topic !== topic));
  }

  /** False: too much at once. */
  take(rate: Rate, nowMs: number): boolean {
    const bucket = takeFrom(this.#buckets.get(rate), rate, nowMs);
    if (bucket) this.#buckets.set(rate, bucket);
    return bucket !== null;
  }

  /** One message after the other, in the order in which they came. */
  inTurn(job: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(job);
    this.#queue = done.catch(() => {});
    return done;
  }

  reply(to: Frame, status: "ok" | "error", response: unknown): void {
    if (to.ref === null) return;
    this.send({ ...to, event: "phx_reply", payload: { status, response } });
  }

  /** For what belongs to no channel: a message that cannot be read, or comes too fast. */
  refuse(reason: string): void {
    this.send({ joinRef: null, ref: null, topic: "phoenix", event: "phx_error", payload: { reason } });
  }

  push(channel: Channel, event: string, payload: unknown): void {
    this.send({ joinRef: channel.joinRef, ref: null, topic: channel.topic, event, payload });
  }

  system(channel: Channel, status: "ok" | "error", extension: "system" | "postgres_changes", message: string): void {
    this.push(channel, "system", { channel: channelName(channel.topic), extension, status, message });
  }

  closeChannel(channel: Channel): void {
    this.send({
      joinRef: channel.joinRef,
      ref: channel.joinRef,
      topic: channel.topic,
      event: "phx_close",
      payload: {},
    });
  }

  send(frame: Frame): void {
    const message = writeFrame(this.opened.version, frame);
    if (message !== null && this.socket.readyState === WebSocket.OPEN) this.socket.send(message);
  }

  #keep(channels: readonly Channel[]): boolean {
    const text = JSON.stringify({ ...this.opened, channels });
    if (text.length > MAX_ATTACHMENT_CHARACTERS && channels.length >= this.#channels.length) return false;
    this.socket.serializeAttachment(text);
    this.#channels = channels;
    return true;
  }
}

/** What was kept with a socket. Null for one of an earlier version of this code. */
export function attachmentOf(socket: WebSocket) {
  const kept: unknown = socket.deserializeAttachment();
  if (typeof kept !== "string") return null;
  const parsed = attachmentSchema.safeParse(JSON.parse(kept));
  return parsed.success ? parsed.data : null;
}
