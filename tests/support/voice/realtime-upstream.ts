import type { ConversationItem, RealtimeClientEvent, RealtimeServerEvent } from "openai/resources/realtime/realtime";
import { z } from "zod";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { OPENAI_VOICES } from "#core/voice/speech/persona-voices.ts";

/** What a GA upstream takes, to the letter: an event with a field too many, or one of the wrong kind, fails the test. */
const vad = z.strictObject({
  type: z.literal("server_vad"),
  threshold: z.number(),
  prefix_padding_ms: z.number(),
  silence_duration_ms: z.number(),
  create_response: z.boolean(),
  interrupt_response: z.boolean(),
  idle_timeout_ms: z.number().int().min(5000).max(30_000).nullable(),
});
const pcm = z.strictObject({ type: z.literal("audio/pcm"), rate: z.literal(24000) });
const wholeSession = z.strictObject({
  type: z.literal("realtime"),
  instructions: z.string(),
  output_modalities: z.tuple([z.literal("audio")]),
  audio: z.strictObject({
    input: z.strictObject({
      format: pcm,
      noise_reduction: z.strictObject({ type: z.literal("near_field") }),
      transcription: z.strictObject({ model: z.string(), language: z.string() }),
      turn_detection: vad,
    }),
    output: z.strictObject({ format: pcm, voice: z.enum(OPENAI_VOICES) }),
  }),
  max_output_tokens: z.number(),
  truncation: z.strictObject({
    type: z.literal("retention_ratio"),
    retention_ratio: z.number(),
    token_limits: z.strictObject({ post_instructions: z.number() }),
  }),
  tools: z.tuple([
    z.strictObject({
      type: z.literal("function"),
      name: z.literal("end_call"),
      description: z.string(),
      parameters: z.strictObject({ type: z.literal("object"), properties: z.strictObject({}), required: z.tuple([]) }),
    }),
  ]),
  tool_choice: z.literal("auto"),
});
const changedSession = z.union([
  z.strictObject({ type: z.literal("realtime"), instructions: z.string() }),
  z.strictObject({
    type: z.literal("realtime"),
    audio: z.strictObject({ input: z.strictObject({ turn_detection: vad }) }),
  }),
]);
const message = z.discriminatedUnion("role", [
  z.strictObject({
    id: z.string(),
    type: z.literal("message"),
    role: z.literal("user"),
    content: z.tuple([z.strictObject({ type: z.literal("input_text"), text: z.string() })]),
  }),
  z.strictObject({
    id: z.string(),
    type: z.literal("message"),
    role: z.literal("system"),
    content: z.tuple([z.strictObject({ type: z.literal("input_text"), text: z.string() })]),
  }),
  z.strictObject({
    id: z.string(),
    type: z.literal("message"),
    role: z.literal("assistant"),
    content: z.tuple([z.strictObject({ type: z.literal("output_text"), text: z.string() })]),
  }),
]);
const item = z.union([
  message,
  z.strictObject({
    id: z.string(),
    type: z.literal("function_call_output"),
    call_id: z.string(),
    output: z.string(),
  }),
]);
const clientEventSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("session.update"), session: z.union([wholeSession, changedSession]) }),
  z.strictObject({ type: z.literal("input_audio_buffer.append"), audio: z.string() }),
  z.strictObject({ type: z.literal("input_audio_buffer.commit") }),
  z.strictObject({ type: z.literal("input_audio_buffer.clear") }),
  z.strictObject({ type: z.literal("conversation.item.create"), event_id: z.string().optional(), item }),
  z.strictObject({ type: z.literal("conversation.item.delete"), item_id: z.string() }),
  z.strictObject({
    type: z.literal("conversation.item.truncate"),
    item_id: z.string(),
    content_index: z.literal(0),
    audio_end_ms: z.number().int(),
  }),
  z.strictObject({
    type: z.literal("response.create"),
    event_id: z.string().optional(),
    response: z.strictObject({ instructions: z.string() }).optional(),
  }),
  z.strictObject({ type: z.literal("response.cancel") }),
]) satisfies z.ZodType<RealtimeClientEvent>;
export type Taken = z.infer<typeof clientEventSchema>;

type Unnumbered<Event> = Event extends { event_id: string } ? Omit<Event, "event_id"> : never;

