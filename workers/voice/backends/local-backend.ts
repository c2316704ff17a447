import { SAMPLE_RATE_HZ } from "#core/voice/limits.ts";
import { pauseOf } from "#core/voice/speech/speech-clauses.ts";
import {
  createTurnMachine,
  stepTurns,
  type TurnEffect,
  type TurnEvent,
  type TurnState,
} from "#core/voice/turns/turn-machine.ts";
import type { World } from "../../services/world.ts";
import type { BackendListener, VoiceBackend } from "./voice-backend.ts";

/** What a local engine is made of. Each may throw; the response it was for has failed then, and the call goes on. */
export type LocalParts = {
  engine: "pipeline" | "built-in";
  /** How fast the persona speaks, words a minute: their pauses go with it. */
  rateWpm: number;
  /** The customer's words for these lines of the agent's, in pieces of any size, and whether they hang up after it. */
  answer: (lines: readonly string[], signal: AbortSignal) => { pieces: AsyncIterable<string>; hangsUp: boolean };
  /** PCM16, 24 kHz, mono. */
  synthesise: (text: string, signal: AbortSignal) => Promise<Int16Array>;
  /** What was said in this sound; the built-in engine is never asked. */
  transcribe: (samples: Int16Array, signal: AbortSignal) => Promise<string>;
  /** Logged under a static name. */
  failed: (what: "customer" | "synthesis" | "transcription", error: unknown) => void;
};

type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

/** The turn machine with its effects performed: an upstream inside of this object. */
export class LocalBackend implements VoiceBackend {
  readonly #parts: LocalParts;
  readonly #world: Pick<World, "now" | "after">;
  readonly #listener: BackendListener;
  #turns: TurnState | null = null;
  #connection = 0;
  #cancelAlarm = () => {};
  /** Stops what is being asked, made or written down for the connection; and for one response. */
  #leave = new AbortController();
  #response: { id: string; leave: AbortController } | null = null;
  /** The clause before, of the same response: a speaker breathes after it. */
  #spoken: { responseId: string; text: string } | null = null;

  constructor(parts: LocalParts, world: Pick<World, "now" | "after">, listener: BackendListener) {
    this.#parts = parts;
    this.#world = world;
    this.#listener = listener;
  }

  open(connection: number): void {
    this.close();
    this.#connection = connection;
    this.#leave = new AbortController();
    const idPrefix = `${this.#world.now().toString(36)}_${connection}`;
    this.#turns = createTurnMachine({ engine: this.#parts.engine, idPrefix });
    this.#listener.opened(connection);
  }

  send(text: string): void {
    this.#step({ type: "command", text });
  }

  close(): void {
    this.#turns = null;
    this.#leave.abort();
    this.#response = null;
    this.#cancelAlarm();
  }

  #step(event: Undated<TurnEvent>): void {
    if (!this.#turns) return;
    const { state, effects } = stepTurns(this.#turns, { ...event, atMs: this.#world.now() });
    this.#turns = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: TurnEffect) {
    switch (effect.type) {
      case "emit":
        return this.#listener.heard(this.#connection, JSON.stringify(effect.event));
      case "set-alarm":
        return this.#setAlarm(effect.atMs);
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
        if (this.#response?.id === effect.responseId) this.#response.leave.abort();
    }
  }

  #setAlarm(atMs: number) {
    this.#cancelAlarm();
    this.#cancelAlarm = this.#world.after(Math.max(0, atMs - this.#world.now()), () => this.#step({ type: "alarm" }));
  }

  async #ask(responseId: string, lines: readonly string[]): Promise<void> {
    this.#response = { id: responseId, leave: new AbortController() };
    const signal = this.#signalOf(responseId);
    // What was said is a line of the relay's only once it has taken all the events of this moment.
    await Promise.resolve();
    try {
      const { pieces, hangsUp } = this.#parts.answer(lines, signal);
      for await (const text of pieces) this.#step({ type: "customer-said", responseId, text });
      this.#step({ type: "customer-finished", responseId, hangsUp });
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
    const own = this.#response?.id === responseId ? [this.#response.leave.signal] : [];
    return AbortSignal.any([...own, this.#leave.signal]);
  }

  async #transcribe(itemId: string, samples: Int16Array): Promise<void> {
    const { signal } = this.#leave;
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
