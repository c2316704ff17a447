import type { Page } from "playwright-core";
import { z } from "zod";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { voice } from "#tests/app/core/voice/audio/voices.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { startBuiltApp } from "#tests/support/built-app.ts";
import { callStatus, deafRecogniser } from "#tests/support/call-page.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";
import { atMost, milliseconds, quantile, type Row } from "../table.ts";

/**
 * Bar (g), the whole way in Chromium: the agent speaks into the page's microphone while the customer is heard, until the last
 * sample that leaves the page's loudspeaker and is not silence. Both are heard in one audio context, by its own clock.
 */
export async function measureBargeIns(times: number): Promise<Row[]> {
  const app = await startBuiltApp();
  const browser = await openBrowser(["--autoplay-policy=no-user-gesture-required"]);
  try {
    // The browser is closed below, and its pages with it.
    const { page } = await visitSignedIn(browser, app, { permissions: ["microphone"] }, () => undefined);
    // Where nobody can be understood, the microphone does not interrupt.
    await page.addInitScript(deafRecogniser);
    await page.addInitScript(EARS);
    await page.addInitScript(`ears.voice = ${JSON.stringify([...voice(1200, -20)].map((sample) => sample / 32_768))};`);
    const heardMs: number[] = [];
    while (heardMs.length < times)
      heardMs.push(...(await callAndCutIn(page, Math.min(times - heardMs.length, LINES.length))));
    const [middle, tail] = [quantile(heardMs, 0.5), quantile(heardMs, 0.95)];
    return [
      {
        name: `  in Chromium: its first sample -> the last sample heard of the customer, p50 of ${heardMs.length}`,
        ours: milliseconds(middle),
        bar: atMost(250, middle, " ms"),
      },
      { name: "  p95", ours: milliseconds(tail), bar: atMost(250, tail, " ms") },
    ];
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function callAndCutIn(page: Page, times: number): Promise<number[]> {
  await page.goto("/chat?scenario=A-1&call=1");
  await page.getByRole("button", { name: "Start without recording" }).click();
  await callStatus(page, "AI Speaking...");
  await callStatus(page, "Voice chat active");
  const heardMs: number[] = [];
  for (const line of LINES.slice(0, times)) {
    await page.getByRole("textbox", { name: "Your message" }).fill(line);
    await page.keyboard.press("Enter");
    heardMs.push(z.number().parse(await page.evaluate("ears.cutIn()")));
    await callStatus(page, "Voice chat active");
  }
  await page.getByRole("button", { name: "End Call" }).click();
  await page.getByText("The call has ended.").waitFor();
  return heardMs;
}

/** Few enough that no customer minds being interrupted so often. */
const LINES = [
  "Hi, this is Sam from Harbor Insurance. What made you look at your cover this week?",
  "Who would be affected most if something happened?",
  "What do you like about what you have today?",
];

/**
 * In the page: a microphone that speaks when told to, and a tap on what goes in and out. `cutIn` waits until the
 * customer has been heard for a while, speaks, and answers with the milliseconds from its first sample until the
 * customer's last.
 */
const EARS = `
  const SILENT_DB = -60, BLOCK = 256;
  globalThis.ears = {
    voice: [],
    out: { firstAt: null, lastAt: null },
    inFirstAt: null,
    context: null,
    async cutIn() {
      const until = async (holds) => { while (!holds()) await new Promise((done) => setTimeout(done, 5)); };
      const now = () => ears.context.currentTime;
      ears.out.firstAt = ears.out.lastAt = ears.inFirstAt = null;
      await until(() => ears.out.firstAt !== null && now() - ears.out.firstAt > 0.8 && now() - ears.out.lastAt < 0.1);
      ears.inFirstAt = null;
      ears.speak();
      await until(() => ears.inFirstAt !== null && now() - ears.inFirstAt > 0.8);
      const latency = ears.context.outputLatency || ears.context.baseLatency || 0;
      return 1000 * (ears.out.lastAt - ears.inFirstAt + latency);
    },
  };
  const isHeard = (samples) => {
    let energy = 0;
    for (const sample of samples) energy += sample * sample;
    return 10 * Math.log10(energy / samples.length + 1e-12) > SILENT_DB;
  };
  const connect = AudioNode.prototype.connect;
  const taps = new WeakMap();
  const tapOf = (context) => {
    if (taps.has(context)) return taps.get(context);
    const tap = { merger: context.createChannelMerger(2), ears: context.createScriptProcessor(BLOCK, 2, 1) };
    taps.set(context, tap);
    ears.context = context;
    tap.ears.onaudioprocess = ({ inputBuffer, playbackTime }) => {
      if (isHeard(inputBuffer.getChannelData(0))) ears.inFirstAt ??= playbackTime;
      if (!isHeard(inputBuffer.getChannelData(1))) return;
      ears.out.firstAt ??= playbackTime;
      ears.out.lastAt = playbackTime + BLOCK / context.sampleRate;
    };
    connect.call(tap.merger, tap.ears);
    connect.call(tap.ears, context.destination);
    return tap;
  };
  AudioNode.prototype.connect = function (target, ...more) {
    if (target instanceof AudioDestinationNode) connect.call(this, tapOf(this.context).merger, 0, 1);
    return connect.call(this, target, ...more);
  };
  const createSource = AudioContext.prototype.createMediaStreamSource;
  AudioContext.prototype.createMediaStreamSource = function (stream) {
    const source = createSource.call(this, stream);
    connect.call(source, tapOf(this).merger, 0, 0);
    return source;
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const target = context.createMediaStreamDestination();
    ears.speak = () => {
      const buffer = context.createBuffer(1, ears.voice.length, ${SAMPLE_RATE_HZ});
      buffer.copyToChannel(Float32Array.from(ears.voice), 0);
      const source = context.createBufferSource();
      source.buffer = buffer;
      connect.call(source, target);
      source.start();
    };
    return target.stream;
  };
`;
