import { z } from "zod";
import { AURA_VOICES } from "#core/voice/speech/persona-voices.ts";
import type { AiBinding } from "#workers/adapters/workers-ai/ai-binding.ts";

/** What each model takes, to the letter: a field too many, or one of the wrong kind, fails the test. */
const hearing = z.strictObject({
  encoding: z.literal("linear16"),
  sample_rate: z.literal("16000"),
  eot_threshold: z.string().regex(/^0\.[5-9]\d*$/),
  eot_timeout_ms: z.string().regex(/^\d{3,5}$/),
});
const speaking = z.strictObject({
  text: z.string().min(1).max(2000),
  speaker: z.enum(AURA_VOICES),
  encoding: z.literal("linear16"),
  container: z.literal("none"),
  sample_rate: z.literal(24_000),
});
const transcribing = z.strictObject({ audio: z.base64(), language: z.literal("en") });

/**
 * An `[ai]` binding with the models of a live call: a recogniser on a socket, a voice and a transcriber. What they hear and say is
 * the test's.
 */
export class AiModels implements AiBinding {
  /** Of the next openings of the recogniser: what is thrown, the status that is given, or that no answer ever comes. */
  refusals: (string | number | "never")[] = [];
  /** Of the next answers of the voice, in place of a tone; what is thrown if it is text. */
  soundsInstead: (string | (() => unknown))[] = [];
  transcripts: string[] = [];
  readonly openings: z.infer<typeof hearing>[] = [];
  readonly spoken: z.infer<typeof speaking>[] = [];
  readonly transcribed: Uint8Array[] = [];
  readonly lines: RecogniserLine[] = [];

  async run(model: string, input: Record<string, unknown>, options: Record<string, unknown> = {}): Promise<unknown> {
    if (model === "@cf/deepgram/flux") return this.#open(hearing.parse(input), options);
    if (model === "@cf/deepgram/aura-2-en") return this.#speak(speaking.parse(input), options);
    if (model === "@cf/openai/whisper-large-v3-turbo") return this.#transcribe(transcribing.parse(input));
    throw new Error(`5007: No such model ${model}`);
  }

  /** The newest connection of the recogniser. */
  get line(): RecogniserLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error("The recogniser was not opened.");
    return line;
  }

  #open(input: z.infer<typeof hearing>, options: Record<string, unknown>): unknown {
    z.strictObject({ websocket: z.literal(true) }).parse(options);
    this.openings.push(input);
    const refusal = this.refusals.shift();
    if (refusal === "never") return new Promise(() => {});
    if (typeof refusal === "string") throw new Error(refusal);
    if (refusal) return new Response("sk-secret is out of credit", { status: refusal });
    const { 0: client, 1: server } = new WebSocketPair();
    this.lines.push(new RecogniserLine(server));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** 10 ms of a tone for each letter, higher with each clause. */
  #speak(input: z.infer<typeof speaking>, options: Record<string, unknown>): unknown {
    z.strictObject({ returnRawResponse: z.literal(true) }).parse(options);
    const instead = this.soundsInstead.shift();
    if (typeof instead === "string") throw new Error(instead);
    if (instead) return instead();
    this.spoken.push(input);
    return new Response(new Int16Array(input.text.length * 240).fill(this.spoken.length));
  }

  #transcribe({ audio }: z.infer<typeof transcribing>): unknown {
    this.transcribed.push(Uint8Array.from(atob(audio), (c) => c.charCodeAt(0)));
    return { text: this.transcripts.shift() ?? "", word_count: 1 };
  }
}

/** The other end of one connection of the recogniser. All of it has to run inside the call's object. */
export class RecogniserLine {
  /** PCM16, 16 kHz. */
  heardBytes = 0;
  isClosed = false;
  #turn = 0;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }) => {
      if (!(data instanceof ArrayBuffer)) throw new Error("The recogniser takes sound alone.");
      this.heardBytes += data.byteLength;
    });
    socket.addEventListener("close", () => {
      this.isClosed = true;
    });
    socket.accept();
    this.send({ type: "Connected", request_id: "r", sequence_id: 0 });
  }

  /** Tells of a turn, up to all that was heard. */
  tell(event: "StartOfTurn" | "Update" | "EagerEndOfTurn" | "TurnResumed" | "EndOfTurn", transcript: string): void {
    const turn_index = event === "EndOfTurn" ? this.#turn++ : this.#turn;
    const words = transcript.split(" ").map((word) => ({ word, confidence: 0.98 }));
    const window = { audio_window_start: 0, audio_window_end: this.heardBytes / 32_000 };
    const confidence = { end_of_turn_confidence: event === "EndOfTurn" ? 0.81 : 0.02 };
    this.send({ type: "TurnInfo", event, turn_index, transcript, words, ...window, ...confidence });
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  drop(code = 1011): void {
    this.#socket.close(code, "sk-secret");
  }
}
