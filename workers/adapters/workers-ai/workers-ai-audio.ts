import { z } from "zod";
import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { wavHeader } from "#core/voice/audio/wav.ts";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { type AiBinding, failureOf } from "./ai-binding.ts";

/** Longest wait for an answer; a call cannot wait longer. */
const ANSWER_WITHIN_MS = 10_000;
/** Writes down what a call hears when the recogniser is gone. */
const TRANSCRIBE_MODEL = "@cf/openai/whisper-large-v3-turbo";

/**
 * Sound of a text by one of Cloudflare's models: PCM16, 24 kHz, mono. A model that is out of capacity is asked once more. Throws
 * when it gives no sound.
 */
export async function speakByWorkersAi(
  ai: AiBinding,
  { model, text, speaker }: { model: string; text: string; speaker: string },
  signal: AbortSignal,
): Promise<Int16Array> {
  const input = { text, speaker, encoding: "linear16", container: "none", sample_rate: SAMPLE_RATE_HZ };
  const until = within(signal);
  const ask = async () => soundIn(await runUntil(ai, until, [model, input, { returnRawResponse: true }]), until);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CustomerModelFailure) || error.kind !== "rate-limited" || until.aborted) throw error;
    return ask();
  }
}

/** What was said in this sound: PCM16, 24 kHz, mono. Throws when the model does not say. */
export async function transcribeByWorkersAi(
  ai: AiBinding,
  samples: Int16Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<string> {
  const header = wavHeader({ bytes: samples.byteLength, sampleRateHz: SAMPLE_RATE_HZ, channels: 1 });
  const file = await new Blob([header, samples]).arrayBuffer();
  const input = { audio: encodePcm16(new Int16Array(file)), language: "en" };
  const answer = transcriptSchema.safeParse(await runUntil(ai, within(signal), [TRANSCRIBE_MODEL, input]));
  if (!answer.success) throw new CustomerModelFailure("garbage", { cause: answer.error });
  return answer.data.text;
}

const transcriptSchema = z.object({ text: z.string() });

/** What the model answers. The binding knows no deadline: an answer that comes after it is dropped. */
async function runUntil(ai: AiBinding, until: AbortSignal, call: Parameters<AiBinding["run"]>): Promise<unknown> {
  until.throwIfAborted();
  const answer = ai.run(...call);
  until.addEventListener("abort", () => void answer.then(drop, () => {}), { once: true });
  return before(until, answer);
}

async function before<Result>(until: AbortSignal, work: Promise<Result>): Promise<Result> {
  const gone = new Promise<never>((_, reject) => {
    until.addEventListener("abort", () => reject(until.reason), { once: true });
  });
  try {
    return await Promise.race([work, gone]);
  } catch (error) {
    throw until.aborted ? until.reason : failureOf(error);
  }
}

function drop(answer: unknown) {
  const body = answer instanceof Response ? answer.body : answer;
  if (body instanceof ReadableStream && !body.locked) void body.cancel().catch(() => {});
}

/** An odd last byte is dropped. */
async function soundIn(answer: unknown, until: AbortSignal): Promise<Int16Array> {
  if (answer instanceof Response && !answer.ok) {
    drop(answer);
    throw new CustomerModelFailure(answer.status === 429 ? "rate-limited" : "unavailable");
  }
  const isBody = answer instanceof Response || answer instanceof ReadableStream;
  if (!isBody) throw new CustomerModelFailure("garbage");
  const whole = (answer instanceof Response ? answer : new Response(answer)).arrayBuffer();
  const bytes = bareSound(await before(until, whole));
  if (bytes.byteLength < 2) throw new CustomerModelFailure("garbage");
  return new Int16Array(bytes.slice(0, bytes.byteLength - (bytes.byteLength % 2)));
}

/** Without the head of a WAV file, if it has one. Of another file, or the JSON of an error, nothing: it would be a noise. */
function bareSound(bytes: ArrayBuffer): ArrayBuffer {
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, WAV_HEAD_BYTES)));
  if (head.startsWith("RIFF")) return bytes.slice(head.indexOf("data") + 8);
  return ["OggS", "ID3", '{"'].some((mark) => head.startsWith(mark)) ? new ArrayBuffer(0) : bytes;
}

/** The chunk "data" begins within these, whatever stands before it. */
const WAV_HEAD_BYTES = 256;

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
}
