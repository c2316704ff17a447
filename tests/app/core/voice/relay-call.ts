import { USUAL_CALL_CAP_MINUTES } from "#core/voice/call-figures.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import {
  createRelay,
  type RelayEffect,
  type RelayEvent,
  type RelaySettings,
  type RelayState,
  type SavedCall,
  stepRelay,
} from "#core/voice/relay.ts";

export const RELAY_SETTINGS: RelaySettings = {
  callId: "call",
  session: { type: "realtime", instructions: "SECRET PERSONA", output_modalities: ["audio"] },
  turnDetection: { type: "server_vad", create_response: true, interrupt_response: true },
  paddingMs: 300,
  silenceMs: 500,
  capMs: USUAL_CALL_CAP_MINUTES * 60_000,
  capReason: "time-limit",
  customerOpens: false,
  opensWith: null,
  farewell: "allowed",
  records: false,
};

type Json = { type: string; [key: string]: unknown };
type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

/** A relay with a clock: plays events, keeps all effects, rings the alarm when its time comes. */
export class RelayCall {
  state: RelayState;
  effects: RelayEffect[] = [];
  nowMs = 1_000_000;
  alarmAtMs = Number.POSITIVE_INFINITY;
  unsentBytes = 0;

  constructor(settings: Partial<RelaySettings> = {}, saved: SavedCall | null = null) {
    this.state = createRelay({ ...RELAY_SETTINGS, ...settings }, this.nowMs, saved);
  }

  send(event: Undated<RelayEvent>): RelayEffect[] {
    const { state, effects } = stepRelay(this.state, { ...event, atMs: this.nowMs });
    this.state = state;
    this.effects.push(...effects);
    for (const effect of effects) if (effect.type === "set-alarm") this.alarmAtMs = effect.atMs;
    return effects;
  }

  /** Lets time pass; alarms ring on the way. Gives back what they did. */
  wait(ms: number): RelayEffect[] {
    const untilMs = this.nowMs + ms;
    const done: RelayEffect[] = [];
    while (this.alarmAtMs <= untilMs) {
      this.nowMs = Math.max(this.nowMs, this.alarmAtMs);
      this.alarmAtMs = Number.POSITIVE_INFINITY;
      done.push(...this.send({ type: "alarm" }));
    }
    this.nowMs = untilMs;
    return done;
  }

  join(socket = 1) {
    return this.send({ type: "browser-joined", socket });
  }

  /** As a browser. A message of 0.1 KB and more may be given as text. */
  browser(message: Json | string, socket = this.state.browser.socket ?? 0) {
    return this.send({
      type: "browser-message",
      socket,
      text: typeof message === "string" ? message : JSON.stringify(message),
    });
  }

  /** As the upstream. */
  upstream(message: Json | string, connection = this.state.upstream.connection) {
    return this.send({
      type: "upstream-message",
      connection,
      text: typeof message === "string" ? message : JSON.stringify(message),
      unsentBytes: this.unsentBytes,
    });
  }

  open() {
    const connection = this.state.upstream.connection;
    return [
      ...this.send({ type: "upstream-opened", connection }),
      ...this.upstream({ type: "session.created", session: {} }),
      ...this.upstream({ type: "session.updated", session: { instructions: "SECRET PERSONA" } }),
    ];
  }

  /** Frames of silence in real time, as a browser sends them. */
  talk(ms: number): RelayEffect[] {
    const done: RelayEffect[] = [];
    for (let passedMs = 0; passedMs < ms; passedMs += 40) {
      done.push(...this.wait(40));
      done.push(...this.browser(appendMessage(sound(40))));
    }
    return done;
  }

  type(text: string) {
    return this.browser({
      type: "conversation.item.create",
      item: { type: "message", role: "user", content: [{ type: "input_text", text }] },
    });
  }

  /** The upstream begins an answer: created, item linked, words and so much sound. */
  answer(id: string, text: string, ms: number, previousItemId: string | null = null) {
    this.upstream({ type: "response.created", response: { id } });
    const itemId = `${id}_item`;
    this.upstream({
      type: "conversation.item.added",
      previous_item_id: previousItemId,
      item: { id: itemId, type: "message", role: "assistant" },
    });
    this.upstream({ type: "response.output_audio_transcript.delta", response_id: id, item_id: itemId, delta: text });
    this.upstream(audioDelta(id, itemId, sound(ms)));
    return itemId;
  }

  finish(id: string, status = "completed", output: { type: string; name?: string; call_id?: string }[] = []) {
    const done = this.upstream({ type: "response.output_audio.done", response_id: id, item_id: `${id}_item` });
    return [...done, ...this.upstream({ type: "response.done", response: { id, status, output } })];
  }

  /** The agent speaks for the time given, as the upstream hears it, and is written down at once unless `transcript` is null. */
  speak(itemId: string, ms: number, transcript: string | null, previousItemId: string | null = null) {
    this.talk(ms);
    const heardMs = this.state.upstream.soundMs;
    this.upstream({ type: "input_audio_buffer.speech_started", item_id: itemId, audio_start_ms: heardMs - ms - 300 });
    this.talk(500);
    this.upstream({ type: "input_audio_buffer.speech_stopped", item_id: itemId, audio_end_ms: heardMs + 500 });
    this.upstream({ type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: previousItemId });
    if (transcript !== null) this.transcribe(itemId, transcript);
  }

  transcribe(itemId: string, transcript: string) {
    return this.upstream({
      type: "conversation.item.input_audio_transcription.completed",
      item_id: itemId,
      transcript,
    });
  }

  turns() {
    return this.effects.flatMap((effect) => (effect.type === "store-turn" ? [effect.turn] : []));
  }
}

/** A call that stands. */
export function standingCall(settings: Partial<RelaySettings> = {}): RelayCall {
  const call = new RelayCall(settings);
  call.join();
  call.open();
  call.effects = [];
  return call;
}

export function toBrowser(effects: readonly RelayEffect[]): Json[] {
  return effects.flatMap((effect) => (effect.type === "send-browser" ? [JSON.parse(effect.text)] : []));
}

export function toUpstream(effects: readonly RelayEffect[]): Json[] {
  return effects.flatMap((effect) => (effect.type === "send-upstream" ? [JSON.parse(effect.text)] : []));
}

export function typesOf(messages: readonly { type: string }[]): string[] {
  return messages.map((message) => message.type);
}

/** Base64 of silence. */
export function sound(ms: number): string {
  return Buffer.alloc(ms * 48).toString("base64");
}

export function audioDelta(responseId: string, itemId: string, audio: string): string {
  return `{"type":"response.output_audio.delta","event_id":"e","response_id":"${responseId}","item_id":"${itemId}","output_index":0,"content_index":0,"delta":"${audio}"}`;
}
