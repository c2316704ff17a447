import { describe, expect, test } from "vitest";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { appendMessage } from "#core/voice/protocol/append-message.ts";
import { inSequence } from "./audio/voices.ts";
import { eventsOf, room, SteppedUpstream, spoken, typesOf } from "./stepped-upstream.ts";

describe("listening", () => {
  test("[R71] pipeline: an utterance is committed, transcribed, answered", () => {
    const upstream = new SteppedUpstream("pipeline");
    upstream.hear(room(1000));
    const heard = upstream.hear(inSequence(spoken(1500), room(1000)));
    expect(typesOf(heard)).toEqual([
      "input_audio_buffer.speech_started",
      "input_audio_buffer.speech_stopped",
      "input_audio_buffer.committed",
      "conversation.item.added",
      "transcribe",
    ]);
    const [transcribe] = heard.flatMap((effect) => (effect.type === "transcribe" ? [effect] : []));
    const utteranceMs = (transcribe?.samples.length ?? 0) / 24;
    expect(utteranceMs).toBeGreaterThan(300 + 1500 + 450);
    expect(utteranceMs).toBeLessThan(400 + 1500 + 700);
    const answered = upstream.send({ type: "transcribed", itemId: transcribe?.itemId ?? "", text: "What do you pay?" });
    expect(typesOf(answered)).toEqual([
      "conversation.item.input_audio_transcription.completed",
      "response.created",
      "conversation.item.added",
      "ask-customer",
    ]);
    expect(answered.at(-1)).toMatchObject({ lines: ["What do you pay?"] });
  });

  test("[R71] built-in: speech is only announced; the browser's line is answered when asked", () => {
    const upstream = new SteppedUpstream();
    upstream.hear(room(1000));
    expect(typesOf(upstream.hear(inSequence(spoken(1500), room(1000))))).toEqual([
      "input_audio_buffer.speech_started",
      "input_audio_buffer.speech_stopped",
    ]);
    expect(upstream.line("What do you pay?").at(-1)).toMatchObject({
      type: "ask-customer",
      lines: ["What do you pay?"],
    });
  });

  test("[R70] a cough is no utterance", () => {
    const upstream = new SteppedUpstream("pipeline");
    upstream.hear(room(1000));
    const heard = upstream.hear(inSequence(spoken(60), room(1000)));
    expect(typesOf(heard)).not.toContain("transcribe");
  });

  test("frames of odd sizes are heard like others", () => {
    const upstream = new SteppedUpstream("pipeline");
    const sound = inSequence(room(1000), spoken(1500), room(1000));
    for (let at = 0; at < sound.length; at += 777)
      upstream.send({ type: "command", text: appendMessage(encodePcm16(sound.slice(at, at + 777))) });
    expect(typesOf(upstream.effects)).toContain("transcribe");
  });

  test("[R71] no words, a command, or a pause: no answer", () => {
    for (const text of ["  ", "Pause, give me a hint."]) {
      const upstream = new SteppedUpstream("pipeline");
      expect(typesOf(upstream.send({ type: "transcribed", itemId: "i", text }))).toEqual([
        "conversation.item.input_audio_transcription.completed",
      ]);
    }
    const paused = new SteppedUpstream("pipeline");
    const detection = { type: "server_vad", create_response: false };
    paused.command({ type: "session.update", session: { audio: { input: { turn_detection: detection } } } });
    expect(typesOf(paused.send({ type: "transcribed", itemId: "i", text: "Let me think" }))).toHaveLength(1);
  });

  test("[R74] a transcriber that fails is told as such", () => {
    const upstream = new SteppedUpstream("pipeline");
    expect(eventsOf(upstream.send({ type: "transcribed", itemId: "i", text: null }))).toEqual([
      { type: "conversation.item.input_audio_transcription.failed", item_id: "i" },
    ]);
  });

  test("[R7] patience comes with the session", () => {
    const upstream = new SteppedUpstream("pipeline");
    const detection = { type: "server_vad", silence_duration_ms: 900 };
    upstream.command({ type: "session.update", session: { audio: { input: { turn_detection: detection } } } });
    upstream.hear(room(1000));
    expect(typesOf(upstream.hear(inSequence(spoken(1000), room(800))))).toEqual(["input_audio_buffer.speech_started"]);
  });

  test("[R52] a commit ends the utterance at once; a clear forgets it", () => {
    const upstream = new SteppedUpstream("pipeline");
    upstream.hear(inSequence(room(1000), spoken(600)));
    expect(typesOf(upstream.command({ type: "input_audio_buffer.commit" }))).toContain("transcribe");
    upstream.hear(inSequence(room(1000), spoken(600)));
    upstream.command({ type: "input_audio_buffer.clear" });
    expect(typesOf(upstream.command({ type: "input_audio_buffer.commit" }))).toEqual([]);
  });
});

