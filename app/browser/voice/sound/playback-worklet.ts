import { Speaker } from "#core/voice/speech/speaker.ts";
import type { PlaybackMessage, PlaybackRequest } from "./worklet-messages.ts";

const LEVEL_EVERY_SECONDS = 0.04;

/** Queues and plays the customer's sound, reports what was played, and drops the rest at once when asked. */
class Playback extends AudioWorkletProcessor {
  readonly #speaker = new Speaker(sampleRate);
  #energy = 0;
  #samples = 0;

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<PlaybackRequest>) => this.#handle(data);
  }

  override process(_inputs: Float32Array[][], [output]: Float32Array[][]): boolean {
    const block = output?.[0];
    if (!block) return true;
    this.#speaker.pull(block);
    for (const event of this.#speaker.takeEvents()) this.#post(event);
    this.#measure(block);
    return true;
  }

  #handle(request: PlaybackRequest) {
    switch (request.type) {
      case "play":
        return this.#speaker.play(request.itemId, request.samples);
      case "finish":
        return this.#speaker.finish(request.itemId);
      case "flush":
        return this.#post({ type: "flushed", cut: this.#speaker.flush() });
    }
  }

  #measure(block: Float32Array) {
    for (const sample of block) this.#energy += sample * sample;
    this.#samples += block.length;
    if (this.#samples < LEVEL_EVERY_SECONDS * sampleRate) return;
    const levelDb = 10 * Math.log10(this.#energy / this.#samples + 1e-10);
    this.#post({ type: "level", levelDb, queuedMs: this.#speaker.queuedMs });
    this.#energy = 0;
    this.#samples = 0;
  }

  #post(message: PlaybackMessage) {
    this.port.postMessage(message);
  }
}

registerProcessor("playback", Playback);
