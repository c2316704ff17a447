import { FRAME_MS } from "#core/voice/call-figures.ts";

/** Runs something for each 40 ms that pass, as a sound card does: what the event loop held up is made good at once. */
export class FrameClock {
  readonly #onFrame: () => void;
  readonly #speed: number;
  #timer: NodeJS.Timeout | null = null;

  /** `speed` 10: ten frames in the time of one. */
  constructor(onFrame: () => void, speed = 1) {
    this.#onFrame = onFrame;
    this.#speed = speed;
  }

  start(): void {
    this.stop();
    const everyMs = FRAME_MS / this.#speed;
    const startedAtMs = performance.now();
    let frames = 0;
    this.#timer = setInterval(() => {
      for (; startedAtMs + (frames + 1) * everyMs <= performance.now() && this.#timer; frames += 1) this.#onFrame();
    }, everyMs);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
