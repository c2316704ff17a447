import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import {
  createLocalUpstream,
  type LocalUpstreamEffect,
  type LocalUpstreamEvent,
  type LocalUpstreamSettings,
  type LocalUpstreamState,
  stepLocalUpstream,
} from "#core/voice/local-upstream.ts";
import { pauseOf } from "#core/voice/speech/speech-clauses.ts";
import type { Recogniser, RecogniserListener } from "../../adapters/workers-ai/recogniser.ts";
import { log } from "../../log.ts";
import type { World } from "../../services/world.ts";
import type { BackendListener, VoiceBackend } from "./voice-backend.ts";

/** The functions of a local backend. Each may throw: then its response fails, and the call goes on. */
export type LocalParts = {
  engine: LocalUpstreamSettings["engine"];
  /** How fast the persona speaks, words a minute; pauses between clauses depend on it. */
  rateWpm: number;
  /** The customer's answer to these lines of the agent's, in pieces of any size, and whether they hang up after it. */
  answer: (
    lines: readonly string[],
    signal: AbortSignal,
  ) => {
    pieces: AsyncIterable<string>;
    /** Asked once all pieces were taken. */
    hangsUp: () => boolean;
  };
  /** PCM16, 24 kHz, mono. */
  synthesise: (text: string, signal: AbortSignal) => Promise<Int16Array>;
  /** The text of this sound (PCM16, 24 kHz, mono). Not called for the built-in engine. */
  transcribe: (samples: Int16Array, signal: AbortSignal) => Promise<string>;
  /** Begins to open a connection to a recogniser that finds the turns itself. Only called for the engine `workers-ai`. */
  openRecogniser: (turnEnd: TurnEnd, listener: RecogniserListener) => Pick<Recogniser, "hear" | "close">;
  /** Reports a failure, to be logged. */
  failed: (what: "customer" | "synthesis" | "transcription" | "recogniser", error: unknown) => void;
};

type TurnEnd = Extract<LocalUpstreamEffect, { type: "open-recogniser" }>["turnEnd"];

type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

/** An upstream inside this object: core/voice/local-upstream.ts, and the effects it asks for. */
export class LocalBackend implements VoiceBackend {
  readonly #parts: LocalParts;
  readonly #world: Pick<World, "now" | "after">;
  readonly #listener: BackendListener;
  #upstream: LocalUpstreamState | null = null;
  #connection = 0;
  #recogniser: ReturnType<LocalParts["openRecogniser"]> | null = null;
  #cancelAlarm = () => {};
  #cancelListeningAlarm = () => {};
  /** Aborts everything that runs for the connection; `#response.abort` only what runs for that response. */
  #connectionAbort = new AbortController();
  #response: { id: string; abort: AbortController } | null = null;
  /** The last clause that was synthesised: a pause follows it within the same response. */
  #spoken: { responseId: string; text: string } | null = null;

  constructor(parts: LocalParts, world: Pick<World, "now" | "after">, listener: BackendListener) {
    this.#parts = parts;
    this.#world = world;
    this.#listener = listener;
  }

  open(connection: number): void {
    this.close();
    this.#connection = connection;
    this.#connectionAbort = new AbortController();
    const idPrefix = `${this.#world.now().toString(36)}_${connection}`;
    this.#upstream = createLocalUpstream({ engine: this.#parts.engine, idPrefix });
    this.#listener.opened(connection);
  }

  send(text: string): void {
    this.#step({ type: "command", text });
  }

  close(): void {
    this.#upstream = null;
    this.#connectionAbort.abort();
    this.#response = null;
    this.#closeRecogniser();
    this.#cancelAlarm();
    this.#cancelListeningAlarm();
  }

