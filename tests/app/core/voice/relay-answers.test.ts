import { describe, expect, test } from "vitest";
import { audioDelta, sound, standingCall, toBrowser, toUpstream, typesOf } from "./relay-call.ts";

describe("the customer's answer", () => {
  test("[R30] [R31] [R37] reaches the browser in order under its own names, without what it need not know", () => {
    const call = standingCall();
    call.answer("r1", "About ninety.", 400);
    call.upstream({
      type: "response.output_audio.done",
      response_id: "r1",
      item_id: "r1_item",
      usage: { secret: "figure" },
    });
    call.upstream({
      type: "response.done",
      response: { id: "r1", status: "completed", output: [], usage: { total_tokens: 5 } },
    });
    const told = toBrowser(call.effects);
    expect(typesOf(told)).toEqual([
      "response.audio_transcript.delta",
      "response.audio.delta",
      "response.audio.done",
      "response.done",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/usage|tokens|figure/);
    expect(call.effects).toContainEqual({ type: "store-usage", key: "call:r1", usage: { total_tokens: 5 } });
  });

  test("[R35] its line is stored when it was heard, not when it was made", () => {
    const call = standingCall();
    call.answer("r1", "About ninety.", 4000);
    call.finish("r1");
    call.talk(4000);
    expect(call.turns()).toEqual([]);
    call.talk(200);
    expect(call.turns()).toMatchObject([{ speaker: "customer", text: "About ninety.", startMs: 150, endMs: 4150 }]);
  });

  test("[R35] the browser's report of playback makes the times exact", () => {
    const call = standingCall();
    const item = call.answer("r1", "About ninety.", 1000);
    call.finish("r1");
    call.talk(280);
    call.browser({ type: "rolecall.playback", item_id: item, state: "started" });
    call.talk(1040);
    call.browser({ type: "rolecall.playback", item_id: item, state: "ended" });
    expect(call.turns()).toMatchObject([{ startMs: 280, endMs: 1320 }]);
  });

  test("[R33] a second item begins where the first ends, and sound that ran dry begins later", () => {
    const call = standingCall({ records: true });
    call.answer("r1", "One.", 1000);
    call.finish("r1");
    call.answer("r2", "Two.", 200, "r1_item");
    call.talk(2000);
    call.upstream(audioDelta("r2", "r2_item", sound(200)));
    const placed = call.effects.flatMap((one) =>
      one.type === "record" && one.track === "customer" ? [one.startMs] : [],
    );
    expect(placed).toEqual([150, 1150, 2150]);
  });

  test("[R38] hanging up ends the call once the last words were heard", () => {
    const call = standingCall();
    call.answer("r1", "Goodbye.", 1000);
    const done = call.finish("r1", "completed", [{ type: "message" }, { type: "function_call", name: "end_call" }]);
    expect(done.map((effect) => effect.type)).not.toContain("end-call");
    call.talk(1160);
    expect(call.turns()).toMatchObject([{ text: "Goodbye." }]);
    expect(call.effects.at(-1)).toMatchObject({ type: "end-call", reason: "customer-left" });
  });

  test("[R39] an error of the provider is not shown", () => {
    const call = standingCall();
    const told = call.upstream({ type: "error", error: { code: "x", message: "org-123 quota" } });
    expect(toBrowser(told)).toEqual([]);
  });

  test("[R40] a slow browser loses sound, not words or events", () => {
    const call = standingCall();
    call.answer("r1", "I think", 400);
    call.unsentBytes = 256 * 1024 + 1;
    const first = call.upstream(audioDelta("r1", "r1_item", sound(100)));
    expect(typesOf(toBrowser(first))).toEqual(["response.audio.done", "rolecall.notice"]);
    call.unsentBytes = 0;
    expect(call.upstream(audioDelta("r1", "r1_item", sound(100)))).toEqual([]);
    const words = {
      type: "response.output_audio_transcript.delta",
      response_id: "r1",
      item_id: "r1_item",
      delta: " so.",
    };
    expect(typesOf(toBrowser(call.upstream(words)))).toEqual(["response.audio_transcript.delta"]);
    expect(typesOf(toBrowser(call.finish("r1")))).toEqual(["response.done"]);
    call.answer("r2", "Next", 100);
    expect(typesOf(toBrowser(call.effects)).at(-1)).toBe("response.audio.delta");
  });

  test("[R40] a browser that takes nothing at all is closed with 1013 and may come back", () => {
    const call = standingCall();
    call.unsentBytes = 2 * 1024 * 1024 + 1;
    const effects = call.upstream({ type: "response.created", response: { id: "r1" } });
    expect(effects).toContainEqual({ type: "close-browser", socket: 1, code: 1013, reason: "too slow" });
    expect(call.state.phase).toBe("live");
  });
});

describe("interruption", () => {
  const interrupted = (options: { report?: number; afterMs?: number } = {}) => {
    const call = standingCall({ records: true });
    call.answer("r1", "one two three four five six seven eight nine ten", 10_000);
    call.talk(options.afterMs ?? 5160);
    const atMs = call.state.upstream.soundMs;
    call.effects = [];
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: atMs - 360 });
    if (options.report !== undefined)
      call.browser({ type: "conversation.item.truncate", item_id: "r1_item", audio_end_ms: options.report });
    return call;
  };

  test("[R32] the browser is told at once, and hears no more of that response", () => {
    const call = interrupted();
    expect(typesOf(toBrowser(call.effects))).toEqual(["input_audio_buffer.speech_started"]);
    expect(call.upstream(audioDelta("r1", "r1_item", sound(100)))).toEqual([]);
    const words = { type: "response.output_audio_transcript.delta", response_id: "r1", item_id: "r1_item", delta: "x" };
    expect(call.upstream(words)).toEqual([]);
    const done = call.upstream({ type: "response.done", response: { id: "r1", status: "cancelled" } });
    expect(typesOf(toBrowser(done))).toEqual(["response.done"]);
    call.answer("r2", "Yes?", 100);
    expect(typesOf(toBrowser(call.effects)).at(-1)).toBe("response.audio.delta");
  });

  test("[R34] without a report the computed figure is used after 400 ms, and the line keeps what was heard", () => {
    const call = interrupted();
    expect(toUpstream(call.effects)).toEqual([]);
    const late = toUpstream(call.wait(400));
    expect(late).toEqual([
      { type: "conversation.item.truncate", item_id: "r1_item", content_index: 0, audio_end_ms: 5010 },
    ]);
    expect(call.turns()).toMatchObject([{ text: "one two three four five", startMs: 150, endMs: 5160 }]);
    expect(call.effects).toContainEqual(expect.objectContaining({ type: "store-turn", interrupted: true }));
    expect(call.effects).toContainEqual({ type: "cut-recording", fromMs: 5160 });
  });

  test("[R34] the browser's figure is preferred, never more than was sent, and sent once", () => {
    const exact = interrupted({ report: 3000 });
    expect(toUpstream(exact.effects)).toMatchObject([{ audio_end_ms: 3000 }]);
    expect(exact.turns()).toMatchObject([{ text: "one two three" }]);
    expect(toUpstream(exact.wait(1000))).toEqual([]);
    expect(toUpstream(interrupted({ report: 99_000 }).effects)).toMatchObject([{ audio_end_ms: 10_000 }]);
  });

  test("[R34] interrupted before a sound was heard, it is no line", () => {
    const call = interrupted({ afterMs: 120 });
    expect(toUpstream(call.wait(400))).toMatchObject([{ audio_end_ms: 0 }]);
    expect(call.turns()).toEqual([]);
  });

  test("[R32] what was heard to its end is not truncated", () => {
    const call = standingCall();
    call.answer("r1", "One two.", 1000);
    call.finish("r1");
    call.talk(1200);
    call.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 800 });
    expect(toUpstream(call.wait(500)).map((one) => one.type)).not.toContain("conversation.item.truncate");
    expect(call.turns()).toMatchObject([{ text: "One two." }]);
    expect(call.effects).toContainEqual(expect.objectContaining({ type: "store-turn", interrupted: false }));
  });

  test("[R32] response.cancel is sent only where the upstream does not stop by itself", () => {
    const itself = interrupted();
    expect(typesOf(toUpstream(itself.effects))).not.toContain("response.cancel");
    const told = standingCall({ turnDetection: { type: "server_vad", interrupt_response: false } });
    told.answer("r1", "One two.", 1000);
    const effects = told.upstream({ type: "input_audio_buffer.speech_started", item_id: "a1", audio_start_ms: 0 });
    expect(typesOf(toUpstream(effects))).toEqual(["response.cancel"]);
  });
});
