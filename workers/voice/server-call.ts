import { coachAnswer } from "#core/coach/coach-answer.ts";
import { COMMANDS, type Command } from "#core/conversations/commands.ts";
import type { Patience } from "#core/voice/audio/vad.ts";
import { closeCodeOf, type EndReason } from "#core/voice/call/call-status.ts";
import type { CountedUse } from "#core/voice/call/call-usage.ts";
import { endedExchange, type UnreadExchange } from "#core/voice/practised-call.ts";
import { createRelay, type RelayEffect, type RelayEvent, type RelayState, stepRelay } from "#core/voice/relay.ts";
import { hasLeft, holdsNow } from "#core/voice/standing-customer.ts";
import type { CallMessage } from "../adapters/d1/calls/call-messages.ts";
import type { StoredConversation } from "../adapters/d1/conversations/conversations.ts";
import { faultOf, log } from "../log.ts";
import type { CallStorage } from "../services/calls/call-storage.ts";
import type { Script } from "../services/conversations/reply-delivery.ts";
import { CallRequests } from "../services/engines/model-requests.ts";
import type { World } from "../services/world.ts";
import { openBackend } from "./backends/open-backend.ts";
import type { VoiceBackend } from "./backends/voice-backend.ts";
import { storeWaiting } from "./call-ending.ts";
import { CallReading, type ProvenReading } from "./call-reading.ts";
import { ended, practisedCall, relaySettings, withReading, withTurn } from "./call-record.ts";
import type { CallRecord, CallStore } from "./call-store.ts";
import { PIECE_MS, Recorder } from "./recorder.ts";

type Undated<Event> = Event extends { atMs: number } ? Omit<Event, "atMs"> : never;

export type ServerCallParts = {
  world: World;
  callStorage: CallStorage;
  store: CallStore;
  conversation: StoredConversation;
  script: Script;
  safetyIdentifier: string;
  /** Called once, when nothing more will be said and the rest has to be stored. */
  onEnded: () => void;
};

/**
 * A call that is going on: the state of the relay (core/voice/relay.ts), the sockets, and the effects that the relay asks for.
 * Events are handled one at a time, in order; handling one never waits for a database or network, so sound is never held up.
 */
export class ServerCall {
  readonly #parts: ServerCallParts;
  readonly #backend: VoiceBackend;
  #recorder: Recorder | null;
  #record: CallRecord;
  #relay: RelayState;
  #waiting: RelayEvent[] = [];
  #isTaking = false;
  #sockets = new Map<number, WebSocket>();
  #newestSocket = 0;
  #uses = 0;
  #cancelAlarm = () => {};
  #cancelOpening = () => {};
  #cancelKeeping = () => {};
  /** Writes to D1 and R2, one after the other. Nothing in the call waits for them. */
  #work: Promise<void> = Promise.resolve();
  readonly #reading: CallReading;