  #step(event: Undated<LocalUpstreamEvent>): void {
    if (!this.#upstream) return;
    const { state, effects } = stepLocalUpstream(this.#upstream, { ...event, atMs: this.#world.now() });
    this.#upstream = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: LocalUpstreamEffect) {
    switch (effect.type) {
      case "emit":
        return this.#listener.heard(this.#connection, JSON.stringify(effect.event));
      case "set-alarm":
        this.#cancelAlarm();
        this.#cancelAlarm = this.#alarmAt(effect.atMs, "alarm");
        return;
      case "set-listening-alarm":
        this.#cancelListeningAlarm();
        this.#cancelListeningAlarm = this.#alarmAt(effect.atMs, "listening-alarm");
        return;
      case "open-recogniser":
        return this.#openRecogniser(effect.connection, effect.turnEnd);
      case "recognise":
        return this.#recogniser?.hear(effect.samples);
      case "close-recogniser":
        return this.#closeRecogniser();
      case "recogniser-given-up":
        this.#closeRecogniser();
        return log("warn", "voice.recogniser-given-up");
      case "ask-customer":
        this.#ask(effect.responseId, effect.lines);
        return;
      case "synthesise":
        this.#synthesise(effect.responseId, effect.text);
        return;
      case "transcribe":
        this.#transcribe(effect.itemId, effect.samples);
        return;
      case "abort":
        if (this.#response?.id === effect.responseId) this.#response.abort.abort();
    }
  }

  #alarmAt(atMs: number, type: "alarm" | "listening-alarm"): () => void {
    return this.#world.after(Math.max(0, atMs - this.#world.now()), () => this.#step({ type }));
  }

  #openRecogniser(connection: number, turnEnd: TurnEnd) {
    this.#closeRecogniser();
    this.#recogniser = this.#parts.openRecogniser(turnEnd, {
      opened: () => this.#step({ type: "recogniser-opened", connection }),
      heard: (text) => this.#step({ type: "recogniser-heard", connection, text }),
      lost: (isForGood, error) => {
        this.#parts.failed("recogniser", error);
        this.#step({ type: "recogniser-lost", connection, isForGood });
      },
    });
  }

  #closeRecogniser() {
    this.#recogniser?.close();
    this.#recogniser = null;
  }

  async #ask(responseId: string, lines: readonly string[]): Promise<void> {
    this.#response = { id: responseId, abort: new AbortController() };
    const signal = this.#signalOf(responseId);
    // The relay first has to handle the events of this step: only then is the agent's line part of its record.
    await Promise.resolve();
    try {
      const { pieces, hangsUp } = this.#parts.answer(lines, signal);
      for await (const text of pieces) this.#step({ type: "customer-said", responseId, text });
      this.#step({ type: "customer-finished", responseId, hangsUp: hangsUp() });
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.failed("customer", error);
      this.#step({ type: "customer-failed", responseId });
    }
  }

  async #synthesise(responseId: string, text: string): Promise<void> {
    const signal = this.#signalOf(responseId);
    const pauseMs = this.#spoken?.responseId === responseId ? pauseOf(this.#spoken.text, this.#parts.rateWpm) : 0;
    this.#spoken = { responseId, text };
    try {
      const samples = await this.#parts.synthesise(text, signal);
      this.#step({ type: "synthesised", responseId, samples: afterPause(pauseMs, samples) });
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.failed("synthesis", error);
      this.#step({ type: "synthesised", responseId, samples: null });
    }
  }

  #signalOf(responseId: string): AbortSignal {
    const own = this.#response?.id === responseId ? [this.#response.abort.signal] : [];
    return AbortSignal.any([...own, this.#connectionAbort.signal]);
  }

  async #transcribe(itemId: string, samples: Int16Array): Promise<void> {
    const { signal } = this.#connectionAbort;
    try {
      const text = await this.#parts.transcribe(samples, signal);
      if (signal.aborted) return;
      this.#step({ type: "transcribed", itemId, text });
    } catch (error) {
      if (signal.aborted) return;
      this.#parts.failed("transcription", error);
      this.#step({ type: "transcribed", itemId, text: null });
    }
  }
}

function afterPause(pauseMs: number, samples: Int16Array): Int16Array {
  const silence = Math.round((pauseMs / 1000) * SAMPLE_RATE_HZ);
  const sound = new Int16Array(silence + samples.length);
  sound.set(samples, silence);
  return sound;
}