/** What the model says next; `hangsUp`: with a call of the tool. Of one without an end only the beginning comes. */
export type Reply = { text: string; ms: number; hangsUp?: boolean; isEndless?: boolean };

/**
 * A GA realtime server with one session at a time. It answers as the real one does, what is spoken by itself; what it says is
 * `replies`, in order. What touches its socket has to run in the object of the call.
 */
export class RealtimeUpstream {
  /** Requests to open a session, and everything that came over the sessions. */
  readonly requests: { url: string; headers: Headers }[] = [];
  readonly taken: Taken[] = [];
  /** What a real server would refuse. Every test ends with none. */
  readonly malformed: string[] = [];
  /** What the customer says next, with its length; without one the upstream owes an answer. */
  replies: Reply[] = [];
  /** Instructions that held when each answer was begun, by itself or asked for. */
  readonly instructedWith: string[] = [];
  /** What opening a session comes to, in order; then sessions open. */
  refusals: (number | "no answer" | "silence")[] = [];
  /** Whether a session that was opened too late was closed again. */
  lateWasClosed = false;
  readonly #lateOpening = Promise.withResolvers<Response>();
  #socket: WebSocket | null = null;
  #instructions = "";
  #answersSpeech = false;
  /** The answer that is being made. */
  #answer: { responseId: string; itemId: string } | null = null;
  #ids = 0;
  #lastItem: string | null = null;
  #soundMs = 0;

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    this.requests.push({ url: request.url, headers: request.headers });
    const refusal = this.refusals.shift();
    if (refusal === "silence") return this.#lateOpening.promise;
    if (refusal === "no answer") throw new TypeError("network connection lost");
    if (refusal !== undefined) return new Response("Incorrect API key provided: sk-secret", { status: refusal });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#socket = server;
    this.#lastItem = null;
    this.#soundMs = 0;
    this.#answer = null;
    // As workerd does: the signal outlives the upgrade.
    request.signal.addEventListener("abort", () => this.close(1006));
    server.addEventListener("message", ({ data }) => this.#take(String(data)));
    server.accept();
    this.#send({ type: "session.created", session: { type: "realtime" } });
    return new Response(null, { status: 101, webSocket: client });
  };

  /** The opening that was met with silence is granted after all. */
  openLate(): void {
    const { 0: client, 1: server } = new WebSocketPair();
    server.addEventListener("close", () => {
      this.lateWasClosed = true;
    });
    server.accept();
    this.#lateOpening.resolve(new Response(null, { status: 101, webSocket: client }));
  }

  /** What the session has been told of the talk, as roles and words. */
  told(): [role: string, text: string][] {
    return this.taken.flatMap((event) =>
      event.type === "conversation.item.create" && event.item.type === "message"
        ? [[event.item.role, event.item.content[0].text] as [string, string]]
        : [],
    );
  }

  get isOpen(): boolean {
    return this.#socket !== null;
  }

  types(): string[] {
    return this.taken.map((event) => event.type);
  }

  /** The agent speaks: how the real one hears it. */
  beginSpeech(): string {
    const itemId = this.#id("item");
    this.#send({ type: "input_audio_buffer.speech_started", item_id: itemId, audio_start_ms: this.#soundMs });
    return itemId;
  }

