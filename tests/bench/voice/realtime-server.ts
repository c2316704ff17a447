import { createServer } from "node:http";
import { z } from "zod";
import { FRAME_MS } from "#core/voice/call-figures.ts";
import { FrameClock } from "./frame-clock.ts";
import { FrameCount, readStamp, stampedSound } from "./stamped-sound.ts";
import { acceptSockets, type WireSocket } from "./wire-socket.ts";

export type RealtimeServer = {
  url: string;
  /** Sound of the microphones that arrived here, and of the customers that left. */
  microphones: FrameCount;
  customers: FrameCount;
  /** The customers fall silent, for good. */
  hush: () => void;
  /** Counts begin anew; calls that come from now on are talked to again. */
  restart: () => void;
  stop: () => void;
};

/**
 * A server of the OpenAI Realtime protocol that talks without end: five seconds of sound in real time, then it hears a line
 * of the agent's and answers it by itself. Sound of the microphone comes and is counted all the while.
 */
export async function startRealtimeServer(speed = 1): Promise<RealtimeServer> {
  const microphones = new FrameCount();
  const customers = new FrameCount();
  const server = createServer();
  const talking = new Set<TalkingCall>();
  acceptSockets(server, (socket) => talking.add(new TalkingCall(socket, microphones, customers, speed)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the realtime server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1/realtime`,
    microphones,
    customers,
    hush: () => {
      for (const call of talking) call.hush();
    },
    restart: () => {
      talking.clear();
      microphones.reset();
      customers.reset();
    },
    stop: () => void server.close(),
  };
}

class TalkingCall {
  readonly #socket: WireSocket;
  readonly #microphones: FrameCount;
  readonly #customers: FrameCount;
  readonly #clock: FrameClock;
  #lastHeard = 0;
  #framesSent = 0;
  #answers = 0;
  /** Frames of the answer that are still to be said; null: none is being said. */
  #framesLeft: number | null = null;
  #lastItemId: string | null = null;
  #isHushed = false;

  constructor(socket: WireSocket, microphones: FrameCount, customers: FrameCount, speed: number) {
    this.#socket = socket;
    this.#microphones = microphones;
    this.#customers = customers;
    this.#clock = new FrameClock(() => this.#sayFrame(), speed);
    socket.onText = (text) => this.#take(text);
    socket.onClose = () => this.#clock.stop();
  }

  hush(): void {
    this.#isHushed = true;
    this.#clock.stop();
  }

  #take(text: string) {
    if (text.startsWith(APPEND)) {
      this.#lastHeard = this.#microphones.take(readStamp(text, APPEND.length), this.#lastHeard);
      return;
    }
    const command = commandSchema.parse(JSON.parse(text));
    if (command.type === "session.update") this.#tell({ type: "session.updated", session: { type: "realtime" } });
    else if (command.type === "conversation.item.create" && command.item) this.#addItem(command.item.id, "user");
    else if (command.type === "response.create" && this.#framesLeft === null) this.#beginAnswer();
  }

  #beginAnswer() {
    if (this.#isHushed) return;
    this.#answers += 1;
    this.#framesLeft = ANSWER_FRAMES;
    this.#tell({ type: "response.created", response: { id: this.#responseId } });
    this.#addItem(this.#itemId, "assistant");
    this.#tell({ type: "response.output_audio_transcript.delta", ...this.#ids(), delta: ANSWER_TEXT });
    this.#clock.start();
  }

  #sayFrame() {
    if (this.#framesLeft === null || this.#socket.isClosed) return this.#clock.stop();
    this.#framesSent += 1;
    this.#customers.sent += 1;
    const delta = stampedSound({ number: this.#framesSent, sentAtMs: performance.now() });
    this.#tell({ type: "response.output_audio.delta", ...this.#ids(), delta });
    this.#framesLeft -= 1;
    if (this.#framesLeft === 0) this.#finishAnswer();
  }

  #finishAnswer() {
    this.#clock.stop();
    this.#framesLeft = null;
    const response = { id: this.#responseId, status: "completed", output: [], usage: USAGE };
    this.#tell({ type: "response.output_audio_transcript.done", ...this.#ids(), transcript: ANSWER_TEXT });
    this.#tell({ type: "response.output_audio.done", ...this.#ids() });
    this.#tell({ type: "response.done", response });
    const line = AGENT_LINES[this.#answers - 1];
    if (line === undefined) return this.#beginAnswer();
    const itemId = `said_${this.#answers}`;
    this.#tell({ type: "input_audio_buffer.committed", item_id: itemId, previous_item_id: this.#lastItemId });
    this.#addItem(itemId, "user");
    this.#beginAnswer();
    const ids = { item_id: itemId, content_index: 0 };
    this.#tell({ type: "conversation.item.input_audio_transcription.completed", ...ids, transcript: line });
  }

  get #responseId() {
    return `resp_${this.#answers}`;
  }

  get #itemId() {
    return `item_${this.#answers}`;
  }

  #ids() {
    return { response_id: this.#responseId, item_id: this.#itemId, output_index: 0, content_index: 0 };
  }

  #addItem(id: string, role: "user" | "assistant") {
    const item = { id, type: "message", status: "completed", role, content: [] };
    this.#tell({ type: "conversation.item.added", previous_item_id: this.#lastItemId, item });
    this.#lastItemId = id;
  }

  #tell(event: { type: string } & Record<string, unknown>) {
    this.#socket.send(JSON.stringify({ event_id: "event_1234567890", ...event }));
  }
}

const APPEND = '{"type":"input_audio_buffer.append","audio":"';
const commandSchema = z.object({ type: z.string(), item: z.object({ id: z.string() }).optional() });

/** How long the customer talks each time. */
export const ANSWER_MS = 5000;
const ANSWER_FRAMES = ANSWER_MS / FRAME_MS;
const ANSWER_TEXT = "Well, I have been with them for eleven years now and nobody has called me since.";
/** Answered one by one; after the last of them the customer talks on unasked, since nobody bears hearing these for long. */
const AGENT_LINES = [
  "Hi, thanks for taking my call. What made you look at your cover this week?",
  "Who would be affected most if something happened, and what would they need?",
  "That makes sense. May I ask what you pay today and what you like about it?",
];
const USAGE = {
  total_tokens: 150,
  input_tokens: 100,
  output_tokens: 50,
  input_token_details: { text_tokens: 80, audio_tokens: 20, cached_tokens: 60 },
  output_token_details: { text_tokens: 10, audio_tokens: 40 },
};