  constructor(parts: ServerCallParts, record: CallRecord) {
    const { world, store, conversation, script } = parts;
    this.#parts = parts;
    this.#record = record;
    this.#recorder = record.records ? new Recorder(world, store, record) : null;
    const requests = new CallRequests(world, { userId: record.userId, timeZone: record.timeZone });
    this.#reading = new CallReading(
      world,
      conversation.practice,
      () => requests.take(),
      (unread, message, read) => this.#takeReading(unread, message, read),
    );
    const settings = relaySettings(record, conversation, script, world.settings);
    const { turns, activeMs, startedAtMs } = record;
    this.#relay = createRelay(settings, world.now(), { turns, activeMs, startedAtMs });
    const context = {
      takeRequest: () => requests.take(),
      speakerChanged: (standsIn: boolean) => this.#take({ type: "speaker-changed", standsIn }),
      practised: () => practisedCall(this.#record, conversation),
      script,
      safetyIdentifier: parts.safetyIdentifier,
      used: (use: CountedUse) => store.addUsage(this.#nextUseKey(), use),
    };
    this.#backend = openBackend(world, record.engine, context, {
      opened: (connection) => this.#take({ type: "upstream-opened", connection }),
      refused: (connection, status) => this.#take({ type: "upstream-refused", connection, status }),
      closed: (connection) => this.#take({ type: "upstream-closed", connection }),
      heard: (connection, text) =>
        this.#take({ type: "upstream-message", connection, text, unsentBytes: this.#unsentBytes() }),
    });
    if (record.engine === "built-in" && world.speech) world.background(world.speech.prepare());
    this.#keepSound();
  }

  get callId(): string {
    return this.#record.callId;
  }

  get recorder(): Recorder | null {
    return this.#recorder;
  }

  /** Connects a browser; the one before is closed. Without a `patience` the earlier choice stays. */
  join(socket: WebSocket, patience: Patience | undefined): void {
    this.#newestSocket += 1;
    const number = this.#newestSocket;
    this.#sockets.set(number, socket);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("message", ({ data }) => {
      if (typeof data === "string") this.#take({ type: "browser-message", socket: number, text: data });
    });
    const left = (code: number) => {
      this.#sockets.delete(number);
      this.#take({ type: "browser-left", socket: number, code });
    };
    socket.addEventListener("close", ({ code }) => left(code));
    socket.addEventListener("error", () => left(BROKEN));
    socket.accept();
    this.#take({ type: "browser-joined", socket: number });
    if (patience) this.#take({ type: "patience-chosen", patience });
  }

  end(reason: "taken-over" | "agent-left"): void {
    this.#take({ type: "end-asked", reason });
  }

  /** Saves how far the call is, in case this object is restarted. */
  noteAlive(): void {
    const nowMs = this.#parts.world.now();
    this.#saveRecord({ ...this.#record, activeMs: this.#relay.activeMs, seenAtMs: nowMs });
    this.#storeWaiting();
  }

  async deleteSound(): Promise<void> {
    const recorder = this.#recorder;
    this.#recorder = null;
    this.#saveRecord({ ...this.#record, records: false });
    await this.#work;
    await recorder?.forget();
  }

  /** Resolves when the queued writes have been done, or have failed and will be tried again. */
  async settled(): Promise<void> {
    await this.#reading.done();
    await this.#work;
  }

  #take(event: Undated<RelayEvent>): void {
    this.#waiting.push({ ...event, atMs: this.#parts.world.now() });
    if (this.#isTaking) return;
    this.#isTaking = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        const { state, effects } = stepRelay(this.#relay, next);
        this.#relay = state;
        for (const effect of effects) this.#perform(effect);
      }
    } finally {
      this.#isTaking = false;
    }
  }

  #perform(effect: RelayEffect) {
    switch (effect.type) {
      case "send-browser":
        return sendQuietly(this.#sockets.get(this.#newestSocket), effect.text);
      case "send-upstream":
        return this.#backend.send(effect.text);
      case "record":
        return this.#recorder?.add(effect.track, effect.audio, effect.startMs);
      case "cut-recording":
        return this.#recorder?.cut(effect.fromMs);
      case "close-browser":
        return this.#closeSocket(effect.socket, effect.code, effect.reason);
      case "open-upstream":
        return this.#openUpstream(effect.connection, effect.delayMs);
      case "close-upstream":
        return this.#closeUpstream();
      case "store-turn":
        return this.#storeTurn(effect);
      case "store-usage":
        return this.#parts.store.addUsage(effect.key, effect.usage);
      case "obey":
        return this.#handleCommand(effect.command);
      case "keep-patience":
        return this.#saveRecord({ ...this.#record, patience: effect.patience });
      case "set-alarm":
        return this.#setAlarm(effect.atMs);
      case "note":
        return log("info", `voice.${effect.name}`);
      case "end-call":
        return this.#end(effect.reason, effect.activeMs);
    }
  }

  /** Another one after a restart, too. */
  #nextUseKey(): string {
    this.#uses += 1;
    return `${this.callId}:used:${this.#parts.world.now()}:${this.#uses}`;
  }

  #closeSocket(number: number, code: number, reason: string) {
    const socket = this.#sockets.get(number);
    this.#sockets.delete(number);
    closeQuietly(socket, code, reason);
  }

  #unsentBytes(): number {
    const socket = this.#sockets.get(this.#newestSocket);
    const bytes: unknown = socket && Reflect.get(socket, "bufferedAmount");
    return typeof bytes === "number" ? bytes : 0;
  }

  #openUpstream(connection: number, delayMs: number) {
    this.#closeUpstream();
    if (delayMs === 0) this.#backend.open(connection);
    else this.#cancelOpening = this.#parts.world.after(delayMs, () => this.#backend.open(connection));
  }

  #closeUpstream() {
    this.#cancelOpening();
    this.#backend.close();
  }

  #setAlarm(atMs: number) {
    const { world } = this.#parts;
    this.#cancelAlarm();
    this.#cancelAlarm = world.after(Math.max(0, atMs - world.now()), () => this.#take({ type: "alarm" }));
  }

  #storeTurn(effect: Extract<RelayEffect, { type: "store-turn" }>) {
    const { conversation } = this.#parts;
    const before = practisedCall(this.#record, conversation);
    const { record, message } = withTurn(this.#record, conversation, effect);
    this.#saveMessages(record, [message]);
    const unread = endedExchange(before, practisedCall(record, conversation));
    if (unread) this.#reading.read(unread, message);
    this.#followState();
  }

  #takeReading(unread: UnreadExchange, message: CallMessage, read: ProvenReading) {
    const record = withReading(this.#record, this.#parts.conversation, unread, read);
    if (!record) return;
    this.#saveMessages(record, [{ ...message, reading: read.reading }]);
    if (record.endReason === null) this.#followState();
  }

  /** A model that answers by itself is told what holds now; the built-in state machine of a local engine asks for it. */
  #followState() {
    const record = this.#record;
    if (record.engine !== "openai-realtime") return;
    const practised = practisedCall(record, this.#parts.conversation);
    if (hasLeft(practised)) return this.#take({ type: "customer-left" });
    this.#take({ type: "instructed", ...holdsNow(practised, this.#parts.script) });
  }

  /** The coach's answer is shown, not spoken; both lines are stored as in a written conversation. */
  #handleCommand(command: Command) {
    if (command === "end") return;
    const record = this.#record;
    const { practice } = this.#parts.conversation;
    const text = coachAnswer(command, { practice, state: record.hearing.state, turns: record.turns });
    const nowMs = this.#parts.world.now();
    const lines = [
      { role: "user", kind: "command", content: COMMANDS[command] },
      { role: "assistant", kind: "coach", content: text },
    ] as const;
    const messages = lines.map(
      (line, index): CallMessage => ({
        id: `${record.callId}:${record.moments.length + index}`,
        ...line,
        created_at: nowMs,
        audio_start_ms: null,
        audio_end_ms: null,
        audio_interrupted: null,
        reading: null,
      }),
    );
    const moments = [...record.moments, ...lines.map(({ kind }) => ({ createdAt: nowMs, kind }))];
    const phase = record.phase === "over" ? "over" : command === "hint" ? "paused" : "practising";
    this.#saveMessages({ ...record, moments, phase }, messages);
    this.#take({ type: "coach-said", text });
  }

  #saveMessages(record: CallRecord, messages: readonly CallMessage[]) {
    for (const message of messages) this.#parts.store.addMessage(message);
    this.#saveRecord(record);
    this.#storeWaiting();
  }

  #saveRecord(record: CallRecord) {
    this.#record = record;
    this.#parts.store.write(record);
  }

  #storeWaiting() {
    this.#enqueue(() => storeWaiting(this.#parts.callStorage, this.#parts.store, this.#record));
  }

  /**
   * Each full second of this call, moves sound from memory into the object's database, and from there to R2. Calls that began
   * at different times thus do it at different times.
   */
  #keepSound() {
    const { world } = this.#parts;
    if (!this.#recorder) return;
    const callMs = () => world.now() - this.#record.startedAtMs;
    this.#cancelKeeping = world.after(PIECE_MS - (callMs() % PIECE_MS), () => {
      const recorder = this.#recorder;
      if (recorder?.keepUpTo(callMs())) this.#enqueue(() => recorder.upload());
      this.#keepSound();
    });
  }

  #end(reason: EndReason, activeMs: number) {
    this.#cancelAlarm();
    this.#cancelKeeping();
    // A browser that reconnected while the last words were awaited is too late.
    for (const number of this.#sockets.keys()) this.#closeSocket(number, closeCodeOf(reason), reason);
    const atMs = this.#parts.world.now();
    this.#saveRecord(ended(this.#record, this.#parts.conversation, { reason, activeMs, atMs }));
    this.#reading.end();
    this.#parts.onEnded();
  }

  /** A job that fails is tried again: with the next turn, by the alarm, or at the end. */
  #enqueue(job: () => Promise<void>) {
    this.#work = this.#work.then(job).catch((error) => log("warn", "voice.store-failed", faultOf(error)));
  }
}

/** The close code of a connection that broke (RFC 6455, 7.4.1). */
const BROKEN = 1006;

function sendQuietly(socket: WebSocket | undefined, text: string) {
  try {
    socket?.send(text);
  } catch {
    // The socket is broken; its close event follows.
  }
}

function closeQuietly(socket: WebSocket | undefined, code: number, reason: string) {
  try {
    socket?.close(code, reason);
  } catch {
    // It is closed already.
  }
}
