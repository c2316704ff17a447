import type { Toast } from "#core/toast.ts";
import { NOT_DUCKED, stepDucking } from "#core/voice/audio/ducking.ts";
import { changeGate, isOpen, type MicrophoneGate, OPEN_GATE, passFrame } from "#core/voice/audio/microphone-gate.ts";
import { decodePcm16 } from "#core/voice/audio/pcm16.ts";
import { PATIENCE_MS, type Patience } from "#core/voice/audio/vad.ts";
import type { CallEvent } from "#core/voice/call/call-events.ts";
import type { CallInvitation, VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import { type CallScreen, type CallScreenEvent, freshScreen, stepScreen } from "#core/voice/call/call-screen.ts";
import { CALL_TOASTS, type EndReason } from "#core/voice/call/call-status.ts";
import { type AgentWordsEvent, NO_WORDS, stepWords } from "#core/voice/speech/agent-words.ts";
import { CallClient, type CallPlace } from "./line/call-client.ts";
import { browserCallWorld } from "./line/call-world.ts";
import { forgetCall, keepCall, leaveCall } from "./line/kept-call.ts";
import type { CallAudio } from "./sound/call-audio.ts";
import { CallLevels } from "./sound/call-levels.ts";
import { chooseLoudspeaker, Loudspeaker } from "./sound/loudspeaker.ts";
import { Microphone, MicrophoneError } from "./sound/microphone.ts";
import { WakeLock } from "./wake-lock.ts";
import { hasWordRecogniser, WordRecogniser } from "./word-recogniser.ts";

export type BrowserCallView = CallScreen & {
  conversationId: string | null;
  engine: VoiceBackendName | null;
  /** Who turns the agent's speech into text. `nobody`: lines are typed, and nothing of the microphone is sent. */
  words: "server" | "browser" | "nobody";
  gate: MicrophoneGate;
  patience: Patience;
  /** The microphone was lost during the call: lines can still be typed. */
  isDeaf: boolean;
};

export type BrowserCallOptions = CallAudio & {
  preferences: { loudspeakerId: string | null; pushToTalk: boolean; patience: Patience };
  onToast: (toast: Toast) => void;
  /** The server has granted the call, and it has a conversation. */
  onBegun: (conversationId: string) => void;
  /** `stored` resolves when everything that was said is stored, so that the conversation can be read again. */
  onEnded: (reason: EndReason | "lost" | "refused", stored: Promise<void>) => void;
};

/** One call with its connection, microphone, loudspeaker and view. It is an external store: subscribe, and read `view`. */
export class BrowserCall {
  readonly levels = new CallLevels();
  readonly startedAtMs = Date.now();
  readonly #options: BrowserCallOptions;
  readonly #client: CallClient;
  readonly #wakeLock = new WakeLock();
  readonly #listeners = new Set<() => void>();
  readonly #loudspeaker: Loudspeaker;
  #microphone: Microphone;
  #recogniser: WordRecogniser | null = null;
  #words = NO_WORDS;
  /** As in the view, and with the rest of the silence that ends a push. */
  #gate: MicrophoneGate;
  #ducking = NOT_DUCKED;
  #view: BrowserCallView;

  /** Takes over microphone and context, and closes them at the end. Rejects when sound cannot be played. */
  static async open(options: BrowserCallOptions): Promise<BrowserCall> {
    const { context, microphone, preferences } = options;
    try {
      if (preferences.loudspeakerId) await chooseLoudspeaker(context, preferences.loudspeakerId).catch(() => undefined);
      return new BrowserCall(options, await Loudspeaker.open(context));
    } catch (error) {
      microphone.stop();
      void context.close().catch(() => undefined);
      throw error;
    }
  }

  private constructor(options: BrowserCallOptions, loudspeaker: Loudspeaker) {
    this.#options = options;
    this.#microphone = options.microphone;
    this.#loudspeaker = loudspeaker;
    this.#gate = { ...OPEN_GATE, pushToTalk: options.preferences.pushToTalk };
    this.#view = {
      ...freshScreen(Number.POSITIVE_INFINITY, this.startedAtMs),
      conversationId: null,
      engine: null,
      words: "server",
      gate: this.#gate,
      patience: options.preferences.patience,
      isDeaf: false,
    };
    this.#client = new CallClient(
      {
        onInvitation: (invitation) => this.#begin(invitation),
        onEvent: (event) => this.#receive(event),
        onConnection: (connection) => {
          this.#step({ type: "connection", connection });
          if (connection !== "open" && connection !== "ready") this.#loudspeaker.flush();
        },
        onToast: (toast) =>
          options.onToast(
            toast === CALL_TOASTS.connected && this.#view.words === "nobody" ? CALL_TOASTS.connectedToType : toast,
          ),
        onEnded: (reason, stored) => this.#finish(reason, stored),
      },
      browserCallWorld,
    );
    this.#client.setMuted(!isOpen(this.#gate));
    this.#client.setPatience(options.preferences.patience);
    this.#loudspeaker.listener = {
      onPlayback: (itemId, state) => {
        this.#client.reportPlayback(itemId, state);
        this.#step({ type: "playing", isPlaying: state === "started" });
      },
      onCut: (itemId, playedMs) => {
        this.#client.reportCut(itemId, playedMs);
        this.#step({ type: "playing", isPlaying: false });
      },
      onLevel: (levelDb) => this.levels.hearCustomer(levelDb),
    };
  }

  get view(): BrowserCallView {
    return this.#view;
  }

  get microphoneId(): string | null {
    return this.#microphone.deviceId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** `consent`: whether the call may be recorded; undefined when it was not asked this time. */
  async start(place: CallPlace, consent: boolean | undefined): Promise<void> {
    this.#listen();
    const isGranted = await this.#client.start(place, consent);
    if (!isGranted && this.#view.ended === null) this.#finish("refused", Promise.resolve());
  }

  /** Reconnects to the call that this page was in before it was reloaded. */
  rejoin(conversationId: string): void {
    this.#listen();
    this.#client.rejoin(conversationId);
  }

  /** A typed line or a command in brackets. False when there is no connection. */
  readonly say = (text: string): boolean => {
    const line = text.trim();
    if (!this.#client.say(line)) return false;
    this.#step({ type: "typed", text: line });
    return true;
  };

  readonly setGate = (change: Partial<Omit<MicrophoneGate, "tailMs">>): void => {
    const gate = changeGate(this.#gate, change, PATIENCE_MS[this.#view.patience]);
    this.#gate = gate;
    this.#change({ gate });
    if (isOpen(gate)) this.#recogniser?.start();
    else this.#recogniser?.stop();
    this.#client.setMuted(!isOpen(gate));
  };

  /** Nobody turns speech into words from here on: the microphone would only cut the customer off. */
  #loseWords() {
    this.#change({ words: "nobody", hearsWords: false });
    this.setGate({ understood: false });
  }

  readonly setPatience = (patience: Patience): void => {
    this.#change({ patience });
    this.#client.setPatience(patience);
  };

  readonly changeMicrophone = async (deviceId: string | null): Promise<void> => {
    try {
      const next = await Microphone.open(this.#options.context, deviceId);
      if (this.#view.ended !== null) return next.stop();
      this.#microphone.stop();
      this.#microphone = next;
      this.#listenTo(next);
      this.#change({ isDeaf: false });
    } catch (error) {
      const { problem } = error instanceof MicrophoneError ? error : new MicrophoneError("failed", error);
      this.#options.onToast(problem === "busy" ? CALL_TOASTS.microphoneBusy : CALL_TOASTS.microphoneMissing);
    }
  };

  readonly end = (): void => this.#client.end();

  #begin({ conversationId, engine, capMs: remainingMs }: CallInvitation) {
    if (this.#view.conversationId !== null) return;
    keepCall(conversationId);
    const words = engine !== "built-in" ? "server" : hasWordRecogniser() ? "browser" : "nobody";
    this.#change({ conversationId, engine, remainingMs, words });
    if (words === "nobody") this.#loseWords();
    this.#options.onBegun(conversationId);
    this.#recogniseOn(this.#microphone);
  }

  #listen() {
    this.#wakeLock.hold();
    this.#listenTo(this.#microphone);
    window.addEventListener("beforeunload", this.#askBeforeLeaving);
    window.addEventListener("pagehide", this.#leave);
    window.addEventListener("online", this.#online);
    document.addEventListener("visibilitychange", this.#resume);
  }

  #listenTo(microphone: Microphone) {
    microphone.listener = {
      onFrame: (samples, levelDb) => this.#hearMicrophone(samples, levelDb),
      onLost: () => {
        this.#change({ isDeaf: true });
        void this.changeMicrophone(null);
      },
    };
    this.#recogniseOn(microphone);
  }

  #recogniseOn(microphone: Microphone) {
    this.#recogniser?.close();
    this.#recogniser = null;
    if (this.#view.words !== "browser") return;
    this.#recogniser = new WordRecogniser(
      {
        onInterim: (text) => {
          this.#step({ type: "recognised", text });
          this.#gather({ type: "interim" });
        },
        onFinal: (text) => {
          const { agentSpeaks, customerSpeaks } = this.#view;
          this.#gather({ type: "final", text, agentSpeaks, customerSpeaks });
        },
        onUnavailable: () => this.#loseWords(),
      },
      microphone.track,
    );
    if (isOpen(this.#view.gate)) this.#recogniser.start();
  }

  #gather(event: AgentWordsEvent) {
    const { words, line } = stepWords(this.#words, event);
    this.#words = words;
    if (line) this.#client.say(line);
  }

  #hearMicrophone(samples: Int16Array<ArrayBuffer>, levelDb: number) {
    const { gate, sends } = passFrame(this.#gate);
    this.#gate = gate;
    this.levels.hearAgent(sends === "sound" ? levelDb : Number.NEGATIVE_INFINITY);
    if (sends !== "nothing") this.#client.sendFrame(sends === "sound" ? samples : new Int16Array(samples.length));
    this.#duck(sends === "sound" ? levelDb : Number.NEGATIVE_INFINITY);
  }

  #duck(levelDb: number) {
    const wasDucked = this.#ducking.isDucked;
    this.#ducking = stepDucking(this.#ducking, { levelDb, customerSpeaks: this.#view.customerSpeaks });
    if (this.#ducking.isDucked !== wasDucked) this.#loudspeaker.duck(!wasDucked);
  }

  #receive(event: CallEvent) {
    switch (event.type) {
      case "response.audio.delta": {
        const samples = decodePcm16(event.delta);
        if (samples) this.#loudspeaker.play(event.item_id, samples);
        return;
      }
      case "response.audio.done":
        return this.#loudspeaker.finish(event.item_id);
      case "input_audio_buffer.speech_started":
      case "rolecall.unsaid":
        this.#loudspeaker.flush();
        break;
      case "rolecall.call":
        if (event.status === "paused") this.#loudspeaker.flush();
        break;
    }
    this.#step({ type: "server", event });
    if (event.type === "input_audio_buffer.speech_stopped") this.#gather({ type: "silent" });
  }

  #finish(reason: EndReason | "lost" | "refused", stored: Promise<void>) {
    const { context, onEnded } = this.#options;
    this.#step(
      reason === "lost" || reason === "refused"
        ? { type: "lost" }
        : { type: "server", event: { type: "rolecall.ended", reason } },
    );
    window.removeEventListener("beforeunload", this.#askBeforeLeaving);
    window.removeEventListener("pagehide", this.#leave);
    window.removeEventListener("online", this.#online);
    document.removeEventListener("visibilitychange", this.#resume);
    forgetCall();
    this.#recogniser?.close();
    this.#wakeLock.release();
    this.#microphone.stop();
    this.#loudspeaker.close();
    void context.close().catch(() => undefined);
    void stored.finally(() => this.#step({ type: "connection", connection: "closed" })).catch(() => undefined);
    onEnded(reason, stored);
  }

  readonly #askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
  readonly #leave = () => this.#view.conversationId && leaveCall(this.#view.conversationId);
  readonly #online = () => this.#client.retryNow();
  /** Phones suspend the sound of a page that was hidden. */
  readonly #resume = () => {
    if (document.visibilityState === "visible") void this.#options.context.resume().catch(() => undefined);
  };

  #step(event: DistributiveOmit<CallScreenEvent, "atMs">) {
    this.#view = { ...this.#view, ...stepScreen(this.#view, { ...event, atMs: Date.now() }) };
    this.#tell();
  }

  #change(change: Partial<BrowserCallView>) {
    this.#view = { ...this.#view, ...change };
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
  }
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