describe("speaking", () => {
  test("[R72] words come before their sound, and one clause is made ahead", () => {
    const upstream = new SteppedUpstream();
    upstream.line("What do you pay?");
    const { responseId } = upstream;
    const said = upstream.send({
      type: "customer-said",
      responseId,
      text: "About ninety a month. Why do you ask? I mean",
    });
    expect(said).toEqual([{ type: "synthesise", responseId, text: "About ninety a month." }]);
    const first = upstream.send({ type: "synthesised", responseId, samples: new Int16Array(1500 * 24) });
    expect(typesOf(first).slice(0, 3)).toEqual([
      "synthesise",
      "response.output_audio_transcript.delta",
      "response.output_audio.delta",
    ]);
    expect(first[0]).toMatchObject({ text: "Why do you ask?" });
  });

  test("[R72] 300 ms at once, then in real time with a lead of at most 1.5 s", () => {
    const upstream = new SteppedUpstream();
    upstream.line("Tell me all");
    upstream.say("One sentence that goes on.", 20_000);
    expect(upstream.sentMs()).toBe(300);
    for (let playedMs = 100; playedMs <= 15_000; playedMs += 100) {
      upstream.wait(100);
      expect(upstream.sentMs()).toBeGreaterThanOrEqual(playedMs + 200);
      expect(upstream.sentMs()).toBeLessThanOrEqual(playedMs + 1600);
    }
    upstream.wait(10_000);
    expect(upstream.sentMs()).toBe(20_000);
  });

  test("[R72] after a pause of the synthesiser no burst follows", () => {
    const upstream = new SteppedUpstream();
    upstream.line("Tell me all");
    const { responseId } = upstream;
    upstream.send({ type: "customer-said", responseId, text: "One two three. Four five six. " });
    upstream.send({ type: "synthesised", responseId, samples: new Int16Array(500 * 24) });
    upstream.wait(5000);
    expect(upstream.sentMs()).toBe(500);
    upstream.send({ type: "synthesised", responseId, samples: new Int16Array(9000 * 24) });
    expect(upstream.sentMs()).toBeLessThanOrEqual(500 + 1500);
  });

  test("an answer ends as a real upstream's does, hanging up included", () => {
    const upstream = new SteppedUpstream();
    upstream.line("Bye");
    upstream.say("Goodbye then. Take care.", 400, true);
    upstream.wait(2000);
    const ends = upstream.events().slice(-3);
    expect(ends.map((event) => event.type)).toEqual([
      "response.output_audio_transcript.done",
      "response.output_audio.done",
      "response.done",
    ]);
    expect(ends[0]).toMatchObject({ transcript: "Goodbye then. Take care." });
    expect(ends[2]).toMatchObject({
      response: { status: "completed", output: [{ type: "message" }, { type: "function_call", name: "end_call" }] },
    });
  });

  test("[R73] speech stops the customer; what comes later for that answer is ignored", () => {
    const upstream = new SteppedUpstream();
    upstream.hear(room(1000));
    upstream.line("What do you pay?");
    const { responseId } = upstream;
    upstream.say("About ninety a month, I think.", 10_000);
    const heard = upstream.hear(spoken(400));
    expect(typesOf(heard).filter((type) => type !== "response.output_audio.delta")).toEqual([
      "input_audio_buffer.speech_started",
      "abort",
      "response.output_audio_transcript.done",
      "response.output_audio.done",
      "response.done",
    ]);
    expect(upstream.events().at(-1)).toMatchObject({ response: { id: responseId, status: "cancelled" } });
    expect(upstream.send({ type: "customer-said", responseId, text: "And also" })).toEqual([]);
    expect(upstream.send({ type: "synthesised", responseId, samples: new Int16Array(100) })).toEqual([]);
    expect(upstream.send({ type: "alarm" })).toEqual([]);
  });

  test("[R73] an agent who goes on before the customer began is answered as a whole", () => {
    const upstream = new SteppedUpstream("pipeline");
    upstream.send({ type: "transcribed", itemId: "a", text: "So what I wanted to ask is" });
    upstream.hear(inSequence(room(600), spoken(400)));
    const answered = upstream.send({ type: "transcribed", itemId: "b", text: "what you pay now." });
    expect(answered.at(-1)).toMatchObject({ lines: ["So what I wanted to ask is", "what you pay now."] });
  });

  test("[R74] a customer or a voice that fails makes a failed response, and the next one works", () => {
    for (const fail of ["customer-failed", "synthesised"] as const) {
      const upstream = new SteppedUpstream();
      upstream.line("Hello");
      const { responseId } = upstream;
      upstream.send({ type: "customer-said", responseId, text: "Hello there. " });
      upstream.send(fail === "synthesised" ? { type: fail, responseId, samples: null } : { type: fail, responseId });
      expect(upstream.events().at(-1)).toMatchObject({ type: "response.done", response: { status: "failed" } });
      expect(typesOf(upstream.line("Hello again"))).toContain("ask-customer");
    }
  });

  test("[R5] an answer asked for during another follows it", () => {
    const upstream = new SteppedUpstream();
    upstream.line("One");
    upstream.line("And two?");
    upstream.say("Yes.", 200);
    upstream.wait(500);
    const asked = upstream.effects.flatMap((effect) => (effect.type === "ask-customer" ? [effect.lines] : []));
    expect(asked).toEqual([["One"], ["And two?"]]);
  });

  test("a customer who says nothing ends the response without sound", () => {
    const upstream = new SteppedUpstream();
    upstream.line("Hello?");
    upstream.say("...", 100);
    expect(upstream.events().at(-1)).toMatchObject({ type: "response.done", response: { status: "completed" } });
    expect(upstream.sentMs()).toBe(0);
  });
});
