import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import {
  createLocalUpstream,
  type LocalUpstreamEffect,
  type LocalUpstreamEvent,
  type LocalUpstreamSettings,
  type LocalUpstreamState,
  stepLocalUpstream,
} from "#core/voice/local-upstream.ts";
import { appendMessage, soundMs } from "#core/voice/protocol/append-message.ts";
import type { UpstreamEvent } from "#core/voice/protocol/upstream-events.ts";
import { mixed, noise, voice } from "./audio/voices.ts";

type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

/** A local upstream with its clock, its alarms and all it did. */
export class SteppedUpstream {
  state: LocalUpstreamState;
  nowMs = 1000;
  alarmAtMs = Number.POSITIVE_INFINITY;
  listeningAlarmAtMs = Number.POSITIVE_INFINITY;
  effects: LocalUpstreamEffect[] = [];

  constructor(engine: LocalUpstreamSettings["engine"] = "built-in") {
    this.state = createLocalUpstream({ engine, idPrefix: "t" });
  }

  send(event: Undated<LocalUpstreamEvent>): LocalUpstreamEffect[] {
    const { state, effects } = stepLocalUpstream(this.state, { ...event, atMs: this.nowMs });
    this.state = state;
    this.effects.push(...effects);
    for (const effect of effects) {
      if (effect.type === "set-alarm") this.alarmAtMs = effect.atMs;
      if (effect.type === "set-listening-alarm") this.listeningAlarmAtMs = effect.atMs;
    }
    return effects;
  }

  command(command: object) {
    return this.send({ type: "command", text: JSON.stringify(command) });
  }

  /** Sound in real time, 40 ms a frame. */
  hear(sound: Int16Array): LocalUpstreamEffect[] {
    const done: LocalUpstreamEffect[] = [];
    for (let at = 0; at < sound.length; at += 960) {
      this.wait(40);
      done.push(...this.send({ type: "command", text: appendMessage(encodePcm16(sound.slice(at, at + 960))) }));
    }
    return done;
  }

  wait(ms: number) {
    const untilMs = this.nowMs + ms;
    for (let atMs = this.#nextAlarmMs(); atMs <= untilMs; atMs = this.#nextAlarmMs()) {
      this.nowMs = Math.max(this.nowMs, atMs);
      const isListening = this.listeningAlarmAtMs === atMs;
      if (isListening) this.listeningAlarmAtMs = Number.POSITIVE_INFINITY;
      else this.alarmAtMs = Number.POSITIVE_INFINITY;
      this.send({ type: isListening ? "listening-alarm" : "alarm" });
    }
    this.nowMs = untilMs;
  }

  #nextAlarmMs(): number {
    return Math.min(this.alarmAtMs, this.listeningAlarmAtMs);
  }

  line(text: string) {
    const id = `line_${text.length}`;
    this.command({
      type: "conversation.item.create",
      item: { id, type: "message", role: "user", content: [{ type: "input_text", text }] },
    });
    return this.command({ type: "response.create" });
  }

  get responseId() {
    return this.state.answer?.responseId ?? "";
  }

  /** The customer says it all, and each clause becomes so much sound. */
  say(text: string, clauseMs: number, hangsUp = false) {
    const { responseId } = this;
    this.send({ type: "customer-said", responseId, text });
    this.send({ type: "customer-finished", responseId, hangsUp });
    while (this.state.answer?.synthesising && this.state.answer.responseId === responseId)
      this.send({ type: "synthesised", responseId, samples: new Int16Array(clauseMs * 24).fill(1) });
  }

  events(): UpstreamEvent[] {
    return this.effects.flatMap((effect) => (effect.type === "emit" ? [effect.event] : []));
  }

  sentMs(): number {
    return this.events().reduce(
      (ms, event) => (event.type === "response.output_audio.delta" ? ms + (soundMs(event.delta) ?? 0) : ms),
      0,
    );
  }
}

export const eventsOf = (effects: LocalUpstreamEffect[]) =>
  effects.flatMap((effect) => (effect.type === "emit" ? [effect.event] : []));
export const typesOf = (effects: LocalUpstreamEffect[]) =>
  effects.map((effect) => (effect.type === "emit" ? effect.event.type : effect.type));

export const room = (ms: number) => noise(ms, -70);
export const spoken = (ms: number) => mixed(room(ms), voice(ms, -20));
