import { z } from "zod";
import { wavHeader } from "#core/voice/audio/wav.ts";
import { SAMPLE_RATE_HZ } from "#core/voice/call-figures.ts";
import { readSamples } from "../speech-client.ts";

/** One of the two endpoints of OpenAI's audio API, or of a server that is compatible with it. */
export type AudioEndpoint = { url: string; apiKey: string | null; model: string };

/** Longest wait for an answer; a call cannot wait longer. */
const ANSWER_WITHIN_MS = 10_000;

/** What was said in this sound: PCM16, 24 kHz, mono. Throws when the endpoint does not say. */
export async function transcribe(
  fetcher: typeof fetch,
  { url, apiKey, model }: AudioEndpoint,
  samples: Int16Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<string> {
  const header = wavHeader({ bytes: samples.byteLength, sampleRateHz: SAMPLE_RATE_HZ, channels: 1 });
  const body = new FormData();
  body.set("file", new File([header, samples], "speech.wav", { type: "audio/wav" }));
  body.set("model", model);
  body.set("language", "en");
  body.set("response_format", "json");
  const response = await fetcher(url, { method: "POST", headers: headersOf(apiKey), body, signal: within(signal) });
  await refuseFailure(response);
  return transcriptSchema.parse(await response.json()).text;
}

/** Sound of a text: PCM16, 24 kHz, mono. Throws when the endpoint gives none. */
export async function speak(
  fetcher: typeof fetch,
  { url, apiKey, model }: AudioEndpoint,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): Promise<Int16Array> {
  const response = await fetcher(url, {
    method: "POST",
    headers: { ...headersOf(apiKey), "Content-Type": "application/json" },
    body: JSON.stringify({ model, voice, input: text, response_format: "pcm" }),
    signal: within(signal),
  });
  await refuseFailure(response);
  if (!response.body) throw new AudioEndpointFailure(response.status);
  return readSamples(response.body);
}

/** The text of an endpoint's refusal stays with the endpoint. */
export class AudioEndpointFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`audio endpoint: ${status}`);
    this.name = "AudioEndpointFailure";
    this.status = status;
  }
}

const transcriptSchema = z.object({ text: z.string() });

function headersOf(apiKey: string | null): Record<string, string> {
  return apiKey ? { Authorization: `Bearer ${apiKey}` } : {};
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
}

async function refuseFailure(response: Response): Promise<void> {
  if (response.ok) return;
  await response.body?.cancel();
  throw new AudioEndpointFailure(response.status);
}