  /** What was spoken is answered at once, unless the session says otherwise; its words come later. */
  endSpeech(itemId: string): void {
    this.#send({ type: "input_audio_buffer.speech_stopped", item_id: itemId, audio_end_ms: this.#soundMs });
    this.#send({ type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: this.#lastItem });
    this.#addItem(itemId, "user");
    if (this.#answersSpeech) this.#makeAnswer(this.#instructions);
  }

  transcribe(itemId: string, transcript: string): void {
    this.#send({
      type: "conversation.item.input_audio_transcription.completed",
      item_id: itemId,
      content_index: 0,
      transcript,
      usage: { type: "duration", seconds: 2 },
    });
  }

  /** All three. */
  hear(transcript: string): void {
    const itemId = this.beginSpeech();
    this.endSpeech(itemId);
    this.transcribe(itemId, transcript);
  }

  fail(code: string): void {
    this.#send({ type: "error", error: { type: "server_error", code, message: "Your session hit a wall: sk-secret" } });
  }

  close(code = 1001): void {
    if (code === 1006) this.#socket?.close();
    else this.#socket?.close(code, "going away");
    this.#socket = null;
  }

  /** Begins an answer and does not finish it. */
  beginAnswer(text: string, ms: number): { responseId: string; itemId: string } {
    const responseId = this.#id("resp");
    const itemId = this.#id("item");
    this.#answer = { responseId, itemId };
    this.#send({ type: "response.created", response: { id: responseId } });
    this.#addItem(itemId, "assistant");
    const ids = { response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 };
    this.#send({ type: "response.output_audio_transcript.delta", ...ids, delta: text });
    for (let sentMs = 0; sentMs < ms; sentMs += 100) this.sound({ responseId, itemId });
    return { responseId, itemId };
  }

  sound({ responseId, itemId }: { responseId: string; itemId: string }): void {
    const ids = { response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 };
    this.#send({ type: "response.output_audio.delta", ...ids, delta: TENTH_OF_A_SECOND });
  }

  finishAnswer(
    { responseId, itemId }: { responseId: string; itemId: string },
    status: "completed" | "cancelled" | "failed",
    transcript = "",
    hangsUp = false,
  ): void {
    this.#answer = null;
    const call = { type: "function_call", name: "end_call", call_id: this.#id("call"), arguments: "{}" } as const;
    const ids = { response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 };
    this.#send({ type: "response.output_audio_transcript.done", ...ids, transcript });
    this.#send({ type: "response.output_audio.done", ...ids });
    this.#send({
      type: "response.done",
      response: {
        id: responseId,
        status,
        output: hangsUp ? [call] : [],
        usage: {
          total_tokens: 150,
          input_tokens: 100,
          output_tokens: 50,
          input_token_details: { text_tokens: 80, audio_tokens: 20, cached_tokens: 60 },
          output_token_details: { text_tokens: 10, audio_tokens: 40 },
        },
      },
    });
  }

  #take(text: string) {
    const parsed = clientEventSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return this.malformed.push(`${text.slice(0, 200)}: ${parsed.error.message}`);
    const event = parsed.data;
    this.taken.push(event);
    switch (event.type) {
      case "session.update":
        if ("instructions" in event.session) this.#instructions = event.session.instructions;
        if ("audio" in event.session) this.#answersSpeech = event.session.audio.input.turn_detection.create_response;
        return this.#send({ type: "session.updated", session: { type: "realtime", instructions: this.#instructions } });
      case "input_audio_buffer.append":
        this.#soundMs += ((event.audio.length / 4) * 3) / 48;
        return;
      case "conversation.item.create":
        if (event.item.type === "message") this.#addItem(event.item.id, event.item.role);
        return;
      case "response.create":
        return this.#makeAnswer(event.response?.instructions ?? this.#instructions);
      case "response.cancel":
        return this.#cancelAnswer();
    }
  }

  #makeAnswer(instructions: string): void {
    this.instructedWith.push(instructions);
    const reply = this.replies.shift();
    if (!reply) return;
    const answer = this.beginAnswer(reply.text, reply.ms);
    if (!reply.isEndless) this.finishAnswer(answer, "completed", reply.text, reply.hangsUp);
  }

  #cancelAnswer(): void {
    if (this.#answer) this.finishAnswer(this.#answer, "cancelled");
  }

  #addItem(id: string, role: "user" | "assistant" | "system"): void {
    const previous = this.#lastItem;
    this.#lastItem = id;
    this.#send({ type: "conversation.item.added", previous_item_id: previous, item: itemOf(id, role) });
  }

  #send(event: Unnumbered<RealtimeServerEvent>): void {
    const numbered = { ...event, event_id: this.#id("event") };
    this.#socket?.send(JSON.stringify(numbered));
  }

  #id(kind: string): string {
    this.#ids += 1;
    return `${kind}_${this.#ids}`;
  }
}

function itemOf(id: string, role: "user" | "assistant" | "system"): ConversationItem {
  const whole = { id, type: "message", status: "completed" } as const;
  if (role === "user") return { ...whole, role, content: [] };
  return role === "assistant" ? { ...whole, role, content: [] } : { ...whole, role, content: [] };
}

const TENTH_OF_A_SECOND = encodePcm16(new Int16Array(2400).fill(500));
