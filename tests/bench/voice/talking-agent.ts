import { setTimeout as pause } from "node:timers/promises";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { type CallEvent, parseCallEvent } from "#core/voice/call/call-events.ts";
import { FRAME_MS, SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import { FrameClock } from "./frame-clock.ts";
import type { WireSocket } from "./wire-socket.ts";

/**
 * An agent at the microphone of a call: silence until told to speak, in real time. All times are those of `performance.now`.
 */
export class TalkingAgent {
  readonly #socket: WireSocket;
  readonly #clock: FrameClock;
  readonly #said: Int16Array;
  #at: number | null = null;
  #waiting: { type: CallEvent["type"]; resolve: (atMs: number) => void }[] = [];
  /** Sound of the customer that is still to be played, as a page would. */
  #playsUntilMs = 0;
  #lostWith: string | null = null;
  spokeFromMs = 0;
  spokeUntilMs = 0;

  /** `said` is what is said each time: whole frames of voice from the first sample to the last. */
  constructor(socket: WireSocket, said: Int16Array) {
    this.#socket = socket;
    this.#said = said;
    this.#clock = new FrameClock(() => this.#sendFrame());
    socket.onText = (text) => this.#hear(text);
    socket.onClose = (code) => {
      this.#lostWith = `closed with ${code}`;
      this.#clock.stop();
    };
    this.#clock.start();
  }

  speak(): void {
    this.#at = 0;
  }

  /** When the next event of this type arrives. */
  async next(type: CallEvent["type"]): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#waiting.push({ type, resolve });
    const atMs = await Promise.race([promise, pause(WAITS_AT_MOST_MS, null)]);
    if (atMs === null) throw new Error(`no ${type} came; ${this.#lostWith ?? "the line stands"}`);
    return atMs;
  }

  get customerSpeaks(): boolean {
    return performance.now() < this.#playsUntilMs;
  }

  /** Until the customer has been heard to the end. */
  async customerIsSilent(): Promise<void> {
    while (this.customerSpeaks) await pause(this.#playsUntilMs - performance.now());
  }

  say(text: string): void {
    const item = { type: "message", role: "user", content: [{ type: "input_text", text }] };
    this.#socket.send(JSON.stringify({ type: "conversation.item.create", item }));
    this.#socket.send('{"type":"response.create"}');
  }

  hangUp(): void {
    this.#clock.stop();
    this.#socket.close(1000);
  }

  /** A frame leaves when its last sample has been spoken. */
  #sendFrame() {
    const nowMs = performance.now();
    if (this.#at === 0) this.spokeFromMs = nowMs - FRAME_MS;
    const frame = new Int16Array(FRAME_SAMPLES);
    if (this.#at !== null) {
      frame.set(this.#said.subarray(this.#at, this.#at + FRAME_SAMPLES));
      this.#at += FRAME_SAMPLES;
      if (this.#at >= this.#said.length) {
        this.#at = null;
        this.spokeUntilMs = nowMs;
      }
    }
    this.#socket.send(appendMessage(encodePcm16(frame)));
  }

  #hear(text: string) {
    const nowMs = performance.now();
    const event = parseCallEvent(text);
    if (!event) return;
    if (event.type === "response.audio.delta") {
      const ms = ((event.delta.length / 4) * 3) / 2 / (SAMPLE_RATE_HZ / 1000);
      this.#playsUntilMs = Math.max(this.#playsUntilMs, nowMs) + ms;
    }
    if (event.type === "input_audio_buffer.speech_started") this.#playsUntilMs = 0;
    for (const one of this.#waiting) if (one.type === event.type) one.resolve(nowMs);
    this.#waiting = this.#waiting.filter((one) => one.type !== event.type);
  }
}

const FRAME_SAMPLES = (SAMPLE_RATE_HZ * FRAME_MS) / 1000;
const WAITS_AT_MOST_MS = 10_000;
