import playbackUrl from "./playback-worklet.ts?worker&url";
import type { PlaybackMessage, PlaybackRequest } from "./worklet-messages.ts";

/** -12 dB: the customer's volume while the agent seems to begin to speak and the server has not confirmed it. */
const DUCKED_GAIN = 0.25;
const DUCK_SECONDS = 0.03;

export type LoudspeakerListener = {
  /** An item begins to play, or has been played to its end. */
  onPlayback: (itemId: string, state: "started" | "ended") => void;
  /** The item that a flush has cut, and how much of it was played, ms. */
  onCut: (itemId: string, playedMs: number) => void;
  onLevel: (levelDb: number) => void;
};

/** Plays the customer's sound in an audio worklet. */
export class Loudspeaker {
  listener: LoudspeakerListener | null = null;
  readonly #context: AudioContext;
  readonly #node: AudioWorkletNode;
  readonly #gain: GainNode;

  static async open(context: AudioContext): Promise<Loudspeaker> {
    await context.audioWorklet.addModule(playbackUrl);
    return new Loudspeaker(context);
  }

  private constructor(context: AudioContext) {
    this.#context = context;
    this.#gain = context.createGain();
    this.#node = new AudioWorkletNode(context, "playback", { numberOfInputs: 0, outputChannelCount: [1] });
    this.#node.port.onmessage = ({ data }: MessageEvent<PlaybackMessage>) => this.#handle(data);
    this.#node.connect(this.#gain).connect(context.destination);
  }

  play(itemId: string, samples: Int16Array<ArrayBuffer>): void {
    this.#post({ type: "play", itemId, samples }, [samples.buffer]);
  }

  finish(itemId: string): void {
    this.#post({ type: "finish", itemId });
  }

  /** Silent at once; `onCut` says what was cut. */
  flush(): void {
    this.#post({ type: "flush" });
  }

  duck(isDucked: boolean): void {
    this.#gain.gain.setTargetAtTime(isDucked ? DUCKED_GAIN : 1, this.#context.currentTime, DUCK_SECONDS);
  }

  close(): void {
    this.listener = null;
    this.#node.disconnect();
    this.#gain.disconnect();
    this.#node.port.close();
  }

  #post(request: PlaybackRequest, transfer: Transferable[] = []) {
    this.#node.port.postMessage(request, transfer);
  }

  #handle(message: PlaybackMessage) {
    switch (message.type) {
      case "started":
      case "ended":
        return this.listener?.onPlayback(message.itemId, message.type);
      case "flushed":
        return message.cut && this.listener?.onCut(message.cut.itemId, message.cut.playedMs);
      case "level":
        return this.listener?.onLevel(message.levelDb);
    }
  }
}

/** Whether this browser can play on a loudspeaker that the user chooses. */
export function canChooseLoudspeaker(): boolean {
  return "setSinkId" in AudioContext.prototype;
}
export async function chooseLoudspeaker(context: AudioContext & SinkChoice, deviceId: string): Promise<void> {
  await context.setSinkId?.(deviceId);
}
type SinkChoice = { setSinkId?: (deviceId: string) => Promise<void> };
