import { z } from "zod";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";

const spokenSchema = z.strictObject({
  model: z.string(),
  voice: z.string(),
  input: z.string().min(1),
  response_format: z.literal("pcm"),
});

/**
 * `/audio/transcriptions` and `/audio/speech` of an OpenAI-compatible server: what is heard is scripted, what is said is
 * a tone.
 */
export class AudioEndpoints {
  transcripts: (string | number)[] = [];
  /** Statuses of the next answers of the speech endpoint that fail. */
  silences: number[] = [];
  readonly uploads: {
    name: string;
    type: string;
    bytes: Uint8Array;
    fields: Record<string, string>;
    key: string | null;
  }[] = [];
  readonly spoken: z.infer<typeof spokenSchema>[] = [];

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    if (path.endsWith("/audio/transcriptions")) return this.#transcribe(request);
    if (path.endsWith("/audio/speech")) return this.#speak(request);
    return new Response("No such endpoint", { status: 404 });
  };

  async #transcribe(request: Request): Promise<Response> {
    const form = await request.formData();
    const file = form.get("file");
    if (!(file instanceof File)) return new Response("file is missing", { status: 400 });
    const fields = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.uploads.push({ name: file.name, type: file.type, bytes, fields, key: request.headers.get("Authorization") });
    const next = this.transcripts.shift();
    if (typeof next === "number") return new Response("sk-secret is out of credit", { status: next });
    return Response.json({ text: next ?? "" });
  }

  async #speak(request: Request): Promise<Response> {
    const body = spokenSchema.parse(await request.json());
    const failure = this.silences.shift();
    if (failure) return new Response("sk-secret is out of credit", { status: failure });
    this.spoken.push(body);
    return new Response(
      Uint8Array.from(atob(encodePcm16(new Int16Array(body.input.length * 240).fill(900))), (c) => c.charCodeAt(0)),
    );
  }
}
