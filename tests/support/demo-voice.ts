/**
 * Has the product say the call of /demo with its built-in voice: `node tests/support/demo-voice.ts`. Run it again when the call
 * says other words (a test says so); the results are committed: the sound, and when each line begins.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type DemoVoice, JORDAN } from "#app/content/demo-call.ts";
import { loadLearned } from "#app/node/learned.ts";
import { rehearsedCall } from "#app/routes/site/rehearsed-call.ts";
import { voiceOf } from "#core/voice/speech/persona-voices.ts";
import { openBrowser } from "./browser.ts";
import { spokenWav } from "./spoken-wav.ts";

loadLearned();

const SAMPLE_RATE_HZ = 24_000;
const WAV_HEADER_BYTES = 44;
const PAUSE_MS = 350;
/** Speech at 24 kHz in Opus: clear, and two minutes stay below 500 kB. */
const BITS_A_SECOND = 28_000;

const root = resolve(import.meta.dirname, "../..");
const call = rehearsedCall();
const customer = voiceOf({ id: call.persona.id, pronouns: "he" }).builtIn;

const pieces: Buffer[] = [];
const lines: DemoVoice["lines"] = [];
for (const { speaker, text } of call.turns) {
  lines.push({ atMs: Math.round(lengthMs(pieces)), text });
  const line = { text, voice: speaker === "agent" ? JORDAN : customer };
  pieces.push(Buffer.from((await spokenWav([line, { silenceMs: PAUSE_MS }])).subarray(WAV_HEADER_BYTES)));
}
const sound = await encoded(Buffer.concat(pieces));
const voice: DemoVoice = { durationMs: Math.round(lengthMs(pieces)), lines };
writeFileSync(resolve(root, "public/demo-call.webm"), sound);
writeFileSync(resolve(root, "app/content/demo-voice.json"), `${JSON.stringify(voice, null, 2)}\n`);
console.log(`${lines.length} lines, ${voice.durationMs / 1000} s, ${sound.length} bytes`);
process.exit(0);

function lengthMs(pcm: readonly Buffer[]): number {
  return (pcm.reduce((sum, one) => sum + one.length, 0) / 2 / SAMPLE_RATE_HZ) * 1000;
}

/** PCM16, 24 kHz, mono as Opus in WebM, by Chromium's own encoder. */
async function encoded(pcm: Buffer): Promise<Buffer> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  // Only a secure page may encode.
  await page.route("https://rolecall.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
  );
  await page.route("https://rolecall.example/pcm", (route) => route.fulfill({ body: pcm }));
  await page.goto("https://rolecall.example/");
  await page.addScriptTag({
    content: readFileSync(resolve(root, "node_modules/webm-muxer/build/webm-muxer.js"), "utf8"),
  });
  const base64 = await page.evaluate(encodeInPage, {
    sampleRate: SAMPLE_RATE_HZ,
    bitrate: BITS_A_SECOND,
  });
  await browser.close();
  return Buffer.from(base64, "base64");
}

/** Runs in the page, so it uses nothing from outside of itself. */
async function encodeInPage(given: { sampleRate: number; bitrate: number }): Promise<string> {
  const { Muxer, ArrayBufferTarget } = WebMMuxer;
  const { sampleRate, bitrate } = given;
  const samples = new Int16Array(await (await fetch("/pcm")).arrayBuffer());
  const target = new ArrayBufferTarget();
  const muxer = new Muxer({ target, audio: { codec: "A_OPUS", numberOfChannels: 1, sampleRate } });
  const encoder = new AudioEncoder({
    output: (chunk, metadata) => muxer.addAudioChunk(chunk, metadata),
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({ codec: "opus", numberOfChannels: 1, sampleRate, bitrate });
  for (let at = 0; at < samples.length; at += sampleRate) {
    const data = samples.slice(at, at + sampleRate);
    const timestamp = (at / sampleRate) * 1_000_000;
    encoder.encode(
      new AudioData({ format: "s16", sampleRate, numberOfFrames: data.length, numberOfChannels: 1, timestamp, data }),
    );
  }
  await encoder.flush();
  muxer.finalize();
  let text = "";
  for (const byte of new Uint8Array(target.buffer)) text += String.fromCharCode(byte);
  return btoa(text);
}

declare const WebMMuxer: typeof import("webm-muxer");
