import type { CustomerModelFailure } from "#core/customer/customer-model.ts";
import { fromFloats, joinSamples, toFloats } from "#core/voice/audio/pcm16.ts";
import { Resampler } from "#core/voice/audio/resample.ts";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { type AiBinding, failureOf } from "./ai-binding.ts";

export type RecogniserSettings = {
  /** "@cf/deepgram/flux", or a model with the same events. */
  model: string;
  /** How sure the end of a turn has to be, 0.5 to 0.9, and the silence that ends it all the same. */
  turnEnd: { confidence: number; timeoutMs: number };
};

/** What a recogniser reports. `lost` comes once, and is the last; `isForGood`: another connection would fare the same. */
export type RecogniserListener = {
  opened: () => void;
  heard: (text: string) => void;
  lost: (isForGood: boolean, error?: unknown) => void;
};

/** What does not pass by itself. */
const LASTING: ReadonlySet<CustomerModelFailure["kind"]> = new Set(["refused", "unauthorized", "unknown-model"]);

/** One connection to a streaming recogniser of Cloudflare's. */
export class Recogniser {
  readonly #listener: RecogniserListener;
  readonly #resampler = new Resampler(SAMPLE_RATE_HZ, HEARD_HZ);
  readonly #cancelTimeout: () => void;
  #socket: WebSocket | null = null;
  /** Less than a piece, waiting for its rest. */
  #rest = new Int16Array(0);
  #isOver = false;

  /** Begins to open it. `after` runs something once after so many ms, and gives what cancels it. */
  constructor(
    ai: AiBinding,
    settings: RecogniserSettings,
    after: (ms: number, run: () => void) => () => void,
    listener: RecogniserListener,
  ) {
    this.#listener = listener;
    this.#cancelTimeout = after(OPENS_WITHIN_MS, () => this.#lose(false));
    void this.#open(ai, settings);
  }

  /** Takes PCM16, 24 kHz, mono. */
  hear(samples: Int16Array): void {
    const heard = joinSamples([this.#rest, fromFloats(this.#resampler.push(toFloats(samples)))]);
    const whole = heard.length - (heard.length % PIECE_SAMPLES);
    this.#rest = heard.slice(whole);
    try {
      for (let at = 0; at < whole; at += PIECE_SAMPLES) this.#socket?.send(heard.slice(at, at + PIECE_SAMPLES).buffer);
    } catch {
      // The socket is broken; its close event follows.
    }
  }

  close(): void {
    this.#end();
  }

  async #open(ai: AiBinding, { model, turnEnd }: RecogniserSettings): Promise<void> {
    const input = {
      encoding: "linear16",
      sample_rate: String(HEARD_HZ),
      eot_threshold: String(turnEnd.confidence),
      eot_timeout_ms: String(turnEnd.timeoutMs),
    };
    try {
      const response = await ai.run(model, input, { websocket: true });
      if (!(response instanceof Response)) return this.#lose(true);
      const socket = response.webSocket;
      if (!socket) {
        await response.body?.cancel();
        return this.#lose(isFinal(response.status));
      }
      this.#listen(socket);
    } catch (error) {
      this.#lose(LASTING.has(failureOf(error).kind), error);
    }
  }

  /** After an upgrade there is no "open" event. A broken socket may report its end twice. */
  #listen(socket: WebSocket): void {
    socket.addEventListener("message", ({ data }) => {
      if (!this.#isOver && typeof data === "string") this.#listener.heard(data);
    });
    socket.addEventListener("close", () => this.#lose(false), { once: true });
    socket.addEventListener("error", () => this.#lose(false), { once: true });
    socket.accept();
    if (this.#isOver) {
      closeQuietly(socket);
      return;
    }
    this.#socket = socket;
    this.#cancelTimeout();
    this.#listener.opened();
  }

  #lose(isForGood: boolean, error?: unknown): void {
    if (this.#isOver) return;
    this.#end();
    this.#listener.lost(isForGood, error);
  }

  #end(): void {
    this.#isOver = true;
    this.#cancelTimeout();
    closeQuietly(this.#socket);
    this.#socket = null;
  }
}

/** What Deepgram recommends for Flux; it takes 24 kHz too, at half as much again to send. */
const HEARD_HZ = 16_000;
/** Two frames of the microphone, 80 ms: the pieces that Deepgram strongly recommends. */
const PIECE_SAMPLES = (HEARD_HZ * 80) / 1000;
/** Three such waits and the pauses between them are less than the sound that is kept (local-upstream/recogniser-line.ts). */
const OPENS_WITHIN_MS = 4000;

/** Refusals that do not pass by themselves. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 429].includes(status);
}

function closeQuietly(socket: WebSocket | null): void {
  try {
    socket?.close(1000);
  } catch {
    // It is closed already.
  }
}
