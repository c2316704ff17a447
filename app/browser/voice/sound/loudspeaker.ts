import playbackUrl from "./playback-worklet.ts?worker&url";
import type { PlaybackMessage, PlaybackRequest } from "./worklet-messages.ts";

/** -12 dB: the customer while the agent seems to begin, until the server knows. */
const DUCKED_GAIN = 0.25;
const DUCK_SECONDS = 0.03;

export type LoudspeakerListener = {
  /** An item is first heard, or heard to its end. */
  onPlayback: (itemId: string, state: "started" | "ended") => void;
  /** What a flush cut off, and how much of it was heard. */
  onCut: (itemId: string, playedMs: number) => void;
  onLevel: (levelDb: number) => void;
};

/** Plays the customer. */
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
    this.#node.port.onmessage = ({ data }: MessageEvent<PlaybackMessage>) => this.#hear(data);
    this.#node.connect(this.#gain).connect(context.destination);
  }

  play(itemId: string, samples: Int16Array<ArrayBuffer>): void {
    this.#ask({ type: "play", itemId, samples }, [samples.buffer]);
  }

  finish(itemId: string): void {
    this.#ask({ type: "finish", itemId });
  }

  /** Silent at once; `onCut` says what was cut. */
  flush(): void {
    this.#ask({ type: "flush" });
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

  #ask(request: PlaybackRequest, transfer: Transferable[] = []) {
    this.#node.port.postMessage(request, transfer);
  }

  #hear(message: PlaybackMessage) {
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

/** Whether the sound can be sent to a loudspeaker of the user's choice, and sending it there. */
export function canChooseLoudspeaker(): boolean {
  return "setSinkId" in AudioContext.prototype;
}
export async function chooseLoudspeaker(context: AudioContext & SinkChoice, deviceId: string): Promise<void> {
  await context.setSinkId?.(deviceId);
}
type SinkChoice = { setSinkId?: (deviceId: string) => Promise<void> };
