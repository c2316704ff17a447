import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import { z } from "zod";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";

/** The built speech Worker, reached by RPC as the product reaches it. */
const server = createTestHarness({
  root: resolve(import.meta.dirname, "../.."),
  workers: [{ configPath: "dist/rolecall_speech/wrangler.json" }],
});
const worker = server.getWorker<Env, typeof import("#workers/speech/speech-worker.ts")>("rolecall-speech");
const voice = voiceOf({ id: "kim", pronouns: "she" }).builtIn;

beforeAll(async () => {
  await server.listen();
});
afterAll(() => server.close());

test("twenty callers at once each hear their own line, the same as when spoken to alone", async () => {
  const speech = await worker.getExport();
  await speech.prepare();
  const lines = Array.from({ length: 20 }, (_, index) => `Number ${index + 1}. Got it?`);
  const together = await Promise.all(lines.map(heard));
  const alone: string[] = [];
  for (const text of lines) alone.push(await heard(text));
  expect(together.map((sound, index) => sound === alone[index])).toEqual(lines.map(() => true));
  expect(new Set(together).size).toBe(20);
});

test("the first clause is heard before the last is made, and a reader may leave", async () => {
  const reader = (await soundOf("I pay a lot for this, and nobody told me why. ".repeat(40))).getReader();
  const first = await reader.read();
  expect(first.value?.length).toBeGreaterThan(4000);
  expect(first.value?.length).toBeLessThan(200_000);
  await reader.cancel();
  expect((await heard("Still there?")).length).toBeGreaterThan(10_000);
});

test("a refusal crosses the binding with its reason", async () => {
  const speech = await worker.getExport();
  const { ok, reason } = refusalSchema.parse(await speech.speak({ text: "x".repeat(2001), voice }));
  expect({ ok, reason }).toEqual({ ok: false, reason: "too-long" });
});

const refusalSchema = z.object({ ok: z.boolean(), reason: z.string() });

/** The bytes as a string of as many characters. */
async function heard(text: string): Promise<string> {
  return Buffer.from(await new Response(await soundOf(text)).arrayBuffer()).toString("latin1");
}

async function soundOf(text: string): Promise<ReadableStream<Uint8Array>> {
  const speech = await worker.getExport();
  const answer: unknown = await speech.speak({ text, voice });
  return z.object({ ok: z.literal(true), sound: z.instanceof(ReadableStream<Uint8Array>) }).parse(answer).sound;
}
