import { describe, expect, test } from "vitest";
import { AiModels } from "#tests/support/voice/ai-models.ts";
import { speakByWorkersAi, transcribeByWorkersAi } from "#workers/adapters/workers-ai/workers-ai-audio.ts";

const never = new AbortController().signal;
const MODEL = "@cf/deepgram/aura-2-en";

function spoken(instead: AiModels["soundsInstead"], signal = never) {
  const ai = new AiModels();
  ai.soundsInstead = instead;
  return { ai, sound: speakByWorkersAi(ai, { model: MODEL, text: "Yes.", speaker: "luna" }, signal) };
}

describe("a voice of Cloudflare's", () => {
  const bytes = new Uint8Array(480).fill(7);
  const wav = new Uint8Array([...new TextEncoder().encode("RIFF....WAVEfmt ....data...."), ...bytes]);
  test.each([
    ["bare", () => new Response(bytes)],
    ["as a stream", () => new Response(bytes).body],
    ["of an odd length", () => new Response(new Uint8Array([...bytes, 7]))],
    ["as a WAV", () => new Response(wav)],
  ])("gives its sound %s, as whole samples", async (_, answer) => {
    expect([...(await spoken([answer]).sound)]).toEqual(Array<number>(240).fill(0x0707));
  });

  test.each([
    ["nothing", () => new Response(new Uint8Array(0)), "garbage"],
    ["half a sample", () => new Response(new Uint8Array(1)), "garbage"],
    ["words about itself", () => Response.json({ errors: [{ message: "no" }] }), "garbage"],
    ["an MP3", () => new Response("ID3\u0004rest of it"), "garbage"],
    ["an Ogg file", () => new Response("OggS rest of it"), "garbage"],
    ["an object", () => ({ audio: "UklGRg==" }), "garbage"],
    ["another status", () => new Response("no", { status: 500 }), "unavailable"],
    ["an unknown name", "5007: No such model", "unknown-model"],
    ["a refusal", "5018: not allowed", "unauthorized"],
    ["a broken stream", () => new ReadableStream({ start: (it) => it.error(new Error("broken")) }), "unavailable"],
  ])("that gives %s fails with its kind", async (_, answer, kind) => {
    await expect(spoken([answer]).sound).rejects.toMatchObject({ kind });
  });

  test.each([
    ["throws", "3040: Capacity temporarily exceeded, please try again."],
    ["answers 429", () => new Response("no", { status: 429 })],
  ])("without capacity, which %s, is asked once more, and no oftener", async (_, refusal) => {
    expect(await spoken([refusal]).sound).toHaveLength(4 * 240);
    const { ai, sound } = spoken([refusal, refusal]);
    await expect(sound).rejects.toMatchObject({ kind: "rate-limited" });
    expect(ai.spoken).toEqual([]);
  });

  test.each([
    ["never answers", () => new Promise(() => {})],
    ["stops in the middle", () => new Response(new ReadableStream({ start: (it) => it.enqueue(bytes) }))],
  ])("that %s is left when the answer is no longer wanted", async (_, answer) => {
    const leave = new AbortController();
    const { sound } = spoken([answer], leave.signal);
    leave.abort(new Error("interrupted"));
    await expect(sound).rejects.toThrow("interrupted");
  });
});

describe("a transcriber of Cloudflare's", () => {
  test("is sent a WAV and gives the words", async () => {
    const ai = new AiModels();
    ai.transcripts = ["Hello."];
    expect(await transcribeByWorkersAi(ai, new Int16Array(2400).fill(5), never)).toBe("Hello.");
    const [file] = ai.transcribed;
    expect(file).toHaveLength(44 + 4800);
    expect(new TextDecoder().decode(file?.subarray(0, 4))).toBe("RIFF");
  });

  test("that gives none fails with a name", async () => {
    const ai = { run: async () => ({ result: "Hello." }) };
    await expect(transcribeByWorkersAi(ai, new Int16Array(10), never)).rejects.toMatchObject({ kind: "garbage" });
  });
});
