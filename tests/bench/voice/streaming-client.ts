import { FrameClock } from "./frame-clock.ts";
import type { RealtimeServer } from "./realtime-server.ts";
import { readStamp, stampedSound } from "./stamped-sound.ts";
import type { WireSocket } from "./wire-socket.ts";

/** The browser's end of a call whose microphone never rests. */
export class StreamingClient {
  /** Resolves when the line stands, rejects when it closes before that. */
  readonly stands: Promise<void>;
  /** Why the other side ended it, if it did. */
  endedBy: string | null = null;
  /** What it complained of: codes of errors and notices. */
  readonly complaints: string[] = [];
  readonly #socket: WireSocket;
  readonly #counts: Pick<RealtimeServer, "microphones" | "customers">;
  readonly #clock: FrameClock;
  readonly #asksItself: boolean;
  #framesSent = 0;
  #lastHeard = 0;
  #isClosing = false;
  readonly #stand: () => void;

  /** `asksItself`: there is no relay in between that opens the session and asks for the answers. */
  constructor(socket: WireSocket, counts: RealtimeServer, { asksItself = false, speed = 1 }) {
    this.#socket = socket;
    this.#counts = counts;
    this.#asksItself = asksItself;
    this.#clock = new FrameClock(() => this.#sendFrame(), speed);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.stands = promise;
    this.#stand = resolve;
    socket.onText = (text) => this.#take(text);
    socket.onClose = (code) => {
      this.#clock.stop();
      if (!this.#isClosing) this.endedBy ??= `closed with ${code}`;
      reject(new Error(`the line closed with ${code} before it stood`));
    };
    if (asksItself) socket.send('{"type":"session.update","session":{"type":"realtime"}}');
  }

  startMicrophone(): void {
    this.#clock.start();
  }

  stopMicrophone(): void {
    this.#clock.stop();
  }

  close(): void {
    this.#isClosing = true;
    this.#clock.stop();
    this.#socket.close(1000);
  }

  #sendFrame() {
    this.#framesSent += 1;
    this.#counts.microphones.sent += 1;
    const audio = stampedSound({ number: this.#framesSent, sentAtMs: performance.now() });
    this.#socket.send(`{"type":"input_audio_buffer.append","audio":"${audio}"}`);
  }

  #take(text: string) {
    const sound = /"type":"response\.(?:output_)?audio\.delta"/.test(text) ? text.indexOf(DELTA) : -1;
    if (sound !== -1) {
      this.#lastHeard = this.#counts.customers.take(readStamp(text, sound + DELTA.length), this.#lastHeard);
    } else if (text.includes('"type":"session.updated"')) {
      this.#stand();
      if (this.#asksItself) this.#askForAnswer();
    } else if (text.includes("input_audio_transcription.completed")) {
      if (this.#asksItself) this.#askForAnswer();
    } else if (text.includes('"type":"error"') || text.includes('"type":"rolecall.notice"')) {
      this.complaints.push(/"code":"([^"]*)"/.exec(text)?.[1] ?? "none");
    } else if (text.includes('"type":"rolecall.ended"')) {
      this.endedBy ??= text;
    }
  }

  #askForAnswer() {
    this.#socket.send('{"type":"response.create"}');
  }
}

const DELTA = '"delta":"';
