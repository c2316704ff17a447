export type WordListener = {
  /** What is recognised so far of the line being spoken. */
  onInterim: (text: string) => void;
  /** A recognised piece that will not change any more. */
  onFinal: (text: string) => void;
  /** It does not work here; the agent has to type. */
  onUnavailable: () => void;
};

/** Errors after which another attempt would fail too. */
const LASTING = new Set(["not-allowed", "service-not-allowed", "audio-capture", "language-not-supported", "network"]);
/** A recognition that ends so soon after its start, three times in a row, does not work either. */
const QUICK_END_MS = 300;
const QUICK_ENDS = 3;

/** Whether this browser has the Web Speech API. Whether it works is known only after a first attempt. */
export function hasWordRecogniser(): boolean {
  return findRecognition() !== null;
}

/** The browser's speech recognition, restarted throughout a call: browsers end it after each silence. */
export class WordRecogniser {
  readonly #listener: WordListener;
  readonly #track: MediaStreamTrack;
  #recognition: Recognition | null = null;
  #isWanted = false;
  #quickEnds = 0;

  constructor(listener: WordListener, track: MediaStreamTrack) {
    this.#listener = listener;
    this.#track = track;
  }

  start(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#listen();
  }

  /** What was said so far is still recognised. */
  stop(): void {
    this.#isWanted = false;
    this.#recognition?.stop();
  }

  close(): void {
    this.#isWanted = false;
    this.#recognition?.abort();
    this.#recognition = null;
  }

  #listen() {
    const Recognition = findRecognition();
    if (!Recognition) return this.#listener.onUnavailable();
    const recognition = new Recognition();
    recognition.continuous = true;
    recognition.interimResults = true;
    recognition.lang = "en-US";
    recognition.onresult = (event) => this.#hear(event);
    recognition.onerror = ({ error }) => {
      if (LASTING.has(error)) this.#giveUp();
    };
    const startedAtMs = performance.now();
    recognition.onend = () => {
      if (!this.#isWanted || this.#recognition !== recognition) return;
      this.#quickEnds = performance.now() - startedAtMs < QUICK_END_MS ? this.#quickEnds + 1 : 0;
      if (this.#quickEnds < QUICK_ENDS) this.#listen();
      else this.#giveUp();
    };
    this.#recognition = recognition;
    // With the call's own track it hears no echo of the customer. Browsers that take no track ignore the argument.
    recognition.start(this.#track);
  }

  #giveUp() {
    if (!this.#isWanted) return;
    this.close();
    this.#listener.onUnavailable();
  }

  #hear({ results, resultIndex }: RecognitionEvent) {
    let interim = "";
    for (const result of Array.from(results).slice(resultIndex)) {
      const text = result[0]?.transcript.trim() ?? "";
      if (result.isFinal && text) this.#listener.onFinal(text);
      else interim = `${interim} ${text}`.trim();
    }
    if (interim) this.#listener.onInterim(interim);
  }
}

/** The parts of the Web Speech API used here; TypeScript's DOM library has none of it. */
type Recognition = {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: (track?: MediaStreamTrack) => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionEvent = { resultIndex: number; results: ArrayLike<RecognitionResult> };
type RecognitionResult = { isFinal: boolean } & ArrayLike<{ transcript: string }>;

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

function findRecognition(): (new () => Recognition) | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null;
}
