import { describe, expect, test } from "vitest";
import { speechMetrics } from "#core/scoring/metrics/speech-metrics.ts";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import {
  createLocalUpstream,
  type LocalUpstreamEffect,
  type LocalUpstreamEvent,
  type LocalUpstreamState,
  stepLocalUpstream,
} from "#core/voice/local-upstream.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import type { RelayEffect } from "#core/voice/relay.ts";
import { inSequence, mixed, noise, voice } from "./audio/voices.ts";
import { RelayCall, toBrowser, typesOf } from "./relay-call.ts";

type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

/** Relay and local upstream wired as their holder wires them, with a customer, a voice and a transcriber of their own. */
class LocalCall {
  readonly relay: RelayCall;
  #upstream: LocalUpstreamState;
  #alarmAtMs = Number.POSITIVE_INFINITY;
  readonly asked: (readonly string[])[] = [];
  hangsUp = false;
  #queue: (() => void)[] = [];
  #isWorking = false;

  constructor(engine: "pipeline" | "built-in", customerOpens = false) {
    this.relay = new RelayCall({ customerOpens, turnDetection: { type: "server_vad", silence_duration_ms: 500 } });
    this.#upstream = createLocalUpstream({ engine, idPrefix: "t" });
    this.#perform(this.relay.join());
    this.#perform(this.relay.send({ type: "upstream-opened", connection: 1 }));
  }

  hear(sound: Int16Array) {
    for (let at = 0; at < sound.length; at += 960) {
      this.wait(40);
      this.#perform(this.relay.browser(appendMessage(encodePcm16(sound.slice(at, at + 960)))));
    }
  }

  type(text: string) {
    this.#perform(this.relay.type(text));
    this.#perform(this.relay.browser({ type: "response.create" }));
  }

  wait(ms: number) {
    for (let passedMs = 0; passedMs < ms; passedMs += 20) {
      this.#perform(this.relay.wait(20));
      if (this.#alarmAtMs > this.relay.nowMs) continue;
      this.#alarmAtMs = Number.POSITIVE_INFINITY;
      this.#step({ type: "alarm" });
    }
  }

  told() {
    return toBrowser(this.relay.effects);
  }

  #perform(effects: readonly RelayEffect[]) {
    for (const effect of effects)
      if (effect.type === "send-upstream") this.#step({ type: "command", text: effect.text });
  }

  #step(event: Undated<LocalUpstreamEvent>) {
    this.#inTurn(() => {
      const { state, effects } = stepLocalUpstream(this.#upstream, { ...event, atMs: this.relay.nowMs });
      this.#upstream = state;
      for (const effect of effects) this.#obey(effect);
    });
  }

  /** One event at a time, in the order they came up. */
  #inTurn(work: () => void) {
    this.#queue.push(work);
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) next();
    this.#isWorking = false;
  }

  #obey(effect: LocalUpstreamEffect) {
    switch (effect.type) {
      case "emit":
        return this.#inTurn(() => this.#perform(this.relay.upstream(effect.event)));
      case "set-alarm":
        this.#alarmAtMs = effect.atMs;
        return;
      case "transcribe":
        return this.#step({ type: "transcribed", itemId: effect.itemId, text: "What do you pay now?" });
      case "ask-customer": {
        const { responseId } = effect;
        this.asked.push(effect.lines);
        this.#step({ type: "customer-said", responseId, text: "About ninety a month. Why do you ask?" });
        return this.#step({ type: "customer-finished", responseId, hangsUp: this.hangsUp });
      }
      case "synthesise": {
        const { responseId } = effect;
        return this.#step({ type: "synthesised", responseId, samples: new Int16Array(1200 * 24).fill(9) });
      }
      case "abort":
        return;
    }
  }
}

const room = (ms: number) => noise(ms, -70);
const spoken = (ms: number) => mixed(room(ms), voice(ms, -20));

describe("a call without a realtime upstream", () => {
  test("pipeline: spoken, transcribed, answered, stored with the times of both", () => {
    const call = new LocalCall("pipeline");
    call.hear(inSequence(room(1000), spoken(1500), room(4000)));
    expect(typesOf(call.told()).filter((type, i, all) => type !== all[i - 1])).toEqual([
      "rolecall.call",
      "session.created",
      "session.updated",
      "rolecall.call",
      "input_audio_buffer.speech_started",
      "input_audio_buffer.speech_stopped",
      "conversation.item.input_audio_transcription.completed",
      "rolecall.turn",
      "response.audio_transcript.delta",
      "response.audio.delta",
      "response.audio_transcript.delta",
      "response.audio.delta",
      "response.audio.done",
      "response.done",
      "rolecall.turn",
    ]);
    const [agent, customer] = call.relay.turns();
    expect(agent).toMatchObject({ speaker: "agent", text: "What do you pay now?" });
    expect(agent?.startMs).toBeGreaterThanOrEqual(1000);
    expect(agent?.startMs).toBeLessThan(1120);
    expect(agent?.endMs).toBeGreaterThan(2440);
    expect(agent?.endMs).toBeLessThan(2640);
    expect(customer).toMatchObject({ speaker: "customer", text: "About ninety a month. Why do you ask?" });
    expect((customer?.endMs ?? 0) - (customer?.startMs ?? 0)).toBe(2400);
  });

  test("[R32] [R73] interrupted, the customer falls silent and keeps only what was heard", () => {
    const call = new LocalCall("built-in");
    call.hear(room(1000));
    call.type("What do you pay now?");
    call.hear(room(800));
    call.hear(inSequence(spoken(800), room(1000)));
    const types = typesOf(call.told());
    expect(types.lastIndexOf("response.audio.delta")).toBeLessThan(types.indexOf("input_audio_buffer.speech_started"));
    expect(call.relay.turns().map((turn) => turn.text)).toEqual(["What do you pay now?", "About ninety a"]);
  });

  test("[R62] built-in: what the browser recognised is answered and has the times of the speech", () => {
    const call = new LocalCall("built-in");
    call.hear(inSequence(room(1000), spoken(1500), room(800)));
    call.type("What do you pay now?");
    call.hear(room(3000));
    expect(call.asked).toEqual([["What do you pay now?"]]);
    expect(call.relay.turns()[0]?.startMs).toBeGreaterThanOrEqual(1000);
    expect(call.relay.turns()).toHaveLength(2);
  });

  test("[R63] a spoken command pauses and is never asked of the customer", () => {
    const call = new LocalCall("built-in");
    call.type("[PAUSE: Give me a hint]");
    call.wait(500);
    expect(call.asked).toEqual([]);
    call.type("So, what do you pay now?");
    expect(call.asked).toEqual([["So, what do you pay now?"]]);
  });

  test("its turns are what the figures of a voice are made from", () => {
    const call = new LocalCall("pipeline");
    call.hear(inSequence(room(1000), spoken(4000), room(4500)));
    const metrics = speechMetrics(call.relay.turns(), []);
    const share = metrics.find((metric) => metric.id === "talk-share")?.value ?? 0;
    expect(share).toBeGreaterThan(58);
    expect(share).toBeLessThan(66);
    expect(metrics.find((metric) => metric.id === "pace")?.value).not.toBeNull();
  });

  test("the customer opens when they are the one who is called, and hangs up", () => {
    const call = new LocalCall("built-in", true);
    expect(call.asked).toEqual([[]]);
    call.hear(room(4000));
    call.hangsUp = true;
    call.type("Goodbye");
    call.hear(room(4000));
    expect(call.relay.effects.at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
    expect(call.relay.turns()).toHaveLength(3);
  });
});
